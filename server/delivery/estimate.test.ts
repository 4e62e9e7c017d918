import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesOf, milesBetween, placeOf } from '../addresses/index.ts';
import { isBusinessDay } from './business-days.ts';
import { addDays, weekdayOf } from './days.ts';
import { estimate as estimateEach } from './estimate.ts';
import { consignment, shelf } from './test-fixtures/shelves.ts';
import type { Consignment } from './trip.ts';
import type { Destination } from './zones.ts';

const estimate = (item: Consignment, to: Destination, now: Date) => estimateEach([item], to, now).each[0] ?? null;
const estimateAll = (items: Consignment[], to: Destination, now: Date) => estimateEach(items, to, now).together;

/** A Tuesday morning with no holiday in the next four weeks. */
const tuesday = new Date('2026-03-03T15:00:00Z');
const at = (postalCode: string): Destination => placeOf(postalCode) ?? {};
const days = (item = consignment(), to = at('10001'), now = tuesday) => {
  const arrival = estimate(item, to, now)?.arrival;
  return arrival && [arrival.earliest, arrival.latest];
};

describe('[checklist 13] the arrival of an item', () => {
  it.each([
    ['next door to the nearest warehouse', consignment(), '17101', ['2026-03-04', '2026-03-05']],
    ['in New York from Pennsylvania', consignment(), '10001', ['2026-03-05', '2026-03-06']],
    ['in New York when only Nevada has it', consignment({ shelves: [shelf('west')] }), '10001', ['2026-03-10', '2026-03-12']],
    ['in Seattle', consignment(), '98101', ['2026-03-05', '2026-03-09']],
    ['as a heavy piece', consignment({ method: 'FRNTDOOR' }), '10001', ['2026-03-10', '2026-03-13']],
    [
      'ten business days after it was ordered, at least, with that lead time',
      consignment({ leadTimeDays: 10 }),
      '17101',
      ['2026-03-18', '2026-03-19'],
    ],
    ['in Alaska', consignment(), '99501', ['2026-03-12', '2026-03-19']],
    ['by military mail', consignment(), '09012', ['2026-03-12', '2026-03-19']],
    ['in Toronto, through customs', consignment(), 'M5V 2T6', ['2026-03-10', '2026-03-12']],
  ])('%s', (_, item, to, expected) => expect(days(item, at(to))).toEqual(expected));

  it('skips Thanksgiving and weekends', () => {
    expect(days(consignment(), at('17101'), new Date('2026-11-25T15:00:00Z'))).toEqual(['2026-11-27', '2026-11-30']);
  });

  it('skips the holidays of both countries for Canada', () => {
    const beforeCanadaDay = new Date('2026-06-26T15:00:00Z');
    expect(days(consignment(), at('M5V 2T6'), beforeCanadaDay)).toEqual(['2026-07-07', '2026-07-09']);
  });

  it('takes longer to a PO box, by mail', () => {
    const boxed = days(consignment(), { ...at('17101'), addressLine1: 'PO Box 7' });
    expect(boxed).toEqual(['2026-03-05', '2026-03-09']);
  });

  it('without a postal code holds across the contiguous US', () => {
    const [earliest = '', latest = ''] = days(consignment(), {}) ?? [];
    for (const zip of ['33101', '98101', '10001', '60601', '90210', '78701']) {
      const [from = '', to = ''] = days(consignment(), at(zip)) ?? [];
      expect(from >= earliest && to <= latest).toBe(true);
    }
  });

  it('is unknown for more units than exist', () => {
    expect(estimate(consignment({ quantity: 28 }), at('10001'), tuesday)).toBeNull();
    expect(estimate(consignment({ shelves: [shelf('east', 3)], held: 3 }), {}, tuesday)).toBeNull();
  });
});

describe('[§3 delivery estimate units]', () => {
  it('are business days up to three weeks, then weeks', () => {
    expect(estimate(consignment(), at('10001'), tuesday)?.arrival).toMatchObject({ unit: 'BUSINESS_DAYS', fewest: 2, most: 3 });
    expect(estimate(consignment({ leadTimeDays: 30 }), at('10001'), tuesday)?.arrival).toMatchObject({ unit: 'WEEKS', fewest: 6, most: 7 });
  });

  it('include the moment until which the dates hold', () => {
    expect(estimate(consignment(), at('10001'), tuesday)?.orderBy).toEqual(new Date('2026-03-03T19:00:00Z'));
    const saturday = new Date('2026-03-07T15:00:00Z');
    expect(estimate(consignment(), at('10001'), saturday)?.orderBy).toEqual(new Date('2026-03-09T18:00:00Z'));
  });
});

