import { addressEndpoints } from '../../contract/addresses/addresses.ts';
import type { Flags } from '../flags/index.ts';
import type { Api } from '../platform/http/api.ts';
import { countries } from './countries.ts';
import { PostalNormalizer } from './verification/normalizer.ts';
import type { AddressVerifier } from './verification/verifier.ts';

export { type Coordinates, coordinatesOf, milesBetween } from './coordinates.ts';
export { isShippable, regionOf, shippableRegions } from './countries.ts';
export { type Place, placeOf } from './places.ts';
export { postalCodeCookie, rememberPostalCode, savedPlace } from './saved-postal-code.ts';
export { isDoubtful } from './verification/doubt.ts';
export type { AddressVerifier } from './verification/verifier.ts';
export { provinceOfPostalCode, regionsOfStart, stateOfZip } from './zip-prefixes.ts';

/** The built-in verifier. */
export const postalNormalizer = (): AddressVerifier => new PostalNormalizer();

interface AddressParts {
  readonly flags: Flags;
  /** Why a brand delivers nothing to a postal code; null where it does. */
  readonly refusalOf: (postalCode: string, brand: string, now: Date) => Promise<string | null>;
}

/** Owns knowledge about places: countries, regions, where we deliver, the state of a postal code, and address spelling. */
export function mountAddresses(api: Api, { flags, refusalOf }: AddressParts, verifier = postalNormalizer()): void {
  api.bind(addressEndpoints.getCountries, async () => ({ countries: [...countries] }));
  api.bind(
    addressEndpoints.verify,
    async ({ address }, call) => {
      if (!(await flags.isOn('address-verification', call))) return { result: 'unverified' as const, suggested: null, changed: [] };
      const refusal = await refusalOf(address.postalCode, call.brand, call.now);
      if (refusal)
        return { result: 'question' as const, suggested: null, changed: [], question: { field: 'postalCode' as const, message: refusal } };
      const found = await verifier.verify(address);
      const isRefused = found.suggested !== null && (await refusalOf(found.suggested.postalCode, call.brand, call.now)) !== null;
      return isRefused ? { result: 'unverified' as const, suggested: null, changed: [] } : found;
    },
    { rateLimit: { max: 60, windowSeconds: 60 } },
  );
}
