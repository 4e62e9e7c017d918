import { describe, expect, it } from 'vitest';
import type { TrackingStatus } from '../../../contract/shipments/tracking.ts';
import type { CarrierEvent } from './progress.ts';
import { stepsOf } from './steps.ts';

const shippedAt = new Date('2026-12-01T15:00:00Z');
const at = (hours: number) => new Date(shippedAt.getTime() + hours * 3_600_000);
const event = (status: TrackingStatus | null, hours: number, place: string | null = null): CarrierEvent => ({
  code: 'X',
  status,
  place,
  at: at(hours),
  expectedOn: null,
});
const shown = (events: readonly CarrierEvent[]) =>
  stepsOf(events, { shippedAt }).map(({ step, isReached, events: in_ }) => [
    step,
    isReached,
    in_.map(
      (one) => `${(Date.parse(one.at) - shippedAt.getTime()) / 3_600_000}${one.isDelay ? ' delay' : ''}${one.place ? ` ${one.place}` : ''}`,
    ),
  ]);

describe('[§2.9 tracking] the steps of a parcel', () => {
  it('start when it shipped', () => {
    expect(shown([])).toEqual([
      ['shipped', true, ['0']],
      ['inTransit', false, []],
      ['outForDelivery', false, []],
      ['delivered', false, []],
    ]);
  });

  it('list their events in order, with a delay in the step it happened in', () => {
    const events = [event('delayed', 6), event('inTransit', 3, 'Memphis, TN'), event('inTransit', 9), event(null, 4), event('shipped', 1)];
    expect(shown(events).slice(0, 3)).toEqual([
      ['shipped', true, ['0', '1']],
      ['inTransit', true, ['3 Memphis, TN', '6 delay', '9']],
      ['outForDelivery', false, []],
    ]);
  });

  it('count as reached once a later one is, and drop events after delivery', () => {
    expect(shown([event('delivered', 20, 'Columbus, OH'), event('inTransit', 21), event('delayed', 22)])).toEqual([
      ['shipped', true, ['0']],
      ['inTransit', true, []],
      ['outForDelivery', true, []],
      ['delivered', true, ['20 Columbus, OH']],
    ]);
  });
});
