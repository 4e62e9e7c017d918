import { own } from '../../../../contract/values/own.ts';
import type { DeclineReason } from '../../provider.ts';

/** How captures and refunds behave; `late` ones succeed after the shop has stopped waiting. */
export type Operations = 'prompt' | 'late' | 'expires' | 'capture_fails' | 'refund_fails';

export type Behaviour =
  | { kind: 'succeed'; operations: Operations }
  | { kind: 'decline'; reason: DeclineReason }
  | { kind: 'challenge' }
  | { kind: 'late' };

const succeed = (operations: Operations = 'prompt'): Behaviour => ({ kind: 'succeed', operations });

/** The test cards. Any future date and any security code work. */
const cards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': succeed(),
  '5555555555554444': succeed(),
  '378282246310005': succeed(),
  '4000000000000002': { kind: 'decline', reason: 'declined' },
  '4000000000000069': { kind: 'decline', reason: 'expired_card' },
  '4000000000000127': { kind: 'decline', reason: 'incorrect_code' },
  '4000002500003155': { kind: 'challenge' },
  '4000000000000119': { kind: 'late' },
  '4000000000007726': succeed('late'),
  '4000000000000606': succeed('expires'),
  '4000000000000341': succeed('capture_fails'),
  '4000000000005126': succeed('refund_fails'),
};

export const isTestCard = (number: string): boolean => Object.hasOwn(cards, number);

/** Declines every number that is not a test card, so that no real card seems to work. */
export function behaviourOf(number: string): Behaviour {
  return own(cards, number) ?? { kind: 'decline', reason: 'declined' };
}
