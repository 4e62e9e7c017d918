import { describe, expect, it } from 'vitest';
import { factsWith, lineFacts, offer } from '../../../test/support/promotions.ts';
import type { Promotion, WrittenPromotion } from '../promotion.ts';
import { evaluate } from './evaluate.ts';
import type { Facts } from './facts.ts';

const now = new Date('2026-11-23T12:00:00Z');
type Group = WrittenPromotion['group'];

const percent = (id: number, group: Group, percent: number, stacksWith: Group[] = [], more: Partial<WrittenPromotion> = {}) =>
  offer(id, { group, stacksWith, benefit: { kind: 'percent', percent }, ...more });
const freeShipping = (id: number, stacksWith: Group[] = [], more: Partial<WrittenPromotion> = {}) =>
  offer(id, { group: 'shipping', stacksWith, benefit: { kind: 'free_shipping' }, ...more });

/** Each promotion's outcome by id (cents, `by 3`, or its reason), with what is taken off shipping and each line. */
function told(promotions: readonly Promotion[], more: Partial<Facts> = {}) {
  const { considered, adjustments, shipping, capped, nextOffer } = evaluate(factsWith(more), promotions, now);
  const outcomes = considered().map(({ promotion: { id }, outcome }) => {
    if (outcome.state === 'applied') return [id, outcome.amount];
    return [id, outcome.state === 'beaten' ? `by ${outcome.by}` : outcome.reason.message];
  });
  return {
    outcomes: Object.fromEntries(outcomes),
    off: adjustments.map(({ promotionId, variationId, amount }) => `${promotionId}:${variationId}:${amount}`),
    shipping: shipping?.amount ?? 0,
    capped,
    next: nextOffer?.message ?? null,
  };
}

const two = { lines: [lineFacts(1, { unitPrice: 6000 }), lineFacts(2, { unitPrice: 4000 })] };

describe('[rulings: Money] the best of a group wins', () => {
  it('for each line in the item group', () => {
    const fixed = offer(2, { benefit: { kind: 'amount', amount: 500 } });
    expect(told([percent(1, 'item', 10), fixed], two)).toMatchObject({ outcomes: { 1: 600, 2: 500 }, off: ['1:1:600', '2:2:500'] });
  });

  it('once per order in the others', () => {
    const lost = told([percent(1, 'order', 10), percent(2, 'order', 11), percent(3, 'order', 5)], two);
    expect(lost).toMatchObject({ outcomes: { 1: 'by 2', 2: 1100, 3: 'by 2' }, off: ['2:1:660', '2:2:440'] });
    expect(told([freeShipping(1, [], { benefit: { kind: 'amount', amount: 300 } }), freeShipping(2)], two)).toMatchObject({
      outcomes: { 1: 'by 2', 2: 699 },
      shipping: 699,
    });
  });

  it('and is named on its lines', () => {
    const onSecond = percent(3, 'item', 5, [], { conditions: { products: { in: ['product-2'] } } });
    expect(told([percent(1, 'item', 10), percent(2, 'item', 8), onSecond], two).outcomes).toEqual({ 1: 1000, 2: 'by 1', 3: 'by 1' });
  });

  it.each<[string, Partial<WrittenPromotion>, Partial<WrittenPromotion>, number]>([
    ['the earlier start', { startsAt: '2026-02-01T00:00:00Z' }, { startsAt: '2026-01-31T00:00:00Z' }, 2],
    ['the lower id', {}, {}, 1],
  ])('among equals is chosen by %s', (_, first, second, winner) => {
    for (const group of ['item', 'order', 'shipping'] as const) {
      const { outcomes } = told([percent(2, group, 10, [], second), percent(1, group, 10, [], first)]);
      expect(outcomes[winner === 1 ? 2 : 1]).toBe(`by ${winner}`);
    }
  });
});

