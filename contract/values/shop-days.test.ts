import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopDay, shopDayAfter, startOfShopDay } from './shop-days.ts';

describe('the shop’s days', () => {
  it.each([
    ['2027-01-01T02:00:00Z', '2026-12-31'],
    ['2027-01-01T05:00:00Z', '2027-01-01'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('%s is on %s in New York', (at, day) => expect(shopDay(new Date(at))).toBe(day));

  it('count by the calendar, also when the clocks change', () => {
    expect(shopDayAfter(new Date('2026-10-31T03:30:00Z'), 3)).toBe('2026-11-02');
    expect(shopDayAfter(new Date('2026-12-03T03:00:00Z'), 30)).toBe('2027-01-01');
  });

  it('begin a millisecond after the day before', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (at) => {
        const day = shopDay(at);
        const start = startOfShopDay(day);
        expect(shopDay(start)).toBe(day);
        expect(shopDay(new Date(start.getTime() - 1))).not.toBe(day);
      }),
      { numRuns: 2000 },
    );
  });
});
