import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnReason, returnReasonGroups, returnReasonKeys, returnRefusalWords } from '../../contract/returns/returns.ts';
import { defaultReturnTerms, type ReturnTerms, returnDaysOf } from '../../contract/settings/returns.ts';
import { paidFor } from '../orders/index.ts';
import { shareOfUnits } from '../platform/shares.ts';
import { arriveByOf, arriveDaysOf, isNothingToSend, isOurFault, refundAmountsOf, refundOfUnits, refusalOf } from './rules.ts';

interface Line {
  readonly quantity: number;
  readonly lineTotal: number;
  readonly tax: number;
  readonly adjustments: { promotionId: number; group: 'item'; label: string; code: null; amount: number }[];
  readonly shipped: number;
  readonly cancelled: number;
  readonly inReturn: number;
  readonly returned: number;
}

const lines = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    unitPrice: fc.integer({ min: 0, max: 200_000 }),
    discount: fc.integer({ min: 0, max: 1000 }),
    tax: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ quantity, unitPrice, discount, tax }): Line => {
    const lineTotal = quantity * unitPrice;
    const amount = Math.floor((lineTotal * discount) / 1000);
    const adjustments = amount === 0 ? [] : [{ promotionId: 1, group: 'item' as const, label: '', code: null, amount }];
    return { quantity, lineTotal, tax, adjustments, shipped: 0, cancelled: 0, inReturn: 0, returned: 0 };
  });

const steps = fc.array(
  fc.record({
    step: fc.constantFrom('ship', 'cancel', 'ask', 'decline', 'refund', 'replace', 'return the replacement'),
    units: fc.integer({ min: 1, max: 12 }),
    /** For refunds and replacements: the share of the units that came back, in thousandths. */
    found: fc.integer({ min: 0, max: 1000 }),
  }),
  { maxLength: 40 },
);

