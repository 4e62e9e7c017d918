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

/** The same for a form without script, where no proof can be computed. */
export function wordsWithoutScript(failure: Failure): string {
  if (failure.code !== 'captcha_required') return wordsOfRefusal(failure);
  return 'Several payments were declined. Please wait 15 minutes, or turn on JavaScript in your browser to try another card now.';
}

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
