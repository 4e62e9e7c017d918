import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceShop, cardOf, commerceShop, ohio, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { countEmailsTo, emailTo } from '../../../test/support/emails.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { audit } from '../../staff/index.ts';

let shop: CommerceShop;
let lamp = 0;
let rug = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, rug = 0] = await stockShelves(shop, [{ stock: 60 }, { stock: 60 }]);
});
afterAll(() => shop.close());

const sender = (cookies: Record<string, string>) => async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method, url, cookies, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};

/** An account with an order, an address, two cards, a saved item, a cart and a review of the lamp. */
async function account(variationId: number, card: string) {
  const { customerId, token, email } = await signedIn(shop);
  const send = sender({ session_token: token });
  const home = { ...ohio, addressLine1: `${customerId} Elm Street` };
  await send('POST', '/api/accounts/addresses', { address: home });
  await send('POST', '/api/cart', { variationId, quantity: 1 });
  const { cart } = (await send('GET', '/api/cart')).body;
  const { checkoutUuid } = (await send('POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid })).body;
  const path = `/api/guest/checkouts/${checkoutUuid}`;
  await shop.app.inject({
    method: 'PUT',
    url: path,
    cookies: { session_token: token },
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { contact: { email }, shippingAddress: home },
  });
  const { totals } = (await send('GET', path)).body;
  const { orderNumber } = (await send('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal: totals.total })).body;
  for (const number of [card, testCards.good]) await send('POST', '/api/wallet/credit-cards', { card: cardOf(number) });
  await send('POST', '/api/cart', { variationId, quantity: 1 });
  await send('POST', '/api/save-for-laters', { variationId, quantity: 1 });
  const { rows } = await sql<{ id: number }>`select product_id as id from catalog.variation where id = ${lamp}`.execute(shop.database.read);
  const words = { title: 'Bright', text: 'It lights the whole room every evening.', author: 'Ana R.', answers: {}, photoIds: [] };
  await send('POST', '/api/reviews/write/submit', { review: { productId: rows[0]?.id, stars: 4, ...words } });
  return { customerId, email, send, orderNumber };
}

describe('[look: staff console] merging two accounts', () => {
  it('moves everything to the one that stays, ends the other’s sessions, and logs both sides', async () => {
    const kept = await account(lamp, testCards.good);
    const gone = await account(rug, testCards.good);
    const care = sender({ staff_session_token: (await staffSignedIn(shop, 'customer_care')).token });
    const path = `/api/staff/customers/${kept.customerId}/merge`;
    expect((await care('GET', `${path}?other=${kept.email}`)).body.code).toBe('merge_itself');
    expect((await care('GET', `${path}?other=nobody@example.com`)).body.fields).toHaveProperty('other');
    const side = { orders: 1, addresses: 1, savedItems: 1, reviews: 1, cards: 1 };
    expect((await care('GET', `${path}?other=${gone.email.toUpperCase()}`)).body).toMatchObject({ one: side, other: side });
    const wish = { goneId: gone.customerId, mayReturn: false, reason: 'registered twice' };
    expect((await care('POST', path, { ...wish, reason: '' })).body.fields).toEqual({ reason: 'Reason is required' });
    expect((await care('POST', path, wish)).body).toEqual({ ok: true });

    expect((await gone.send('GET', '/api/accounts/profile')).status).toBe(401);
    const orders = (await kept.send('GET', '/api/orders')).body.orders.map((one: { orderNumber: string }) => one.orderNumber);
    expect(new Set(orders)).toEqual(new Set([kept.orderNumber, gone.orderNumber]));
    expect((await kept.send('GET', '/api/accounts/addresses')).body.addresses).toHaveLength(2);
    expect((await kept.send('GET', '/api/wallet/credit-cards')).body.cards, 'the same card once').toHaveLength(1);
    const cart = (await kept.send('GET', '/api/cart')).body.cart;
    expect(cart.items.map((line: { variationId: number }) => line.variationId).sort()).toEqual([lamp, rug].sort());
    const shown = (await care('GET', `/api/staff/customers/${kept.customerId}`)).body;
    expect(shown.reviews.map(({ state }: { state: string }) => state).sort()).toEqual(['rejected', 'waiting']);
    // Whatever else is logged about the closed account.
    const subject = { kind: 'customer', id: gone.customerId };
    await shop.database.transact((tx) => audit(tx, { by: null, action: 'customer.exported', subject }, new Date()));
    const away = await care('GET', `/api/staff/customers/${gone.customerId}`);
    expect([away.status, away.body.code, away.body.details]).toEqual([404, 'customer_merged', { into: kept.customerId }]);
    const { rows } = await sql`
      select action, reason, details -> 'after' as after from staff.audit where action like 'customer.merged%' order by id`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([
      { action: 'customer.merged', reason: 'registered twice', after: { orders: 2, addresses: 2, savedItems: 2, reviews: 2, cards: 1 } },
      { action: 'customer.merged_away', reason: 'registered twice', after: null },
    ]);
    const register = (email: string) => sender({})('POST', '/api/user/register', { email, password: 'linen sofa for 2' });
    expect((await register(gone.email)).body.code).toBe('email_taken');
  });

  it('tells the closed address which one opens the account, and again whoever wants a new password for it', async () => {
    const kept = await signedIn(shop);
    const gone = await signedIn(shop);
    const care = sender({ staff_session_token: (await staffSignedIn(shop, 'customer_care')).token });
    const wish = { goneId: gone.customerId, mayReturn: false, reason: 'registered twice' };
    await care('POST', `/api/staff/customers/${kept.customerId}/merge`, wish);
    const subject = 'Your account now opens with another email';
    expect(await emailTo(shop, gone.email, subject)).toContain(`${kept.email.slice(0, 1)}•••@`);
    expect((await sender({})('POST', '/api/user/request-password-reset', { email: gone.email })).status).toBe(200);
    expect(await countEmailsTo(shop, gone.email, subject)).toBe(2);
    expect(await countEmailsTo(shop, kept.email, 'Set a new password')).toBe(0);
  });

  it('lets the closed address open a new account where staff allow it', async () => {
    const kept = await signedIn(shop);
    const gone = await signedIn(shop);
    const care = sender({ staff_session_token: (await staffSignedIn(shop, 'customer_care')).token });
    await care('POST', `/api/staff/customers/${kept.customerId}/merge`, {
      goneId: gone.customerId,
      mayReturn: true,
      reason: 'asked for it',
    });
    const { status } = await sender({})('POST', '/api/user/register', { email: gone.email, password: 'linen sofa for 2' });
    expect(status).toBe(200);
  });
});
