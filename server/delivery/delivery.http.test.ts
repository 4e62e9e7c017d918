import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { EstimateAnswer, EstimatesAnswer } from '../../contract/delivery/delivery.ts';
import {
  type CommerceShop,
  cardOf,
  commerceShop,
  ohio,
  Shopper,
  startCheckout,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { estimateMany } from './operations.ts';
import { noRestrictions } from './restrictions/restrictions.ts';

let shop: CommerceShop;
let lamp: number;
let sofa: number;
let bench: number;
let soldOut: number;
let split: number;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, sofa = 0, bench = 0, soldOut = 0, split = 0] = await stockShelves(shop, [
    { price: 2500, stock: { east: 5, central: 5, west: 5 } },
    { price: 90_000, stock: { central: 3 }, weightGrams: 60_000 },
    { price: 40_000, stock: { east: 4 }, leadTimeDays: 20, madeToOrder: true },
    { stock: 0 },
    { stock: { east: 1, west: 1 } },
  ]);
});
afterAll(() => shop.close());

const one = (variationId: number, more = '') =>
  new Shopper(shop).send<EstimateAnswer>('GET', `/api/delivery-estimate?variationId=${variationId}${more}`);
const shelvesOf = async (variationId: number) => {
  const { rows } = await sql<{ code: string; units: number }>`
    select warehouse_code as code, on_hand as units from catalog.stock where variation_id = ${variationId}`.execute(shop.database.read);
  return Object.fromEntries(rows.map(({ code, units }) => [code, units]));
};

describe('[§7.6 delivery estimate] GET /api/delivery-estimate', () => {
  it('returns dates, method, cost and the amount missing to free delivery', async () => {
    const { status, body } = await one(lamp, '&postalCode=10001');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      destination: { countryCode: 'US', stateRegion: 'NY', postalCode: '10001' },
      estimate: { variationId: lamp, quantity: 1, method: 'GROUND', parcels: 1, madeToOrder: false, leadTimeDays: 0 },
      shipping: { price: 699, freeShipping: { threshold: 4999, missing: 2500 } },
    });
    expect(body.estimate.arrival).toMatchObject({ unit: 'BUSINESS_DAYS' });
    expect(new Date(body.estimate.orderBy ?? '').getTime()).toBeGreaterThan(Date.now());
  });

  it('is later from the other coast, and later still for made-to-order items, counted in weeks', async () => {
    const near = (await one(lamp, '&postalCode=17111')).body.estimate.arrival;
    const heavy = (await one(sofa, '&postalCode=90210')).body.estimate;
    const made = (await one(bench, '&postalCode=17111')).body.estimate;
    expect(heavy.method).toBe('FRNTDOOR');
    expect((heavy.arrival?.earliest ?? '') > (near?.latest ?? '')).toBe(true);
    expect(made).toMatchObject({ madeToOrder: true, leadTimeDays: 20, arrival: { unit: 'WEEKS' } });
  });

  it.each(['M5V2T6', 'm5v 2t6', 'M5V-2T6', ' m5v%202t6 '])('accepts the Canadian code “%s”, and mentions duties', async (code) => {
    const { body } = await one(lamp, `&postalCode=${code}`);
    expect(body).toMatchObject({
      destination: { countryCode: 'CA', stateRegion: 'ON', postalCode: 'M5V 2T6' },
      shipping: { price: 2499, freeShipping: null, note: expect.stringMatching(/duties/) },
    });
  });

  it('without a postal code gives dates that hold across the contiguous US', async () => {
    const { body } = await one(lamp);
    expect(body.destination).toBeNull();
    for (const zip of ['33101', '98101', '60601-1234']) {
      const { arrival } = (await one(lamp, `&postalCode=${zip}`)).body.estimate;
      expect((arrival?.earliest ?? '') >= (body.estimate.arrival?.earliest ?? '9')).toBe(true);
      expect((arrival?.latest ?? '9') <= (body.estimate.arrival?.latest ?? '')).toBe(true);
    }
  });

  it('has no dates for sold-out items or more units than available', async () => {
    expect((await one(soldOut, '&postalCode=10001')).body.estimate).toMatchObject({ arrival: null, orderBy: null, parcels: 0 });
    expect((await one(sofa, '&postalCode=10001&quantity=4')).body.estimate.arrival).toBeNull();
  });

  it('uses two parcels when no warehouse has everything', async () => {
    expect((await one(split, '&postalCode=10001&quantity=2')).body.estimate).toMatchObject({ parcels: 2 });
  });

  it.each([
    [
      'a territory',
      '00901',
      409,
      'postal_code_restricted',
      "Sorry, we don't ship to this Zip Code. Please edit your Shipping Address to continue",
    ],
    ['no postal code', 'somewhere', 400, 'postal_code_unreadable', expect.stringMatching(/5-digit ZIP code/)],
    ['a code that is not given out', '00001', 400, 'postal_code_unknown', expect.any(String)],
  ])('[§8 restricted postal code] refuses %s', async (_, code, status, problem, message) => {
    expect(await one(lamp, `&postalCode=${code}`)).toMatchObject({ status, body: { code: problem, message } });
  });

  it('does not know items that are not sold', async () => {
    expect(await one(99_999_999)).toMatchObject({ status: 404, body: { code: 'estimate_not_found' } });
  });
});

