import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../catalog/index.ts';
import { defaultRates, noRestrictions } from '../delivery/index.ts';
import { promotion, type Standing, type StoredPromotion } from '../promotions/index.ts';
import { taxFor } from '../tax/index.ts';
import { type Line, withAtMost, without, withoutUnits, withQuantity } from './lines.ts';
import { price } from './price.ts';
import { priceLines } from './pricing.ts';
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
    isVault: false,
    weightGrams: null,
    deliveryClass: null,
    leadTimeDays: 0,
    madeToOrder: false,
    shelves: [],
    held: 0,
    heldUntil: null,
    ...more,
  };
}

const now = new Date('2026-11-21T12:00:00Z');
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

/** A new visitor to whom these promotions are open. */
function standingWith(...promotions: StoredPromotion[]): Standing {
  return {
    brand: 'alder-loom',
    promotions,
    entered: [],
    codes: new Map(),
    campaign: null,
    campaigns: new Set(),
    customer: { signedIn: false, email: null, groups: new Set(), firstOrder: null, storeCardSince: null },
    paymentType: null,
    usedUp: new Set(),
    groups: new Map(),
  };
}

/** A promotion with an amount off the order. */
const dollarsOff = (amount: number): StoredPromotion => ({
  ...promotion.parse({
    key: 'off',
    name: 'Off',
    label: 'Off',
    startsAt: '2026-01-01T00:00:00Z',
    group: 'order',
    benefit: { kind: 'amount', amount },
  }),
  id: 1,
  codes: [],
});

const shown = (lines: Line[], offers: Map<number, Offer>) =>
  presentCart(
    { uuid: 'u', lines, offers, promoCodes: [], merged: null },
    { rates: defaultRates, restrictions: noRestrictions, standing: standingWith(), place: null, taxRates: null },
    now,
  );

