import { readCodes } from '../../../contract/settings/restrictions.ts';
import type { ShippingZone } from '../../../contract/settings/shipping.ts';
import { regionsOfStart, shippableRegions } from '../../addresses/index.ts';
import { holdsWhole } from '../own-zones.ts';

const names = new Map(shippableRegions.map(({ code, name }) => [code, name]));
const nameOf = (region: string): string => names.get(region) ?? region;

/** Zones as they are stored: codes compact and in capitals, everything once. What can't be read stays as it is, for `zoneFaults`. */
export const tidyZones = (zones: readonly ShippingZone[]): ShippingZone[] =>
  zones.map(({ name, regions, postalCodes, rates }) => {
    const { codes, unreadable } = readCodes(postalCodes.join('\n'));
    return { name, regions: [...new Set(regions)], postalCodes: [...codes, ...unreadable], rates };
  });

/** What is wrong with a brand's zones. Field (`zones.0.regions`) → message; two zones that claim one place both have it. Pure. */
export function zoneFaults(zones: readonly ShippingZone[]): Record<string, string> {
  const faults = new Map<string, string>();
  const blame = (index: number, field: 'name' | 'regions' | 'postalCodes', message: string) => {
    const key = `zones.${index}.${field}`;
    if (!faults.has(key)) faults.set(key, message);
  };
  for (const [index, zone] of zones.entries()) {
    for (const [field, message] of faultsWithin(zone)) blame(index, field, message);
    for (const [above, earlier] of zones.slice(0, index).entries()) {
      if (earlier.name.toLowerCase() === zone.name.toLowerCase()) blame(index, 'name', `Another zone is called ${zone.name} already`);
      const shared = zone.regions.find((region) => holdsWhole(zone, region) && holdsWhole(earlier, region));
      if (shared !== undefined) {
        for (const one of [above, index])
          blame(one, 'regions', `${nameOf(shared)} is in ${earlier.name} and in ${zone.name}. Take it out of one`);
      }
      const code = zone.postalCodes.find((one) => holdsCode(earlier, one));
      if (code === undefined) continue;
      const isSame = earlier.postalCodes.some((one) => code.startsWith(one));
      const message = isSame
        ? `${code} is in ${earlier.name} and in ${zone.name}. Take it out of one`
        : `${code} lies in ${earlier.name}, which comes first. Move ${zone.name} above it`;
      blame(above, isSame ? 'postalCodes' : 'regions', message);
      blame(index, 'postalCodes', message);
    }
  }
  return Object.fromEntries(faults);
}

function* faultsWithin({ regions, postalCodes }: ShippingZone): Generator<['regions' | 'postalCodes', string]> {
  if (regions.length === 0 && postalCodes.length === 0) yield ['regions', 'Choose states or provinces, or enter postal codes'];
  const unknown = regions.find((region) => !names.has(region));
  if (unknown !== undefined) yield ['regions', `${unknown} is no state or province that we ship to`];
  const { unreadable } = readCodes(postalCodes.join('\n'));
  if (unreadable[0] !== undefined) yield ['postalCodes', `We can’t read ${unreadable[0]}. Enter codes such as 10118, 998 or X0A`];
  const elsewhere = postalCodes.find((code) => !unreadable.includes(code) && !regionsOfStart(code).some((region) => names.has(region)));
  if (elsewhere !== undefined) yield ['postalCodes', `${elsewhere} is no postal code that we ship to`];
}

/** Whether a zone holds every address whose postal code begins so. */
const holdsCode = (zone: ShippingZone, code: string): boolean => {
  const regions = regionsOfStart(code);
  return (
    zone.postalCodes.some((one) => code.startsWith(one)) || (regions.length > 0 && regions.every((region) => holdsWhole(zone, region)))
  );
};
