import { commonProblems, defineProblems } from '../api/problems.ts';

/** How many cards a customer may keep. */
export const maxSavedCards = 10;

export const savedCardProblems = defineProblems({
  saved_card_not_found: { status: 404, message: 'This card is no longer among your saved cards.' },
  saved_cards_full: { status: 409, message: `You can save up to ${maxSavedCards} cards. Please delete one first.` },
  cards_not_saved: { status: 503, message: 'We couldn’t save your card. Please try again later.' },
  unauthorized: commonProblems.unauthorized,
});

/** How a card stands by its date; it is good to the end of its month. */
export type ExpiryStanding = 'good' | 'expires_next_month' | 'expires_this_month' | 'expired';

/** How a card stands at a moment, by months of UTC as everywhere else (`expiryProblem`). */
export function expiryStanding({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: Date): ExpiryStanding {
  const left = (expiryYear - now.getUTCFullYear()) * 12 + expiryMonth - (now.getUTCMonth() + 1);
  if (left < 0) return 'expired';
  return left === 0 ? 'expires_this_month' : left === 1 ? 'expires_next_month' : 'good';
}
