import { type Failure, isUnexpected } from '../../../contract/api/client.ts';

/** What a failed call was meant to do, as named in its message (spec §8: cart, save-for-later). */
export type Attempt =
  | 'update the quantity'
  | 'remove this item'
  | 'save this item for later'
  | 'move this item to your cart'
  | 'retrieve your cart'
  | 'retrieve your saved items'
  | 'apply this promo code'
  | 'remove this promo code'
  | 'undo that';

/** Why a cart action failed. A refusal has its own message; other failures say what was not done, and what to do. */
export function failureText(failure: Failure, attempt: Attempt): string {
  const advice = adviceFor(failure);
  return advice === null ? (quantityWords(failure) ?? failure.message) : `We’re unable to ${attempt}. ${advice}`;
}

/** What is wrong with a quantity, and which one would do; null for other refusals. */
function quantityWords({ code, fields, details }: Failure): string | null {
  const available = Number(details?.available);
  if (code !== 'quantity_unavailable' || !(available > 0)) return fields?.quantity ?? null;
  return `There ${available === 1 ? 'is' : 'are'} only ${available} left. Please choose fewer.`;
}

function adviceFor(failure: Failure): string | null {
  const { statusCode, message } = failure;
  if (statusCode === 0) return 'Check your connection and try again.';
  if (isUnexpected(failure)) return 'Please try again or come back later.';
  return statusCode === 429 || statusCode >= 500 ? message : null;
}

export function withEntry<V>(map: ReadonlyMap<number, V>, key: number, value: V): ReadonlyMap<number, V> {
  return new Map(map).set(key, value);
}

export function withoutEntry<V>(map: ReadonlyMap<number, V>, key: number): ReadonlyMap<number, V> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
