import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, type WarehouseStock } from './allocation.ts';
import { availabilityOf, looksDifferent } from './availability.ts';

const shelf = (warehouseCode: string, onHand: number, variationId = 1): WarehouseStock => ({
  variationId,
  warehouseCode,
  onHand,
  isDefault: warehouseCode === 'central',
});
const nobody = new Map<number, number>();

describe('[rulings: Orders] choosing warehouses for an order', () => {
  it.each([
    ['the default one when it has all', [shelf('east', 9), shelf('central', 2)], 2, [['central', 2]]],
    ['another one that has all', [shelf('east', 5), shelf('central', 2)], 3, [['east', 3]]],
    [
      'several, the fullest first, when none has all',
      [shelf('east', 2), shelf('central', 1), shelf('west', 3)],
      5,
      [
        ['west', 3],
        ['east', 2],
      ],
    ],
  ])('%s', (_, stock, quantity, expected) => {
    const taking = allocate([{ variationId: 1, quantity }], stock, nobody);
    expect(taking.ok && taking.taken.map((taken) => [taken.warehouseCode, taken.quantity])).toEqual(expected);
  });

  it('takes nothing when one of two items is short, and names it', () => {
    const stock = [shelf('central', 5, 1), shelf('central', 1, 2)];
    const items = [
      { variationId: 1, quantity: 1 },
      { variationId: 2, quantity: 2 },
    ];
    expect(allocate(items, stock, nobody)).toEqual({ ok: false, short: [{ variationId: 2, wanted: 2, available: 1 }] });
  });

  it('leaves units held by other checkouts', () => {
    expect(allocate([{ variationId: 1, quantity: 2 }], [shelf('central', 3)], new Map([[1, 2]]))).toEqual({
      ok: false,
      short: [{ variationId: 1, wanted: 2, available: 1 }],
    });
  });

  it('does not sell one unit to two lines of a variation', () => {
    const items = [
      { variationId: 1, quantity: 1 },
      { variationId: 1, quantity: 1 },
    ];
    expect(allocate(items, [shelf('central', 1)], nobody).ok).toBe(false);
  });

  it('takes exactly what was requested, never more than a warehouse has, or nothing', () => {
    const anyStock = fc.array(fc.nat({ max: 20 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(anyStock, fc.integer({ min: 1, max: 70 }), fc.nat({ max: 10 }), ([east = 0, central = 0, west = 0], quantity, held) => {
        const stock = [shelf('east', east), shelf('central', central), shelf('west', west)];
        const taking = allocate([{ variationId: 1, quantity }], stock, new Map([[1, held]]));
        const free = east + central + west - held;
        expect(taking.ok).toBe(quantity <= free);
        if (!taking.ok) {
          expect(taking.short).toEqual([{ variationId: 1, wanted: quantity, available: Math.max(0, free) }]);
          return;
        }
        expect(taking.taken.reduce((sum, taken) => sum + taken.quantity, 0)).toBe(quantity);
        for (const taken of taking.taken) {
          const there = stock.find((one) => one.warehouseCode === taken.warehouseCode)?.onHand ?? 0;
          expect(taken.quantity).toBeGreaterThan(0);
          expect(taken.quantity).toBeLessThanOrEqual(there);
        }
      }),
    );
  });
});

describe('[§3] availability', () => {
  it.each([
    [true, 3, 'SELLABLE'],
    [true, 0, 'OUT_OF_STOCK'],
    [false, 3, 'UNAVAILABLE'],
  ] as const)('sold %s with %i units is %s', (sold, units, expected) => {
    expect(availabilityOf(sold, units)).toBe(expected);
  });

  it.each([
    [80, 79, false],
    [6, 5, true],
    [1, 0, true],
    [0, -2, false],
    [0, 1, true],
  ])('a change from %i to %i is visible: %s', (before, after, expected) => {
    expect(looksDifferent(before, after)).toBe(expected);
  });
});
