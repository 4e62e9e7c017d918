import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BulkChange, type Rounding, roundings } from '../../../../contract/merchandising/bulk.ts';
import { keysOf } from '../../../../contract/values/keys.ts';
import { type BulkProduct, patchOf, rounded } from './patch.ts';

const product: BulkProduct = {
  handle: 'oak-sofa',
  retired: false,
  tags: ['New', 'oak'],
  soldAt: { 'alder-loom': 'never' },
  variations: [
    { sku: 'OAK-1', price: 100_000, deliveryClass: null, reference: null },
    { sku: 'OAK-2', price: 80_000, deliveryClass: 'large', reference: { type: 'WAS', amount: 120_000 } },
    { sku: 'OAK-3', price: 90_000, deliveryClass: null, reference: { type: 'MSRP', amount: 130_000 } },
  ],
};
const evidence = 'Charged since March';
const seen = {
  n1: { price: 100_000, reference: null },
  n2: { price: 80_000, reference: 120_000 },
  n3: { price: 90_000, reference: 130_000 },
};

describe('[look: staff console] a price rounded', () => {
  it.each<[number, Rounding, number]>([
    [1234.5, 'cent', 1235],
    [1249, 'dollar', 1200],
    [1250, 'dollar', 1300],
    [20, 'dollar', 100],
    [1240, 'to99', 1199],
    [1260, 'to99', 1299],
    [10, 'to99', 99],
    [1240, 'to95', 1195],
    [-500, 'to95', 95],
  ])('%d cents %s is %d', (cents, rounding, expected) => {
    expect(rounded(cents, rounding)).toBe(expected);
  });

  it('is the nearest with its ending', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000_000 }), fc.constantFrom(...keysOf<Rounding>(roundings)), (cents, rounding) => {
        const price = rounded(cents, rounding);
        expect(Number.isInteger(price) && price > 0).toBe(true);
        expect(Math.abs(price - cents)).toBeLessThanOrEqual(rounding === 'cent' ? 0 : 50);
      }),
    );
  });
});

describe('[look: staff console] a bulk change of a product', () => {
  it.each<[string, BulkChange, object | null]>([
    ['publishes', { kind: 'state', state: 'published' }, { published: true, discontinued: false }],
    ['is sold at another brand', { kind: 'soldAt', brand: 'b', choice: 'always' }, { soldAtChanges: { b: 'always' } }],
    ['is left to the rules', { kind: 'soldAt', brand: 'alder-loom', choice: null }, { soldAtChanges: { 'alder-loom': null } }],
    ['is sold there as before', { kind: 'soldAt', brand: 'alder-loom', choice: 'never' }, null],
    ['is left to the rules as before', { kind: 'soldAt', brand: 'b', choice: null }, null],
    ['is delivered otherwise', { kind: 'delivery', deliveryClass: 'large' }, { deliveryClass: 'large' }],
    ['is delivered by weight again', { kind: 'delivery', deliveryClass: null }, { deliveryClass: null }],
    ['retires', { kind: 'state', state: 'retired' }, { discontinued: true }],
    ['moves', { kind: 'category', category: 'furniture/sofas' }, { category: 'furniture/sofas' }],
    ['adds a tag', { kind: 'addTag', tag: 'vault' }, { addTags: ['vault'] }],
    ['does not add one that is there in other letters', { kind: 'addTag', tag: 'new' }, null],
    ['removes a tag in any letters', { kind: 'removeTag', tag: 'OAK' }, { removeTags: ['OAK'] }],
    ['does not remove what is not there', { kind: 'removeTag', tag: 'pine' }, null],
    [
      'raises prices by percent',
      { kind: 'price', unit: 'percent', by: 1000, rounding: 'to99' },
      {
        variations: [
          { sku: 'OAK-1', price: 109_999, seen: seen.n1 },
          { sku: 'OAK-2', price: 87_999, seen: seen.n2 },
          { sku: 'OAK-3', price: 98_999, seen: seen.n3 },
        ],
      },
    ],
    [
      'lowers prices by amount',
      { kind: 'price', unit: 'amount', by: -2550, rounding: 'cent' },
      {
        variations: [
          { sku: 'OAK-1', price: 97_450, seen: seen.n1 },
          { sku: 'OAK-2', price: 77_450, seen: seen.n2 },
          { sku: 'OAK-3', price: 87_450, seen: seen.n3 },
        ],
      },
    ],
    [
      'takes a sale off the regular price, and replaces what others charge',
      { kind: 'sale', off: 2500, rounding: 'cent', evidence, endsAt: '2026-12-01T05:00:00Z' },
      {
        variations: [
          {
            sku: 'OAK-1',
            price: 75_000,
            reference: { type: 'WAS', amount: 100_000, evidence, endsAt: '2026-12-01T05:00:00Z' },
            seen: seen.n1,
          },
          {
            sku: 'OAK-2',
            price: 90_000,
            reference: { type: 'WAS', amount: 120_000, evidence, endsAt: '2026-12-01T05:00:00Z' },
            seen: seen.n2,
          },
          {
            sku: 'OAK-3',
            price: 67_500,
            reference: { type: 'WAS', amount: 90_000, evidence, endsAt: '2026-12-01T05:00:00Z' },
            seen: seen.n3,
          },
        ],
      },
    ],
    [
      'ends a sale of its own only',
      { kind: 'endSale' },
      { variations: [{ sku: 'OAK-2', price: 120_000, reference: null, seen: seen.n2 }] },
    ],
    ['leaves prices that round to themselves', { kind: 'price', unit: 'percent', by: 1, rounding: 'dollar' }, null],
  ])('%s', (_, change, expected) => {
    expect(patchOf(product, change)).toEqual(
      expected && { handle: 'oak-sofa', ...(change.kind !== 'state' && { unlessRetired: true }), ...expected },
    );
  });

  it.each<[string, number, number[]]>([
    ['lowered', -10, [4899]],
    ['raised', 10, [4999]],
    ['only rounded', 0, [4999, 4899]],
  ])('leaves a price that rounding would move the other way: %s', (_, by, expected) => {
    const variations = [4960, 4910].map((price) => ({ sku: `OAK-${price}`, price, deliveryClass: null, reference: null }));
    const patch = patchOf({ ...product, variations }, { kind: 'price', unit: 'percent', by, rounding: 'to99' });
    expect(patch?.variations?.map(({ price }) => price)).toEqual(expected);
  });

  it.each(keysOf<Rounding>(roundings))('does not round an amount above the price up to something: %s', (rounding) => {
    const variations = [100_000, 80_000].map((price) => ({ sku: `OAK-${price}`, price, deliveryClass: null, reference: null }));
    const patch = patchOf({ ...product, variations }, { kind: 'price', unit: 'amount', by: -100_000, rounding });
    expect(patch?.variations?.map(({ price }) => price)).toEqual([0, -20_000]);
  });

  it('reaches a retired product by its state only', () => {
    const retired = { ...product, retired: true };
    expect(patchOf(retired, { kind: 'endSale' })).toBeNull();
    expect(patchOf(retired, { kind: 'addTag', tag: 'x' })).toBeNull();
    expect(patchOf(retired, { kind: 'state', state: 'draft' })).toEqual({ handle: 'oak-sofa', published: false, discontinued: false });
  });
});
