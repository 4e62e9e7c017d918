import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TrackingStatus, trackingStatuses } from '../../../contract/shipments/tracking.ts';
import { type CarrierEvent, progressOf, rankOf, stepsUnchangedBy } from './progress.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const event = (status: TrackingStatus | null, hour: number): CarrierEvent => ({
  code: String(status),
  status,
  place: null,
  at: at(hour),
  expectedOn: null,
});
const events = fc.array(
  fc.record({ status: fc.constantFrom(null, ...trackingStatuses), hour: fc.nat(40) }).map(({ status, hour }) => event(status, hour)),
  { maxLength: 8 },
);

describe('[§4 shipment] a parcel’s progress', () => {
  it.each<[string, CarrierEvent[], ReturnType<typeof progressOf>]>([
    ['without events', [], { status: 'shipped', isDelayed: false }],
    ['in transit', [event('inTransit', 1)], { status: 'inTransit', isDelayed: false }],
    ['with an unknown code', [event(null, 1)], { status: 'shipped', isDelayed: false }],
    ['with a delay as its first event', [event('delayed', 1)], { status: 'shipped', isDelayed: true }],
    ['with a delay in transit', [event('inTransit', 1), event('delayed', 2)], { status: 'inTransit', isDelayed: true }],
    ['scanned again after a delay', [event('delayed', 2), event('inTransit', 3)], { status: 'inTransit', isDelayed: true }],
    ['out for delivery after a delay', [event('delayed', 2), event('outForDelivery', 3)], { status: 'outForDelivery', isDelayed: false }],
    ['with a failed delivery attempt', [event('outForDelivery', 3), event('delayed', 5)], { status: 'outForDelivery', isDelayed: true }],
    ['delivered after a delay', [event('delayed', 5), event('delivered', 6)], { status: 'delivered', isDelayed: false }],
    ['scanned after delivery', [event('delivered', 6), event('inTransit', 7)], { status: 'delivered', isDelayed: false }],
  ])('%s', (_name, given, expected) => expect(progressOf(given)).toEqual(expected));

  it('does not depend on the order or repetition of events', () => {
    fc.assert(
      fc.property(
        events.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length }))),
        ([given, shuffled]) => {
          expect(progressOf([...shuffled, ...given])).toEqual(progressOf(given));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never goes back when events are added', () => {
    fc.assert(
      fc.property(events, events, (before, more) => {
        expect(rankOf(progressOf([...before, ...more]).status)).toBeGreaterThanOrEqual(rankOf(progressOf(before).status));
      }),
      { numRuns: 2000 },
    );
  });

  it('stays the same by an event that changes nothing at its step', () => {
    fc.assert(
      fc.property(events, events, fc.constantFrom(null, ...trackingStatuses), fc.nat(40), (before, meanwhile, status, hour) => {
        fc.pre(stepsUnchangedBy(status).includes(progressOf(before).status));
        const all = [...before, ...meanwhile];
        expect(progressOf([...all, event(status, hour)])).toEqual(progressOf(all));
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[TrackingStatus | null, string[]]>([
    [null, ['shipped', 'inTransit', 'outForDelivery', 'delivered']],
    ['shipped', ['shipped', 'inTransit', 'outForDelivery', 'delivered']],
    ['inTransit', ['inTransit', 'outForDelivery', 'delivered']],
    ['delayed', []],
    ['outForDelivery', []],
    ['delivered', ['delivered']],
  ])('is unchanged by %s from these steps on', (status, steps) => expect(stepsUnchangedBy(status)).toEqual(steps));
});
