import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';

let shop: CommerceShop;
let lamp: number;
let rug: number;
let soldOut: number;
let scarce: number;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, rug, soldOut, scarce] = (await stockShelves(shop, [
    { price: 2500, stock: 500 },
    { price: 12_900, stock: 500 },
    { stock: 0 },
    { price: 1000, stock: 3 },
  ])) as [number, number, number, number];
});
afterAll(() => shop.close());

const add = (shopper: Shopper, variationId: number, quantity = 1) => shopper.send<Cart>('POST', '/api/cart', { variationId, quantity });

async function withCart(variationId: number, quantity = 1): Promise<{ shopper: Shopper; cart: Cart; line: string }> {
  const shopper = new Shopper(shop);
  const { body: cart } = await add(shopper, variationId, quantity);
  return { shopper, cart, line: `/api/cart/${cart.cartUuid}/variations/${variationId}` };
}

describe('[§7.3 cart]', () => {
  it('is created by the first add, which sets its cookies', async () => {
    const { shopper, cart } = await withCart(lamp, 2);
    expect(cart).toMatchObject({ itemQuantity: 2, canCheckout: true, items: [{ variationId: lamp, quantity: 2, lineTotal: 5000 }] });
    expect(shopper.cookies.get('cart_uuid')).toBe(cart.cartUuid);
    expect(shopper.cookies.get('cart_item_qty')).toBe('2');
    expect(shopper.cookies.get('guest_session_token')).toMatch(/^[\w-]{43}$/);
  });

  it('exposes the badge, and nothing else, to page script', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/cart', payload: { variationId: lamp } });
    const readable = response.cookies.filter((cookie) => !cookie.httpOnly).map((cookie) => cookie.name);
    expect(readable).toEqual(['cart_item_qty']);
  });

  it('adds, sets and removes lines; repeating a call does no harm', async () => {
    const { shopper, cart, line } = await withCart(lamp, 2);
    await add(shopper, rug);
    expect((await add(shopper, lamp)).body.items.map((item) => [item.variationId, item.quantity])).toEqual([
      [lamp, 3],
      [rug, 1],
    ]);
    for (let twice = 0; twice < 2; twice++) {
      expect((await shopper.send<Cart>('PUT', line, { quantity: 7 })).body.itemQuantity).toBe(8);
    }
    for (let twice = 0; twice < 2; twice++) {
      const removed = await shopper.send<Cart>('DELETE', line);
      expect(removed).toMatchObject({ status: 200, body: { cartUuid: cart.cartUuid, itemQuantity: 1 } });
    }
    const undone = await shopper.send<Cart>('PUT', `/api/cart/${cart.cartUuid}`, { variationId: lamp, quantity: 7 });
    expect(undone.body.itemQuantity).toBe(8);
    expect(shopper.cookies.get('cart_item_qty')).toBe('8');
  });

  it('returns totals that add up', async () => {
    const { shopper } = await withCart(lamp, 3);
    const { totals, items } = (await add(shopper, rug, 2)).body;
    expect(items.reduce((sum, item) => sum + item.lineTotal, 0)).toBe(totals.merchandise);
    expect(totals.merchandise - totals.discount + totals.shipping + totals.tax).toBe(totals.total);
    expect(totals).toMatchObject({ merchandise: 33_300, shipping: 0, tax: 0, taxIsEstimate: true });
  });

  it('estimates tax and delivery by ZIP code once it is known', async () => {
    const { shopper } = await withCart(rug);
    const at = async (zipCode: string) => (await shopper.send<{ cart: Cart }>('GET', `/api/cart?zipCode=${zipCode}`)).body.cart.totals;
    expect(await at('90210')).toMatchObject({ shipping: 0, tax: 935, taxIsEstimate: true });
    expect(await at('99501')).toMatchObject({ shipping: 1999, tax: 0, freeShipping: null });
    expect(await at('M5V 2T6')).toMatchObject({ shipping: 2499, freeShipping: null });
    expect(await at('nowhere')).toMatchObject({ shipping: 0, tax: 0 });
  });

  it('is null for a visitor without one', async () => {
    expect((await new Shopper(shop).send('GET', '/api/cart')).body).toEqual({ cart: null });
  });

  it('keeps both of two simultaneous adds', async () => {
    const { shopper } = await withCart(lamp);
    await Promise.all(Array.from({ length: 10 }, (_, i) => add(shopper, i % 2 === 0 ? lamp : rug)));
    const { cart } = (await shopper.send<{ cart: Cart }>('GET', '/api/cart')).body;
    expect(cart.items.map((item) => [item.variationId, item.quantity])).toEqual([
      [lamp, 6],
      [rug, 5],
    ]);
  });
});

