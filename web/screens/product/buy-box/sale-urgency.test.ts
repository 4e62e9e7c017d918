import { expect, test } from 'vitest';
import { saleDayWords } from './sale-day.ts';
import { timeLeft, urgencyWords } from './sale-urgency.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-22T16:12:30Z', 'Sale ends in 2 days 4 hours 12 minutes'],
  ['2026-11-21T13:00:00Z', 'Sale ends in 1 day 1 hour'],
  ['2026-11-20T12:01:00Z', 'Sale ends in 1 minute'],
  ['2026-11-20T12:00:59Z', 'Sale ends soon'],
  ['2026-11-20T12:00:00Z', null],
  ['2026-11-19T12:00:00Z', null],
])('[§4 sale urgency] at noon a sale until %s: %s', (endsAt, words) => {
  expect(urgencyWords(endsAt, now)).toBe(words);
});

test.each([
  ['2026-12-14T05:00:00.000Z', 'Sale ends Dec 13'],
  ['2026-12-14T04:59:59.000Z', 'Sale ends Dec 13'],
  ['2026-12-14T17:00:00.000Z', 'Sale ends Dec 14'],
  ['2026-07-05T04:00:00.000Z', 'Sale ends Jul 4'],
])('[§4 sale urgency] without script a sale until %s: %s', (endsAt, words) => {
  expect(saleDayWords(endsAt)).toBe(words);
});

test('an invalid date is no sale', () => {
  expect(timeLeft('next week', now)).toBeNull();
});