describe('[rulings: Money] promotions combine', () => {
  const all: Group[] = ['item', 'order', 'shipping'];

  it('item before order before shipping, each on the remainder', () => {
    const shippingFor = (merchandise: number) => merchandise;
    expect(
      told([percent(3, 'shipping', 10, all), percent(2, 'order', 10, all), percent(1, 'item', 10, all)], { shippingFor }),
    ).toMatchObject({
      outcomes: { 1: 1000, 2: 900, 3: 810 },
      off: ['1:1:1000', '2:1:900'],
    });
  });

  it('only where each names the other’s group', () => {
    expect(told([percent(1, 'item', 10, ['order']), percent(2, 'order', 9)]).outcomes).toEqual({ 1: 1000, 2: 'by 1' });
    expect(told([percent(1, 'item', 10), percent(2, 'order', 11, ['item'])]).outcomes).toEqual({ 1: 'by 2', 2: 1100 });
    expect(told([percent(1, 'item', 10, ['order']), percent(2, 'order', 11, ['item'])]).outcomes).toEqual({ 1: 1000, 2: 990 });
  });

  it('where they give more together than the best alone', () => {
    const promotions = [percent(1, 'item', 10), percent(2, 'item', 6, ['order']), percent(3, 'order', 6, ['item'])];
    expect(told(promotions).outcomes).toEqual({ 1: 'by 2', 2: 600, 3: 564 });
    expect(told([percent(4, 'item', 12), ...promotions]).outcomes).toEqual({ 1: 'by 4', 2: 'by 4', 3: 'by 4', 4: 1200 });
  });

  it('or say what they cannot be combined with', () => {
    const onSecond = percent(1, 'item', 10, ['shipping'], { conditions: { products: { in: ['product-2'] } } });
    const onFirst = percent(2, 'item', 10, all, { conditions: { products: { in: ['product-1'] } } });
    const promotions = [onSecond, onFirst, percent(3, 'order', 9, all), freeShipping(4, all)];
    expect(told(promotions, two).outcomes).toEqual({ 1: 'by 3', 2: 600, 3: 846, 4: 699 });
  });

  it('with ties going to fewer groups, then to item before order', () => {
    expect(told([percent(1, 'order', 10), percent(2, 'item', 10)]).outcomes).toEqual({ 1: 'by 2', 2: 1000 });
    const one = percent(3, 'item', 19);
    expect(told([percent(1, 'item', 10, ['order']), percent(2, 'order', 10, ['item']), one]).outcomes).toEqual({
      1: 'by 3',
      2: 'by 3',
      3: 1900,
    });
  });
});

describe('[rulings: Money] minimums with other promotions', () => {
  const least = { conditions: { minimumMerchandise: 9500 } };

  it('count what is left after item promotions, for order and shipping', () => {
    expect(told([percent(1, 'item', 10, ['order']), percent(2, 'order', 5, ['item'], least)]).outcomes).toEqual({
      1: 1000,
      2: 'Add $5.00 more',
    });
  });

  it('count prices before discounts, for the item group', () => {
    expect(told([percent(1, 'item', 20), percent(2, 'item', 5, [], least)]).outcomes).toEqual({ 1: 2000, 2: 'by 1' });
  });

  it('ignore promotions they cannot be combined with, for order and shipping', () => {
    expect(told([percent(1, 'item', 10), percent(2, 'order', 5, [], least)]).outcomes).toEqual({ 1: 1000, 2: 'by 1' });
    expect(told([percent(1, 'item', 10), percent(2, 'order', 11, [], least)]).outcomes).toEqual({ 1: 'by 2', 2: 1100 });
  });

  it('include order promotions for the shipping price only', () => {
    const shippingFor = (merchandise: number) => (merchandise > 4999 ? 0 : 699);
    const half = percent(1, 'order', 60, ['shipping']);
    expect(told([half, freeShipping(2, ['order'], least)], { shippingFor })).toMatchObject({
      outcomes: { 1: 6000, 2: 699 },
      shipping: 699,
    });
  });
});

describe('[§9] the cap on promotional discounts', () => {
  const lines = [lineFacts(1, { unitPrice: 400_000 }), lineFacts(2, { unitPrice: 200_000 }), lineFacts(3, { unitPrice: 1 })];

  it('cuts order promotions before item promotions', () => {
    expect(told([percent(1, 'item', 75, ['order']), percent(2, 'order', 50, ['item'])], { lines })).toEqual({
      outcomes: { 1: 450_001, 2: 49_999 },
      off: ['1:1:300000', '1:2:150000', '1:3:1', '2:1:33333', '2:2:16666'],
      shipping: 0,
      capped: true,
      next: null,
    });
  });

  it('cuts lines in proportion, and reports promotions left with nothing', () => {
    const dear = [lineFacts(1, { unitPrice: 4_000_000 }), lineFacts(2, { unitPrice: 2_000_000 }), lineFacts(3, { unitPrice: 1 })];
    const onThird = percent(1, 'item', 100, [], { conditions: { products: { in: ['product-3'] } } });
    expect(told([percent(2, 'item', 99), onThird], { lines: dear })).toMatchObject({
      outcomes: { 1: 'Discounts have reached their limit', 2: 500_000 },
      off: ['2:1:333333', '2:2:166667'],
      capped: true,
    });
  });

  it('a promotion left with nothing beats no other', () => {
    const lines = [lineFacts(1, { unitPrice: 999_999 }), lineFacts(2, { unitPrice: 1 })];
    const all = [
      offer(1, { benefit: { kind: 'amount', amount: 1 } }),
      offer(2, { stacksWith: ['order'], benefit: { kind: 'fixed_price', price: 0 }, conditions: { minimumMerchandise: 500_000 } }),
      percent(3, 'order', 5, ['item']),
    ];
    const { considered } = evaluate(factsWith({ lines }), all, now);
    const applied = new Set(considered().flatMap(({ promotion, outcome }) => (outcome.state === 'applied' ? [promotion.id] : [])));
    for (const { outcome } of considered()) if (outcome.state === 'beaten') expect(applied).toContain(outcome.by);
  });

  it('allows exactly $5,000.00, and leaves shipping alone', () => {
    const promotions = [offer(1, { group: 'order', stacksWith: ['shipping'], benefit: { kind: 'amount', amount: 500_000 } })];
    expect(told(promotions, { lines })).toMatchObject({ outcomes: { 1: 500_000 }, capped: false });
    expect(told([...promotions, freeShipping(2, ['order'])], { lines, shippingFor: () => 900 })).toMatchObject({
      outcomes: { 1: 500_000, 2: 900 },
      capped: false,
    });
  });
});

