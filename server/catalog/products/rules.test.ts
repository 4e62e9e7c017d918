import { describe, expect, it } from 'vitest';
import { inOptionOrder, variationName } from '../../../contract/values/option-order.ts';
import { popularityOf } from './popularity.ts';
import { lowestPrice, presentPrice } from './price.ts';

describe('[§9] product options', () => {
  it('are ordered Shape, Color, Size, then as given', () => {
    const names = ['Finish', 'Size', 'Legs', 'Color', 'Shape'];
    expect(inOptionOrder(names, (name) => name)).toEqual(['Shape', 'Color', 'Size', 'Finish', 'Legs']);
  });

  it('describe a variation in that order', () => {
    expect(variationName({ Size: 'Queen', Color: 'Sage' })).toBe('Sage / Queen');
    expect(variationName({})).toBe('');
  });
});

describe('[§3] prices', () => {
  const row = { priceCents: 8000, referenceType: null, referenceCents: null };

  it('have no sale price without a reference', () => {
    expect(presentPrice(row)).toEqual({ basePrice: 8000, salePrice: null, amount: 8000, currency: 'USD', reference: null });
  });

  it('are a sale when the shop itself charged the reference', () => {
    expect(presentPrice({ ...row, referenceType: 'WAS', referenceCents: 10_000 })).toMatchObject({
      basePrice: 10_000,
      salePrice: 8000,
      amount: 8000,
      reference: { type: 'WAS', amount: 10_000 },
    });
  });

  it('are compared, without a sale, when others charge the reference', () => {
    expect(presentPrice({ ...row, referenceType: 'MSRP', referenceCents: 10_000 })).toMatchObject({ basePrice: 8000, salePrice: null });
  });

  it('of a product are its cheapest variation’s, reduced ones first', () => {
    const plain = presentPrice(row);
    const reduced = presentPrice({ ...row, referenceType: 'WAS', referenceCents: 9000 });
    const dear = presentPrice({ ...row, priceCents: 8001 });
    expect(lowestPrice([dear, plain, reduced])).toBe(reduced);
    expect(() => lowestPrice([])).toThrow();
  });
});

describe('popularity', () => {
  it('ranks many good ratings above one perfect one', () => {
    expect(popularityOf(4.6, 40)).toBeGreaterThan(popularityOf(5, 1));
    expect(popularityOf(5, 10)).toBeGreaterThan(popularityOf(2, 10));
    expect(popularityOf(null, 0)).toBe(0);
  });
});
