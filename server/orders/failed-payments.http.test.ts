import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailedMovement } from '../../contract/payments/payments.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { findEntries } from '../payments/entries/store.ts';
import { balanceOf } from '../payments/ledger.ts';
import { captureOrder } from '../payments/operations/request.ts';
import { waive } from '../payments/operations/waive.ts';

let shop: CommerceShop;
let care: SignedInStaff;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 2500, stock: 500 }]);
  care = await staffSignedIn(shop, 'customer_care');
});
afterAll(() => shop.close());

async function staff<T>(method: 'GET' | 'POST', url: string, payload?: object, { token } = care) {
  const cookies = { staff_session_token: token };
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() as T };
}
const listed = async () => (await staff<{ movements: FailedMovement[] }>('GET', '/api/staff/payments/failed')).body.movements;
const retry = (key: string, who?: SignedInStaff) => staff<{ state?: string }>('POST', '/api/staff/payments/retries', { key }, who);

/** Places an order whose capture fails: the bank declines it, unless the card says otherwise. */
async function failedCapture(card: string = testCards.captureFails) {
  const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
  const { orderNumber } = (await pay(card)).body as { orderNumber: string };
  const { rows } = await sql<{ orderId: number; paymentId: string }>`
    select o.id as "orderId", p.id as "paymentId" from orders.order o join payments.payment p on p.order_id = o.id
    where o.order_number = ${orderNumber}`.execute(shop.database.read);
  const [{ orderId, paymentId } = { orderId: 0, paymentId: '' }] = rows;
  await shop.database.transact((tx) => captureOrder(tx, shop.parts, { orderId, reason: 'shipped', actor: 'system' }, new Date()));
  await shop.jobs.drain();
  return { orderNumber, orderId, paymentId };
}

describe('[money: Payments] a failed capture', () => {
  it('is listed for staff; retrying is audited and safe to repeat', async () => {
    const { orderNumber, paymentId } = await failedCapture();
    const [failed] = await listed();
    expect(failed).toMatchObject({ orderNumber, kind: 'captured', failure: 'declined', currency: 'USD' });
    const key = failed?.key ?? '';
    await sql`update sandbox_gateway.charge set operations = 'prompt'`.execute(shop.database.read);
    const answers = await Promise.all([retry(key), retry(key), retry(key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed()).toEqual([]);
    await shop.jobs.drain();
    expect(balanceOf(await findEntries(shop.database.read, paymentId))).toMatchObject({ captured: failed?.amount, open: 0 });
    expect((await retry(key)).body).toEqual({ state: 'succeeded' });
    const { rows } = await sql`
      select member_id::int as "memberId", details from staff.audit
      where action = 'payment.retried' and subject_id = ${orderNumber}`.execute(shop.database.read);
    expect(rows).toEqual([{ memberId: care.memberId, details: { kind: 'captured', cents: failed?.amount } }]);
  });

  it('returns to the list under a new key when it fails again', async () => {
    await failedCapture();
    const [first] = await listed();
    expect((await retry(first?.key ?? '')).body).toEqual({ state: 'pending' });
    await shop.jobs.drain();
    const again = await listed();
    expect(again.map(({ failure }) => failure)).toEqual(['declined']);
    expect(again[0]?.key).not.toBe(first?.key);
  });

  it.each(['captureFails', 'expires'] as const)('with the card %s states what is due now, and clears once nothing is', async (card) => {
    const { orderNumber, orderId } = await failedCapture(testCards[card]);
    const mine = async () => (await listed()).find((one) => one.orderNumber === orderNumber);
    const whole = (await mine())?.amount ?? 0;
    const cancel = (amount: number) =>
      shop.database.transact((tx) => waive(tx, shop.parts, { orderId, amount, reason: 'cancelled', actor: 'shopper' }, new Date()));
    await cancel(1000);
    expect(await mine()).toMatchObject({ kind: 'captured', amount: whole - 1000 });
    await cancel(whole - 1000);
    expect(await mine()).toBeUndefined();
  });

  it('is hidden without the refund permission, and only failed movements can be retried', async () => {
    const packer = await staffSignedIn(shop, 'fulfilment');
    const { paymentId } = await failedCapture();
    const key = (await listed()).find((one) => one.key.includes(paymentId))?.key ?? '';
    expect((await staff('GET', '/api/staff/payments/failed', undefined, packer)).status).toBe(403);
    expect((await retry(key, packer)).status).toBe(403);
    expect((await retry(paymentId)).status).toBe(404);
    expect((await retry('nothing')).status).toBe(404);
  });
});
