import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Product } from '../../contract/catalog/catalog.ts';
import { type Checkout, checkoutEndpoints, customerCheckoutEndpoints, guestCheckoutEndpoints } from '../../contract/checkout/checkout.ts';
import type { Listing } from '../../contract/search/search.ts';
import { type CommerceShop, cardOf, commerceShop, ohio, Shopper, stockShelves, testCards } from '../../test/support/commerce.ts';

let shop: CommerceShop;
let lamp = 0;
let customers = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 2500, stock: 100 }]);
});
afterAll(() => shop.close());

const contact = { email: 'ada@example.com' };
const card = cardOf(testCards.good);

async function signedIn(): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email: `names-${customers++}@example.com`, password: 'weaver-of-7-looms' });
  return shopper;
}

async function withCart(shopper: Shopper): Promise<{ shopper: Shopper; cartUuid: string }> {
  const { body } = await shopper.send<Cart>('POST', '/api/cart', { variationId: lamp });
  return { shopper, cartUuid: body.cartUuid };
}

describe('[§7.5 checkout] every address', () => {
  it.each([
    [checkoutEndpoints.start.path, 'a guest', () => withCart(new Shopper(shop))],
    [guestCheckoutEndpoints.start.path, 'a guest', () => withCart(new Shopper(shop))],
    [guestCheckoutEndpoints.start.path, 'a customer', async () => withCart(await signedIn())],
    [customerCheckoutEndpoints.start.path, 'a customer', async () => withCart(await signedIn())],
  ])('%s lets %s place an order', async (path, _who, begin) => {
    const { shopper, cartUuid } = await begin();
    const { body: begun } = await shopper.send<Checkout>('POST', path, { cartUuid });
    const mine = `${path}/${begun.checkoutUuid}`;
    const saved = await shopper.send<Checkout>('PUT', mine, { contact, shippingAddress: ohio });
    expect((await shopper.send<Checkout>('GET', mine)).body.totals).toEqual(saved.body.totals);
    const placed = await shopper.send('POST', `${mine}/place`, { card, expectedTotal: saved.body.totals.total });
    expect(placed.body).toMatchObject({ status: 'placed' });
    expect((await shopper.send('POST', `${mine}/resume`)).body).toEqual(placed.body);
  });

  it('/api/checkouts requires sign-in', async () => {
    const { shopper, cartUuid } = await withCart(new Shopper(shop));
    const { path } = customerCheckoutEndpoints.start;
    expect((await shopper.send('POST', path, { cartUuid })).status).toBe(401);
    const { body } = await shopper.send<Checkout>('POST', checkoutEndpoints.start.path, { cartUuid });
    for (const method of ['GET', 'PUT'] as const)
      expect((await shopper.send(method, `${path}/${body.checkoutUuid}`, method === 'PUT' ? { contact } : undefined)).status).toBe(401);
  });

  it.each([checkoutEndpoints.start.path, guestCheckoutEndpoints.start.path, customerCheckoutEndpoints.start.path])(
    '[§6] %s hides other visitors’ checkouts',
    async (path) => {
      const { shopper, cartUuid } = await withCart(await signedIn());
      const { body } = await shopper.send<Checkout>('POST', path, { cartUuid });
      const { shopper: eve } = await withCart(await signedIn());
      expect((await eve.send('GET', `${path}/${body.checkoutUuid}`)).status).toBe(404);
      expect((await eve.send('PUT', `${path}/${body.checkoutUuid}`, { contact })).status).toBe(404);
    },
  );

  it('shares one rate limit across addresses', async () => {
    const { shopper } = await withCart(new Shopper(shop));
    const nobodys = '/00000000-0000-4000-8000-000000000000/place';
    const statuses = new Set<number>();
    for (let i = 0; i < 31; i++) {
      for (const { path } of [checkoutEndpoints.start, guestCheckoutEndpoints.start])
        statuses.add((await shopper.send('POST', path + nobodys, { card, expectedTotal: 1 })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('[§7.5 /api/shipping-address]', () => {
  it('saves the shipping address like the checkout’s update call', async () => {
    const { shopper, cartUuid } = await withCart(new Shopper(shop));
    const { body: begun } = await shopper.send<Checkout>('POST', checkoutEndpoints.start.path, { cartUuid });
    const { checkoutUuid } = begun;
    const saved = await shopper.send<Checkout>('PUT', '/api/shipping-address', { checkoutUuid, contact, shippingAddress: ohio });
    expect(saved.body).toMatchObject({ shippingAddress: ohio, contact, totals: { taxIsEstimate: false, total: 3383 } });
    const { body } = await shopper.send('PUT', '/api/shipping-address', { checkoutUuid, shippingAddress: { ...ohio, city: '' } });
    expect(body.fields).toEqual({ 'shippingAddress.city': 'City is required' });
    const { shopper: eve } = await withCart(new Shopper(shop));
    expect((await eve.send('PUT', '/api/shipping-address', { checkoutUuid, shippingAddress: ohio })).status).toBe(404);
    expect((await eve.send('PUT', '/api/shipping-address', { shippingAddress: ohio })).status).toBe(400);
  });
});

describe('[§7 calls]', () => {
  it('a guest can search, choose and buy in six calls', async () => {
    const guest = new Shopper(shop);
    let calls = 0;
    const send = async <T>(...asked: Parameters<Shopper['send']>): Promise<T> => {
      calls++;
      const { status, body } = await guest.send<T>(...asked);
      expect(status).toBe(200);
      return body;
    };
    const { hits } = await send<Listing>('GET', '/api/search?k=lamp');
    const product = await send<Product>('GET', `/api/product/${hits[0]?.productId}`);
    const { cartUuid } = await send<Cart>('POST', '/api/cart', { variationId: product.variations[0]?.variationId });
    const { checkoutUuid } = await send<Checkout>('POST', '/api/checkouts-guest', { cartUuid });
    const { totals } = await send<Checkout>('PUT', '/api/shipping-address', { checkoutUuid, contact, shippingAddress: ohio });
    const placed = await send('POST', `/api/checkouts-guest/${checkoutUuid}/place`, { card, expectedTotal: totals.total });
    expect(placed).toMatchObject({ status: 'placed', orderNumber: expect.any(String) });
    expect(calls).toBeLessThanOrEqual(6);
  });
});
