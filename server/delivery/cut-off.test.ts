import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from './business-days.ts';
import { cutOffOf, shippingDay } from './cut-off.ts';

const columbus = { cutOffHour: 14, timeZone: 'America/New_York' };
const reno = { cutOffHour: 14, timeZone: 'America/Los_Angeles' };

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

  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });
  const handlings = fc.record({
    cutOffHour: fc.integer({ min: 5, max: 23 }),
    timeZone: fc.constantFrom('America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'America/St_Johns'),
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
