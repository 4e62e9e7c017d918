import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awkward, type CommerceShop, clearBooks, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { captureOrder } from '../payments/index.ts';

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
const outbox = async () =>
  (await sql<{ subject: string; body: string }>`select subject, body from email.outbox order by id`.execute(shop.database.read)).rows;
const cards = async () => {
  const { rows } = await sql<{ title: string; description: string }>`
    select title, description from engagement.card where title like 'Refund of %' order by id`.execute(shop.database.read);
  return rows;
};

const cardsOf = async (orderNumber: string) => (await cards()).filter(({ description }) => description.includes(orderNumber));

describe('[money: Payments] a refund', () => {
  it('gets a notification, and no second e-mail where the cancellation has named it', async () => {
    await cancelledAfterCapture(testCards.good);
    const [card, ...more] = await cards();
    expect(card?.title).toMatch(/^Refund of \$2\d\.\d\d on its way$/);
    expect(card?.description).toContain('To your Visa ending in 4242, in 3–5 business days');
    expect(more).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('of a cancellation during the capture is promised by one e-mail, and not told of in a second', async () => {
    await clearBooks(shop);
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
    const { orderNumber } = (await pay(testCards.good)).body;
    const lines = [{ variationId: lamp, quantity: 1 }];
    const before = await outbox();
    await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines });
    // The job that asks the provider for the capture has not run.
    const asked = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines };
    const { body } = await shopper.send<{ method: string; amount: number }>('POST', '/api/orders/invoices/lines/cancel', asked);
    expect(body.method).toBe('refund_if_charged');
    await shop.jobs.drain();
    expect(await cardsOf(orderNumber)).toHaveLength(1);
    const sent = (await outbox()).slice(before.length).filter(({ subject }) => /cancelled|refund/i.test(subject));
    expect(sent.map(({ subject }) => subject)).toEqual([`Items cancelled in your order ${orderNumber}`]);
    expect(sent[0]?.body).toContain('If your Visa ending in 4242 is charged');
  });

  it('of a cancellation during a capture that fails is never said to be made', async () => {
    await clearBooks(shop);
    shop.payThrough(awkward(() => ({ capture: async () => ({ status: 'failed', failure: 'declined' }) })));
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
    const { orderNumber } = (await pay(testCards.good)).body;
    const lines = [{ variationId: lamp, quantity: 1 }];
    await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines });
    const asked = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines };
    await shopper.send('POST', '/api/orders/invoices/lines/cancel', asked);
    await shop.jobs.drain();
    shop.payThrough();
    expect([await cardsOf(orderNumber), await mails()]).toEqual([[], []]);
    expect((await outbox()).filter(({ body }) => body.includes(orderNumber) && /refunding|refunded/.test(body))).toEqual([]);
  });

  it('of money told not to be charged, but captured all the same, gets its own e-mail', async () => {
    await clearBooks(shop);
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp, quantity: 3 }]);
    const { orderNumber } = (await pay(testCards.good)).body;
    const lines = [{ variationId: lamp, quantity: 1 }];
    const cancel = () =>
      shopper.send<{ method: string }>('POST', '/api/orders/invoices/lines/cancel', {
        orderNumber,
        cancellationUuid: randomUUID(),
        reason: 'changed_mind',
        lines,
      });
    expect((await cancel()).body.method).toBe('not_charged');
    // A provider that captures all or nothing.
    const whole = {
      ...shop.parts,
      providers: [{ ...shop.parts.payBy.CARD, capabilities: { partialCapture: false, authorizationLastsDays: 7 } }],
    };
    const { rows } = await sql<{ id: number }>`select id from orders.order where order_number = ${orderNumber}`.execute(shop.database.read);
    const asked = { orderId: rows[0]?.id ?? 0, reason: 'shipped', actor: 'system' } as const;
    await shop.database.transact((tx) => captureOrder(tx, whole, asked, new Date()));
    expect((await cancel()).body.method).toBe('refund_if_charged');
    await shop.jobs.drain();
    expect(await mails()).toEqual([expect.stringMatching(/^Refund of \$5\d\.\d\d on its way$/)]);
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

  it('that failed is listed by kind, fifty a page', async () => {
    await cancelledAfterCapture(testCards.refundFails);
    await sql`
      insert into payments.entry (key, payment_id, kind, amount, state, failure, reason, actor, created_at, settled_at)
      select key || ':' || n, payment_id, kind, amount, state, failure, reason, actor, created_at, settled_at + n * interval '1 second'
      from payments.entry cross join generate_series(1, 55) n where kind = 'refunded' and state = 'failed'`.execute(shop.database.read);
    const list = async (query: string) =>
      (await staff('GET', `/api/staff/payments/failed?${query}`)).json<{
        movements: { key: string }[];
        total: number;
        page: number;
        pages: number;
      }>();
    const first = await list('kind=refunded');
    const last = await list('kind=refunded&page=7');
    expect([first.movements.length, first.total, first.pages, last.page, last.movements.length]).toEqual([50, 56, 2, 2, 6]);
    expect(new Set([...first.movements, ...last.movements].map(({ key }) => key)).size).toBe(56);
    expect(await list('kind=captured')).toMatchObject({ movements: [], total: 0, pages: 1 });
    expect((await list('')).total).toBe(56);
  });
});
