import { defaultFlatShipping } from '../../contract/content/flat-shipping.ts';
import type { ShippingMethodCode } from '../../contract/delivery/delivery.ts';
import type { ShippingZone } from '../../contract/settings/shipping.ts';
import { ownZoneOf } from './own-zones.ts';
import { type Destination, isPoBox, zoneOf } from './zones.ts';

export { isHeavy } from '../../contract/delivery/delivery.ts';

/** Amounts are cents, USD. */
export interface ShippingFigures {
  /** Standard delivery is free above this merchandise value after discounts (spec §9). */
  readonly freeOver: number;
  readonly standard: number;
  /** Alaska, Hawaii, territories, military mail. */
  readonly remote: number;
  readonly poBox: number;
  readonly canada: number;
  /** Surcharge for items too heavy for parcel mail, where delivery is not free. */
  readonly heavy: number;
}

/** What delivery costs: in the brand's own zones, and by the figures elsewhere. */
export interface ShippingRates extends ShippingFigures {
  readonly zones: readonly ShippingZone[];
}

/** The rates of spec §9; the shop's own where it names none. */
export const defaultRates: ShippingRates = {
  freeOver: defaultFlatShipping.threshold.amount,
  standard: defaultFlatShipping.rate.amount,
  remote: 1999,
  poBox: 999,
  canada: 2499,
  heavy: 4900,
  zones: [],
};

export interface Shipment {
  /** Cents after discounts. */
  merchandise: number;
  /** Too heavy for parcel mail, so delivered to the front door. */
  heavy: boolean;
}

/** The delivery method; shoppers see "Standard" for both (spec §3). */
export function methodFor(shipment: Pick<Shipment, 'heavy'>): ShippingMethodCode {
  return shipment.heavy ? 'FRNTDOOR' : 'GROUND';
}

/**
 * Delivery price in cents; 0 for nothing to ship. Free delivery applies to the contiguous US without PO boxes (rulings: Money), and where a zone of the
 * brand's own says so; elsewhere the zone's rate always applies.
 */
export function shippingPrice(shipment: Shipment, destination: Destination, rates: ShippingRates): number {
  if (shipment.merchandise <= 0) return 0;
  const { standard, freeOver, heavy } = chargesTo(destination, rates);
  if (freeOver !== null && shipment.merchandise > freeOver) return 0;
  return standard + (shipment.heavy ? heavy : 0);
}

/** The free delivery threshold and the amount missing, in cents; null where delivery is never free. */
export function freeShippingGap(
  merchandise: number,
  destination: Destination,
  rates: ShippingRates,
): { threshold: number; missing: number } | null {
  const { freeOver } = chargesTo(destination, rates);
  return freeOver === null ? null : { threshold: freeOver, missing: Math.max(0, freeOver + 1 - merchandise) };
}

type Charges = NonNullable<ShippingZone['rates']>;

/** What applies to a destination. No PO box ships free, in whichever zone. */
function chargesTo(destination: Destination, rates: ShippingRates): Charges {
  const own = ownZoneOf(rates.zones, destination)?.rates;
  if (own) return isPoBox(destination) ? { ...own, freeOver: null } : own;
  const zone = zoneOf(destination);
  return zone === 'contiguous'
    ? { standard: rates.standard, freeOver: rates.freeOver, heavy: 0 }
    : { standard: rates[zone], freeOver: null, heavy: rates.heavy };
}

/** Whether delivery to both costs the same whatever is delivered. */
export const isPricedAlike = (one: Destination, other: Destination, zones: ShippingRates['zones']): boolean =>
  zoneOf(one) === zoneOf(other) && ownZoneOf(zones, one) === ownZoneOf(zones, other);
