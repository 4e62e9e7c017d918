import { cardMonthOf } from '../api/field-rules.ts';
import { commonProblems, defineProblems } from '../api/problems.ts';

/** The most cards a customer can save. */
export const maxSavedCards = 10;

export const savedCardProblems = defineProblems({
  saved_card_not_found: { status: 404, message: 'This card is no longer among your saved cards.' },
  saved_cards_full: { status: 409, message: `You can save up to ${maxSavedCards} cards. Please delete one first.` },
  cards_not_saved: { status: 503, message: 'We couldn’t save your card. Please try again later.' },
  /** When the shop never receives card numbers. */
  cards_saved_at_checkout: {
    status: 409,
    message: 'To save a card, pay with it and choose “Save this card for next time” at checkout.',
  },
  unauthorized: commonProblems.unauthorized,
});

/** Whether a card has expired or soon will; a card is valid to the end of its month. */
export type ExpiryStanding = 'good' | 'expires_next_month' | 'expires_this_month' | 'expired';

/** Whether a card is expired at `now`. Compares months like `expiryProblem`. */
export function expiryStanding({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: Date): ExpiryStanding {
  const { year, month } = cardMonthOf(now);
  const left = (expiryYear - year) * 12 + expiryMonth - month;
  if (left < 0) return 'expired';
  return left === 0 ? 'expires_this_month' : left === 1 ? 'expires_next_month' : 'good';
}
