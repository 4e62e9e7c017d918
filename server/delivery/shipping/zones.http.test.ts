import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import type { deliveryEndpoints } from '../../../contract/delivery/delivery.ts';
import type { ShippingZone, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import {
  type CommerceShop,
  commerceShop,
  ohio,
  readyToPay,
  Shopper,
  startCheckout,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let lamp: number;
let sofa: number;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
  [lamp = 0, sofa = 0] = await stockShelves(shop, [
    { price: 2000, stock: 50 },
    { price: 90_000, stock: 50, weightGrams: 60_000 },
  ]);
});
afterAll(() => shop.close());

type Got = OutputOf<typeof shippingSettingsEndpoints.get>;
const get = async () => (await desk<Got>('GET', 'shipping')).body;
const put = (version: number, zones: readonly object[], staff?: Parameters<typeof desk>[3]) =>
  desk<{ code?: string; fields?: Record<string, string> }>('PUT', 'shipping/zones', { version, zones }, staff);
const set = async (zones: readonly object[]) => put((await get()).version, zones);

const losAngeles = { name: 'Los Angeles', regions: [], postalCodes: ['900'], rates: { standard: 399, freeOver: 1999, heavy: 1500 } };
const west = { name: 'West Coast', regions: ['CA', 'OR'], postalCodes: [], rates: { standard: 899, freeOver: null, heavy: 2500 } };
const ontario = { name: 'Ontario', regions: ['ON'], postalCodes: [], rates: { standard: 1200, freeOver: 10_000, heavy: 3000 } };
const hawaii = { name: 'Hawaii', regions: ['HI'], postalCodes: [], rates: null };
const all = [losAngeles, west, ontario, hawaii] satisfies ShippingZone[];

const places = [
  ['elsewhere', ohio, [699, 0]],
  ['a US state', { ...ohio, city: 'Portland', stateRegion: 'OR', postalCode: '97201' }, [899, 3399]],
  ['a ZIP prefix, before its state', { ...ohio, city: 'Los Angeles', stateRegion: 'CA', postalCode: '90012' }, [0, 0]],
  ['a Canadian province', { ...ohio, countryCode: 'CA', city: 'Toronto', stateRegion: 'ON', postalCode: 'M5V 2T6' }, [1200, 0]],
  ['another province', { ...ohio, countryCode: 'CA', city: 'Montréal', stateRegion: 'QC', postalCode: 'H2Y 1C6' }, [2499, 7399]],
] as const;
const honolulu = { ...ohio, city: 'Honolulu', stateRegion: 'HI', postalCode: '96813' };
const refused = "Sorry, we don't ship to this Zip Code. Please edit your Shipping Address to continue";