describe('[rulings: Money] totals', () => {
  it('add up, per line and in total, and are never negative', () => {
    fc.assert(
      fc.property(anyGoods, fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 20_000 }), (goods, off, rate) => {
        const offers = offersOf(...goods.map(({ id, price, stock }) => offer(id, price, stock)));
        const priced = priceLines(
          goods.map(({ id, price, quantity }) => line(id, quantity, price)),
          offers,
          now,
        );
        const taxRates = { goods: rate, shipping: rate };
        const standing = standingWith(dollarsOff(off));
        const { totals, lines } = price({ lines: priced, standing, destination: {}, rates: defaultRates, taxRates }, now);
        expect(priced.reduce((sum, one) => sum + one.lineTotal, 0)).toBe(totals.merchandise);
        expect(totals.discount).toBe(Math.min(off, totals.merchandise, 500_000));
        const each = [...lines.values()];
        expect(each.reduce((sum, { discount }) => sum + discount, 0)).toBe(totals.discount);
        expect(each.reduce((sum, { tax }) => sum + tax, 0)).toBe(
          totals.tax - taxFor({ goods: 0, shipping: rate }, { goods: 0, shipping: totals.shipping }),
        );
        expect(totals.merchandise - totals.discount + totals.shipping + totals.tax).toBe(totals.total);
        for (const amount of [totals.merchandise, totals.discount, totals.shipping, totals.tax, totals.total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('base free delivery on the discounted amount', () => {
    const lines = priceLines([line(1, 1, 5500)], offersOf(offer(1, 5500, 9)), now);
    const totalsWith = (standing: Standing) => price({ lines, standing, destination: {}, rates: defaultRates, taxRates: null }, now).totals;
    expect(totalsWith(standingWith())).toMatchObject({ shipping: 0, total: 5500 });
    expect(totalsWith(standingWith(dollarsOff(600)))).toMatchObject({
      shipping: 699,
      total: 5599,
      freeShipping: { threshold: 4999, missing: 100 },
    });
  });

  it.each([
    ['all of it', 699, { shipping: 0, freeShipping: { threshold: 4999, missing: 0 } }],
    ['a part', 300, { shipping: 399, freeShipping: { threshold: 4999, missing: 3000 } }],
  ])('[§9 free shipping] miss nothing to free shipping where a promotion takes off %s', (_, amount, totals) => {
    const lines = priceLines([line(1, 1, 2000)], offersOf(offer(1, 2000, 9)), now);
    const standing = standingWith({ ...dollarsOff(amount), group: 'shipping' });
    expect(price({ lines, standing, destination: {}, rates: defaultRates, taxRates: null }, now).totals).toMatchObject(totals);
  });

  it('with a draft’s manual terms add up too: its discount comes last and is spread over the lines', () => {
    const anyDiscount = fc.oneof(
      fc.constant(null),
      fc.record({
        kind: fc.constant('percent' as const),
        value: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
      }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
    );
    fc.assert(
      fc.property(anyGoods, anyDiscount, fc.option(fc.integer({ min: 0, max: 5000 })), (goods, discount, shippingPrice) => {
        const offers = offersOf(...goods.map((one) => offer(one.id, one.price, one.stock)));
        const priced = priceLines(
          goods.map((one) => line(one.id, one.quantity, one.price)),
          offers,
          now,
        );
        const terms = {
          standing: standingWith(dollarsOff(500)),
          destination: {},
          rates: defaultRates,
          taxRates: { goods: 725, shipping: 725 },
        };
        const { totals, lines } = price({ lines: priced, ...terms, manual: { discount, shippingPrice } }, now);
        const usual = price({ lines: priced, ...terms }, now).totals;
        const manual = totals.adjustments.find(({ promotionId }) => promotionId === 0)?.amount ?? 0;
        expect(totals.discount).toBe(usual.discount + manual);
        expect(totals.adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.discount);
        expect(totals.shipping).toBe(shippingPrice ?? usual.shipping);
        const each = [...lines.values()];
        expect(each.reduce((sum, one) => sum + one.discount, 0)).toBe(totals.discount);
        expect(totals.merchandise - totals.discount + totals.shipping + totals.tax).toBe(totals.total);
        expect(
          Math.min(
            totals.total,
            totals.tax,
            ...priced.map(({ offer: { variationId }, lineTotal }) => lineTotal - (lines.get(variationId)?.discount ?? 0)),
          ),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('do not lose free delivery by a draft’s manual discount, and take its agreed price of delivery as it is', () => {
    const lines = priceLines([line(1, 1, 5500)], offersOf(offer(1, 5500, 9)), now);
    const manualTotals = (manual: { discount: { kind: 'percent' | 'amount'; value: number } | null; shippingPrice: number | null }) =>
      price({ lines, standing: standingWith(), destination: {}, rates: defaultRates, taxRates: null, manual }, now).totals;
    expect(manualTotals({ discount: { kind: 'percent', value: 50 }, shippingPrice: null })).toMatchObject({
      discount: 2750,
      shipping: 0,
      total: 2750,
    });
    expect(manualTotals({ discount: { kind: 'amount', value: 9999 }, shippingPrice: 0 })).toMatchObject({ discount: 5500, total: 0 });
    expect(manualTotals({ discount: null, shippingPrice: 1234 })).toMatchObject({ shipping: 1234, total: 6734, freeShipping: null });
  });

  it('promise no free shipping for a cart whose items are all sold out', () => {
    const offers = offersOf(offer(1, 5500, 0));
    expect(shown([line(1, 1, 5500)], offers)).toMatchObject({ canCheckout: false, totals: { shipping: 0, total: 0, freeShipping: null } });
  });

  it('promise no free shipping where promotions leave nothing to pay', () => {
    const lines = priceLines([line(1, 1, 2000)], offersOf(offer(1, 2000, 9)), now);
    const input = { lines, standing: standingWith(dollarsOff(2000)), destination: {}, rates: defaultRates, taxRates: null };
    expect(price(input, now).totals).toMatchObject({ discount: 2000, shipping: 0, total: 0, freeShipping: null });
  });

  it('are zero for an empty cart', () => {
    expect(shown([], new Map())).toMatchObject({ itemQuantity: 0, canCheckout: false, totals: { shipping: 0, total: 0 } });
  });
});

describe('[checklist 20] changes since an item was added', () => {
  const notice = (kept: Line, today: Offer) => shown([kept], offersOf(today)).items[0];

  it('a sold-out line stays in the cart but leaves the totals', () => {
    const cart = shown([line(1, 2, 1000), line(2, 1, 500)], offersOf(offer(1, 1000, 0), offer(2, 500, 5)));
    expect(cart.items).toMatchObject([
      { quantity: 2, lineTotal: 0, errorDetails: { code: 'out_of_stock' } },
      { lineTotal: 500, errorDetails: null },
    ]);
    expect(cart).toMatchObject({ itemQuantity: 1, canCheckout: true, totals: { merchandise: 500 } });
  });

  it('only what is in stock is priced, with a notice; the line keeps what the shopper wants', () => {
    expect(notice(line(1, 5, 1000), offer(1, 1000, 3))).toMatchObject({
      quantity: 3,
      lineTotal: 3000,
      errorDetails: { code: 'quantity_reduced', message: 'Only 3 of the 5 you want are left.' },
    });
  });

  it.each([
    [400_000, 'This item is in other shoppers’ checkouts. Try again in 7 minutes.'],
    [1000, 'This item is in other shoppers’ checkouts. Try again in 1 minute.'],
    [-1000, 'This item is in other shoppers’ checkouts. Try again in 1 minute.'],
  ])('units in other shoppers’ checkouts get their own notice: the first is free in %i ms', (left, message) => {
    const shelves = [
      {
        variationId: 1,
        warehouseCode: 'central',
        onHand: 2,
        isDefault: true,
        postalCode: '43217',
        timeZone: 'UTC',
        cutOffHour: 14,
        dispatchDays: [1, 2, 3, 4, 5],
        closedDays: [],
      },
    ];
    const heldUntil = new Date(now.getTime() + left);
    expect(notice(line(1, 1, 1000), offer(1, 1000, 0, { shelves, heldUntil, held: 2 }))).toMatchObject({
      lineTotal: 0,
      errorDetails: { code: 'held', message },
    });
    expect(notice(line(1, 3, 1000), offer(1, 1000, 1, { shelves, heldUntil, held: 1 }))?.errorDetails?.message).toMatch(
      /^Only 1 of the 3 you want is left. More are in other shoppers’ checkouts: try again in \d minutes?\.$/,
    );
    expect(() => withQuantity([], offer(1, 1000, 0, { shelves, heldUntil, held: 2 }), 1, now)).toThrow(
      expect.objectContaining({ code: 'held_by_others', details: { available: 0, minutes: Math.max(1, Math.ceil(left / 60_000)) } }),
    );
    expect(notice(line(1, 1, 1000), offer(1, 1000, 0, { heldUntil }))?.errorDetails?.code).toBe('out_of_stock');
  });

  it('a new price gets a notice', () => {
    expect(notice(line(1, 1, 4000), offer(1, 4500, 9))?.errorDetails).toEqual({
      code: 'price_changed',
      message: 'The price changed from $40.00 to $45.00.',
    });
  });

  it('a new price is told beside a shortage', () => {
    expect(notice(line(1, 5, 4000), offer(1, 4500, 3))?.errorDetails).toEqual({
      code: 'quantity_reduced',
      message: 'Only 3 of the 5 you want are left. The price changed from $40.00 to $45.00.',
    });
  });

  it('an item no longer sold gets a notice, and cannot be checked out alone', () => {
    const gone = offer(1, 1000, 0, { published: false, availability: 'UNAVAILABLE' });
    const cart = shown([line(1, 1, 1000)], offersOf(gone));
    expect(cart).toMatchObject({ canCheckout: false, items: [{ errorDetails: { code: 'unavailable' } }] });
  });
});

describe('lines', () => {
  it('are limited by stock, to 99 units and to 100 different items', () => {
    expect(() => withQuantity([], offer(1, 100, 3), 4, now)).toThrow(
      expect.objectContaining({ code: 'quantity_unavailable', details: { available: 3, inCart: 0 } }),
    );
    expect(() => withQuantity([], offer(1, 100, 500), 100, now)).toThrow(
      expect.objectContaining({ code: 'line_full', details: { most: 99 } }),
    );
    const full = Array.from({ length: 100 }, (_, i) => line(i + 1, 1, 100));
    expect(() => withQuantity(full, offer(101, 100, 5), 1, now)).toThrow(expect.objectContaining({ code: 'cart_full' }));
    expect(withQuantity(full, offer(50, 100, 5), 2, now)).toHaveLength(100);
  });

  it('keep their order, and accept the current price when changed', () => {
    const lines = [line(1, 1, 100), line(2, 1, 100)];
    expect(withQuantity(lines, offer(1, 120, 9), 4, now)).toEqual([line(1, 4, 120), line(2, 1, 100)]);
    expect(without(lines, [1])).toEqual([line(2, 1, 100)]);
  });

  it.each([
    ['some', [1, 2], [line(1, 1, 100), line(2, 1, 100)]],
    ['all', [1, 3], [line(2, 1, 100)]],
    ['more than there are', [1, 4], [line(2, 1, 100)]],
    ['another item', [3, 1], [line(1, 3, 100), line(2, 1, 100)]],
  ] as const)('less %s of their units', (_, [variationId, quantity], left) => {
    expect(withoutUnits([line(1, 3, 100), line(2, 1, 100)], [{ variationId, quantity }])).toEqual(left);
  });

  it('are lowered to a limit, never raised', () => {
    const limits = [
      { variationId: 1, quantity: 2 },
      { variationId: 2, quantity: 2 },
    ];
    expect(withAtMost([line(1, 3, 100), line(2, 1, 100), line(3, 9, 100)], limits)).toEqual([
      line(1, 2, 100),
      line(2, 1, 100),
      line(3, 9, 100),
    ]);
  });
});
