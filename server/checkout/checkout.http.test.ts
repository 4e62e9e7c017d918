import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type CommerceShop, commerceShop, ohio, readyToPay, Shopper, startCheckout, stockShelves } from '../../test/support/commerce.ts';
import { releaseExpiredHolds } from '../catalog/index.ts';
import { deleteCheckoutsUntouchedSince } from './store.ts';

let shop: CommerceShop;
let lamp: number;
let last: number;
let sofa: number;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, last, sofa] = (await stockShelves(shop, [
    { price: 2500, stock: 500 },
    { price: 1000, stock: 1 },
    { price: 90_000, stock: 50, weightGrams: 60_000 },
  ])) as [number, number, number];
});
afterAll(() => shop.close());

const put = (shopper: Shopper, path: string, body: object) => shopper.send<Checkout>('PUT', path, body);

describe('[§7.5 checkout] details', () => {
  it('starts with the cart’s lines, holds stock for ten minutes, and is the same when started again', async () => {
    const { shopper, checkout } = await startCheckout(shop, [{ variationId: lamp, quantity: 2 }]);
    expect(checkout).toMatchObject({
      state: 'open',
      contact: null,
      items: [{ quantity: 2 }],
      cardProvider: { name: 'Sandbox', sandbox: true },
    });
    const minutes = (Date.parse(checkout.heldUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    const again = await shopper.send<Checkout>('POST', '/api/guest/checkouts', { cartUuid: shopper.cookies.get('cart_uuid') });
    expect(again.body.checkoutUuid).toBe(checkout.checkoutUuid);
    expect(shopper.cookies.get('checkout_uuid')).toBe(checkout.checkoutUuid);
  });

  it('saves each part, prices anew, and knows the tax once the address is known', async () => {
    const { shopper, path } = await startCheckout(shop, [{ variationId: lamp }]);
    expect((await put(shopper, path, { contact: { email: ' ada@example.com ' } })).body).toMatchObject({
      contact: { email: 'ada@example.com', marketingOptIn: false },
      totals: { taxIsEstimate: true, tax: 0 },
    });
    const { body } = await put(shopper, path, { shippingAddress: ohio });
    expect(body).toMatchObject({ contact: { email: 'ada@example.com' }, billingAddress: null, deliveryMethod: 'GROUND' });
    expect(body.totals).toMatchObject({ merchandise: 2500, shipping: 699, tax: 144 + 40, taxIsEstimate: false, total: 3383 });
    expect(body.deliveryMethods).toMatchObject([{ code: 'GROUND', label: 'Standard', price: 699 }]);
    expect((await shopper.send('GET', path)).body).toEqual({ ...body, heldUntil: expect.any(String) });
  });

  it('[§9 shipping] is priced to the country that was chosen, before its address is complete', async () => {
    const { shopper, path } = await startCheckout(shop, [{ variationId: lamp }]);
    const pricedTo = async (country: string) => (await shopper.send<Checkout>('GET', `${path}?countryCode=${country}`)).body;
    expect((await pricedTo('CA')).totals).toMatchObject({ shipping: 2499, tax: 0, taxIsEstimate: true, total: 4999, freeShipping: null });
    expect((await pricedTo('US')).totals).toMatchObject({ shipping: 699, total: 3199 });
    await put(shopper, path, { shippingAddress: ohio });
    const abroad = await pricedTo('CA');
    expect(abroad.totals, 'in place of an address saved before').toMatchObject({ shipping: 2499, taxIsEstimate: true });
    expect((await pricedTo('US')).totals).toMatchObject({ shipping: 699, taxIsEstimate: false });
    expect((await shopper.send<Checkout>('GET', path)).body.shippingAddress).toMatchObject(ohio);
  });

  it('[checklist 19] is priced as the cart was, for the location chosen there, until it has an address', async () => {
    const shopper = new Shopper(shop);
    shopper.cookies.set('shipintlpc', 'M5V2T6');
    const { checkout, path } = await startCheckout(shop, [{ variationId: lamp }], { shopper });
    const { cart } = (await shopper.send<{ cart: Cart }>('GET', '/api/cart')).body;
    expect(cart.totals).toMatchObject({ shipping: 2499, taxIsEstimate: true });
    expect(checkout.totals).toEqual(cart.totals);
    expect(checkout.deliveryMethods).toMatchObject([{ code: 'GROUND', price: 2499 }]);
    expect((await put(shopper, path, { shippingAddress: ohio })).body.totals).toMatchObject({ shipping: 699, total: 3383 });
  });

  it('[§5 shippable] is priced for no location that we do not deliver to', async () => {
    const shopper = new Shopper(shop);
    shopper.cookies.set('shipintlpc', '00901');
    const { checkout } = await startCheckout(shop, [{ variationId: lamp }], { shopper });
    expect(checkout.totals).toMatchObject({ shipping: 699, tax: 0 });
  });

  it('delivers heavy items to the front door', async () => {
    const { checkout } = await startCheckout(shop, [{ variationId: sofa }]);
    expect(checkout).toMatchObject({ deliveryMethod: 'FRNTDOOR', deliveryMethods: [{ code: 'FRNTDOOR', label: 'Standard' }] });
  });

  it('refuses somebody else’s cart and an empty one', async () => {
    const { shopper } = await startCheckout(shop, [{ variationId: lamp }]);
    const stranger = new Shopper(shop);
    await stranger.send('POST', '/api/cart', { variationId: lamp });
    const theirs = { cartUuid: shopper.cookies.get('cart_uuid') };
    expect(await stranger.send('POST', '/api/guest/checkouts', theirs)).toMatchObject({
      status: 404,
      body: { code: 'checkout_not_found' },
    });
    const own = stranger.cookies.get('cart_uuid');
    await stranger.send('DELETE', `/api/cart/${own}/variations/${lamp}`);
    expect(await stranger.send('POST', '/api/guest/checkouts', { cartUuid: own })).toMatchObject({
      status: 409,
      body: { code: 'cart_empty' },
    });
  });

  it.each([
    ['GET', '', undefined],
    ['PUT', '', { contact: { email: 'eve@example.com' } }],
    ['POST', '/place', { card: { number: '4242424242424242', expiry: '12/39', securityCode: '123', name: 'Eve' }, expectedTotal: 3383 }],
    ['POST', '/resume', {}],
  ] as const)('[habit 7] %s %s of somebody else’s checkout answers 404', async (method, action, body) => {
    const { path, shopper } = await readyToPay(shop, [{ variationId: lamp }], { email: 'ada@example.com' });
    const { shopper: stranger } = await startCheckout(shop, [{ variationId: lamp }]);
    for (const visitor of [stranger, new Shopper(shop)]) {
      expect(await visitor.send(method, path + action, body)).toMatchObject({
        status: 404,
        body: { message: 'Please log in or re-enter your email to continue.' },
      });
    }
    expect((await shopper.send<Checkout>('GET', path)).body).toMatchObject({ state: 'open', contact: { email: 'ada@example.com' } });
  });
});

describe('[§5 validation]', () => {
  const faults = async (body: object) => {
    const { shopper, path } = await startCheckout(shop, [{ variationId: lamp }]);
    const answer = await put(shopper, path, body);
    return { status: answer.status, code: answer.body.code, fields: answer.body.fields };
  };

  it('reports what is missing at each field', async () => {
    const empty = { ...ohio, firstName: '', lastName: ' ', addressLine1: '', city: '', stateRegion: '', postalCode: '', phone: '' };
    expect(await faults({ contact: { email: '' }, shippingAddress: empty })).toEqual({
      status: 400,
      code: 'invalid_input',
      fields: {
        'contact.email': 'Email is required',
        'shippingAddress.firstName': 'First name is required',
        'shippingAddress.lastName': 'Last name is required',
        'shippingAddress.addressLine1': 'Address is required',
        'shippingAddress.city': 'City is required',
        'shippingAddress.stateRegion': 'State is required',
        'shippingAddress.postalCode': 'ZIP code is required',
        'shippingAddress.phone': 'Phone is required',
      },
    });
  });

  it.each([
    ['an e-mail without @', { contact: { email: 'ada' } }, { 'contact.email': 'Please enter a valid email address' }],
    [
      'four digits of a ZIP code',
      { shippingAddress: { ...ohio, postalCode: '4321' } },
      { 'shippingAddress.postalCode': 'Please enter a valid ZIP code' },
    ],
    [
      'a city of 256 letters',
      { shippingAddress: { ...ohio, city: 'x'.repeat(256) } },
      { 'shippingAddress.city': 'City must be less than 256 characters' },
    ],
    [
      'a state that does not exist',
      { shippingAddress: { ...ohio, stateRegion: 'ZZ' } },
      { 'shippingAddress.stateRegion': 'State is required' },
    ],
    [
      'a province that does not exist',
      { billingAddress: { ...ohio, countryCode: 'CA', postalCode: 'M5V 2T6' } },
      { 'billingAddress.stateRegion': 'Province is required' },
    ],
  ])('refuses %s', async (_name, body, fields) => {
    expect(await faults(body)).toEqual({ status: 400, code: 'invalid_input', fields });
  });

  it.each([
    ['Puerto Rico', { ...ohio, stateRegion: 'PR', postalCode: '00901' }, 'shippingAddress.stateRegion'],
    ['Puerto Rico, named by its ZIP code alone', { ...ohio, postalCode: '00901' }, 'shippingAddress.postalCode'],
  ])('rejects shipping to %s', async (_name, shippingAddress, field) => {
    const answer = await faults({ shippingAddress });
    expect(answer).toMatchObject({ status: 409, code: 'not_shippable' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  it('[§8] says of another country that we do not ship there, and nothing of its ZIP code', async () => {
    const shippingAddress = { ...ohio, countryCode: 'AU', stateRegion: 'NSW', postalCode: '2000' };
    const message = 'We ship to the United States and Canada only.';
    const { shopper, path } = await startCheckout(shop, [{ variationId: lamp }]);
    expect(await put(shopper, path, { shippingAddress })).toMatchObject({
      status: 409,
      body: { code: 'not_shippable_abroad', message, fields: { 'shippingAddress.countryCode': message } },
    });
  });

  it('accepts billing in countries without shipping', async () => {
    const sydney = { ...ohio, countryCode: 'AU', stateRegion: 'NSW', postalCode: '2000' };
    expect(await faults({ billingAddress: sydney })).toMatchObject({ status: 200 });
  });
});

describe('[rulings: Orders] stock holds', () => {
  it('keep units from others, but not from the holder', async () => {
    const { shopper, checkout } = await startCheckout(shop, [{ variationId: last }]);
    expect(checkout.heldUntil).not.toBeNull();
    expect(await new Shopper(shop).send('POST', '/api/cart', { variationId: last })).toMatchObject({
      status: 409,
      body: { code: 'held_by_others', details: { available: 0, minutes: 10 } },
    });
    const own = await shopper.send<{ cart: Cart }>('GET', '/api/cart');
    expect(own.body.cart).toMatchObject({ canCheckout: true, items: [{ errorDetails: null }] });
    await shop.database.transact((tx) => releaseExpiredHolds(tx, new Date(Date.now() + 600_001)));
    expect(await new Shopper(shop).send('POST', '/api/cart', { variationId: last })).toMatchObject({ status: 200 });
  });
});

describe('old checkouts', () => {
  it('are deleted with their addresses, unless a payment is under way', async () => {
    const [left, paying, fresh] = await Promise.all([1, 2, 3].map(() => startCheckout(shop, [{ variationId: lamp }])));
    const uuidOf = (of: typeof left) => of?.checkout.checkoutUuid ?? '';
    const state = (of: typeof left) => sql<{ state: string }>`select state from checkout.checkout where uuid = ${uuidOf(of)}::uuid`;
    await sql`update checkout.checkout set updated_at = now() - interval '31 days'
      where uuid in (${uuidOf(left)}::uuid, ${uuidOf(paying)}::uuid)`.execute(shop.database.read);
    await sql`update checkout.checkout set state = 'pending', payment_id = gen_random_uuid(), order_number = 'T-1'
      where uuid = ${uuidOf(paying)}::uuid`.execute(shop.database.read);
    const gone = await shop.database.transact((tx) => deleteCheckoutsUntouchedSince(tx, new Date(Date.now() - 30 * 86_400_000)));
    expect(gone).toBe(1);
    const found = await Promise.all(
      [left, paying, fresh].map(async (one) => (await state(one).execute(shop.database.read)).rows[0]?.state),
    );
    expect(found).toEqual([undefined, 'pending', 'open']);
  });
});
