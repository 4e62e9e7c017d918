import { type Failure, isUnexpected } from '../../../contract/api/client.ts';
import { genericFailure } from '../../../contract/api/problems.ts';
import { plural } from '../../../contract/values/count.ts';

/** All units are in other shoppers' checkouts; `minutes` until the first may be free, if known. */
export const heldWords = (minutes: number | null): string =>
  `This item is in other shoppers’ checkouts. Try again in ${!minutes ? 'a few minutes' : plural(minutes, 'minute')}.`;

/** Why an item could not be added to the cart, and what to do. */
export function addErrorWords(failure: Failure, quantity: number): string {
  const { code, message, details, fields } = failure;
  if (isUnexpected(failure)) return genericFailure;
  const available = Number(details?.available);
  if (code === 'quantity_unavailable' && available > 0) {
    if (quantity > available) return `There ${available === 1 ? 'is' : 'are'} only ${available} left. Please choose fewer.`;
    if (available === 1) return 'The last one is already in your cart.';
    return `There are only ${available} left, counting those already in your cart.`;
  }
  if (code === 'held_by_others') return heldWords(Number(details?.minutes));
  return fields?.quantity ?? message;
}