describe('[§4] the next offer', () => {
  const tiers = offer(1, {
    group: 'order',
    benefit: {
      kind: 'tiers',
      tiers: [
        { from: 8000, percent: 10 },
        { from: 13_800, percent: 15 },
        { from: 50_000, amount: 9000 },
      ],
    },
  });
  const least = (minimumMerchandise: number, more: WrittenPromotion['conditions'] = {}) => ({
    conditions: { minimumMerchandise, ...more },
  });

  it.each<[string, Promotion[], Partial<Facts>, string | null]>([
    ['the next tier', [tiers], {}, 'Spend $38.00 more to save 15%'],
    ['the first tier', [tiers], { lines: [lineFacts(1, { unitPrice: 5000 })] }, 'Spend $30.00 more to save 10%'],
    ['the last tier', [tiers], { lines: [lineFacts(1, { unitPrice: 20_000 })] }, 'Spend $300.00 more to save $90.00'],
    ['none beyond the last', [tiers], { lines: [lineFacts(1, { unitPrice: 50_000 })] }, null],
    ['a minimum', [percent(1, 'order', 12.5, [], least(11_000))], {}, 'Spend $10.00 more to save 12.5%'],
    ['the nearest', [percent(2, 'order', 20, [], least(11_000)), tiers], {}, 'Spend $10.00 more to save 20%'],
    ['free shipping', [freeShipping(1, [], least(11_000))], {}, 'Spend $10.00 more for free shipping'],
    ['half of shipping', [percent(1, 'shipping', 50, [], least(11_000))], {}, 'Spend $10.00 more to save 50% on shipping'],
    ['no free shipping where it is free then', [freeShipping(1, [], least(100_000))], {}, null],
    [
      'an amount off each',
      [offer(1, { benefit: { kind: 'amount', amount: 500 }, ...least(11_000, { products: { in: ['product-1'] } }) })],
      {},
      'Spend $10.00 more on qualifying items to save $5.00 on each',
    ],
    [
      'a fixed price',
      [offer(1, { benefit: { kind: 'fixed_price', price: 500 }, ...least(11_000) })],
      {},
      'Spend $10.00 more for “Offer 1”',
    ],
    ['no code entered', [percent(1, 'order', 20, [], least(11_000, { code: true }))], {}, null],
    [
      'code entered',
      [percent(1, 'order', 20, [], least(11_000, { code: true }))],
      { codes: new Map([[1, 'X']]) },
      'Spend $10.00 more to save 20%',
    ],
    ['units missing', [percent(1, 'order', 20, [], least(11_000, { minimumUnits: 2 }))], {}, null],
    ['none that gives less than what counts', [percent(1, 'order', 20), percent(2, 'order', 10, [], least(11_000))], {}, null],
    ['none that cannot be combined', [percent(1, 'item', 10), percent(2, 'order', 20, [], least(11_000))], {}, null],
    [
      'of what is left after item promotions',
      [percent(1, 'item', 10, ['order']), percent(2, 'order', 20, ['item'], least(11_000))],
      {},
      'Spend $20.00 more to save 20%',
    ],
    ['nothing for an empty cart', [tiers], { lines: [] }, null],
  ])('%s', (_, promotions, facts, message) => expect(told(promotions, facts).next).toBe(message));
});
