import { expect, test } from 'vitest';
import { shopDayOf, shopMomentOf } from './shop-clock.ts';

/** Eight in the evening of November 21 in New York. */
const evening = '2026-11-22T01:00:00.000Z';

test('times and days are in the shop’s time zone, including summer time', () => {
  // Node and browsers separate the hour from AM and PM by different spaces.
  expect(shopMomentOf(evening).replaceAll('\u202f', ' ')).toBe('Nov 21, 2026, 8:00 PM EST');
  expect(shopMomentOf('2026-07-01T03:30:00.000Z').replaceAll('\u202f', ' ')).toBe('Jun 30, 2026, 11:30 PM EDT');
  expect(shopDayOf(evening)).toBe('Nov 21, 2026');
});

test('an invalid time is returned unchanged', () => {
  expect(shopMomentOf('soon')).toBe('soon');
});
