import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Moved } from '../../contract/saved/saved.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { changeCart } from './change.ts';
import type { Line } from './lines.ts';
import { insertCart } from './store.ts';

let shop: CommerceShop;
let lamp: number;
let rug: number;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, rug] = (await stockShelves(shop, [{ stock: 500 }, { stock: 500 }])) as [number, number];
});
afterAll(() => shop.close());

const now = new Date();
const add = (shopper: Shopper, variationId: number, quantity = 1) => shopper.send<Cart>('POST', '/api/cart', { variationId, quantity });
const cartOf = async (shopper: Shopper) => (await shopper.send<{ cart: Cart | null }>('GET', '/api/cart')).body.cart;
const quantities = (cart: Cart | null) => Object.fromEntries((cart?.items ?? []).map((item) => [item.variationId, item.quantity]));

/** A guest with a session and no cart. */
function guest(): Shopper {
  const shopper = new Shopper(shop);
  shopper.cookies.set('guest_session_token', randomBytes(32).toString('base64url'));
  return shopper;
}

describe('[§7.3 cart] concurrent changes', () => {
  it('put many first adds into one cart', async () => {
    const shopper = guest();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => add(shopper, i % 2 === 0 ? lamp : rug)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.cartUuid}`)).size).toBe(1);
    expect(quantities(await cartOf(shopper))).toEqual({ [lamp]: 10, [rug]: 10 });
  });

  it('put first adds and moves from the saved list into one cart', async () => {
    const shopper = guest();
    await shopper.send('POST', '/api/save-for-laters', { variationId: lamp, quantity: 5 });
    const move = () => shopper.send<Moved>('POST', '/api/save-for-laters/to-cart', { variationId: lamp, quantity: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? add(shopper, rug) : move())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(quantities(await cartOf(shopper))).toEqual({ [lamp]: 5, [rug]: 5 });
  });

  it('count once each, whether they add, set or remove', async () => {
    const shopper = guest();
    const { cartUuid } = (await add(shopper, rug, 3)).body;
    const line = `/api/cart/${cartUuid}/variations/${rug}`;
    const change = (i: number) => {
      if (i % 3 === 0) return add(shopper, lamp);
      return i % 3 === 1 ? shopper.send<Cart>('PUT', line, { quantity: 1 + i }) : shopper.send<Cart>('DELETE', line);
    };
    await Promise.all(Array.from({ length: 21 }, (_, i) => change(i)));
    await shopper.send('PUT', line, { quantity: 2 });
    expect(quantities(await cartOf(shopper))).toEqual({ [lamp]: 7, [rug]: 2 });
  });

  it.each([0, 1])('survive a sign-in; the customer, who had %i, ends up with one cart', async (before) => {
    const account = { email: `racer-${before}@example.com`, password: 'weaver-of-7-looms' };
    const phone = new Shopper(shop);
    await phone.send('POST', '/api/user/register', account);
    if (before > 0) await add(phone, rug);
    const laptop = guest();
    await add(laptop, lamp);
    const [signedIn] = await Promise.all([
      laptop.send('POST', '/api/user/login', account),
      ...Array.from({ length: 6 }, () => add(phone, rug)),
    ]);
    expect(signedIn.status).toBe(200);
    expect(quantities(await cartOf(laptop))).toEqual({ [lamp]: 1, [rug]: 6 + before });
    expect(await cartOf(phone)).toEqual(await cartOf(laptop));
  });
});

describe('[§7.3 cart] a change', () => {
  const line = (quantity: number): Line => ({ variationId: lamp, quantity, priceSeen: 2500 });
  const aCart = async (ownerId: string) => {
    const cart = { uuid: crypto.randomUUID(), lines: [line(1)], promoCodes: [], merged: null };
    await insertCart(shop.database.read, ownerId, cart, now);
    return cart.uuid;
  };
  const stored = async (uuid: string) => {
    const { rows } = await sql<{ lines: Line[] }>`select lines from cart.cart where uuid = ${uuid}::uuid`.execute(shop.database.read);
    return rows[0]?.lines[0]?.quantity;
  };

  it('runs its rule again on the current cart when it loses a race', async () => {
    const uuid = await aCart('faster');
    const seen: (number | undefined)[] = [];
    await changeCart(shop.database.read, { ownerId: 'faster' }, now, async ({ lines }) => {
      seen.push(lines[0]?.quantity);
      if (seen.length === 1)
        await sql`update cart.cart set lines = ${JSON.stringify([line(5)])}::jsonb where owner_id = 'faster'`.execute(shop.database.read);
      return { lines: [line((lines[0]?.quantity ?? 0) + 1)] };
    });
    expect([seen, await stored(uuid)]).toEqual([[1, 5], 6]);
  });

  it('gives up with a message for the shopper when it loses every race', async () => {
    const uuid = await aCart('slower');
    let tries = 0;
    const slower = changeCart(shop.database.read, { ownerId: 'slower' }, now, async () => {
      tries += 1;
      await sql`update cart.cart set lines = ${JSON.stringify([line(10 + tries)])}::jsonb where uuid = ${uuid}::uuid`.execute(
        shop.database.read,
      );
      return { lines: [line(2)] };
    });
    await expect(slower).rejects.toMatchObject({ code: 'cart_busy', statusCode: 409 });
    expect(tries).toBeGreaterThan(5);
    expect(await stored(uuid)).toBe(10 + tries);
  });

  it('is rolled back with its transaction', async () => {
    const uuid = await aCart('undone');
    const broken = shop.database.transact(async (tx) => {
      await changeCart(tx, { ownerId: 'undone' }, now, () => ({ lines: [line(9)] }));
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await stored(uuid)).toBe(1);
  });
});
