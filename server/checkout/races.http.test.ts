import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasServer } from '../../test/support/app.ts';
import {
  booksOf,
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  startCheckout,
  stockOf,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';

/** The full crowd races on a PostgreSQL server; the embedded database has one session and gets fewer. */
const buyers = hasServer ? 100 : 25;
const orders = hasServer ? 1000 : 80;
const products = hasServer ? 50 : 8;
const stock = hasServer ? 15 : 7;

let shop: CommerceShop;
let variations: number[];

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 120_000 });
  variations = await stockShelves(shop, [
    { price: 4200, stock: 1 },
    { price: 4200, stock: 1 },
    ...Array.from({ length: products }, (_, i) => ({ price: 1000 + i, stock })),
  ]);
});
afterAll(() => shop.close());

/** The checkouts hold stock while preparing; the race itself runs without holds. */
const dropHolds = () => sql`delete from catalog.hold`.execute(shop.database.read);

/** Prepares a few at a time, so that their holds do not interfere. */
async function crowd<T>(size: number, make: (i: number) => Promise<T>, atOnce = 1): Promise<T[]> {
  const ready: T[] = [];
  while (ready.length < size) {
    const next = Array.from({ length: Math.min(atOnce, size - ready.length) }, (_, i) => make(ready.length + i));
    ready.push(...(await Promise.all(next)));
    await dropHolds();
  }
  return ready;
}

describe('[rulings: Orders] the last unit', () => {
  it(`goes to exactly one of ${buyers} simultaneous buyers; the others get a message and are not charged`, async () => {
    const last = variations[0] as number;
    const ready = await crowd(buyers, () => readyToPay(shop, [{ variationId: last }]));
    const answers = await Promise.all(ready.map(({ pay }) => pay(testCards.good)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status !== 200).map((answer) => [answer.status, answer.body.code]);
    expect(refused).toEqual(Array.from({ length: buyers - 1 }, () => [409, 'items_changed']));
    expect(await stockOf(shop, last)).toBe(0);
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
  });

  it('is held by only one of the checkouts started at once', async () => {
    const last = variations[1] as number;
    const started = await crowd(10, () => startCheckout(shop, [{ variationId: last }]));
    const again = await Promise.all(
      started.map(({ shopper }) =>
        shopper.send<{ items: { errorDetails: unknown }[] }>('POST', '/api/guest/checkouts', {
          cartUuid: shopper.cookies.get('cart_uuid'),
        }),
      ),
    );
    expect(again.filter(({ body }) => body.items[0]?.errorDetails === null)).toHaveLength(1);
  });
});

describe('[architecture: Money, orders, faults] a rush', () => {
  it(`of ${orders} orders over ${products} products leaves stock, orders and payments in balance`, async () => {
    await clearBooks(shop);
    const shelves = variations.slice(2);
    const ready = await crowd(
      orders,
      (i) =>
        readyToPay(shop, [
          { variationId: shelves[i % products] as number },
          { variationId: shelves[(i * 7 + 3) % products] as number, quantity: 1 + (i % 2) },
        ]),
      4,
    );
    const cards = (i: number) => (i % 10 === 0 ? testCards.declined : testCards.good);
    const answers = await Promise.all(ready.map(({ pay }, i) => pay(cards(i))));

    const count = (code: string) => answers.filter(({ body }) => (body.code ?? (body as { status?: string }).status) === code).length;
    const placed = count('placed');
    expect(placed + count('card_declined') + count('items_changed')).toBe(orders);
    expect(placed).toBeGreaterThan(0);

    const { orders: states, payments, charges } = await booksOf(shop);
    expect(states.placed).toBe(placed);
    expect(states.awaiting_payment).toBeUndefined();
    expect(payments.succeeded).toBe(placed);
    expect(payments.pending).toBeUndefined();
    expect(charges.succeeded).toBe(placed);

    const { rows } = await sql<{ sold: number; ordered: number; paid: number; charged: number }>`select
      (select coalesce(sum(l.quantity), 0)::int from orders.line l join orders.order o on o.id = l.order_id where o.state = 'placed') as sold,
      (select sum(total)::int from orders.order where state = 'placed') as ordered,
      (select sum(amount)::int from payments.payment where state = 'succeeded') as paid,
      (select sum(amount)::int from sandbox_gateway.charge where status = 'succeeded') as charged`.execute(shop.database.read);
    const left = await Promise.all(shelves.map((variationId) => stockOf(shop, variationId)));
    expect(rows[0]?.sold).toBe(products * stock - left.reduce((sum, units) => sum + units, 0));
    expect(rows[0]?.paid).toBe(rows[0]?.ordered);
    expect(rows[0]?.charged).toBe(rows[0]?.ordered);
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
  }, 300_000);
});
