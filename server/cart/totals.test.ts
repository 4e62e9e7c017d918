import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../catalog/index.ts';
import { defaultRates } from '../delivery/index.ts';
import { type Line, without, withQuantity } from './lines.ts';
import { priceLines, shipmentOf } from './pricing.ts';
import { totalsOf } from './totals.ts';
import { presentCart } from './view.ts';

function offer(variationId: number, price: number, stock: number, more: Partial<Offer> = {}): Offer {
  return {
    variationId,
    productId: variationId,
    name: 'Lamp',
    slug: 'lamp',
    departmentSlug: 'lighting',
    brand: null,
    sku: `L-${variationId}`,
    variationName: 'Brass',
    options: {},
    image: null,
    price: { basePrice: price, salePrice: null, amount: price, currency: 'USD', reference: null },
    quantityAvailable: stock,
    availability: stock > 0 ? 'SELLABLE' : 'OUT_OF_STOCK',
    published: true,
    returnable: true,
    weightGrams: null,
    leadTimeDays: 0,
    madeToOrder: false,
    shelves: [],
    held: 0,
    ...more,
  };
}

const offersOf = (...all: Offer[]) => new Map(all.map((one) => [one.variationId, one]));
const line = (variationId: number, quantity: number, priceSeen: number): Line => ({ variationId, quantity, priceSeen });

const anyGoods = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    price: fc.integer({ min: 1, max: 500_000 }),
    stock: fc.integer({ min: 0, max: 120 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: (goods) => goods.id, maxLength: 30 },
);

const shown = (lines: Line[], offers: Map<number, Offer>) =>
  presentCart({ uuid: 'u', lines, offers, merged: null }, defaultRates, new Date('2026-11-21T12:00:00Z'));

describe('[rulings: Money] totals', () => {
  it('add up, line by line and in all, and are never negative', () => {
    fc.assert(
      fc.property(anyGoods, fc.integer({ min: -100, max: 1_000_000 }), fc.integer({ min: 0, max: 20_000 }), (goods, discount, rate) => {
        const offers = offersOf(...goods.map(({ id, price, stock }) => offer(id, price, stock)));
        const priced = priceLines(
          goods.map(({ id, price, quantity }) => line(id, quantity, price)),
          offers,
        );
        const taxRates = { goods: rate, shipping: rate };
        const totals = totalsOf({ shipment: shipmentOf(priced), discount, destination: {}, rates: defaultRates, taxRates });
        expect(priced.reduce((sum, one) => sum + one.lineTotal, 0)).toBe(totals.merchandise);
        expect(totals.merchandise - totals.discount + totals.shipping + totals.tax).toBe(totals.total);
        for (const amount of [totals.merchandise, totals.discount, totals.shipping, totals.tax, totals.total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });

  it('measure free delivery after discounts', () => {
    const shipment = { merchandise: 5500, heavy: false };
    expect(totalsOf({ shipment, destination: {}, rates: defaultRates, taxRates: null })).toMatchObject({ shipping: 0, total: 5500 });
    expect(totalsOf({ shipment, discount: 600, destination: {}, rates: defaultRates, taxRates: null })).toMatchObject({
      shipping: 699,
      total: 5599,
      freeShipping: { threshold: 4999, missing: 100 },
    });
  });

  it('charge nothing for an empty cart', () => {
    expect(shown([], new Map())).toMatchObject({ itemQuantity: 0, canCheckout: false, totals: { shipping: 0, total: 0 } });
  });
});

describe('[checklist 20] what changed since it was put in', () => {
  const notice = (kept: Line, today: Offer) => shown([kept], offersOf(today)).items[0];

  it('keeps a sold-out line in the cart and out of the totals', () => {
    const cart = shown([line(1, 2, 1000), line(2, 1, 500)], offersOf(offer(1, 1000, 0), offer(2, 500, 5)));
    expect(cart.items).toMatchObject([
      { quantity: 2, lineTotal: 0, errorDetails: { code: 'out_of_stock' } },
      { lineTotal: 500, errorDetails: null },
    ]);
    expect(cart).toMatchObject({ itemQuantity: 1, canCheckout: true, totals: { merchandise: 500 } });
  });

  it('lowers a quantity to what is left, and says so', () => {
    expect(notice(line(1, 5, 1000), offer(1, 1000, 3))).toMatchObject({
      quantity: 3,
      lineTotal: 3000,
      errorDetails: { code: 'quantity_reduced', message: 'Only 3 left, so we changed the quantity from 5 to 3.' },
    });
  });

  it('says when the price is another', () => {
    expect(notice(line(1, 1, 4000), offer(1, 4500, 9))?.errorDetails).toEqual({
      code: 'price_changed',
      message: 'The price changed from $40.00 to $45.00.',
    });
  });

  it('says when the item is no longer sold, and cannot be checked out with it alone', () => {
    const gone = offer(1, 1000, 0, { published: false, availability: 'UNAVAILABLE' });
    const cart = shown([line(1, 1, 1000)], offersOf(gone));
    expect(cart).toMatchObject({ canCheckout: false, items: [{ errorDetails: { code: 'unavailable' } }] });
  });
});

describe('lines', () => {
  it('are bounded by stock, by 99 units and by 100 different items', () => {
    expect(() => withQuantity([], offer(1, 100, 3), 4)).toThrow(
      expect.objectContaining({ code: 'quantity_unavailable', details: { available: 3, inCart: 0 } }),
    );
    expect(() => withQuantity([], offer(1, 100, 500), 100)).toThrow(expect.objectContaining({ details: { available: 99, inCart: 0 } }));
    const full = Array.from({ length: 100 }, (_, i) => line(i + 1, 1, 100));
    expect(() => withQuantity(full, offer(101, 100, 5), 1)).toThrow(expect.objectContaining({ code: 'cart_full' }));
    expect(withQuantity(full, offer(50, 100, 5), 2)).toHaveLength(100);
  });

  it('stay in the order they were put in, and agree to the price of the day when changed', () => {
    const lines = [line(1, 1, 100), line(2, 1, 100)];
    expect(withQuantity(lines, offer(1, 120, 9), 4)).toEqual([line(1, 4, 120), line(2, 1, 100)]);
    expect(without(lines, [1])).toEqual([line(2, 1, 100)]);
  });
});
