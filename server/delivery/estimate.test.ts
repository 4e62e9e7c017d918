import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, addDays, federalHolidays, isBusinessDay } from './business-days.ts';
import { arrival, shippingDay } from './estimate.ts';

describe('business days', () => {
  it('knows the federal holidays of 2026, kept on the nearest weekday', () => {
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

  it('keeps New Year’s Day 2028, a Saturday, on the last day of 2027', () => {
    expect(isBusinessDay('2027-12-31')).toBe(false);
  });

  it.each([
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('%s and %i business days is %s', (day, count, expected) => expect(addBusinessDays(day, count)).toBe(expected));

  it('always lands on a business day, never earlier than asked', () => {
    const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 20 }), (day, count) => {
        const result = addBusinessDays(day, count);
        expect(isBusinessDay(result)).toBe(true);
        expect(result >= addDays(day, count)).toBe(true);
      }),
    );
  });
});

describe('[checklist 13] arrival', () => {
  it('leaves today before the cut-off hour of the warehouse, tomorrow after it', () => {
    expect(shippingDay(new Date('2026-03-03T18:59:00Z'))).toBe('2026-03-03');
    expect(shippingDay(new Date('2026-03-03T19:00:00Z'))).toBe('2026-03-04');
    expect(shippingDay(new Date('2026-07-07T17:59:00Z'))).toBe('2026-07-07');
    expect(shippingDay(new Date('2026-07-07T18:00:00Z'))).toBe('2026-07-08');
  });

  it('counts the day of the warehouse, not of Greenwich', () => {
    expect(shippingDay(new Date('2026-03-04T02:00:00Z'))).toBe('2026-03-04');
    expect(shippingDay(new Date('2026-03-07T02:00:00Z'))).toBe('2026-03-09');
  });

  it('skips Thanksgiving and weekends', () => {
    expect(arrival('GROUND', { stateRegion: 'OH' }, new Date('2026-11-24T15:00:00Z'))).toEqual({
      earliest: '2026-11-30',
      latest: '2026-12-02',
    });
  });

  it('takes longer to Alaska, to Canada, and to the front door', () => {
    const now = new Date('2026-03-03T15:00:00Z');
    const near = arrival('GROUND', { stateRegion: 'OH' }, now);
    for (const slower of [
      arrival('GROUND', { stateRegion: 'AK' }, now),
      arrival('GROUND', { countryCode: 'CA', stateRegion: 'ON' }, now),
      arrival('FRNTDOOR', { stateRegion: 'OH' }, now),
    ]) {
      expect(slower.earliest > near.earliest && slower.latest > near.latest).toBe(true);
    }
  });
});
