import { expect, it } from 'vitest';
import { publishAfter } from './schedule.ts';

it.each([
  ['Monday', '2026-11-16T09:00:00Z', '2026-11-19T09:00:00Z'],
  ['Thursday', '2026-11-19T09:00:00Z', '2026-11-24T09:00:00Z'],
  ['Saturday', '2026-11-21T09:00:00Z', '2026-11-25T09:00:00Z'],
])('[§9] a review sent on a %s is published three business days later at the earliest', (_, sent, earliest) => {
  expect(publishAfter(new Date(sent), null)).toEqual(new Date(earliest));
});

it('with a delay it is published that many seconds later', () => {
  expect(publishAfter(new Date('2026-11-21T09:00:00Z'), 90)).toEqual(new Date('2026-11-21T09:01:30Z'));
});