describe('[§7.3 cart] a cart that another process has changed', () => {
  const elsewhere = (cart: Cart, change: ReturnType<typeof sql>) =>
    sql`update cart.cart set lines = ${change} where uuid = ${cart.cartUuid}::uuid`.execute(shop.database.read);
  const quantities = (cart: Cart) => cart.items.map((item) => [item.variationId, item.quantity]);

  it('is added to in its current state', async () => {
    const { shopper, cart } = await withCart(lamp, 2);
    await elsewhere(cart, sql`jsonb_set(lines, '{0,quantity}', '5')`);
    expect(quantities((await add(shopper, rug)).body)).toEqual([
      [lamp, 5],
      [rug, 1],
    ]);
  });

  it('applies limits to its current contents', async () => {
    const { shopper, cart } = await withCart(scarce, 3);
    await elsewhere(cart, sql`'[]'`);
    expect(quantities((await add(shopper, scarce, 2)).body)).toEqual([[scarce, 2]]);
    await elsewhere(cart, sql`jsonb_set(lines, '{0,quantity}', '3')`);
    expect((await add(shopper, scarce)).status).toBe(409);
  });

  it('is left alone once it belongs to somebody else', async () => {
    const { shopper, cart } = await withCart(lamp, 2);
    await sql`update cart.cart set owner_id = 'customer:0' where uuid = ${cart.cartUuid}::uuid`.execute(shop.database.read);
    expect(quantities((await add(shopper, rug)).body)).toEqual([[rug, 1]]);
    const { rows } = await sql<{ lines: unknown[] }>`
      delete from cart.cart where uuid = ${cart.cartUuid}::uuid returning lines`.execute(shop.database.read);
    expect(rows[0]?.lines).toHaveLength(1);
  });

  it('is created again after it was deleted', async () => {
    const { shopper, cart } = await withCart(lamp, 2);
    await sql`delete from cart.cart where uuid = ${cart.cartUuid}::uuid`.execute(shop.database.read);
    const { status, body } = await add(shopper, rug);
    expect([status, quantities(body)]).toEqual([200, [[rug, 1]]]);
    expect(body.cartUuid).not.toBe(cart.cartUuid);
  });
});

describe('[checklist 20] stock bounds the cart', () => {
  it('refuses more than is available, says how much is, and changes nothing', async () => {
    const { shopper, cart, line } = await withCart(scarce, 2);
    const refused = await add(shopper, scarce, 2);
    expect(refused).toMatchObject({ status: 409, body: { code: 'quantity_unavailable', details: { available: 3, inCart: 2 } } });
    expect(await shopper.send('PUT', line, { quantity: 4 })).toMatchObject({ status: 409, body: { code: 'quantity_unavailable' } });
    const { body } = await shopper.send<Cart>('GET', `/api/cart/${cart.cartUuid}`);
    expect(body.items).toMatchObject([{ quantity: 2 }]);
  });

  it('[§4 cart item] names the most of an item where more are left', async () => {
    const { shopper } = await withCart(lamp, 98);
    expect(await add(shopper, lamp, 2)).toMatchObject({
      status: 409,
      body: { code: 'line_full', message: 'You can order up to 99 of an item.', details: { most: 99 } },
    });
  });

  it('refuses sold-out and unknown items', async () => {
    expect(await add(new Shopper(shop), soldOut)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    expect(await add(new Shopper(shop), 99_999_999)).toMatchObject({ status: 404, body: { code: 'variation_not_found' } });
  });

  it.each([{ quantity: 0 }, { quantity: 100 }, { quantity: 1.5 }, { quantity: 'x' }])('refuses an invalid quantity: %j', async (body) => {
    const { shopper, line } = await withCart(lamp);
    expect(await shopper.send('PUT', line, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('[habit 7] somebody else’s cart', () => {
  it.each([
    ['GET', '', undefined],
    ['PUT', '', { variationId: 1, quantity: 1 }],
    ['PUT', '/variations/1', { quantity: 1 }],
    ['DELETE', '/variations/1', undefined],
  ] as const)('%s %s answers as if the cart did not exist', async (method, path, body) => {
    const { cart } = await withCart(lamp);
    const { shopper: stranger } = await withCart(lamp);
    for (const visitor of [stranger, new Shopper(shop)]) {
      const theirs = await visitor.send(method, `/api/cart/${cart.cartUuid}${path}`, body);
      const nobodys = await visitor.send(method, `/api/cart/00000000-0000-4000-8000-000000000000${path}`, body);
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body, systemMessages: null }).toEqual({ ...nobodys.body, systemMessages: null });
    }
  });
});

describe('[§8 cart] a session that was ended elsewhere', () => {
  it('is named as the reason, at every call on the cart, and a guest’s cart is simply missing', async () => {
    const account = { email: 'cara@example.com', password: 'weaver-of-7-looms' };
    const devices = [new Shopper(shop), new Shopper(shop)] as const;
    const [sofa, study] = devices;
    await sofa.send('POST', '/api/user/register', account);
    const { body: cart } = await add(sofa, lamp);
    await study.send('POST', '/api/user/login', account);
    await study.send('DELETE', '/api/accounts/sessions');
    const line = `/api/cart/${cart.cartUuid}/variations/${lamp}`;
    const token = sofa.cookies.get('session_token') ?? '';
    const calls = [
      ['GET', `/api/cart/${cart.cartUuid}`, undefined],
      ['PUT', line, { quantity: 2 }],
      ['POST', `/api/cart/${cart.cartUuid}/promo-codes`, { code: 'AUTUMN' }],
      ['DELETE', line, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      sofa.cookies.set('session_token', token);
      expect(await sofa.send(method, path, body)).toMatchObject({
        status: 401,
        body: { message: 'Your session has expired. Please sign in again.' },
      });
    }
    expect(await new Shopper(shop).send('PUT', line, { quantity: 2 })).toMatchObject({ status: 404, body: { code: 'cart_not_found' } });
  });
});
