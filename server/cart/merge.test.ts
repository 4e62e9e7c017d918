import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../catalog/index.ts';
import { mergeCodes, mergeLines, mergeNotice } from './merge.ts';

const offer = (variationId: number, quantityAvailable: number): Offer =>
  ({
    variationId,
    name: `Lamp ${variationId}`,
    quantityAvailable,
    availability: quantityAvailable > 0 ? 'SELLABLE' : 'OUT_OF_STOCK',
  }) as Offer;
const offersOf = (...offers: Offer[]) => new Map(offers.map((one) => [one.variationId, one]));
const line = (variationId: number, quantity: number) => ({ variationId, quantity, priceSeen: 100 });

describe('[rulings: Session and visitor] merging two carts', () => {
  it('adds up quantities of the same variation, up to the stock', () => {
    const offers = offersOf(offer(1, 5), offer(2, 9));
    const { lines, told } = mergeLines([line(1, 3)], [line(1, 4), line(2, 2)], offers);
    expect(lines).toEqual([line(1, 5), line(2, 2)]);
    expect(told).toEqual([
      { variationId: 1, quantity: 5, wanted: 7 },
      { variationId: 2, quantity: 2, wanted: 2 },
    ]);
  });

  it('keeps sold-out and discontinued items, which the cart explains', () => {
    const { lines } = mergeLines([], [line(1, 3), line(2, 4)], offersOf(offer(1, 0)));
    expect(lines).toEqual([line(1, 3), line(2, 4)]);
  });

  it('stops at 100 lines and lists what did not fit', () => {
    const kept = Array.from({ length: 100 }, (_, i) => line(i + 1, 1));
    const { lines, told } = mergeLines(kept, [line(1, 1), line(500, 1)], offersOf(offer(1, 9), offer(500, 9)));
    expect(lines).toHaveLength(100);
    expect(told).toEqual([
      { variationId: 1, quantity: 2, wanted: 2 },
      { variationId: 500, quantity: 0, wanted: 1 },
    ]);
  });

  it('never loses a line, nor exceeds what was wanted or is available', () => {
    const lines = fc.uniqueArray(fc.record({ variationId: fc.integer({ min: 1, max: 30 }), quantity: fc.integer({ min: 1, max: 99 }) }), {
      selector: (one) => one.variationId,
    });
    fc.assert(
      fc.property(lines, lines, fc.array(fc.nat(120), { minLength: 31, maxLength: 31 }), (kept, earlier, stock) => {
        const offers = offersOf(...stock.map((units, variationId) => offer(variationId, units)));
        const merged = mergeLines(
          kept.map((one) => line(one.variationId, one.quantity)),
          earlier.map((one) => line(one.variationId, one.quantity)),
          offers,
        ).lines;
        const ids = new Set([...kept, ...earlier].map((one) => one.variationId));
        expect(new Set(merged.map((one) => one.variationId))).toEqual(ids);
        for (const one of merged) {
          const wanted = [...kept, ...earlier].filter((other) => other.variationId === one.variationId);
          expect(one.quantity).toBeLessThanOrEqual(wanted.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(one.quantity).toBeLessThanOrEqual(99);
        }
      }),
    );
  });
});

describe('[rulings: Session and visitor] merging promo codes', () => {
  it.each([
    ['keeps all of the cart in use, also above five', ['A', 'B', 'C', 'D', 'E', 'F'], ['F', 'G'], 'ABCDEF', 'G'],
    ['fills up to five and lists what did not fit', ['A', 'B', 'C'], ['B', 'D', 'E', 'F'], 'ABCDE', 'F'],
    ['drops nothing while there is room', ['A'], ['B'], 'AB', ''],
  ])('%s', (_, kept, earlier, promoCodes, dropped) => {
    expect(mergeCodes(kept, earlier)).toEqual({ promoCodes: [...promoCodes], droppedCodes: [...dropped] });
  });
});

describe('[checklist 21] the merge notice', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const at = now.toISOString();

  it.each([
    [[{ variationId: 1, quantity: 1, wanted: 1 }], 'We added the item from your earlier visit to this cart.'],
    [
      [
        { variationId: 1, quantity: 2, wanted: 5 },
        { variationId: 2, quantity: 1, wanted: 1 },
      ],
      'We added the 2 items from your earlier visit to this cart. You can have 2 of Lamp 1, so we changed 5 to 2.',
    ],
    [[{ variationId: 1, quantity: 0, wanted: 1 }], 'There was no room for Lamp 1: a cart holds up to 100 different items.'],
  ])('%j', (lines, words) => {
    expect(mergeNotice({ at, lines }, offersOf(offer(1, 9), offer(2, 9)), now)).toBe(words);
  });

  it('names the promo codes left out', () => {
    const words = 'There was no room for F, G: a cart holds up to 5 promo codes.';
    expect(mergeNotice({ at, lines: [], droppedCodes: ['F', 'G'] }, new Map(), now)).toBe(words);
  });

  it('is absent without a merge and after half an hour', () => {
    expect(mergeNotice(null, new Map(), now)).toBeNull();
    const lines = [{ variationId: 1, quantity: 1, wanted: 1 }];
    expect(mergeNotice({ at, lines }, new Map(), new Date(now.getTime() + 1_800_001))).toBeNull();
  });
});
