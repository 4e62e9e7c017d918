import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';
import { addDays, weekdayOf } from './days.ts';
import { canadianHolidays, easter, federalHolidays } from './holidays.ts';

describe('holidays', () => {
  it('include the US federal ones of 2026, observed on the nearest weekday', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('include the Canadian ones of 2026; Boxing Day, a Saturday, is observed on Monday', () => {
    expect(canadianHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      '2026-12-28',
    ]);
  });

  it('observe Christmas and Boxing Day on two days when both fall on a weekend', () => {
    expect(canadianHolidays(2027).slice(-2)).toEqual(['2027-12-27', '2027-12-28']);
    expect(canadianHolidays(2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27']);
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is %s', (year, day) => expect(easter(year)).toBe(day));

  it('observe Victoria Day on the Monday before May 25, and no holiday on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2200 }), (year) => {
        const victoria = canadianHolidays(year)[2] ?? '';
        expect(weekdayOf(victoria)).toBe(1);
        expect(victoria >= `${year}-05-18` && victoria <= `${year}-05-24`).toBe(true);
        for (const day of [...federalHolidays(year), ...canadianHolidays(year)]) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
      }),
    );
  });

  it('observe New Year’s Day 2028, a Saturday, on the last day of 2027', () => {
    expect(isBusinessDay('2027-12-31')).toBe(false);
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('%s and %i business days is %s', (day, count, expected) => expect(addBusinessDays(day, count)).toBe(expected));

  it('skip the holidays of both countries across the border', () => {
    expect(addBusinessDays('2026-06-30', 1, 'US')).toBe('2026-07-01');
    expect(addBusinessDays('2026-06-30', 1, 'CA')).toBe('2026-07-02');
    expect(isBusinessDay('2026-11-26', 'CA')).toBe(false);
  });

  it('end on a business day, never early, and count back to the same number', () => {
    const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 20 }), fc.constantFrom('US' as const, 'CA' as const), (day, count, calendar) => {
        const result = addBusinessDays(day, count, calendar);
        expect(isBusinessDay(result, calendar)).toBe(true);
        expect(result >= addDays(day, count)).toBe(true);
        if (isBusinessDay(day, calendar)) expect(businessDaysBetween(day, result, calendar)).toBe(count);
      }),
    );
  });
});
