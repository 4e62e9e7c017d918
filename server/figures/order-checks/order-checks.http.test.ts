import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { checkOrders } from './operations.ts';

let shop: CommerceShop;
let token = '';
let orderNumber = '';
const logged: string[] = [];

const check = () => checkOrders(shop.parts, clockOf(shop.database).now());
const change = (statement: string) => shop.database.transact((tx) => sql.raw(statement).execute(tx));
async function shown() {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await shop.app.inject({ url: '/api/staff/reports/payments', headers, cookies: { staff_session_token: token } });
  return response.json().orderCheck;
}

beforeAll(async () => {
  shop = await commerceShop({ logInto: { write: (line: string) => void logged.push(line) } });
  const [lamp = 0, rug = 0] = await stockShelves(shop, [
    { price: 12_500, stock: 9 },
    { price: 4000, stock: 9 },
  ]);
  ({ token } = await staffSignedIn(shop, 'merchandiser'));
  const { pay } = await readyToPay(shop, [{ variationId: lamp }, { variationId: rug }], { email: 'ada@example.com' });
  await pay(testCards.good);
  const declined = await readyToPay(shop, [{ variationId: rug }], { email: 'ben@example.com' });
  await declined.pay(testCards.declined).catch(() => undefined);
  await shop.jobs.drain();
  const { rows } = await sql<{ number: string }>`select order_number as number from orders.order order by id limit 1`.execute(
    shop.database.read,
  );
  orderNumber = rows[0]?.number ?? '';
});
afterAll(() => shop.close());

describe('[money: What must always be true] the nightly check of orders', () => {
  it('finds nothing wrong with what shoppers do, and says when it looked', async () => {
    expect(await shown()).toBeNull();
    expect(await check()).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from orders.order`.execute(shop.database.read);
    expect(await shown()).toMatchObject({ orders: rows[0]?.n, faults: [] });
  });

  it.each([
    [
      'totals',
      'update orders.line set quantity = quantity + 1, line_total = line_total + unit_price where position = 1',
      'update orders.line set quantity = quantity - 1, line_total = line_total - unit_price where position = 1',
    ],
    ['totals', 'update orders.line set discount = 1 where position = 1', 'update orders.line set discount = 0 where position = 1'],
    ['parcels', 'update orders.line set shipped = 1 where position = 1', 'update orders.line set shipped = 0 where position = 1'],
    [
      'returns',
      'update orders.line set shipped = 1, in_return = 1 where position = 1',
      'update orders.line set shipped = 0, in_return = 0 where position = 1',
    ],
    [
      'paid',
      "update payments.payment set amount = amount - 1 where state = 'succeeded'",
      "update payments.payment set amount = amount + 1 where state = 'succeeded'",
    ],
  ])('finds what breaks %s (%s), logs it, shows it, and forgets it once it is mended', async (fault, breaking, mending) => {
    logged.length = 0;
    await change(breaking);
    const found = await check();
    expect(found).toContainEqual({ orderNumber, fault });
    expect(logged.join('')).toContain('an order does not add up');
    const first = await shown();
    expect(first.faults).toContainEqual({ orderNumber, fault, foundAt: expect.any(String) });
    await check();
    expect((await shown()).faults).toEqual(first.faults);
    await change(mending);
    expect(await check()).toEqual([]);
    expect((await shown()).faults).toEqual([]);
  });

  it('finds a payment that gave back more than it took', async () => {
    await change(`insert into payments.entry (key, payment_id, kind, amount, state, reason, actor, created_at, settled_at)
      select 'too-much', id, 'refunded', amount + 1, 'succeeded', 'test', 'system', now(), now() from payments.payment where state = 'succeeded'`);
    expect(await check()).toContainEqual({ orderNumber, fault: 'payment' });
  });
});
