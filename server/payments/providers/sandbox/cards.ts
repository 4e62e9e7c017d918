import type { DeclineReason } from '../../gateway.ts';

export type Behaviour = { kind: 'succeed' } | { kind: 'decline'; reason: DeclineReason } | { kind: 'challenge' } | { kind: 'late' };

/** The test cards. Any date in the future and any security code will do. */
const cards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': { kind: 'succeed' },
  '5555555555554444': { kind: 'succeed' },
  '378282246310005': { kind: 'succeed' },
  '4000000000000002': { kind: 'decline', reason: 'declined' },
  '4000000000000069': { kind: 'decline', reason: 'expired_card' },
  '4000000000000127': { kind: 'decline', reason: 'incorrect_code' },
  '4000002500003155': { kind: 'challenge' },
  '4000000000000119': { kind: 'late' },
};

/** Anything but a test card is declined, so that nobody's real card seems to work here. */
export function behaviourOf(number: string): Behaviour {
  return cards[number] ?? { kind: 'decline', reason: 'declined' };
}
