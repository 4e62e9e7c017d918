import { readPostalCode } from '../../contract/values/postal-code.ts';
import { provinceOfPostalCode, stateOfZip } from './zip-prefixes.ts';

/** The place of a postal code; `postalCode` in the carriers' spelling. */
export interface Place {
  readonly countryCode: 'US' | 'CA';
  readonly stateRegion: string;
  readonly postalCode: string;
}

/** The place of a US or Canadian postal code in any spacing and case; null when invalid or unassigned. */
export function placeOf(postalCode: string): Place | null {
  const read = readPostalCode(postalCode);
  if (!read) return null;
  const stateRegion = read.countryCode === 'US' ? stateOfZip(read.postalCode) : provinceOfPostalCode(read.postalCode);
  return stateRegion ? { ...read, stateRegion } : null;
}
