import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from './business-days.ts';
import { cutOffOf, departuresAt, leavingDay, shippingDay } from './cut-off.ts';

const weekdays = { dispatchDays: [1, 2, 3, 4, 5], closedDays: Array.of<string>() };
const columbus = { cutOffHour: 14, timeZone: 'America/New_York', ...weekdays };
const reno = { cutOffHour: 14, timeZone: 'America/Los_Angeles', ...weekdays };

describe('[checklist 13] the dispatch day', () => {
  it('is today before the warehouse’s dispatch hour and tomorrow from it on, in winter and summer', () => {
    expect(shippingDay(new Date('2026-03-03T18:59:59.999Z'), columbus)).toBe('2026-03-03');
    expect(shippingDay(new Date('2026-03-03T19:00:00Z'), columbus)).toBe('2026-03-04');
    expect(shippingDay(new Date('2026-07-07T17:59:59.999Z'), columbus)).toBe('2026-07-07');
    expect(shippingDay(new Date('2026-07-07T18:00:00Z'), columbus)).toBe('2026-07-08');
  });

  it('follows each warehouse’s clock', () => {
    const between = new Date('2026-03-03T20:00:00Z');
    expect(shippingDay(between, columbus)).toBe('2026-03-04');
    expect(shippingDay(between, reno)).toBe('2026-03-03');
  });

  it('uses the warehouse’s date, not that of UTC', () => {
    expect(shippingDay(new Date('2026-03-04T02:00:00Z'), columbus)).toBe('2026-03-04');
    expect(shippingDay(new Date('2026-03-07T02:00:00Z'), columbus)).toBe('2026-03-09');
  });

  it.each<[string, Partial<typeof columbus>, string]>([
    ['a closed day', { closedDays: ['2026-03-03'] }, '2026-03-04'],
    ['closed days beside a weekend', { closedDays: ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] }, '2026-03-09'],
    ['Thursdays only', { dispatchDays: [4] }, '2026-03-05'],
    ['Saturdays only', { dispatchDays: [6] }, '2026-03-07'],
    ['an earlier hour', { cutOffHour: 10 }, '2026-03-04'],
  ])('skips days without dispatch: %s', (_, change, day) => {
    const tuesdayNoon = new Date('2026-03-03T17:00:00Z');
    const handling = { ...columbus, ...change };
    expect(shippingDay(tuesdayNoon, handling)).toBe(day);
    const departureOf = departuresAt(tuesdayNoon);
    expect([departureOf(columbus).day, departureOf(handling).day], 'warehouses of one clock').toEqual(['2026-03-03', day]);
  });

  it('never falls on a public holiday, whatever the weekdays', () => {
    expect(shippingDay(new Date('2026-12-25T12:00:00Z'), { ...columbus, dispatchDays: [0, 1, 2, 3, 4, 5, 6] })).toBe('2026-12-26');
  });

  it('made-to-order items leave on a dispatch day after their business days', () => {
    expect(leavingDay('2026-03-03', 2, columbus)).toBe('2026-03-05');
    expect(leavingDay('2026-03-03', 2, { ...columbus, closedDays: ['2026-03-05'] })).toBe('2026-03-06');
    expect(leavingDay('2026-03-07', 0, { ...columbus, dispatchDays: [6] })).toBe('2026-03-07');
  });

  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });
  const handlings = fc.record({
    cutOffHour: fc.integer({ min: 5, max: 23 }),
    timeZone: fc.constantFrom('America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'America/St_Johns'),
    dispatchDays: fc.constant(weekdays.dispatchDays),
    closedDays: fc.constant(weekdays.closedDays),
  });

  it('changes exactly at the hour, to the millisecond', () => {
    fc.assert(
      fc.property(moments, handlings, (now, handling) => {
        const day = shippingDay(now, handling);
        const cutOff = cutOffOf(day, handling);
        expect(cutOff > now).toBe(true);
        expect(shippingDay(new Date(cutOff.getTime() - 1), handling)).toBe(day);
        expect(shippingDay(cutOff, handling) > day).toBe(true);
        expect(isBusinessDay(day)).toBe(true);
      }),
    );
  });
});
