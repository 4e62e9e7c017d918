import { type DeliveryDestination, deliveryProblems } from '../../contract/buying/delivery.ts';
import { readPostalCode } from '../../contract/values/postal-code.ts';
import { isShippable, type Place, placeOf } from '../addresses/index.ts';
import { problemsOf } from '../platform/http/problem.ts';

const problem = problemsOf(deliveryProblems);

/**
 * Whether we do not ship there: a territory or freely associated state (spec §5), or a code on the shop's own list (`RESTRICTED_POSTAL_CODES`: codes
 * or prefixes, without spaces).
 */
export function isRestricted(place: Place, codes: readonly string[]): boolean {
  const compact = place.postalCode.replace(' ', '');
  return !isShippable(place) || codes.some((code) => compact.startsWith(code));
}

/** The place a shopper typed. Throws `postal_code_unreadable`, `postal_code_unknown`, `postal_code_restricted`. */
export function requireDestination(typed: string, codes: readonly string[]): DeliveryDestination {
  const place = placeOf(typed);
  if (!place) throw problem(readPostalCode(typed) ? 'postal_code_unknown' : 'postal_code_unreadable');
  if (isRestricted(place, codes)) throw problem('postal_code_restricted');
  return place;
}
