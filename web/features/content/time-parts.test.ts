import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeParts } from './time-parts.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-28T05:00:00Z', '2026-11-27T05:00:00Z', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-11-28T05:00:00Z', '2026-11-25T02:57:01.400Z', { days: 3, hours: 2, minutes: 2, seconds: 58 }],
  ['2026-11-28T05:00:00Z', '2026-11-28T04:59:59.001Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-11-28T05:00:00Z', '2026-11-28T05:00:00Z', null],
  ['2026-11-28T05:00:00Z', '2026-12-01T05:00:00Z', null],
  ['no date', '2026-12-01T05:00:00Z', null],
])('[§3 countdown banner] to %s from %s', (until, now, parts) => {
  expect(timeParts(at(until), at(now))).toEqual(parts);
});

test('[§3 countdown banner] the parts add up to the time left, each within its range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e10 }), (left) => {
      const { days, hours, minutes, seconds } = timeParts(left, 0) ?? { days: -1, hours: 0, minutes: 0, seconds: 0 };
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000));
      expect(days >= 0 && hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});
