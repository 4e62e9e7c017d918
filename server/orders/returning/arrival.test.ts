import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('[§9 returns: 30 days from delivery] when a line arrived', () => {
  it.each([
    ['the delivery, even before the promised day', '2026-11-20', '2026-11-23', true, '2026-11-23T12:00:00.000Z'],
    ['the delivery, even after the promised day', '2026-11-20', '2026-12-09', true, '2026-12-09T12:00:00.000Z'],
    ['the promised day where no delivery was reported', '2026-11-20', null, false, '2026-12-03T23:59:59.999Z'],
    ['shipping after the promised day', '2026-12-05', null, false, '2026-12-05T12:00:00.000Z'],
    ['the promised day while a second parcel is on its way', '2026-11-20', '2026-11-23', false, '2026-12-03T23:59:59.999Z'],
    ['the last delivery after the promised day', '2026-11-20', '2026-12-08', false, '2026-12-08T12:00:00.000Z'],
  ])('is %s', (_, shipped, delivered, isAllDelivered, expected) => {
    const moved = { shippedAt: on(shipped), deliveredAt: delivered === null ? null : on(delivered), isAllDelivered };
    expect(arrivalOf(moved, '2026-12-03').toISOString()).toBe(expected);
  });
});
