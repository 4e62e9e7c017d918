import { type Address, addressLabels, type Country, type CountryCode, countryNames } from '../../contract/addresses/addresses.ts';
import { auRegions, caRegions, mxRegions, usRegions } from './regions.ts';

type Region = Country['regions'][number];

function country(code: CountryCode, regions: readonly Region[]): Country {
  return { code, name: countryNames[code], labels: addressLabels[code], regions: [...regions] };
}

/** The countries of the address form with their labels and regions (spec §3), the home market first. */
export const countries: readonly Country[] = [
  country('US', usRegions),
  country('CA', caRegions),
  country('AU', auRegions),
  country('MX', mxRegions),
];

const byCode = new Map<CountryCode, Country>(countries.map((country) => [country.code, country]));

/** A region of a country by its code. */
export function regionOf(countryCode: CountryCode, code: string): Region | null {
  return byCode.get(countryCode)?.regions.find((region) => region.code === code) ?? null;
}

/** Whether we deliver there: US states, DC and military mail, and all of Canada (spec §5). */
export function isShippable(address: Pick<Address, 'countryCode' | 'stateRegion'>): boolean {
  return regionOf(address.countryCode, address.stateRegion)?.shippable ?? false;
}

/** Where we deliver, the United States first. */
export const shippableRegions = countries.flatMap(({ code: countryCode, regions }) =>
  regions.flatMap(({ code, name, shippable }) => (shippable ? [{ countryCode, code, name }] : [])),
);
