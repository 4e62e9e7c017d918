import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import {
  type CommerceShop,
  commerceShop,
  ohio,
  readyToPay,
  Shopper,
  startCheckout,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';

let shop: CommerceShop;
let lamp: number;
let sofa: number;
let tree: number;
let bell: number;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp, sofa, tree, bell] = (await stockShelves(shop, [
    { price: 2500, stock: 500 },
    { price: 90_000, stock: 500, weightGrams: 60_000 },
    // As staff say, whatever they weigh.
    { price: 90_000, stock: 500, deliveryClass: 'large' },
    { price: 90_000, stock: 500, weightGrams: 60_000, deliveryClass: 'parcel' },
  ])) as [number, number, number, number];
});
afterAll(() => shop.close());

const apo = { ...ohio, city: 'APO', stateRegion: 'AE', postalCode: '09012' };
const refused = [
  ['a PO box', { ...ohio, addressLine1: 'P.O. Box 12' }, 'addressLine1'],
  ['a PO box on the second line', { ...ohio, addressLine2: 'POB 12' }, 'addressLine2'],
  [
    'a Canadian box',
    { ...ohio, addressLine1: 'Case postale 9', countryCode: 'CA', city: 'Montréal', stateRegion: 'QC', postalCode: 'H2Y 1C6' },
    'addressLine1',
  ],
  ['military mail', apo, 'stateRegion'],
  ['military mail by its ZIP code alone', { ...ohio, postalCode: '09012' }, 'postalCode'],
] as const;

describe('[§5 restricted] large items', () => {
  it.each(refused)(
    'are refused at the address step for %s, with a message at the field, and nothing is saved',
    async (_, shippingAddress, field) => {
      const { shopper, path } = await startCheckout(shop, [{ variationId: sofa }]);
      const answer = await shopper.send('PUT', path, { contact: { email: 'ada@example.com' }, shippingAddress });
      expect(answer).toMatchObject({ status: 409, body: { code: 'freight_not_shippable' } });
      expect(Object.keys(answer.body.fields ?? {})).toEqual([`shippingAddress.${field}`]);
      expect(Object.values(answer.body.fields ?? {})[0]).toMatch(/^We can’t deliver large items to (a PO box|military)/);
      expect((await shopper.send<Checkout>('GET', path)).body).toMatchObject({ contact: null, shippingAddress: null });
    },
  );

  it.each(refused)('do not restrict parcels, which ship to %s', async (_, shippingAddress) => {
    const { shopper, path } = await startCheckout(shop, [{ variationId: lamp }]);
    expect(await shopper.send('PUT', path, { shippingAddress })).toMatchObject({ status: 200, body: { deliveryMethod: 'GROUND' } });
  });

  it('are those that staff say are large, and none that they say are parcels', async () => {
    const large = await startCheckout(shop, [{ variationId: tree }]);
    const parcel = await startCheckout(shop, [{ variationId: bell }]);
    const boxed = { shippingAddress: { ...ohio, addressLine1: 'P.O. Box 12' } };
    expect(await large.shopper.send('PUT', large.path, boxed)).toMatchObject({ status: 409, body: { code: 'freight_not_shippable' } });
    expect(await parcel.shopper.send('PUT', parcel.path, boxed)).toMatchObject({ status: 200, body: { deliveryMethod: 'GROUND' } });
    const home = await large.shopper.send('PUT', large.path, { shippingAddress: ohio });
    expect(home.body).toMatchObject({ deliveryMethod: 'FRNTDOOR' });
    const estimated = async (variationId: number) =>
      (await shop.app.inject(`/api/delivery-estimate?variationId=${variationId}&postalCode=43215`)).json().estimate?.method;
    expect([await estimated(tree), await estimated(bell)]).toEqual(['FRNTDOOR', 'GROUND']);
  });

  it.each(refused)('added after the address are refused when placing the order: %s', async (_, shippingAddress, field) => {
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    await shopper.send('PUT', path, { shippingAddress });
    await shopper.send('POST', '/api/cart', { variationId: sofa });
    const { body } = await shopper.send<Checkout>('GET', path);
    expect(await pay(testCards.good, body.totals.total)).toMatchObject({
      status: 409,
      body: { code: 'freight_not_shippable', fields: { [`shippingAddress.${field}`]: expect.any(String) } },
    });
  });

  it('get no delivery dates or methods there', async () => {
    const shopper = new Shopper(shop);
    const sentence = 'We can’t deliver large items to military addresses (APO, FPO, DPO).';
    expect(await shopper.send('GET', `/api/delivery-estimate?variationId=${sofa}&postalCode=09012`)).toMatchObject({
      status: 409,
      body: { code: 'freight_military', message: `${sentence} Please choose another ZIP code.` },
    });
    expect((await shopper.send('GET', `/api/delivery-estimate?variationId=${lamp}&postalCode=09012`)).status).toBe(200);
    const items = [{ variationId: lamp }, { variationId: sofa }];
    const many = await shopper.send<{ estimates: { arrival: unknown; refusal?: string }[] }>('POST', '/api/delivery-estimates', {
      items,
      postalCode: '09012',
    });
    expect(many.body.estimates).toMatchObject([{ arrival: expect.any(Object) }, { arrival: null, refusal: sentence }]);
    expect(many.body.estimates[0]).not.toHaveProperty('refusal');
    const methods = await shopper.send<{ methods: { code: string }[] }>('GET', '/api/delivery?postalCode=09012');
    expect(methods.body.methods.map(({ code }) => code)).toEqual(['GROUND']);
  });

  it('block the cart until another ZIP code is chosen', async () => {
    const shopper = new Shopper(shop);
    for (const variationId of [lamp, sofa]) await shopper.send('POST', '/api/cart', { variationId });
    const cart = async (zip: string) => (await shopper.send<{ cart: Cart }>('GET', `/api/cart?zipCode=${zip}`)).body.cart;
    expect(await cart('09012')).toMatchObject({
      canCheckout: false,
      items: [{ errorDetails: null }, { errorDetails: { code: 'not_deliverable' } }],
      delivery: { arrival: null },
    });
    expect(await cart('43215')).toMatchObject({ canCheckout: true, items: [{ errorDetails: null }, { errorDetails: null }] });
  });
});
