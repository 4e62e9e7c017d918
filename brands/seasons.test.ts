import { expect, test } from 'vitest';
import { seasonsOf } from './seasons.ts';

test.each([
  [2025, 'laborDay', '2025-08-28T00:00:00-04:00', '2025-09-03T00:00:00-04:00'],
  [2026, 'laborDay', '2026-09-03T00:00:00-04:00', '2026-09-09T00:00:00-04:00'],
  [2026, 'blackFriday', '2026-11-23T00:00:00-05:00', '2026-11-29T00:00:00-05:00'],
  [2026, 'cyberMonday', '2026-11-29T00:00:00-05:00', '2026-12-02T00:00:00-05:00'],
  [2028, 'blackFriday', '2028-11-20T00:00:00-05:00', '2028-11-26T00:00:00-05:00'],
  [2029, 'cyberMonday', '2029-11-25T00:00:00-05:00', '2029-11-28T00:00:00-05:00'],
] as const)('[§2.1 marketing pages] in %i %s is from %s to %s', (year, season, from, until) => {
  expect(seasonsOf(year)[season]).toEqual({ from, until });
});
