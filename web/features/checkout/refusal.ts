import { type Failure, isUnexpected } from '../../../contract/api/client.ts';
import { checkoutFailure } from '../../../contract/buying/checkout.ts';

/** Why an order was not placed, with the waiting time if any. */
export function wordsOfRefusal(failure: Failure): string {
  const { code, message, details } = failure;
  if (isUnexpected(failure)) return checkoutFailure;
  const seconds = Number(details?.retryAfterSeconds);
  if (code !== 'too_many_declines' || !(seconds > 0)) return message;
  return `Several payments in a row were declined, so payment is paused for a while. Nothing was charged. Please try again in ${minutesOf(seconds)}.`;
}

const declines = new Set(['card_declined', 'wallet_declined', 'store_card_declined']);

/** The same at the top of a loaded page, which points to a decline's own message below instead of repeating it. Without script no proof can be computed. */
export function wordsOnLoad(failure: Failure): string {
  if (declines.has(failure.code ?? '') && failure.fields)
    return 'Your payment didn’t go through, and you were not charged. See what to change below.';
  if (failure.code !== 'captcha_required') return wordsOfRefusal(failure);
  return 'Several payments were declined. Please wait 15 minutes, or turn on JavaScript in your browser to try another card now.';
}

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
