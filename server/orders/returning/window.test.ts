import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { returnByOf } from './window.ts';

describe('[§9 returns] the return window', () => {
  it.each([
    ['2026-11-24T15:00:00Z', 30, '2026-12-25T04:59:59.999Z'],
    // Still Monday in New York.
    ['2026-11-24T03:00:00Z', 30, '2026-12-24T04:59:59.999Z'],
    ['2026-06-01T15:00:00Z', 7, '2026-06-09T03:59:59.999Z'],
    // Over the end of summer time.
    ['2026-10-28T15:00:00Z', 7, '2026-11-05T04:59:59.999Z'],
    ['2026-03-05T15:00:00Z', 7, '2026-03-13T03:59:59.999Z'],
  ])('of what arrived at %s ends %i calendar days later, at %s', (arrived, days, end) => {
    expect(returnByOf(new Date(arrived), days).toISOString()).toBe(end);
  });

  it('always ends with the last millisecond of a day of the shop', () => {
    const arrivals = fc.date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(arrivals, fc.constantFrom(7, 30), (arrived, days) => {
        const end = returnByOf(arrived, days);
        expect(shopDay(new Date(end.getTime() + 1))).not.toBe(shopDay(end));
        expect(Math.round((Date.parse(shopDay(end)) - Date.parse(shopDay(arrived))) / 86_400_000)).toBe(days);
      }),
    );
  });
});
