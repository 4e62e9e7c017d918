import { type Address, type AddressVerification, addressLabels } from '../../../contract/addresses/addresses.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { regionOf } from '../countries.ts';
import { type PostalPlace, placeOfZip, zipsOfRegion } from '../postal-data.ts';
import { provinceOfPostalCode } from '../zip-prefixes.ts';
import { envelopeCase, isSameCity, tidyPostalCode } from './spelling.ts';
import type { AddressVerifier } from './verifier.ts';

/**
 * The built-in verifier (rulings: Third parties): corrects the spelling as on an envelope and the city by postal code, and checks the state. It knows
 * where a code lies, not whether the house exists, so `verified` means that the parts agree.
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
    if (place.region !== tidy.stateRegion) return elsewhere(typed, tidy, place.region);
    return answer(typed, { ...tidy, city: isSameCity(tidy.city, place.city) || isSlip(tidy.city, place.city) ? place.city : tidy.city });
  }
}

function answer(typed: Address, suggested: Address): AddressVerification {
  const changed = keysOf(suggested).filter((field) => suggested[field] !== typed[field]);
  return changed.length === 0 ? { result: 'verified', suggested: null, changed } : { result: 'suggestion', suggested, changed };
}

/**
 * The postal code lies outside the chosen state. People pick their state from a list and mistype digits, so we trust the state: a unique code of that
 * city in that state is suggested; otherwise the shopper is asked.
 */
async function elsewhere(typed: Address, tidy: Address, region: string): Promise<AddressVerification> {
  const codes = tidy.countryCode === 'US' ? await zipsOfCity(tidy.city, tidy.stateRegion) : [];
  const near = codes.filter((code) => isSlip(tidy.postalCode.slice(0, 5), code));
  const [only, ...others] = near.length > 0 ? near : codes;
  if (only && others.length === 0) return answer(typed, { ...tidy, postalCode: only });
  const name = (code: string) => regionOf(tidy.countryCode, code)?.name ?? code;
  const label = addressLabels[tidy.countryCode].postalCode;
  const message = `${tidy.postalCode} is in ${name(region)}, not ${name(tidy.stateRegion)}. Please check the ${label}.`;
  return { result: 'question', suggested: null, changed: [], question: { field: 'postalCode', message } };
}

async function zipsOfCity(city: string, region: string): Promise<string[]> {
  return (await zipsOfRegion(region)).filter((place) => isSameCity(place.city, city)).map(({ zip }) => zip);
}

/** What the postal code reveals. For a Canadian one only the province, as its forward sortation areas have many names. */
async function placeOf({ countryCode, postalCode, city }: Address): Promise<PostalPlace | null> {
  if (countryCode === 'US') return placeOfZip(postalCode);
  const region = countryCode === 'CA' ? provinceOfPostalCode(postalCode) : null;
  return region === null ? null : { city, region };
}

/** Whether one character is wrong, missing, extra, or swapped with its neighbour. */
function isSlip(typed: string, known: string): boolean {
  const a = typed.toLowerCase();
  const b = known.toLowerCase();
  if (b.length < 5 || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return swapped || rest(a, 1) === rest(b, 1) || rest(a, 0) === rest(b, 1) || rest(a, 1) === rest(b, 0);
}