describe('[money: Returns] the refund', () => {
  it('adds up to exactly what was paid, in any order of shipping, cancelling, returning, replacing and declining', () => {
    fc.assert(
      fc.property(lines, steps, (bought, given) => {
        let line = bought;
        let back = 0;
        const open: number[] = [];
        /** Lines of replacements: what was paid for their units, and how many of them came back. */
        const replacements: Line[] = [];
        const refund = (asked: number, counted: number) => {
          const cents = refundOfUnits(line, { before: line.returned, units: counted });
          expect(cents).toBeGreaterThanOrEqual(0);
          back += cents;
          line = { ...line, inReturn: line.inReturn - asked, returned: line.returned + counted };
        };
        const replace = (asked: number, counted: number) => {
          const lineTotal = refundOfUnits(line, { before: line.returned, units: counted });
          line = { ...line, inReturn: line.inReturn - asked, returned: line.returned + counted };
          if (counted > 0)
            replacements.push({
              ...line,
              quantity: counted,
              shipped: counted,
              lineTotal,
              tax: 0,
              adjustments: [],
              cancelled: 0,
              inReturn: 0,
              returned: 0,
            });
        };
        const giveBackReplacement = (units: number) => {
          const sent = replacements.shift();
          if (!sent) return;
          const counted = Math.min(units, sent.shipped - sent.returned);
          back += refundOfUnits(sent, { before: sent.returned, units: counted });
          if (sent.returned + counted < sent.shipped) replacements.push({ ...sent, returned: sent.returned + counted });
        };
        const cancel = (units: number) => {
          back += shareOfUnits(paidFor(line), line.quantity, { before: line.cancelled, units });
          line = { ...line, cancelled: line.cancelled + units };
        };
        const act = ({ step, units, found }: { step: string; units: number; found: number }) => {
          const left = line.quantity - line.shipped - line.cancelled;
          const returnable = line.shipped - line.inReturn - line.returned;
          if (step === 'ship') line = { ...line, shipped: line.shipped + Math.min(units, left) };
          if (step === 'cancel' && left > 0) cancel(Math.min(units, left));
          if (step === 'ask' && returnable > 0) {
            const amounts = refundAmountsOf(line, line);
            expect(amounts).toHaveLength(returnable);
            expect(amounts.every((cents, at) => cents >= (amounts[at - 1] ?? 0))).toBe(true);
            open.push(Math.min(units, returnable));
            line = { ...line, inReturn: line.inReturn + Math.min(units, returnable) };
          }
          if (step === 'return the replacement') giveBackReplacement(units);
          const asked = step === 'decline' || step === 'refund' || step === 'replace' ? open.shift() : undefined;
          if (asked === undefined) return;
          if (step === 'replace') replace(asked, Math.floor((asked * found) / 1000));
          else if (step === 'refund') refund(asked, Math.floor((asked * found) / 1000));
          else line = { ...line, inReturn: line.inReturn - asked };
        };
        for (const step of given) {
          act(step);
          expect(line.inReturn + line.returned).toBeLessThanOrEqual(line.shipped);
          expect(line.shipped + line.cancelled).toBeLessThanOrEqual(line.quantity);
          expect(back).toBeLessThanOrEqual(paidFor(bought));
        }
        for (const asked of open) refund(asked, asked);
        const left = line.quantity - line.shipped - line.cancelled;
        if (left > 0) cancel(left);
        const rest = line.shipped - line.returned;
        expect(refundAmountsOf(line, line)).toHaveLength(rest);
        for (let unit = 0; unit < rest; unit++) refund(0, 1);
        while (replacements.length > 0) giveBackReplacement(1);
        expect(back).toBe(paidFor(bought));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('[§9 returns] returnable lines', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const line = { quantity: 2, shipped: 2, cancelled: 0, returnable: true, returnDays: 30 };
  const none = { inReturn: 0, returned: 0 };

  it.each([
    ['just arrived', line, none, daysAgo(0), null],
    ['on the last day', line, none, daysAgo(30), null],
    ['the day after the last day', line, none, daysAgo(31), 'window_closed'],
    ['of the Vault, on the last day', { ...line, returnDays: 7 }, none, daysAgo(7), null],
    ['of the Vault, the day after', { ...line, returnDays: 7 }, none, daysAgo(8), 'window_closed'],
    ['one of two', line, { inReturn: 1, returned: 0 }, daysAgo(3), null],
    ['all in return or returned', line, { inReturn: 1, returned: 1 }, daysAgo(3), 'returning'],
    ['all returned', line, { inReturn: 0, returned: 2 }, daysAgo(3), 'returned'],
    ['a mattress', { ...line, returnable: false }, none, daysAgo(3), 'not_returnable'],
    ['not shipped', { ...line, shipped: 0 }, none, null, 'not_shipped'],
    ['cancelled', { ...line, shipped: 0, cancelled: 2 }, none, null, 'cancelled'],
    ['one of two shipped', { ...line, shipped: 1 }, none, daysAgo(1), null],
  ] as const)('%s', (_, what, standing, arrived, refusal) => {
    expect(refusalOf(what, standing, arrived, now)).toBe(refusal);
  });

  it('have 45 days to come back, the last one to its end in the shop’s time zone', () => {
    const arriveBy = arriveByOf(now, { arriveDays: 45 });
    expect(arriveBy.toISOString()).toBe('2027-01-08T04:59:59.999Z');
    expect(arriveDaysOf({ requestedAt: now, arriveBy })).toBe(45);
  });

  it('can be asked for 30 days, and 7 for items of the Vault', () => {
    const item = { returnable: true, isVault: false, departmentSlug: 'bedding' };
    const days = (given: Partial<typeof item>, terms: Partial<ReturnTerms> = {}) =>
      returnDaysOf({ ...item, ...given }, { ...defaultReturnTerms, ...terms });
    expect([days({}), days({ isVault: true }), days({ returnable: false })]).toEqual([30, 7, null]);
    expect([days({}, { days: 100 }), days({ isVault: true }, { days: 5 }), days({ isVault: true }, { vaultDays: 14 })]).toEqual([
      100, 5, 14,
    ]);
    expect([days({}, { excluded: ['bedding'] }), days({}, { excluded: ['rugs'] })]).toEqual([null, 30]);
    expect(returnRefusalWords('window_closed', { returnDays: 7, returnGoods: null })).toBe('The 7-day return window has closed.');
  });
});

describe('[§9 returns] reasons', () => {
  it('have the specification’s five groups and unique keys', () => {
    expect(Object.values(returnReasonGroups).map(({ title }) => title)).toEqual([
      'Product did not meet expectations',
      'Shipment problem',
      'Shipment never delivered',
      'Item or package damaged',
      'Parts missing or defective',
    ]);
    expect(new Set(returnReasonKeys).size).toBe(returnReasonKeys.length);
    expect(returnReason('constructor')).toBeNull();
  });

  it.each([
    [['changed_mind'], false, false],
    [['changed_mind', 'defective'], true, false],
    [['not_arrived'], true, true],
    [['not_arrived', 'size'], true, false],
  ])('%j: our fault %s, nothing to send back %s', (reasons, ours, nothing) => {
    const given = reasons.map((reason) => ({ reason }));
    expect([isOurFault(given), isNothingToSend(given)]).toEqual([ours, nothing]);
  });
});
