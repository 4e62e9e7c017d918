import type { Totals } from '../../contract/cart.ts';
import { type Destination, freeShippingGap, type Shipment, type ShippingRates, shippingPrice } from '../delivery/index.ts';
import { type TaxRates, taxFor } from '../tax/index.ts';

export interface TotalsInput {
  /** Merchandise in cents before discounts, and how it travels. */
  readonly shipment: Shipment;
  /** Cents off the merchandise by promotions; never more than it. */
  readonly discount?: number;
  readonly destination: Destination;
  readonly rates: ShippingRates;
  /** Null while nothing is known of the destination: then no tax is shown, and the total is an estimate. */
  readonly taxRates: TaxRates | null;
  /** Set once the shipping address is known. */
  readonly taxIsFinal?: boolean;
}

/**
 * The arithmetic of a cart, a checkout and an order (rulings: Money): line prices → promotions → delivery → tax. Integer
 * cents; merchandise − discount + shipping + tax = total, none of them negative.
 */
export function totalsOf({ shipment, discount = 0, destination, rates, taxRates, taxIsFinal = false }: TotalsInput): Totals {
  const { merchandise } = shipment;
  const off = Math.min(Math.max(discount, 0), merchandise);
  const goods = merchandise - off;
  const shipping = shippingPrice({ ...shipment, merchandise: goods }, destination, rates);
  const tax = taxRates ? taxFor(taxRates, { goods, shipping }) : 0;
  return {
    currency: 'USD',
    merchandise,
    discount: off,
    shipping,
    tax,
    taxIsEstimate: !taxIsFinal,
    total: goods + shipping + tax,
    freeShipping: freeShippingGap(goods, destination, rates),
  };
}
