import { expect, test } from 'vitest';
import { timeLeft, urgencyWords } from './sale-urgency.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-22T16:12:30Z', 'Sale ends in 2 days 4 hours 12 minutes'],
  ['2026-11-21T13:00:00Z', 'Sale ends in 1 day 1 hour'],
  ['2026-11-20T12:01:00Z', 'Sale ends in 1 minute'],
  ['2026-11-20T12:00:59Z', 'Sale ends any moment'],
  ['2026-11-20T12:00:00Z', null],
  ['2026-11-19T12:00:00Z', null],
])('[§4 sale urgency] at noon a sale until %s: %s', (endsAt, words) => {
  expect(urgencyWords(endsAt, now)).toBe(words);
});

test('an invalid date is no sale', () => {
  expect(timeLeft('next week', now)).toBeNull();
});
