import type { ShippingZone } from '../../contract/settings/shipping.ts';
import { placeOf, regionOf, regionsOfStart, shippableRegions } from '../addresses/index.ts';
import { type Destination, isMilitary, zoneOf } from './zones.ts';

/**
 * The first of a brand's own zones that holds a destination, by its postal code or by its state, as with the built-in zones, which hold where this
 * is null. Pure.
 */
export function ownZoneOf(zones: readonly ShippingZone[], destination: Destination): ShippingZone | null {
  const { countryCode, stateRegion, postalCode = '' } = destination;
  if (zones.length === 0 || (countryCode !== undefined && countryCode !== 'US' && countryCode !== 'CA')) return null;
  const compact = postalCode.replace(/[\s-]/g, '').toUpperCase();
  const regions = [placeOf(postalCode)?.stateRegion, stateRegion].filter((region) => region !== undefined);
  const isHeld = (zone: ShippingZone) =>
    zone.postalCodes.some((code) => compact.startsWith(code)) || regions.some((region) => holdsWhole(zone, region));
  return zones.find(isHeld) ?? null;
}

/** Whether a zone holds all of a state or province: it names it, and no postal codes in it. */
export const holdsWhole = ({ regions, postalCodes }: Pick<ShippingZone, 'regions' | 'postalCodes'>, region: string): boolean =>
  regions.includes(region) && !postalCodes.some((code) => regionsOfStart(code).includes(region));

/** The US states that lie in a zone as a whole. */
export const wholeStates = (zone: Pick<ShippingZone, 'regions' | 'postalCodes'>): string[] =>
  zone.regions.filter((region) => regionOf('US', region) !== null && holdsWhole(zone, region));

/** The US states that pay the rate of remote places (rulings: Money): those outside the contiguous US that no own zone holds as a whole. */
export const remoteStates = (zones: readonly ShippingZone[]): string[] =>
  shippableRegions
    .filter(({ countryCode, code }) => {
      const to = { countryCode, stateRegion: code };
      return zoneOf(to) === 'remote' && !isMilitary(to) && !zones.some((zone) => holdsWhole(zone, code));
    })
    .map(({ code }) => code);

/** Whether a brand delivers there, by its own zones. */
export const isDelivered = (zones: readonly ShippingZone[], destination: Destination): boolean =>
  ownZoneOf(zones, destination)?.rates !== null;
