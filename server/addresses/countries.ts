import type { Address, Country, CountryCode } from '../../contract/addresses.ts';
import { auRegions, caRegions, mxRegions, usRegions } from './regions.ts';

/** The countries of the address form with their labels and regions (spec §3), the home market first. */
export const countries: readonly Country[] = [
  {
    code: 'US',
    name: 'United States',
    labels: { city: 'City', stateRegion: 'State', postalCode: 'ZIP code' },
    regions: [...usRegions],
  },
  { code: 'CA', name: 'Canada', labels: { city: 'City', stateRegion: 'Province', postalCode: 'Postal code' }, regions: [...caRegions] },
  {
    code: 'AU',
    name: 'Australia',
    labels: { city: 'Suburb', stateRegion: 'State/territory', postalCode: 'Postcode' },
    regions: [...auRegions],
  },
  { code: 'MX', name: 'Mexico', labels: { city: 'City', stateRegion: 'State', postalCode: 'Postal code' }, regions: [...mxRegions] },
];

const byCode = new Map<CountryCode, Country>(countries.map((country) => [country.code, country]));

/** A region of a country by its code. */
export function regionOf(countryCode: CountryCode, code: string): Country['regions'][number] | null {
  return byCode.get(countryCode)?.regions.find((region) => region.code === code) ?? null;
}

/** What a region is called in a country's form: "State", "Province" … */
export function regionLabel(countryCode: CountryCode): string {
  return byCode.get(countryCode)?.labels.stateRegion ?? 'State';
}

/** Whether we deliver there: US states, DC and military mail, and all of Canada (spec §5). */
export function isShippable(address: Pick<Address, 'countryCode' | 'stateRegion'>): boolean {
  return regionOf(address.countryCode, address.stateRegion)?.shippable ?? false;
}
