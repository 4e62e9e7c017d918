import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionalDiscountCap } from '../../../contract/promotions/promotions.ts';
import { factsWith, lineFacts, offer } from '../../../test/support/promotions.ts';
import type { Promotion, WrittenPromotion } from '../promotion.ts';
import { combine } from './combine.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import type { Facts, LineFacts } from './facts.ts';

const now = new Date('2026-11-23T12:00:00Z');
const numRuns = 2000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const names = ['a', 'b', 'c'];
const price = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 100_000, max: 900_000 }));
const line = fc.record({
  variationId: fc.integer({ min: 1, max: 99 }),
  handle: fc.constantFrom(...names),
  categories: fc.subarray(names).map((some) => new Set(some)),
  unitPrice: price,
  quantity: fc.integer({ min: 1, max: 9 }),
  onSale: fc.boolean(),
});
const lines = fc
  .uniqueArray(line, { selector: ({ variationId }) => variationId, maxLength: 8 })
  .map((some) => some.map(({ variationId, ...more }) => lineFacts(variationId, more)));

type Written = Pick<WrittenPromotion, 'group' | 'benefit'>;
const most = fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined });
const percent = fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(5, 10, 12.5, 33.33, 100), most });
const amount = fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 100_000 }), most });
const fixedPrice = fc.record({ kind: fc.constant('fixed_price' as const), price: fc.integer({ min: 0, max: 30_000 }), most });
const units = fc.integer({ min: 1, max: 3 });
const sets = fc.record({ kind: fc.constant('buy_x_get_y' as const), buy: units, get: units, percent: fc.constantFrom(50, 100), most });
const tier = fc.record({ from: fc.integer({ min: 1, max: 100_000 }), percent: fc.constantFrom(5, 15, 25) });
const tiers = fc.record({ kind: fc.constant('tiers' as const), tiers: fc.array(tier, { minLength: 1, maxLength: 3 }), most });
const free = fc.record({ kind: fc.constant('free_shipping' as const), most });
const written = fc.oneof(
  fc.record({ group: fc.constant('item' as const), benefit: fc.oneof(percent, amount, fixedPrice, sets) }),
  fc.record({ group: fc.constant('order' as const), benefit: fc.oneof(percent, amount, tiers) }),
  fc.record({ group: fc.constant('shipping' as const), benefit: fc.oneof(percent, amount, free) }),
) satisfies fc.Arbitrary<Written>;
const listed = fc.option(fc.record({ in: fc.subarray(names, { minLength: 1 }) }), { nil: undefined });
const conditions = fc.record({
  products: listed,
  categories: listed,
  saleItems: fc.option(fc.constantFrom('only' as const, 'excluded' as const), { nil: undefined, freq: 2 }),
  minimumMerchandise: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
  minimumUnits: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  customerGroups: fc.option(fc.subarray(['trade', 'vip'], { minLength: 1 }), { nil: undefined, freq: 2 }),
});
const promotions = fc
  .array(
    fc.record({
      written,
      conditions,
      stacksWith: fc.subarray(['item', 'order', 'shipping'] as const),
      startsAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2027-01-01T00:00:00Z'),
    }),
    { maxLength: 9 },
  )
  .map((all) => all.map(({ written: one, ...more }, at) => offer(at + 1, { ...one, ...more })));

const shippingFor = (merchandise: number) => (merchandise > 4999 ? 499 : 1199);
const customer = { signedIn: true, email: null, groups: new Set(['trade']), firstOrder: null, storeCardSince: null };
const factsOf = (some: readonly LineFacts[]): Facts => factsWith({ lines: some, shippingFor, customer });
const holds = (check: (facts: Facts, all: readonly Promotion[], evaluation: Evaluation) => void) =>
  fc.assert(
    fc.property(lines, promotions, (some, all) => check(factsOf(some), all, evaluate(factsOf(some), all, now))),
    { numRuns },
  );

const merchandiseOff = ({ adjustments }: Evaluation) => sum(adjustments.map(({ amount }) => amount));
const totalOff = (evaluation: Evaluation) => merchandiseOff(evaluation) + (evaluation.shipping?.amount ?? 0);
const priceOf = ({ unitPrice, quantity }: LineFacts) => unitPrice * quantity;

