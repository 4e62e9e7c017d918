import type { DeliveryMethod } from '../../contract/delivery/delivery.ts';
import type { Offer, Shelf } from '../catalog/index.ts';
import { departuresAt } from './cut-off.ts';
import { estimate } from './estimate.ts';
import { freeShippingGap, isHeavy, methodFor, type ShippingRates } from './rates.ts';
import { type Consignment, tripTo } from './trip.ts';
import { type Destination, isPoBox, type Zone, zoneOf } from './zones.ts';

/** Units of an offer to deliver. */
export function consignmentOf(
  offer: Pick<Offer, 'variationId' | 'weightGrams' | 'deliveryClass' | 'leadTimeDays' | 'shelves' | 'held'>,
  quantity: number,
): Consignment {
  const { variationId, leadTimeDays, shelves, held } = offer;
  return { variationId, quantity, method: methodFor({ heavy: isHeavy(offer) }), leadTimeDays, shelves, held };
}

/** What to tell the shopper about delivery there, also before the address is known. */
export function noteFor(destination: Destination): { note?: string } {
  return zoneOf(destination) === 'canada' ? { note: 'Import duties and fees may be due when it is delivered.' } : {};
}

/** Why an order over the threshold still pays for shipping (spec §9); not where the brand's own zone has a threshold. */
const notFree: Partial<Record<Zone, string>> = {
  poBox: 'Free shipping doesn’t include PO boxes.',
  remote: 'Free shipping doesn’t include Alaska, Hawaii and military addresses.',
};

/** A unit in the default warehouse: unavailable items are dated as if they left from there. */
const usual: Shelf = {
  variationId: 0,
  warehouseCode: 'usual',
  onHand: 1,
  isDefault: true,
  postalCode: '43217',
  timeZone: 'America/New_York',
  cutOffHour: 14,
  dispatchDays: [1, 2, 3, 4, 5],
  closedDays: [],
};

/**
 * The delivery methods for a shipment that costs this many cents to ship, promotions included, with price and arrival; today there is one per shipment
 * (spec §3).
 */
export function deliveryMethods(
  { heavy, price }: { readonly heavy: boolean; readonly price: number },
  items: readonly Consignment[],
  destination: Destination,
  rates: ShippingRates,
  now: Date,
): DeliveryMethod[] {
  const code = methodFor({ heavy });
  const nothing: Consignment = { variationId: 0, quantity: 1, method: code, leadTimeDays: 0, shelves: [usual], held: 0 };
  const window = estimate(items, destination, now).together?.arrival ?? tripTo(nothing, destination, departuresAt(now))?.window;
  if (!window) throw new Error('The usual warehouse is empty');
  const { earliest, latest } = window;
  const isNeverFree = price > 0 && freeShippingGap(0, destination, rates) === null;
  const reason = isNeverFree && notFree[zoneOf(destination)];
  const note = reason ? { note: reason } : noteFor(destination);
  const place = isPoBox(destination) ? { toPoBox: true as const } : {};
  return [{ code, label: 'Standard', price, ...place, ...note, earliest, latest }];
}
