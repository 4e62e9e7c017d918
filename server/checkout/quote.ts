import type { Totals } from '../../contract/cart.ts';
import type { DeliveryMethod } from '../../contract/delivery.ts';
import { buyable, type PricedLine, shipmentOf, totalsOf } from '../cart/index.ts';
import { consignmentOf, deliveryMethods, type ShippingRates } from '../delivery/index.ts';
import type { StoredCheckout } from './checkout.ts';

/** What a checkout costs at this moment. */
export interface Quote {
  readonly lines: readonly PricedLine[];
  /** The lines that would be ordered. */
  readonly bought: readonly PricedLine[];
  readonly methods: readonly DeliveryMethod[];
  readonly method: DeliveryMethod;
  readonly totals: Totals;
}

/** Prices everything anew: lines, delivery, tax. Pure; the same for what is shown and for what is charged. */
export function quote(checkout: StoredCheckout, lines: readonly PricedLine[], rates: ShippingRates, now: Date): Quote {
  const shipment = shipmentOf([...lines]);
  const destination = checkout.shippingAddress ?? {};
  const bought = buyable(lines);
  const items = bought.map(({ offer, quantity }) => consignmentOf(offer, quantity));
  const methods = deliveryMethods(shipment, items, destination, rates, now);
  const method = methods.find(({ code }) => code === checkout.deliveryMethod) ?? methods[0];
  if (!method) throw new Error('A shipment has no way to travel');
  const totals = totalsOf({ shipment, destination, rates, taxRates: checkout.taxRates, taxIsFinal: checkout.shippingAddress !== null });
  return { lines, bought, methods, method, totals };
}

/** True when less can be bought than the shopper asked for: then that is the news, rather than the total. */
export function hasShortage({ lines }: Quote): boolean {
  return lines.some(({ notice }) => notice !== null && notice.code !== 'price_changed');
}