describe('[§9 shipping rates] zones set by staff', () => {
  it.each(places)('%s: product page, cart and checkout charge the same', async (_name, shippingAddress, [parcel, large]) => {
    await set(all);
    for (const [variationId, price] of [
      [lamp, parcel],
      [sofa, large],
    ] as const) {
      const zip = encodeURIComponent(shippingAddress.postalCode);
      const page = await new Shopper(shop).send('GET', `/api/delivery-estimate?variationId=${variationId}&postalCode=${zip}`);
      expect(page.body).toMatchObject({ shipping: { price } });
      const { shopper, path } = await startCheckout(shop, [{ variationId }]);
      const cart = await shopper.send<{ cart: Cart }>('GET', `/api/cart?zipCode=${zip}`);
      expect(cart.body.cart.totals.shipping).toBe(price);
      const { body } = await shopper.send<Checkout>('PUT', path, { contact: { email: 'ada@example.com' }, shippingAddress });
      expect(body.totals.shipping).toBe(price);
      expect(body.deliveryMethods).toMatchObject([{ price }]);
    }
  });

  it('the list of the shipping page states the same', async () => {
    await set(all);
    const { rates } = (await shop.app.inject('/api/delivery-rates')).json<OutputOf<typeof deliveryEndpoints.getRates>>();
    expect(rates.map(({ place, methods }) => [place, methods.map(({ price, freeOver }) => [price, freeOver])])).toEqual([
      [
        'Los Angeles',
        [
          [399, 1999],
          [1899, 1999],
        ],
      ],
      ['PO boxes in Los Angeles', [[399, null]]],
      [
        'West Coast',
        [
          [899, null],
          [3399, null],
        ],
      ],
      [
        'Ontario',
        [
          [1200, 10_000],
          [4200, 10_000],
        ],
      ],
      ['PO boxes in Ontario', [[1200, null]]],
      ['Hawaii', []],
      [
        'Rest of the contiguous United States',
        [
          [699, 4999],
          [699, 4999],
        ],
      ],
      ['PO boxes in the rest of the contiguous United States', [[999, null]]],
      [
        'Alaska',
        [
          [1999, null],
          [6899, null],
        ],
      ],
      ['Military addresses (APO, FPO, DPO)', [[1999, null]]],
      [
        'Rest of Canada',
        [
          [2499, null],
          [7399, null],
        ],
      ],
    ]);
  });

  it('[§8] a zone that is not delivered to is refused by product page, cart, address check and checkout', async () => {
    await set([]);
    const { shopper: before, path: begun } = await startCheckout(shop, [{ variationId: lamp }]);
    expect((await before.send('PUT', begun, { shippingAddress: honolulu })).status).toBe(200);
    await set(all);
    const shopper = new Shopper(shop);
    expect((await shopper.send('GET', `/api/delivery-estimate?variationId=${lamp}&postalCode=96813`)).body).toMatchObject({
      code: 'postal_code_restricted',
      message: refused,
    });
    expect((await shopper.send('GET', '/api/delivery?postalCode=96813')).body.code).toBe('postal_code_restricted');
    expect((await shopper.send('POST', '/api/address-verification', { address: honolulu })).body).toMatchObject({
      question: { field: 'postalCode', message: refused },
    });
    const { shopper: buyer, path } = await startCheckout(shop, [{ variationId: lamp }]);
    const cart = await buyer.send<{ cart: Cart }>('GET', '/api/cart?zipCode=96813');
    expect(cart.body.cart).toMatchObject({ canCheckout: false, items: [{ errorDetails: { code: 'not_deliverable', message: refused } }] });
    const fields = { 'shippingAddress.postalCode': refused };
    for (const shippingAddress of [honolulu, { ...honolulu, postalCode: '43215' }]) {
      expect((await buyer.send('PUT', path, { shippingAddress })).body).toMatchObject({ code: 'not_shippable', fields });
    }
    const { status, body } = await before.send<Checkout>('PUT', begun, { shippingAddress: ohio });
    expect({ status, shipping: body.totals.shipping }).toEqual({ status: 200, shipping: 699 });
  });

  it('a running checkout is asked to agree to the changed total, and not placed where delivery has ended', async () => {
    await set([]);
    const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
    await set([{ ...west, name: 'Ohio', regions: ['OH'] }]);
    expect((await pay(testCards.good)).body).toMatchObject({ code: 'total_changed', details: { totals: { shipping: 899 } } });
    await set([{ ...hawaii, name: 'Ohio', regions: ['OH'] }]);
    expect((await pay(testCards.good)).body).toMatchObject({ code: 'not_shippable', fields: { 'shippingAddress.postalCode': refused } });
  });

  it('share the figures’ versions: each form keeps what the other has set, and nobody overwrites unseen', async () => {
    await set(all);
    const { version } = await get();
    expect((await desk('PUT', 'shipping', { version, figures: { standard: 799 } })).status).toBe(200);
    expect(await get()).toMatchObject({ version: version + 1, own: { standard: 799 }, zones: all });
    expect((await put(version, [])).body.code).toBe('settings_changed');
    expect((await put(version + 1, all)).status).toBe(200);
    expect((await get()).version, 'nothing changed').toBe(version + 1);
    expect((await put(version + 1, [west, ontario])).status).toBe(200);
    const { own, zones, history } = await get();
    expect({ own, zones }).toMatchObject({ own: { standard: 799 }, zones: [west, ontario] });
    expect(history[0]?.changes).toEqual([
      { field: 'zones', before: 'Los Angeles, West Coast, Ontario, Hawaii', after: 'West Coast, Ontario' },
      { field: 'zones.Los Angeles', before: '900, $3.99, free over $19.99, large items $15.00 more', after: null },
      { field: 'zones.Hawaii', before: 'HI, not delivered', after: null },
    ]);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.shipping_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({ before: { zones: all }, after: { standard: 799, zones: [west, ontario] } });
  });

  it('a version from before there were zones reads on', async () => {
    await sql`insert into settings.version (subject, brand, version, value, saved_by, saved_at)
      values ('shipping', 'alder-loom', 1000, '{"standard": 555, "freeOver": null, "remote": null, "poBox": null, "canada": null, "heavy": null}'::jsonb,
        'Ada', now())`.execute(shop.database.read);
    expect(await get()).toMatchObject({ version: 1000, own: { standard: 555 }, zones: [] });
    expect((await desk('PUT', 'shipping', { version: 1000, figures: { standard: 555 } })).status).toBe(200);
    expect((await get()).version, 'nothing changed').toBe(1000);
  });

  it.each([
    ['without a place', [{ ...west, regions: [] }], { 'zones.0.regions': 'Choose states' }],
    [
      'with a state in two',
      [west, { ...ontario, regions: ['OR'] }],
      { 'zones.0.regions': 'Oregon is in', 'zones.1.regions': 'Oregon is in' },
    ],
    ['without a name', [{ ...west, name: ' ' }], { 'zones.0.name': 'required' }],
    ['with a long name', [{ ...west, name: 'x'.repeat(61) }], { 'zones.0.name': '' }],
    ['with an amount too high', [{ ...west, rates: { ...west.rates, standard: 100_001 } }], { 'zones.0.rates.standard': '' }],
    ['with a negative amount', [{ ...west, rates: { ...west.rates, heavy: -1 } }], { 'zones.0.rates.heavy': '' }],
    [
      'beyond thirty',
      Array.from({ length: 31 }, (_, i) => ({ ...losAngeles, name: `Zone ${i}`, postalCodes: [`${100 + i}`] })),
      { zones: '' },
    ],
  ])('are refused %s, at the right field', async (_name, zones, fields) => {
    const { version } = await get();
    const answer = await set(zones);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(
      Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, expect.stringContaining(message)])),
    );
    expect((await get()).version).toBe(version);
  });

  it('[§6] require the permission', async () => {
    expect((await put(0, all, await staffSignedIn(shop, 'merchandiser'))).status).toBe(403);
    expect((await put(0, all, null)).status).toBe(401);
  });
});
