import { addressEndpoints } from '../../contract/addresses.ts';
import type { Api } from '../platform/http/api.ts';
import { countries } from './countries.ts';

export { isShippable, regionOf } from './countries.ts';
export { provinceOfPostalCode, stateOfZip } from './zip-prefixes.ts';

/** Owns what is known about places: countries, regions, where we deliver, which state a postal code lies in. */
export function mountAddresses(api: Api): void {
  api.bind(addressEndpoints.getCountries, async () => ({ countries: [...countries] }));
}
