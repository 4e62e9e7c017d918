import type { DeliveryMethod } from '../../contract/delivery/delivery.ts';
import { buyable, type Price, type PricedLine, price, shipmentOf } from '../cart/index.ts';
import { consignmentOf, type Destination, deliveryMethods, type ShippingRates } from '../delivery/index.ts';
import type { Standing } from '../promotions/index.ts';
import type { StoredCheckout } from './checkout.ts';
import { agreedShippingPrice } from './drafts/draft.ts';
import type { ExpectedPlace } from './parts.ts';

/** What a checkout costs now. */
export interface Quote {
  readonly lines: readonly PricedLine[];
  /** The lines to order. */
  readonly bought: readonly PricedLine[];
  readonly methods: readonly DeliveryMethod[];
  readonly method: DeliveryMethod;
  readonly totals: Price['totals'];
  /** Each line's adjustments and tax, and the outcome of every promotion. */
  readonly price: Price;
}

/** What a checkout's price depends on besides its contents. */
export interface Pricing {
  readonly rates: ShippingRates;
  readonly standing: Standing;
  /** Counts while the checkout has no address; a draft is priced without it, as its staff saw it. */
  readonly expected?: ExpectedPlace | null;
  /** What the shopper has chosen of an address that is not complete yet; counts while the checkout has none, of a draft too. */
  readonly chosen?: Destination | undefined;
}

/** Reprices everything: lines, promotions, delivery, tax. Pure; used for both display and charging. */
export function quote(
  checkout: StoredCheckout,
  lines: readonly PricedLine[],
  { rates, standing, expected, chosen }: Pricing,
  now: Date,
): Quote {
  const { draft } = checkout;
  const address = checkout.shippingAddress ?? chosen ?? null;
  const place = address || draft ? null : expected;
  const destination = address ?? place?.place ?? {};
  const taxRates = checkout.taxRates ?? place?.taxRates ?? null;
  const bought = buyable(lines);
  const items = bought.map(({ offer, quantity }) => consignmentOf(offer, quantity));
  const priced = price(
    {
      lines,
      standing,
      destination,
      rates,
      taxRates,
      taxIsFinal: checkout.shippingAddress !== null,
      ...(draft && { manual: { discount: draft.discount, shippingPrice: agreedShippingPrice(draft, address) } }),
    },
    now,
  );
  const { heavy } = shipmentOf(lines);
  // All methods cost the same.
  const methods = deliveryMethods({ heavy, price: priced.totals.shipping }, items, destination, rates, now);
  const method = methods.find(({ code }) => code === checkout.deliveryMethod) ?? methods[0];
  if (!method) throw new Error('A shipment has no way to travel');
  return { lines, bought, methods, method, totals: priced.totals, price: priced };
}

/** True if less is available than requested; reported before a changed total. */
export function hasShortage({ lines }: Quote): boolean {
  return lines.some(({ notice }) => notice !== null && notice.code !== 'price_changed');
}