describe('[checklist 13] split parcels', () => {
  it('leave from several warehouses; the last one decides', () => {
    const gathered = consignment({ quantity: 3, shelves: [shelf('east', 2), shelf('west', 1)] });
    const found = estimate(gathered, at('17101'), tuesday);
    expect(found?.parcels).toBe(2);
    expect(found?.arrival).toMatchObject({ earliest: '2026-03-04', latest: '2026-03-12' });
  });

  it('arrive from the first to the last', () => {
    const near = consignment({ shelves: [shelf('east')] });
    const far = consignment({ variationId: 2, shelves: [shelf('west', 9, 2)] });
    expect(estimateAll([near, far], at('17101'), tuesday)).toMatchObject({
      parcels: 2,
      arrival: { earliest: '2026-03-04', latest: '2026-03-12' },
    });
    const beside = consignment({ variationId: 2, shelves: [shelf('east', 9, 2)] });
    expect(estimateAll([near, beside], at('17101'), tuesday)?.parcels).toBe(1);
    const made = { ...beside, leadTimeDays: 5 };
    expect(estimateAll([near, made], at('17101'), tuesday)?.parcels).toBe(2);
    expect(estimateAll([], at('17101'), tuesday)).toBeNull();
  });
});

describe('[checklist 13] for any item, time and place', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });
  const zips = fc.constantFrom(
    '10001',
    '33101',
    '60601',
    '80202',
    '90210',
    '98101',
    '99501',
    '96813',
    '09012',
    'M5V 2T6',
    'X0A 0H0',
    'V6B 1A1',
  );
  const items = fc.record({
    method: fc.constantFrom('GROUND' as const, 'FRNTDOOR' as const),
    leadTimeDays: fc.integer({ min: 0, max: 60 }),
    shelves: fc.subarray([shelf('east'), shelf('central'), shelf('west')], { minLength: 1 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });

  it('it arrives on business days only, in order, after the order day', () => {
    fc.assert(
      fc.property(moments, zips, items, (now, zip, item) => {
        const destination = at(zip);
        const found = estimate(consignment(item), destination, now);
        if (!found) throw new Error('there is enough of it');
        const { earliest, latest, fewest, most } = found.arrival;
        const calendar = destination.countryCode === 'CA' ? 'CA' : 'US';
        for (const day of [earliest, latest]) {
          expect([0, 6]).not.toContain(weekdayOf(day));
          expect(isBusinessDay(day, calendar)).toBe(true);
        }
        expect(earliest <= latest).toBe(true);
        expect(fewest <= most).toBe(true);
        expect(earliest >= addDays(now.toISOString().slice(0, 10), 0)).toBe(true);
        expect(found.orderBy > now).toBe(true);
      }),
    );
  });

  it('it never arrives earlier from farther away', () => {
    const contiguous = fc.integer({ min: 10, max: 994 }).map((prefix) => `${String(prefix).padStart(3, '0')}01`);
    const from = coordinatesOf('43217');
    fc.assert(
      fc.property(contiguous, contiguous, items, moments, (one, other, item, now) => {
        const [a, b] = [one, other].map((zip) => ({ to: at(zip), where: coordinatesOf(zip) }));
        fc.pre(
          Boolean(a?.where && b?.where && !['AK', 'HI'].includes(a.to.stateRegion ?? '') && !['AK', 'HI'].includes(b.to.stateRegion ?? '')),
        );
        if (!from || !a?.where || !b?.where) return;
        const [near, far] = milesBetween(from, a.where) <= milesBetween(from, b.where) ? [a, b] : [b, a];
        const only = consignment({ ...item, quantity: 1, shelves: [shelf('central')] });
        const first = estimate(only, near.to, now);
        const second = estimate(only, far.to, now);
        expect((first?.arrival.earliest ?? '') <= (second?.arrival.earliest ?? '')).toBe(true);
        expect((first?.arrival.latest ?? '') <= (second?.arrival.latest ?? '')).toBe(true);
      }),
    );
  });

  it('it never arrives earlier when ordered later', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 864_000_000 }), zips, items, (now, later, zip, item) => {
        const [first, second] = [now, new Date(now.getTime() + later)].map((when) => estimate(consignment(item), at(zip), when)?.arrival);
        expect((first?.earliest ?? '') <= (second?.earliest ?? '')).toBe(true);
        expect((first?.latest ?? '') <= (second?.latest ?? '')).toBe(true);
      }),
    );
  });
});
