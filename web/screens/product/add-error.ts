import type { Failure } from '../../../contract/client.ts';

/** Why something could not be put into the cart, and what to do about it. */
export function addErrorWords({ statusCode, code, message, details }: Failure): string {
  const available = Number(details?.available);
  if (code === 'quantity_unavailable' && available > 0) {
    return `There ${available === 1 ? 'is' : 'are'} only ${available} left, counting what is in your cart. Please choose fewer.`;
  }
  if (statusCode === 0) return 'We couldn’t reach the shop. Please check your connection and try again.';
  return message;
}
