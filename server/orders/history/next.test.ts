import { describe, expect, it } from 'vitest';
import { nextStepOf } from './next.ts';

type Facts = Parameters<typeof nextStepOf>[0];

const now = new Date('2026-11-30T15:00:00Z');
const promise = { earliest: '2026-12-01', latest: '2026-12-03' };
const past = { earliest: '2026-11-20', latest: '2026-11-24' };
const parcel = { status: 'inTransit', isDelayed: false, estimate: promise, isHeard: true } as const;
const delivered = { ...parcel, status: 'delivered', estimate: null } as const;
const returnUntil = new Date('2026-12-24T15:00:00Z');
const placed: Facts = {
  state: 'placed',
  promise,
  parcels: [],
  openUnits: 2,
  returning: null,
  refunding: 0,
  returnUntil: null,
  today: '2026-11-30',
  now,
};
const shipped: Partial<Facts> = { state: 'shipped', openUnits: 0, parcels: [parcel] };
const arrived: Partial<Facts> = { state: 'delivered', openUnits: 0, parcels: [delivered], returnUntil };
const arrives = { kind: 'arrives', ...promise, isDelayed: false };
const approval = { wish: 'replacement', nothingToSend: true } as const;
const approved = { kind: 'return_approved', approval } as const;
const late = { earliest: '2026-12-07', latest: '2026-12-08' };

describe('[§2.9] what is next with an order', () => {
  it.each<[string, Partial<Facts>, object | null]>([
    ['the bank’s answer', { state: 'awaiting_payment' }, { kind: 'payment_pending' }],
    ['the promised days', {}, arrives],
    ['today, once the first promised day has passed', { today: '2026-12-02' }, { ...arrives, earliest: '2026-12-02' }],
    ['a delay, once the last promised day has passed unshipped', { promise: past }, { kind: 'delayed', isToShip: true }],
    ['the parcel’s arrival', shipped, arrives],
    [
      'the parcel’s new days',
      { ...shipped, parcels: [{ ...parcel, estimate: late, isDelayed: true }] },
      { ...arrives, ...late, isDelayed: true },
    ],
    [
      'a delay without a date',
      { ...shipped, parcels: [{ ...parcel, estimate: null, isDelayed: true }] },
      { kind: 'delayed', isToShip: false },
    ],
    ['the earliest of several parcels', { ...shipped, parcels: [{ ...parcel, estimate: late }, parcel] }, arrives],
    ['the rest of a partly delivered order', { state: 'partially_shipped', openUnits: 1, parcels: [delivered], returnUntil }, arrives],
    ['the end of the return window', arrived, { kind: 'return_until', at: returnUntil.toISOString() }],
    [
      'the end of the return window where the carrier reports nothing',
      { ...shipped, promise: past, parcels: [{ ...parcel, estimate: null, isDelayed: false, isHeard: false }], returnUntil },
      { kind: 'return_until', at: returnUntil.toISOString() },
    ],
    ['nothing after the return window', { ...arrived, returnUntil: new Date('2026-11-29T15:00:00Z') }, null],
    ['nothing where nothing can be returned', { ...arrived, returnUntil: null }, null],
    ['customer care’s answer', { ...arrived, returning: { kind: 'return_requested', approval: null } }, { kind: 'return_requested' }],
    ['sending the return', { ...arrived, returning: approved, refunding: 700 }, { kind: 'return_approved', ...approval }],
    [
      'sending the return of an approval without details',
      { ...arrived, returning: { ...approved, approval: null } },
      { kind: 'return_approved', wish: 'refund', nothingToSend: false },
    ],
    ['the way back of the return', { ...arrived, returning: { kind: 'return_sent', approval: null } }, { kind: 'return_sent' }],
    ['the check of the return', { ...arrived, returning: { kind: 'return_received', approval: null } }, { kind: 'return_received' }],
    ['the refund before the return window', { ...arrived, refunding: 8412 }, { kind: 'refund', cents: 8412 }],
    ['the arrival before the refund of cancelled items', { ...shipped, refunding: 8412 }, arrives],
    ['the refund of a cancelled order', { state: 'cancelled', openUnits: 0, refunding: 8412 }, { kind: 'refund', cents: 8412 }],
    ['nothing for a cancelled order without refund', { state: 'cancelled', openUnits: 0 }, null],
  ])('is %s', (_, facts, expected) => expect(nextStepOf({ ...placed, ...facts })).toEqual(expected));
});
