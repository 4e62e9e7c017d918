import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedOrder } from '../../../contract/orders/order-history.ts';
import { type CommerceShop, cardOf, commerceShop, ohio, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';

let shop: CommerceShop;
let lamp = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ stock: 60 }]);
});
afterAll(() => shop.close());

interface Page {
  orders: ListedOrder[];
  total: number;
  page: number;
  pages: number;
}

let count = 0;
async function customer(): Promise<{ email: string; shopper: Shopper }> {
  const email = `olga-${count++}@example.com`;
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email, password: 'weaver-of-7-looms' });
  return { email, shopper };
}

async function buy(shopper: Shopper, card: string = testCards.good): Promise<string> {
  await shopper.send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
  const { body: cart } = await shopper.send<{ cart: { cartUuid: string } }>('GET', '/api/cart');
  const { body: begun } = await shopper.send<{ checkoutUuid: string }>('POST', '/api/guest/checkouts', { cartUuid: cart.cart.cartUuid });
  const path = `/api/guest/checkouts/${begun.checkoutUuid}`;
  const details = { contact: { email: 'olga@example.com' }, shippingAddress: ohio };
  const { body } = await shopper.send<{ totals: { total: number } }>('PUT', path, details);
  const placing = { card: cardOf(card), expectedTotal: body.totals.total };
  return (await shopper.send<{ orderNumber: string }>('POST', `${path}/place`, placing)).body.orderNumber;
}

const list = async (shopper: Shopper, query = '') => (await shopper.send<Page>('GET', `/api/orders${query}`)).body;

describe('[§2.9] my orders', () => {
  it('are listed newest first with their items, ten per page', async () => {
    const { shopper } = await customer();
    const numbers: string[] = [];
    for (let i = 0; i < 11; i++) numbers.unshift(await buy(shopper));
    const first = await list(shopper);
    expect(first).toMatchObject({ total: 11, page: 1, pages: 2 });
    expect(first.orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(0, 10));
    expect(first.orders[0]).toMatchObject({ status: 'Processing', items: [{ variationId: lamp, quantity: 1 }] });
    expect((await list(shopper, '?page=9')).orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(10));
  });

  it('[§9] are filtered by order date', async () => {
    const { shopper } = await customer();
    const old = await buy(shopper);
    const recent = await buy(shopper);
    await sql`update orders.order set placed_at = now() - interval '40 days' where order_number = ${old}`.execute(shop.database.read);
    expect((await list(shopper, '?filter=30-days')).orders.map(({ orderNumber }) => orderNumber)).toEqual([recent]);
    expect((await list(shopper, '?filter=6-months')).total).toBe(2);
    expect((await list(shopper, '?filter=three-or-more-years-ago')).total).toBe(0);
  });

  it('[§6] exclude other people’s orders and declined attempts', async () => {
    const { shopper } = await customer();
    const orderNumber = await buy(shopper);
    await buy(shopper, testCards.declined);
    expect((await list(shopper)).total).toBe(1);
    const { shopper: eve } = await customer();
    expect((await list(eve)).total).toBe(0);
    expect((await eve.send('GET', `/api/orders/${orderNumber}`)).status).toBe(404);
  });
});
