import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommerceShop, cardOf, commerceShop, ohio, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { written } from '../test-fixtures/reviewing.ts';

let shop: CommerceShop;
let [variationId, other]: number[] = [];
let productId = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [variationId, other] = await stockShelves(shop, [{}, {}]);
  const { rows } = await sql<{ id: number }>`select product_id as id from catalog.variation where id = ${variationId}`.execute(
    shop.database.read,
  );
  productId = rows[0]?.id ?? 0;
});
afterAll(() => shop.close());

const customer = async () => {
  const shopper = new Shopper(shop);
  shopper.cookies.set('session_token', (await signedIn(shop)).token);
  return shopper;
};

async function buy(shopper: Shopper, card: string): Promise<number> {
  await shopper.send('POST', '/api/cart', { variationId, quantity: 1 });
  const started = await shopper.send<{ checkoutUuid: string }>('POST', '/api/guest/checkouts', {
    cartUuid: shopper.cookies.get('cart_uuid'),
  });
  const path = `/api/guest/checkouts/${started.body.checkoutUuid}`;
  const details = { contact: { email: 'ada@example.com' }, shippingAddress: ohio };
  const { body } = await shopper.send<{ totals: { total: number } }>('PUT', path, details);
  return (await shopper.send('POST', `${path}/place`, { card: cardOf(card), expectedTotal: body.totals.total })).status;
}

async function isVerified(shopper: Shopper): Promise<boolean | undefined> {
  const { body } = await shopper.send<{ reviewId: number }>('POST', '/api/reviews/write/submit', { review: written(productId) });
  const { rows } = await sql<{ verified: boolean }>`
    select verified_purchase as verified from reviews.review where id = ${body.reviewId}`.execute(shop.database.read);
  return rows[0]?.verified;
}

it('[rulings: Reviews] a review of a bought product is marked as verified', async () => {
  const shopper = await customer();
  expect(await buy(shopper, testCards.good)).toBe(200);
  expect(await isVerified(shopper)).toBe(true);
});

it('a line that was cancelled in full, beside one that was not, does not count', async () => {
  const shopper = await customer();
  await shopper.send('POST', '/api/cart', { variationId: other, quantity: 1 });
  expect(await buy(shopper, testCards.good)).toBe(200);
  const { rows } = await sql<{ orderNumber: string }>`
    select order_number as "orderNumber" from orders.order order by id desc limit 1`.execute(shop.database.read);
  const cancelling = { orderNumber: rows[0]?.orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind' };
  const lines = [{ variationId, quantity: 1 }];
  expect((await shopper.send('POST', '/api/orders/invoices/lines/cancel', { ...cancelling, lines })).status).toBe(200);
  expect(await isVerified(shopper)).toBe(false);
});

it('a declined purchase, or somebody else’s, does not count', async () => {
  const shopper = await customer();
  expect(await buy(shopper, testCards.declined)).not.toBe(200);
  expect(await isVerified(shopper)).toBe(false);
  expect(await isVerified(await customer())).toBe(false);
});