describe('[§7.6 delivery estimates] POST /api/delivery-estimates', () => {
  const many = (items: { variationId: number; quantity?: number }[], postalCode?: string) =>
    new Shopper(shop).send<EstimatesAnswer>('POST', '/api/delivery-estimates', { items, postalCode });

  it('answers each item as if alone, in order, and all together', async () => {
    const { body } = await many(
      [{ variationId: sofa }, { variationId: lamp }, { variationId: soldOut }, { variationId: 99_999_999 }],
      '10001',
    );
    expect(body.estimates.map(({ variationId }) => variationId)).toEqual([sofa, lamp, soldOut]);
    const alone = await Promise.all([sofa, lamp].map(async (id) => (await one(id, '&postalCode=10001')).body.estimate));
    expect(body.estimates.slice(0, 2)).toEqual(alone);
    expect(body).toMatchObject({
      parcels: 2,
      arrival: { earliest: alone[1]?.arrival?.earliest, latest: alone[0]?.arrival?.latest },
    });
  });

  it('adds up an item listed twice', async () => {
    const { body } = await many([{ variationId: split }, { variationId: split }], '10001');
    expect(body.estimates).toMatchObject([{ variationId: split, quantity: 2, parcels: 2 }]);
  });

  it('queries the database once for all of them', async () => {
    let queries = 0;
    const plain = shop.database.read;
    const counted = plain.withPlugin({
      transformQuery({ node }) {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const items = [sofa, lamp, bench, soldOut].map((variationId) => ({ variationId, quantity: 1 }));
    expect(
      (await estimateMany(Object.assign(counted, { perShop: plain.perShop }), items, null, noRestrictions, new Date())).estimates,
    ).toHaveLength(4);
    expect(queries).toBe(1);
  });

  it('returns nothing for an empty list, and refuses more than a hundred', async () => {
    expect((await many([])).body).toEqual({ destination: null, estimates: [], arrival: null, parcels: 0 });
    expect((await many(Array.from({ length: 101 }, (_, i) => ({ variationId: i + 1 })))).status).toBe(400);
  });
});

describe('[§7.6 delivery] /api/delivery', () => {
  it('lists both methods, both Standard, with their cost there', async () => {
    const methods = async (code: string) => (await new Shopper(shop).send('GET', `/api/delivery?postalCode=${code}`)).body;
    expect(await methods('10001')).toMatchObject({
      methods: [
        { code: 'GROUND', label: 'Standard', price: 699, freeOver: 4999 },
        { code: 'FRNTDOOR', label: 'Standard', price: 699, freeOver: 4999 },
      ],
    });
    expect(await methods('99501')).toMatchObject({
      methods: [
        { code: 'GROUND', price: 1999, freeOver: null },
        { code: 'FRNTDOOR', price: 6899, freeOver: null },
      ],
    });
  });

  it('[§3 shipintlpc] stores the postal code where page script can read it, and the cart uses it', async () => {
    const shopper = new Shopper(shop);
    const { status, body } = await shopper.send('POST', '/api/delivery', { postalCode: 'm5v 2t6' });
    expect([status, body]).toMatchObject([200, { destination: { postalCode: 'M5V 2T6' } }]);
    expect(shopper.cookies.get('shipintlpc')).toBe('M5V2T6');
    const cart = (await shopper.send<Cart>('POST', '/api/cart', { variationId: lamp, quantity: 1 })).body;
    expect(cart).toMatchObject({ totals: { shipping: 2499 }, delivery: { destination: { postalCode: 'M5V 2T6' }, parcels: 1 } });
    expect(cart.items[0]?.arrival).toEqual((await one(lamp, '&postalCode=M5V2T6')).body.estimate.arrival);
  });

  it('does not store a code we do not ship to', async () => {
    const shopper = new Shopper(shop);
    expect((await shopper.send('POST', '/api/delivery', { postalCode: '00901' })).status).toBe(409);
    expect(shopper.cookies.has('shipintlpc')).toBe(false);
  });

  it('[§5] requires a code', async () => {
    const { status, body } = await new Shopper(shop).send('POST', '/api/delivery', { postalCode: ' ' });
    expect([status, body.message]).toEqual([400, 'ZIP or postal code is required']);
  });
});

describe('the promised dates', () => {
  it('are those packed: stock comes from the same warehouse, and the address is remembered', async () => {
    const before = await shelvesOf(lamp);
    const { shopper, path } = await startCheckout(shop, [{ variationId: lamp }]);
    const { body: checkout } = await shopper.send<Checkout>('PUT', path, {
      contact: { email: 'ada@example.com' },
      shippingAddress: { ...ohio, stateRegion: 'CA', city: 'Los Angeles', postalCode: '90012' },
    });
    const { arrival } = (await one(lamp, '&postalCode=90012')).body.estimate;
    expect(checkout.deliveryMethods).toMatchObject([{ code: 'GROUND', earliest: arrival?.earliest, latest: arrival?.latest }]);
    expect(shopper.cookies.get('shipintlpc')).toBe('90012');
    const payment = { card: cardOf(testCards.good), expectedTotal: checkout.totals.total };
    expect(await shopper.send('POST', `${path}/place`, payment)).toMatchObject({ body: { status: 'placed' } });
    expect(await shelvesOf(lamp)).toEqual({ ...before, west: (before.west ?? 0) - 1 });
  });
});
