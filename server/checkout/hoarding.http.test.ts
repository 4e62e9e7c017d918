import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Product } from '../../contract/catalog/catalog.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import {
  type CommerceShop,
  commerceShop,
  readyToPay,
  Shopper,
  startCheckout,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { sendDueAlerts } from '../alerts/operations.ts';
import { releaseExpiredHolds } from '../catalog/index.ts';

const variations = 30;
/** More units than one network may hold. */
const singles = 60;

let shop: CommerceShop;
let large: number[];
let last: number[];

beforeAll(async () => {
  shop = await commerceShop();
  const ids = await stockShelves(shop, [
    ...Array.from({ length: variations }, () => ({ stock: 40 })),
    ...Array.from({ length: singles }, () => ({ stock: 1 })),
  ]);
  large = ids.slice(0, variations);
  last = ids.slice(variations);
});
beforeEach(async () => {
  await sql`delete from catalog.hold`.execute(shop.database.read);
  await sql`delete from catalog.hold_window`.execute(shop.database.read);
});
afterAll(() => shop.close());

const everything = (ids: readonly number[], quantity: number) => ids.map((variationId) => ({ variationId, quantity }));

async function held(): Promise<{ units: number; emptied: number }> {
  const { rows } = await sql<{ units: number; emptied: number }>`
    select coalesce(sum(h.units), 0)::int as units, (count(*) filter (where h.units >= s.units))::int as emptied
    from (select variation_id, sum(quantity) as units from catalog.hold where expires_at > now() group by 1) h
    join (select variation_id, sum(on_hand) as units from catalog.stock group by 1) s using (variation_id)`.execute(shop.database.read);
  return rows[0] ?? { units: 0, emptied: 0 };
}

describe('[§6 abuse] a hoarder', () => {
  it('holds with one cart of everything what an ordinary shopper would', async () => {
    await startCheckout(shop, everything(large, 40));
    expect(await held()).toEqual({ units: 24, emptied: 0 });
  });

  it.each(['203.0.113.9', '2001:db8:1:2::9'])('with a new guest session each time, from %s, empties only small stocks', async (address) => {
    const network = address.startsWith('2001') ? (i: number) => `2001:db8:1:2::${i + 1}` : () => address;
    for (let i = 0; i < 6; i++) await startCheckout(shop, everything(large.slice(i * 5, i * 5 + 5), 40), { address: network(i) });
    expect(await held()).toEqual({ units: 48, emptied: 0 });
    const honest = await startCheckout(shop, everything(large.slice(0, 2), 4));
    expect(honest.checkout.items.map(({ errorDetails }) => errorDetails)).toEqual([null, null]);
    expect(honest.checkout.heldUntil).not.toBeNull();
  });

  it('holds no more with many simultaneous sessions', async () => {
    const address = '203.0.113.10';
    await Promise.all(Array.from({ length: 20 }, (_, i) => startCheckout(shop, everything(large.slice(i, i + 3), 40), { address })));
    expect((await held()).units).toBe(48);
  });

  it('holds no more with one cart after another: a new checkout replaces the previous hold', async () => {
    const { shopper } = await startCheckout(shop, everything(large.slice(0, 4), 6));
    const cartUuid = shopper.cookies.get('cart_uuid');
    for (const variationId of large.slice(0, 4)) await shopper.send('DELETE', `/api/cart/${cartUuid}/variations/${variationId}`);
    for (const item of everything(large.slice(4, 8), 6)) await shopper.send('POST', '/api/cart', item);
    await shopper.send('POST', '/api/guest/checkouts', { cartUuid });
    expect(await held()).toEqual({ units: 24, emptied: 0 });
  });

  it('takes no more last units than a network may hold, whatever the number of sessions', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => startCheckout(shop, everything(last.slice(i * 10, i * 10 + 10), 1), { address: '203.0.113.11' })),
    );
    expect(await held()).toEqual({ units: 48, emptied: 48 });
  });
});

describe('[rulings: Orders] an honest shopper', () => {
  it('holds the last unit, and an ordinary order from a small stock', async () => {
    const [one = 0] = last;
    const { checkout } = await startCheckout(shop, [{ variationId: one }]);
    expect(checkout.heldUntil).not.toBeNull();
    expect(await held()).toEqual({ units: 1, emptied: 1 });
  });

  it('can buy more than can be held, and also when the network’s holds are used up', async () => {
    const address = '203.0.113.12';
    for (let i = 0; i < 2; i++) await startCheckout(shop, everything(large.slice(i * 4, i * 4 + 4), 6), { address });
    const { checkout, pay } = await readyToPay(shop, [{ variationId: large[20] ?? 0, quantity: 30 }], { address });
    expect(checkout).toMatchObject({ heldUntil: null, items: [{ quantity: 30, errorDetails: null }] });
    expect((await pay(testCards.good)).body).toMatchObject({ status: 'placed' });
  });

  it('whose item is all in other checkouts learns when to try again, and gets an e-mail when it is free', async () => {
    const [, two = 0, three = 0] = last;
    const late = new Shopper(shop);
    for (const variationId of [two, three]) await late.send('POST', '/api/cart', { variationId });
    await startCheckout(shop, [{ variationId: two }]);
    const words = 'This item is in other shoppers’ checkouts. Try again in 10 minutes.';
    const notice = { code: 'held', message: words };

    const cart = await late.send<{ cart: Cart }>('GET', '/api/cart');
    expect(cart.body.cart.items.map(({ errorDetails }) => errorDetails)).toEqual([notice, null]);
    const checkout = await late.send<Checkout>('POST', '/api/guest/checkouts', { cartUuid: late.cookies.get('cart_uuid') });
    expect(checkout.body.items.map(({ errorDetails }) => errorDetails)).toEqual([notice, null]);
    expect(await new Shopper(shop).send('POST', '/api/cart', { variationId: two })).toMatchObject({
      status: 409,
      body: { code: 'held_by_others', details: { minutes: 10 } },
    });
    const product = await late.send<Product>('GET', `/api/product/${cart.body.cart.items[0]?.productDetails.productId}`);
    const [variation] = product.body.variations;
    expect(variation).toMatchObject({ quantityAvailable: 0, availability: 'OUT_OF_STOCK' });
    expect(Date.parse(variation?.heldUntil ?? '') - Date.now()).toBeGreaterThan(500_000);

    await sql`delete from email.outbox`.execute(shop.database.read);
    await late.send('POST', '/api/stock-alerts', { variationId: two, email: 'late@example.com', consent: true });
    const mails = async () => {
      await sendDueAlerts(shop, new Date());
      await shop.jobs.drain();
      return (await sql<{ subject: string }>`select subject from email.outbox order by id`.execute(shop.database.read)).rows.map(
        ({ subject }) => subject,
      );
    };
    expect(await mails()).toEqual([expect.stringMatching(/^We’ll tell you when/)]);
    await sql`update catalog.hold set expires_at = now() - interval '1 second'`.execute(shop.database.read);
    await shop.database.transact((tx) => releaseExpiredHolds(tx, new Date()));
    expect(await mails()).toEqual([expect.stringMatching(/^We’ll tell you when/), expect.stringMatching(/is back in stock$/)]);
  });
});
