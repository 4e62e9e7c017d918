import { describe, expect, it } from 'vitest';
import { factsWith, lineFacts, offer } from '../../../test/support/promotions.ts';
import type { WrittenPromotion } from '../promotion.ts';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-11-23T12:00:00Z');
type Benefit = WrittenPromotion['benefit'];
type Goods = readonly (readonly [unitPrice: number, quantity: number])[];

const over = (group: WrittenPromotion['group'], benefit: Benefit, goods: Goods) =>
  evaluate(
    factsWith({ lines: goods.map(([unitPrice, quantity], at) => lineFacts(at + 1, { unitPrice, quantity })) }),
    [offer(1, { group, benefit })],
    now,
  );
/** Cents off for each line. */
const off = (group: 'item' | 'order', benefit: Benefit, goods: Goods) => {
  const { adjustments } = over(group, benefit, goods);
  return goods.map((_, at) => adjustments.find(({ variationId }) => variationId === at + 1)?.amount ?? 0);
};

describe('[rulings: Money] item promotions', () => {
  it.each<[string, Benefit, Goods, number[]]>([
    [
      'a percent of each line, half a cent up',
      { kind: 'percent', percent: 15 },
      [
        [999, 1],
        [1001, 3],
        [10, 1],
      ],
      [150, 450, 2],
    ],
    ['a percent with two decimals', { kind: 'percent', percent: 33.33 }, [[10_000, 1]], [3333]],
    ['everything', { kind: 'percent', percent: 100 }, [[777, 2]], [1554]],
    [
      'a percent with a most, spread',
      { kind: 'percent', percent: 10, most: 100 },
      [
        [1000, 1],
        [2000, 1],
      ],
      [33, 67],
    ],
    [
      'a percent below its most',
      { kind: 'percent', percent: 10, most: 301 },
      [
        [1000, 1],
        [2000, 1],
      ],
      [100, 200],
    ],
    [
      'an amount off each unit',
      { kind: 'amount', amount: 500 },
      [
        [2000, 3],
        [600, 1],
      ],
      [1500, 500],
    ],
    ['an amount, never more than the unit costs', { kind: 'amount', amount: 500 }, [[300, 2]], [600]],
    ['an amount with a most', { kind: 'amount', amount: 500, most: 900 }, [[2000, 2]], [900]],
    [
      'a fixed price',
      { kind: 'fixed_price', price: 1999 },
      [
        [2500, 2],
        [1500, 1],
      ],
      [1002, 0],
    ],
    ['a fixed price of nothing', { kind: 'fixed_price', price: 0 }, [[2500, 2]], [5000]],
  ])('%s', (_, benefit, goods, cents) => expect(off('item', benefit, goods)).toEqual(cents));

  it.each<[string, Benefit, Goods, number[]]>([
    ['buy 2 get 1', { kind: 'buy_x_get_y', buy: 2, get: 1 }, [[1000, 3]], [1000]],
    ['buy 2 get 1, two sets and a rest', { kind: 'buy_x_get_y', buy: 2, get: 1 }, [[1000, 8]], [2000]],
    [
      'the cheapest of the set, spread over it by price',
      { kind: 'buy_x_get_y', buy: 2, get: 1 },
      [
        [500, 1],
        [3000, 1],
        [1000, 1],
      ],
      [56, 333, 111],
    ],
    [
      'the dearest make the first set',
      { kind: 'buy_x_get_y', buy: 1, get: 1 },
      [
        [500, 2],
        [3000, 2],
        [700, 1],
      ],
      [243, 2917, 340],
    ],
    [
      'a rest that is cheaper stays out',
      { kind: 'buy_x_get_y', buy: 2, get: 1 },
      [
        [900, 3],
        [100, 2],
      ],
      [900, 0],
    ],
    ['half off the second', { kind: 'buy_x_get_y', buy: 1, get: 1, percent: 50 }, [[999, 2]], [500]],
    [
      'buy 1 get 2',
      { kind: 'buy_x_get_y', buy: 1, get: 2 },
      [
        [900, 1],
        [800, 1],
        [700, 2],
      ],
      [563, 500, 437],
    ],
    [
      'of equal ones each the same',
      { kind: 'buy_x_get_y', buy: 1, get: 1 },
      [
        [900, 1],
        [900, 1],
      ],
      [450, 450],
    ],
    ['with a most', { kind: 'buy_x_get_y', buy: 1, get: 1, most: 100 }, [[900, 2]], [100]],
  ])('%s', (_, benefit, goods, cents) => expect(off('item', benefit, goods)).toEqual(cents));

  it('says what completes a set', () => {
    expect(over('item', { kind: 'buy_x_get_y', buy: 2, get: 1 }, [[500, 1]]).considered()[0]?.outcome).toEqual({
      state: 'not_eligible',
      reason: { code: 'minimum_units', message: 'Add 2 more items', missing: 2 },
    });
  });

  it('never raises a price', () => {
    expect(over('item', { kind: 'fixed_price', price: 501 }, [[500, 1]]).considered()[0]?.outcome).toEqual({
      state: 'not_eligible',
      reason: { code: 'nothing_off', message: 'Already at this price or lower' },
    });
  });
});

