import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../ledger.ts';
import { dueBack } from './waive.ts';

type Keyed = LedgerEntry & { readonly key: string };

const entry = (key: string, kind: LedgerEntry['kind'], amount: number, state: LedgerEntry['state'] = 'succeeded'): Keyed => ({
  key,
  kind,
  amount,
  state,
});

describe('[money: Payments] waived money', () => {
  it('is refunded once and to the cent, whenever the capture succeeds', () => {
    const total = fc.integer({ min: 1, max: 1_000_000 });
    const shares = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(total, shares, fc.nat(12), fc.nat(12), fc.boolean(), (amount, given, asked, settled, partial) => {
        const takenAt = Math.min(asked, settled);
        let waived = 0;
        let entries: Keyed[] = [entry('p', 'authorized', amount)];
        let captured = -1;
        const refund = () => {
          const due = dueBack({ amount, waived }, entries);
          if (due > 0) entries = [...entries, entry(`waived:p:${waived}`, 'refunded', due, 'pending')];
        };
        const steps = [...given, 0, 0];
        for (const [at, share] of steps.entries()) {
          // The capture is requested, and its outcome known, at any point before, between and after.
          if (at === takenAt) captured = partial ? amount - waived : amount;
          waived = Math.min(amount, waived + Math.floor((amount * share) / 1000));
          if (captured > 0 && at === Math.max(takenAt, settled)) entries = [...entries, entry('capture', 'captured', captured)];
          refund();
          refund();
        }
        const isTaken = entries.some(({ kind }) => kind === 'captured');
        const refunded = entries.reduce((sum, { kind, amount: cents }) => (kind === 'refunded' ? sum + cents : sum), 0);
        expect(isTaken ? captured - refunded : refunded).toBe(isTaken ? amount - waived : 0);
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      }),
      { numRuns: 3000 },
    );
  });

  it('whose refund failed is not requested again, and other refunds do not count for it', () => {
    const taken = [entry('p', 'authorized', 100), entry('capture', 'captured', 100), entry('goodwill', 'refunded', 20)];
    expect(dueBack({ amount: 100, waived: 30 }, taken)).toBe(30);
    expect(dueBack({ amount: 100, waived: 30 }, [...taken, entry('waived:p:30', 'refunded', 30, 'failed')])).toBe(0);
  });
});
