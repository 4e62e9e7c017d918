import type { Failure } from '../../../contract/client.ts';

/** Why something could not be put into the cart, and what to do about it. */
export function addErrorWords({ code, message, details }: Failure, quantity: number): string {
  const available = Number(details?.available);
  if (code === 'quantity_unavailable' && available > 0) {
    if (quantity > available) return `There ${available === 1 ? 'is' : 'are'} only ${available} left. Please choose fewer.`;
    if (available === 1) return 'The last one is already in your cart.';
    return `There are only ${available} left, counting those already in your cart.`;
  }
  return message;
}
