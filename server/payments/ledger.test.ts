import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, type LedgerEntry, releasedBy, roomFor } from './ledger.ts';
import type { OperationFailure, OperationKind } from './provider.ts';

const kinds = ['captured', 'voided', 'refunded'] as const;
const authorized = (amount: number): LedgerEntry => ({ kind: 'authorized', amount, state: 'succeeded' });

/** Asks for a share (thousandths) of the available room, and later learns the outcome. */
interface Step {
  readonly kind: OperationKind;
  readonly share: number;
  readonly end: 'succeeded' | OperationFailure | 'silence';
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds),
    share: fc.integer({ min: 1, max: 1000 }),
    end: fc.constantFrom('succeeded', 'succeeded', 'declined', 'authorization_expired', 'not_possible', 'silence'),
  }),
  { maxLength: 25 },
);

/** Plays the operations as they run; every silence is resolved at the end. */
function play(total: number, given: readonly Step[], check: (entries: readonly LedgerEntry[]) => void): LedgerEntry[] {
  let entries: LedgerEntry[] = [authorized(total)];
  const settle = (at: number, kind: OperationKind, end: 'succeeded' | OperationFailure) => {
    const failure = end === 'succeeded' ? null : end;
    entries = entries.map((entry, i) => (i === at ? { ...entry, state: failure ? 'failed' : 'succeeded' } : entry));
    const amount = releasedBy(kind, failure, entries);
    if (amount > 0) entries = [...entries, { kind: 'voided', amount, state: 'succeeded' }];
    check(entries);
  };
  const silent: [number, OperationKind][] = [];
  for (const { kind, share, end } of given) {
    const room = roomFor(kind, entries);
    // A void covers the whole authorization.
    const amount = kind === 'voided' ? room : Math.ceil((room * share) / 1000);
    if (amount === 0) continue;
    entries = [...entries, { kind, amount, state: 'pending' }];
    check(entries);
    if (end === 'silence') silent.push([entries.length - 1, kind]);
    else settle(entries.length - 1, kind, end);
  }
  for (const [at, kind] of silent) settle(at, kind, 'succeeded');
  return entries;
}

describe('[money: What must always be true] the ledger', () => {
  it('never refunds more than captured, nor captures more than authorized, whatever fails or stays silent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), steps, (total, given) => {
        play(total, given, (entries) => {
          const { authorized: promised, captured, refunded, voided, open } = balanceOf(entries);
          expect(promised).toBe(total);
          expect(captured + voided + open).toBe(total);
          expect(refunded).toBeLessThanOrEqual(captured);
          expect(Math.min(captured, refunded, voided, open)).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 3000 },
    );
  });

  it('does not depend on the order of its entries', () => {
    const shuffled = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000 }), steps)
      .map(([total, given]) => play(total, given, () => {}))
      .chain((entries) => fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })));
    fc.assert(
      fc.property(shuffled, ([entries, other]) => {
        expect(balanceOf(other)).toEqual(balanceOf(entries));
        for (const kind of kinds) expect(roomFor(kind, other)).toBe(roomFor(kind, entries));
      }),
      { numRuns: 2000 },
    );
  });

  it('refunds a capture to the cent in any number of parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 30 }),
        (total, parts) => {
          let entries: LedgerEntry[] = [authorized(total), { kind: 'captured', amount: total, state: 'succeeded' }];
          for (const part of parts) {
            const amount = Math.min(part, roomFor('refunded', entries));
            if (amount > 0) entries = [...entries, { kind: 'refunded', amount, state: 'pending' }];
          }
          const asked = parts.reduce((sum, part) => sum + part, 0);
          expect(roomFor('refunded', entries)).toBe(Math.max(0, total - asked));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a capture that is pending', { kind: 'captured', amount: 60, state: 'pending' }, { captured: 0, voided: 0, refunded: 0 }],
    ['a capture', { kind: 'captured', amount: 60, state: 'succeeded' }, { captured: 0, voided: 0, refunded: 60 }],
    ['a capture that failed', { kind: 'captured', amount: 60, state: 'failed' }, { captured: 100, voided: 100, refunded: 0 }],
    ['a void that is pending', { kind: 'voided', amount: 100, state: 'pending' }, { captured: 0, voided: 0, refunded: 0 }],
  ] as const)('after %s computes the remaining room', (_name, entry, room) => {
    const entries = [authorized(100), entry];
    expect(Object.fromEntries(kinds.map((kind) => [kind, roomFor(kind, entries)]))).toEqual(room);
  });
});