describe('[rulings: Money] for any cart and promotions, evaluation', () => {
  it('adds up to the cent: lines, promotions, shipping', () => {
    holds((_, all, evaluation) => {
      expect(
        evaluation
          .considered()
          .map(({ promotion }) => promotion.id)
          .sort((a, b) => a - b),
      ).toEqual(all.map(({ id }) => id));
      for (const { promotion, outcome } of evaluation.considered()) {
        const mine = evaluation.adjustments.filter(({ promotionId }) => promotionId === promotion.id);
        const shipping = evaluation.shipping?.promotionId === promotion.id ? evaluation.shipping.amount : 0;
        expect(sum(mine.map(({ amount }) => amount)) + shipping).toBe(outcome.state === 'applied' ? outcome.amount : 0);
      }
    });
  });

  it('does not depend on the order of lines or promotions', () => {
    const shuffled = <Item>(items: readonly Item[]) => fc.shuffledSubarray([...items], { minLength: items.length });
    const both = fc
      .tuple(lines, promotions)
      .chain(([some, all]) => fc.tuple(fc.constant([some, all] as const), shuffled(some), shuffled(all)));
    fc.assert(
      fc.property(both, ([[some, all], otherLines, otherPromotions]) => {
        const other = evaluate(factsOf(otherLines), otherPromotions, now);
        const one = evaluate(factsOf(some), all, now);
        expect({ ...other, considered: other.considered() }).toEqual({ ...one, considered: one.considered() });
      }),
      { numRuns },
    );
  });

  it('takes no line and no shipping below zero, in whole cents', () => {
    holds(({ lines: some }, _, evaluation) => {
      for (const { amount } of evaluation.adjustments) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
      for (const one of some) {
        const off = evaluation.adjustments.filter(({ variationId }) => variationId === one.variationId);
        expect(sum(off.map(({ amount }) => amount))).toBeLessThanOrEqual(priceOf(one));
      }
      const left = sum(some.map(priceOf)) - merchandiseOff(evaluation);
      expect(evaluation.shipping?.amount ?? 1).toBeGreaterThan(0);
      expect(evaluation.shipping?.amount ?? 0).toBeLessThanOrEqual(shippingFor(left));
    });
  });

  it('[§9] never exceeds the cap, and uses all of it when cutting', () => {
    holds((_, __, evaluation) => {
      if (evaluation.capped) expect(merchandiseOff(evaluation)).toBe(promotionalDiscountCap);
      else expect(merchandiseOff(evaluation)).toBeLessThanOrEqual(promotionalDiscountCap);
    });
  });

  it('combines only allowed promotions; a beaten one is beaten by one that applies', () => {
    holds((_, __, evaluation) => {
      const applied = evaluation
        .considered()
        .filter(({ outcome }) => outcome.state === 'applied')
        .map(({ promotion }) => promotion);
      for (const a of applied) for (const b of applied) expect(combine(a, b)).toBe(true);
      const ids = applied.map(({ id }) => id);
      for (const { outcome } of evaluation.considered()) if (outcome.state === 'beaten') expect(ids).toContain(outcome.by);
    });
  });

  it('gives each line the best allowed item promotion', () => {
    holds((facts, all, evaluation) => {
      const counted = evaluation
        .considered()
        .filter(({ outcome }) => outcome.state === 'applied')
        .map(({ promotion }) => promotion);
      if (evaluation.capped || !counted.some(({ group }) => group === 'item')) return;
      const rivals = all.filter(({ group }) => group === 'item').filter((one) => counted.every((other) => combine(one, other)));
      const alone = rivals.map((one) => evaluate(facts, [one], now));
      const isItem = new Set(rivals.map(({ id }) => id));
      for (const { variationId } of facts.lines) {
        const offIn = (one: Evaluation) =>
          one.adjustments.find((found) => found.variationId === variationId && isItem.has(found.promotionId));
        const best = alone.filter((one) => !one.capped).map((one) => offIn(one)?.amount ?? 0);
        expect(offIn(evaluation)?.amount ?? 0).toBe(Math.max(0, ...best));
      }
    });
  });

  it('finds the best of all combinations', () => {
    holds((facts, all, evaluation) => {
      const of = (group: Promotion['group']) => all.filter((one) => one.group === group);
      const chosenOf = (group: Promotion['group']) => [[], ...of(group).map((one) => [one])];
      const ways = chosenOf('order').flatMap((order) =>
        chosenOf('shipping').flatMap((shipping) => [of('item'), []].map((items) => [items, [...order, ...shipping]] as const)),
      );
      const totals = ways.map(([items, others]) => {
        const fitting = items.filter((one) => others.every((other) => combine(one, other)));
        return totalOff(evaluate(facts, [...fitting, ...others], now));
      });
      expect(totalOff(evaluation)).toBe(Math.max(...totals));
    });
  });
});
