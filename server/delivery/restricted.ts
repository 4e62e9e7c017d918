import { type DeliveryDestination, deliveryProblems } from '../../contract/delivery/delivery.ts';
import { readPostalCode } from '../../contract/values/postal-code.ts';
import { isShippable, type Place, placeOf } from '../addresses/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { isDelivered } from './own-zones.ts';
import { isAmong, type Restrictions } from './restrictions/restrictions.ts';

const problem = problemsOf(deliveryProblems);

/**
 * Whether we do not ship there: a territory or freely associated state (spec §5), a code on the shop's own list, or a zone
 * that the brand doesn't deliver to.
 */
export function isRestricted(place: Place, { everything, zones }: Pick<Restrictions, 'everything' | 'zones'>): boolean {
  return !isShippable(place) || isAmong(everything, place.postalCode) || !isDelivered(zones, place);
}

/** The place a shopper typed. Throws `postal_code_required`, `postal_code_unreadable`, `postal_code_unknown`, `postal_code_restricted`. */
export function requireDestination(typed: string, restrictions: Restrictions): DeliveryDestination {
  const place = placeOf(typed);
  if (typed.trim() === '') throw problem('postal_code_required');
  if (!place) throw problem(readPostalCode(typed) ? 'postal_code_unknown' : 'postal_code_unreadable');
  if (isRestricted(place, restrictions)) throw problem('postal_code_restricted');
  return place;
}
