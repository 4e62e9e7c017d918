import type { Address, AddressVerification } from '../../../contract/addresses.ts';
import { type PostalPlace, placeOfZip } from '../postal-data.ts';
import { provinceOfPostalCode } from '../zip-prefixes.ts';
import { envelopeCase, isSameCity, tidyPostalCode } from './spelling.ts';
import type { AddressVerifier } from './verifier.ts';

/**
 * The built-in verifier (rulings: Third parties): spelling as on an envelope, and city and state by the postal code. It knows where a code lies, not
 * whether the house is there, so `verified` means that the parts agree with each other.
 */
export class PostalNormalizer implements AddressVerifier {
  async verify(typed: Address): Promise<AddressVerification> {
    const tidy: Address = {
      ...typed,
      addressLine1: envelopeCase(typed.addressLine1),
      addressLine2: envelopeCase(typed.addressLine2),
      city: envelopeCase(typed.city),
      postalCode: tidyPostalCode(typed.postalCode, typed.countryCode),
    };
    const place = await placeOf(tidy);
    if (!place) return { result: 'unverified', suggested: null, changed: [] };
    const suggested = { ...tidy, ...agreeing(tidy, place) };
    const changed = (Object.keys(suggested) as (keyof Address)[]).filter((field) => suggested[field] !== typed[field]);
    return changed.length === 0 ? { result: 'verified', suggested: null, changed } : { result: 'suggestion', suggested, changed };
  }
}

/** What is known of the postal code: of a Canadian one the province, whose forward sortation areas have many names. */
async function placeOf({ countryCode, postalCode, city }: Address): Promise<PostalPlace | null> {
  if (countryCode === 'US') return placeOfZip(postalCode);
  const region = countryCode === 'CA' ? provinceOfPostalCode(postalCode) : null;
  return region === null ? null : { city, region };
}

/**
 * Another state than the ZIP code's takes its city along. In the same state the city stays as typed: a ZIP code has several names, of which postal
 * data know one; only its spelling is mended.
 */
function agreeing(typed: Address, { city, region }: PostalPlace): Pick<Address, 'city' | 'stateRegion'> {
  if (typed.stateRegion !== region) return { city, stateRegion: region };
  return { city: isSameCity(typed.city, city) || isNearly(typed.city, city) ? city : typed.city, stateRegion: region };
}

/** One letter wrong, missing, too many, or two swapped: a slip. */
function isNearly(typed: string, known: string): boolean {
  const [a, b] = [typed.toLowerCase(), known.toLowerCase()];
  if (b.length < 5 || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return swapped || rest(a, 1) === rest(b, 1) || rest(a, 0) === rest(b, 1) || rest(a, 1) === rest(b, 0);
}
