import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TrackingStatus, trackingStatuses } from '../../../contract/shipments/tracking.ts';
import { expectedOf } from './estimate.ts';
import { type CarrierEvent, progressOf } from './progress.ts';

/** A Wednesday and a Friday. */
const promise = { earliest: '2026-12-02', latest: '2026-12-04' };
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const event = (status: TrackingStatus | null, day: string, expectedOn: string | null = null): CarrierEvent => ({
  code: 'X',
  status,
  place: null,
  at: new Date(`${day}T12:00:00Z`),
  expectedOn,
});
const expected = (events: readonly CarrierEvent[], today = '2026-12-01') =>
  expectedOf({ promise, events, progress: progressOf(events), today, dayOf });
const on = (day: string) => ({ earliest: day, latest: day });

describe('[§2.9 tracking] the delivery estimate', () => {
  it.each<[string, CarrierEvent[], ReturnType<typeof expected>]>([
    ['is the promise without events', [], { estimate: promise, isDelayed: false }],
    ['is the promise while the parcel moves', [event('inTransit', '2026-11-30')], { estimate: promise, isDelayed: false }],
    ['is the carrier’s date', [event('inTransit', '2026-11-30', '2026-12-03')], { estimate: on('2026-12-03'), isDelayed: false }],
    [
      'is the date of the latest event, in whatever order events arrived',
      [event('inTransit', '2026-12-01', '2026-12-07'), event('inTransit', '2026-11-30', '2026-12-03')],
      { estimate: on('2026-12-07'), isDelayed: false },
    ],
    ['is the day it went out for delivery', [event('outForDelivery', '2026-12-01')], { estimate: on('2026-12-01'), isDelayed: false }],
    [
      'is one to three business days after the promise for a delay without a date',
      [event('inTransit', '2026-11-30', '2026-12-03'), event('delayed', '2026-12-01')],
      { estimate: { earliest: '2026-12-07', latest: '2026-12-09' }, isDelayed: true },
    ],
    ['is the date a delay names', [event('delayed', '2026-12-01', '2026-12-08')], { estimate: on('2026-12-08'), isDelayed: true }],
    [
      'is none once lost or sent back',
      [event('inTransit', '2026-11-30', '2026-12-03'), { ...event('delayed', '2026-12-01'), code: 'RETURNED_TO_SENDER' }],
      { estimate: null, isDelayed: true },
    ],
    ['is none once delivered', [event('delivered', '2026-12-01')], { estimate: null, isDelayed: false }],
  ])('%s', (_name, events, answer) => expect(expected(events)).toEqual(answer));

  it('is unknown, and not late, past the promise where the carrier never reported', () => {
    expect(expected([], '2026-12-05')).toEqual({ estimate: null, isDelayed: false });
  });

  it('never names a past day', () => {
    expect(expected([], '2026-12-03').estimate).toEqual({ earliest: '2026-12-03', latest: '2026-12-04' });
    expect(expected([event('inTransit', '2026-11-30')], '2026-12-05')).toEqual({ estimate: null, isDelayed: true });
    expect(expected([event('outForDelivery', '2026-12-01')], '2026-12-02')).toEqual({ estimate: null, isDelayed: true });
    const days = fc.integer({ min: 0, max: 30 }).map((day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
    const any = fc.record({ status: fc.constantFrom(null, ...trackingStatuses), day: days, on: fc.option(days) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), days, (given, today) => {
        const { estimate } = expected(
          given.map(({ status, day, on: said }) => event(status, day, said)),
          today,
        );
        expect(estimate === null || (estimate.earliest >= today && estimate.latest >= estimate.earliest)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
