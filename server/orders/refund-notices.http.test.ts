import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceShop, clearBooks, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';

let shop: CommerceShop;
let care: SignedInStaff;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 2500, stock: 100 }]);
  care = await staffSignedIn(shop, 'administrator');
});
afterAll(() => shop.close());

const staff = (method: 'PUT' | 'POST' | 'GET', url: string, payload?: object) =>
  shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: care.token },
    ...(payload && { payload }),
  });

/** Buys two lamps, ships one, which captures the payment, and cancels the other. */
async function cancelledAfterCapture(card: string): Promise<void> {
  await clearBooks(shop);
  const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
  const { orderNumber } = (await pay(card)).body;
  const lines = [{ variationId: lamp, quantity: 1 }];
  await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines });
  await shop.jobs.drain();
  const asked = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines };
  expect((await shopper.send('POST', '/api/orders/invoices/lines/cancel', asked)).status).toBe(200);
  await shop.jobs.drain();
}

const mails = async () => {
  const { rows } = await sql<{ subject: string }>`select subject from email.outbox where subject like 'Refund of %'`.execute(
    shop.database.read,
  );
  return rows.map(({ subject }) => subject);
};
const cards = async () => {
  const { rows } = await sql<{ title: string; description: string }>`
    select title, description from engagement.card where title like 'Refund of %' order by id`.execute(shop.database.read);
  return rows;
};

describe('[money: Payments] a refund', () => {
  it('gets a notification, and no second e-mail where the cancellation has named it', async () => {
    await cancelledAfterCapture(testCards.good);
    const [card, ...more] = await cards();
    expect(card?.title).toMatch(/^Refund of \$2\d\.\d\d on its way$/);
    expect(card?.description).toContain('To your Visa ending in 4242, in 3–5 business days');
    expect(more).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('that failed is told of once, when staff have repeated it', async () => {
    const before = (await cards()).length;
    await cancelledAfterCapture(testCards.refundFails);
    expect([(await cards()).length, await mails()]).toEqual([before, []]);
    await sql`update sandbox_gateway.charge set operations = 'prompt'`.execute(shop.database.read);
    const { movements } = (await staff('GET', '/api/staff/payments/failed')).json<{ movements: { key: string }[] }>();
    for (const _ of [1, 2]) expect((await staff('POST', '/api/staff/payments/retries', { key: movements[0]?.key })).statusCode).toBe(200);
    await shop.jobs.drain();
    expect((await cards()).length).toBe(before + 1);
    expect(await mails()).toEqual([expect.stringMatching(/^Refund of \$2\d\.\d\d on its way$/)]);
  });
});