const tiers: Benefit = {
  kind: 'tiers',
  tiers: [
    { from: 20_000, percent: 15 },
    { from: 10_000, percent: 10 },
    { from: 30_000, amount: 5000 },
  ],
};

describe('[rulings: Money] order promotions', () => {
  it.each<[string, Benefit, Goods, number[]]>([
    [
      'a percent of all, spread by largest remainder',
      { kind: 'percent', percent: 10 },
      [
        [333, 1],
        [333, 1],
        [339, 1],
      ],
      [34, 33, 34],
    ],
    [
      'an amount once',
      { kind: 'amount', amount: 1000 },
      [
        [1000, 2],
        [3000, 1],
      ],
      [400, 600],
    ],
    [
      'an amount, never more than the order',
      { kind: 'amount', amount: 1000 },
      [
        [300, 1],
        [200, 1],
      ],
      [300, 200],
    ],
    [
      'with a most',
      { kind: 'percent', percent: 50, most: 200 },
      [
        [300, 1],
        [300, 1],
      ],
      [100, 100],
    ],
    ['the first tier', tiers, [[10_000, 1]], [1000]],
    ['the second tier', tiers, [[10_000, 2]], [3000]],
    ['just below the third', tiers, [[29_999, 1]], [4500]],
    ['the third tier', tiers, [[30_000, 1]], [5000]],
  ])('%s', (_, benefit, goods, cents) => expect(off('order', benefit, goods)).toEqual(cents));

  it('say what the first tier lacks', () => {
    expect(over('order', tiers, [[9900, 1]]).considered()[0]?.outcome).toEqual({
      state: 'not_eligible',
      reason: { code: 'minimum_merchandise', message: 'Add $1.00 more', missing: 100 },
    });
  });
});

describe('[rulings: Money] shipping promotions', () => {
  it.each<[string, Benefit, number]>([
    ['free', { kind: 'free_shipping' }, 699],
    ['free up to a most', { kind: 'free_shipping', most: 500 }, 500],
    ['a percent', { kind: 'percent', percent: 50 }, 350],
    ['an amount', { kind: 'amount', amount: 300 }, 300],
    ['an amount, never more than shipping', { kind: 'amount', amount: 1000 }, 699],
  ])('%s', (_, benefit, amount) => {
    expect(over('shipping', benefit, [[1000, 1]])).toMatchObject({ adjustments: [], shipping: { promotionId: 1, amount } });
  });

  it('do nothing where shipping is free', () => {
    const free = over('shipping', { kind: 'free_shipping' }, [[100_000, 1]]);
    expect(free.shipping).toBeNull();
    expect(free.considered()[0]?.outcome).toMatchObject({ reason: { code: 'nothing_off', message: 'Shipping is already free' } });
  });
});
