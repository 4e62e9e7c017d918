import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Cancellation, CancelQuote, cancelEndpoints, StaffTimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { Order } from '../../../contract/orders/orders.ts';
import {
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  Shopper,
  stockOf,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { moneyOf } from '../../../test/support/money.ts';
import { promote, written } from '../../../test/support/promotions.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

let shop: CommerceShop;
let care: SignedInStaff;
let packer: SignedInStaff;
let [lamp, shade]: number[] = [];
const stocked = 500;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, shade] = await stockShelves(shop, [
    { price: 2599, stock: stocked },
    { price: 4001, stock: stocked },
  ]);
  care = await staffSignedIn(shop, 'customer_care');
  packer = await staffSignedIn(shop, 'fulfilment');
  await promote(shop, written('seven-off', { group: 'order', benefit: { kind: 'amount', amount: 700 }, codes: ['SEVEN'], usesLimit: 1 }));
});
beforeEach(async () => {
  await clearBooks(shop);
  await sql`delete from promotions.redemption`.execute(shop.database.read);
  await sql`update catalog.stock set on_hand = ${stocked} where variation_id in (${lamp}, ${shade})`.execute(shop.database.read);
});
afterAll(() => shop.close());

type Refused = { code?: string; message?: string; fields?: Record<string, string> };

/** Calls as staff. */
async function staff<T>(method: 'GET' | 'PUT', url: string, payload?: object, { token } = care) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: token }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() as T & Refused };
}

/** A paid order of three lamps and a shade. */
async function bought({
  card = testCards.good,
  code,
  shopper = new Shopper(shop),
}: {
  card?: string;
  code?: string;
  shopper?: Shopper;
} = {}) {
  await shopper.send('POST', '/api/cart', { variationId: lamp, quantity: 3 });
  if (code) await shopper.send('POST', `/api/cart/${shopper.cookies.get('cart_uuid')}/promo-codes`, { code });
  const { pay, checkout } = await readyToPay(shop, [{ variationId: shade ?? 0 }], { shopper });
  const { orderNumber } = (await pay(card)).body;
  return { shopper, orderNumber, total: checkout.totals.total, discount: checkout.totals.discount };
}

const reason = 'changed_mind';
const units = (lamps: number, shades: number) =>
  [
    { variationId: lamp, quantity: lamps },
    { variationId: shade, quantity: shades },
  ].filter(({ quantity }) => quantity > 0);
const cancel = (shopper: Shopper, orderNumber: string, more: object = {}) =>
  shopper.send<Cancellation>('POST', '/api/orders/invoices/cancel', { orderNumber, cancellationUuid: randomUUID(), reason, ...more });
const cancelLines = (shopper: Shopper, orderNumber: string, lines: object[], more: object = {}) =>
  shopper.send<Cancellation>('POST', '/api/orders/invoices/lines/cancel', {
    orderNumber,
    cancellationUuid: randomUUID(),
    reason,
    lines,
    ...more,
  });
const ship = (orderNumber: string, lines: object[]) =>
  staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines }, packer);
const quoteOf = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.send<CancelQuote>('GET', `/api/orders/${orderNumber}/cancellation`)).body;
const timelineOf = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.send<OutputOf<typeof cancelEndpoints.timeline>>('GET', `/api/orders/${orderNumber}/timeline`)).body;
const orderOf = async (shopper: Shopper, orderNumber: string) => (await shopper.send<Order>('GET', `/api/orders/${orderNumber}`)).body;
const left = async () => [await stockOf(shop, lamp ?? 0), await stockOf(shop, shade ?? 0)];
const mails = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, body as text from email.outbox where subject ilike '%cancelled%' order by id`.execute(shop.database.read);
  return rows;
};
const usesOf = async () =>
  (await sql<{ state: string }>`select state from promotions.redemption`.execute(shop.database.read)).rows.map(({ state }) => state);

describe('[§4, rulings: Orders] cancelling an order', () => {
  it('before capture releases everything, charges nothing and notifies the shopper', async () => {
    const { shopper, orderNumber, total } = await bought();
    expect(await left()).toEqual([stocked - 3, stocked - 1]);
    const quote = await quoteOf(shopper, orderNumber);
    expect(quote).toMatchObject({ method: 'not_charged', canCancelAll: true, refusal: null });
    const cancelled = await cancel(shopper, orderNumber);
    expect(cancelled).toMatchObject({ status: 200, body: { isWhole: true, amount: total, method: 'not_charged' } });
    const offered = quote.lines.reduce((sum, { refundAmounts }) => sum + (refundAmounts.at(-1) ?? 0), quote.shipping);
    expect(offered).toBe(total);
    expect(await left()).toEqual([stocked, stocked]);
    expect(await moneyOf(shop, orderNumber)).toEqual({ authorized: total, captured: 0, refunded: 0, voided: total, open: 0 });
    expect(await orderOf(shopper, orderNumber)).toMatchObject({ status: 'Cancelled', partlyCancelled: false });
    const { events, money } = await timelineOf(shopper, orderNumber);
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['placed', 'shopper'],
      ['paid', 'shop'],
      ['cancelled', 'shopper'],
    ]);
    expect(money).toMatchObject({ toCharge: 0, moved: [{ kind: 'voided', amount: total, state: 'succeeded' }] });
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Your order ${orderNumber} is cancelled`);
    for (const part of ['3 × Lamp 0', '1 × Lamp 1', 'You haven’t been charged']) expect(mail?.text).toContain(part);
    const { cards } = (await shopper.send<{ cards: { title: string }[] }>('GET', '/api/content-cards')).body;
    expect(cards.map(({ title }) => title)).toEqual(['Your order was cancelled']);
  });

  it('unit by unit lowers the amount to capture; the last unit refunds delivery too', async () => {
    const { shopper, orderNumber, total } = await bought();
    const first = await cancelLines(shopper, orderNumber, units(1, 0));
    expect(first.body).toMatchObject({ isWhole: false, method: 'not_charged', lines: [{ variationId: lamp, quantity: 1 }], shipping: 0 });
    expect(await left()).toEqual([stocked - 2, stocked - 1]);
    const order = await orderOf(shopper, orderNumber);
    expect(order).toMatchObject({ status: 'Processing', stage: 'processing', partlyCancelled: true });
    expect(order.items.map(({ quantity, cancelled }) => [quantity, cancelled])).toEqual([
      [3, 1],
      [1, 0],
    ]);
    expect((await timelineOf(shopper, orderNumber)).money).toMatchObject({ toCharge: total - first.body.amount, moved: [] });
    await ship(orderNumber, units(1, 0));
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ captured: total - first.body.amount, voided: first.body.amount, refunded: 0 });
    const second = await cancelLines(shopper, orderNumber, units(1, 1));
    expect(second.body).toMatchObject({ method: 'refund', shipping: 0, isWhole: false });
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ refunded: second.body.amount });
    expect(await orderOf(shopper, orderNumber)).toMatchObject({ stage: 'shipped', partlyCancelled: true });
    expect(await left()).toEqual([stocked - 1, stocked]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(Array(2).fill(`Items cancelled in your order ${orderNumber}`));
    expect((await mails())[1]?.text).toContain('3–5 business days');
    const { events } = await timelineOf(shopper, orderNumber);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'cancelled', 'shipped', 'cancelled']);
  });

  it('names the options of what was cancelled in the timeline', async () => {
    const { shopper, orderNumber } = await bought();
    await sql`update orders.line set options = '{"Size": "Queen", "Color": "Sage"}'`.execute(shop.database.read);
    await cancelLines(shopper, orderNumber, units(1, 0));
    const { events } = await timelineOf(shopper, orderNumber);
    expect(events.at(-1)?.items).toMatchObject([{ variationName: 'Sage / Queen', quantity: 1 }]);
  });

  it('[§9] takes the units off what was bought, once for each request', async () => {
    const { shopper, orderNumber } = await bought();
    const purchased = async () => {
      const { rows } = await sql<{ units: number }>`
        select units from recommendations.purchase where order_number = ${orderNumber} order by units desc`.execute(shop.database.read);
      return rows.map((one) => one.units);
    };
    expect(await purchased()).toEqual([3, 1]);
    const cancellationUuid = randomUUID();
    for (let twice = 0; twice < 2; twice++) await cancelLines(shopper, orderNumber, units(1, 1), { cancellationUuid });
    expect(await purchased()).toEqual([2]);
    await cancel(shopper, orderNumber);
    expect(await purchased()).toEqual([]);
  });

  it('in three steps refunds exactly what was paid', async () => {
    const { shopper, orderNumber, total, discount } = await bought({ code: 'SEVEN' });
    expect(discount).toBe(700);
    const steps = [units(1, 0), units(1, 1), units(1, 0)];
    const answers: Cancellation[] = [];
    for (const lines of steps) answers.push((await cancelLines(shopper, orderNumber, lines)).body);
    expect(answers.map(({ isWhole }) => isWhole)).toEqual([false, false, true]);
    expect(answers.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ captured: 0, voided: total });
    expect(await usesOf()).toEqual(['given_back']);
  });

  it('with the last unit releases the promotion use for somebody else', async () => {
    const { shopper, orderNumber } = await bought({ code: 'SEVEN' });
    await cancelLines(shopper, orderNumber, units(1, 0));
    expect(await usesOf()).toEqual(['kept']);
    await cancel(shopper, orderNumber);
    expect(await usesOf()).toEqual(['given_back']);
    expect((await bought({ code: 'SEVEN' })).discount).toBe(700);
  });

  it('refunds paid delivery with its tax', async () => {
    const { shopper, checkout, pay } = await readyToPay(shop, [{ variationId: lamp ?? 0 }]);
    const { shipping, tax, merchandise, total } = checkout.totals;
    expect([shipping, merchandise]).toEqual([699, 2599]);
    const { orderNumber } = (await pay(testCards.good)).body;
    const taxOfLine = (await orderOf(shopper, orderNumber)).items[0]?.tax ?? 0;
    expect(tax).toBeGreaterThan(taxOfLine);
    expect((await quoteOf(shopper, orderNumber)).shipping).toBe(699 + tax - taxOfLine);
    expect((await cancel(shopper, orderNumber)).body.amount).toBe(total);
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ captured: 0, voided: total, open: 0 });
  });

  it('is idempotent by request id; another id gets the reason for the refusal', async () => {
    const { shopper, orderNumber } = await bought();
    const same = { cancellationUuid: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancelLines(shopper, orderNumber, units(1, 0), same)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([await left(), (await mails()).length]).toEqual([[stocked - 2, stocked - 1], 1]);
    await cancel(shopper, orderNumber);
    const again = await cancel(shopper, orderNumber);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'order_already_cancelled', message: 'This order has already been cancelled.' },
    });
    expect(await cancelLines(shopper, orderNumber, units(1, 0), same)).toMatchObject({ status: 200 });
    expect(await left()).toEqual([stocked, stocked]);
  });

  it('requires a listed reason and existing units', async () => {
    const { shopper, orderNumber } = await bought();
    expect(await cancel(shopper, orderNumber, { reason: '' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Select a reason' } },
    });
    expect(await cancelLines(shopper, orderNumber, [])).toMatchObject({
      status: 400,
      body: { fields: { lines: 'Choose at least one item' } },
    });
    expect(await cancelLines(shopper, orderNumber, units(4, 0))).toMatchObject({ status: 409, body: { code: 'items_not_open' } });
    expect(await cancelLines(shopper, orderNumber, [...units(2, 0), ...units(2, 0)])).toMatchObject({ status: 409 });
    expect(await cancelLines(shopper, orderNumber, [{ variationId: 424_242, quantity: 1 }])).toMatchObject({ status: 409 });
    expect(await left()).toEqual([stocked - 3, stocked - 1]);
  });

  it('waits until the bank has confirmed the payment', async () => {
    const { shopper, orderNumber } = await bought({ card: testCards.challenge });
    expect(await quoteOf(shopper, orderNumber)).toMatchObject({ lines: [], canCancelAll: false, refusal: expect.stringContaining('bank') });
    expect(await cancel(shopper, orderNumber)).toMatchObject({ status: 409, body: { code: 'payment_not_confirmed' } });
  });
});

describe('[rulings: Orders] cancelling after shipping', () => {
  it('is refused with a message, as a whole once a part has shipped', async () => {
    const { shopper, orderNumber } = await bought();
    await ship(orderNumber, units(2, 1));
    await shop.jobs.drain();
    expect(await cancel(shopper, orderNumber)).toMatchObject({ status: 409, body: { code: 'order_partly_shipped' } });
    const quote = await quoteOf(shopper, orderNumber);
    expect(quote).toMatchObject({ method: 'refund', canCancelAll: false, shipping: 0, lines: [{ variationId: lamp }] });
    expect(quote.lines[0]?.refundAmounts).toHaveLength(1);
    await ship(orderNumber, units(1, 0));
    expect(await cancelLines(shopper, orderNumber, units(1, 0))).toMatchObject({ status: 409, body: { code: 'order_already_shipped' } });
  });

  it('after a declined capture promises no charge with a shipment, and staff read that it failed', async () => {
    const { shopper, orderNumber, total } = await bought({ card: testCards.captureFails });
    const before = await cancelLines(shopper, orderNumber, units(1, 0));
    await ship(orderNumber, units(1, 0));
    await shop.jobs.drain();
    const { body } = await cancelLines(shopper, orderNumber, units(1, 1));
    expect(body).toMatchObject({ method: 'not_charged', isWhole: false });
    const owed = total - before.body.amount - body.amount;
    expect((await timelineOf(shopper, orderNumber)).money).toMatchObject({ toCharge: 0, captureFailed: owed });
    const rest = 'for the rest when it ships';
    expect((await mails()).map(({ text }) => text.includes(rest))).toEqual([true, false]);
  });

  it('during a capture refunds the cancelled part once the capture succeeds', async () => {
    const { shopper, orderNumber, total } = await bought();
    await ship(orderNumber, units(1, 0));
    const cancelled = await cancelLines(shopper, orderNumber, units(2, 1));
    expect(cancelled.body).toMatchObject({ method: 'refund_if_charged' });
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ captured: total, refunded: cancelled.body.amount, open: 0 });
    expect((await timelineOf(shopper, orderNumber)).money.moved.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'captured succeeded',
      'refunded succeeded',
    ]);
  });

  it.each([1000, 0])('and a refund by staff gives back only the rest, %i cents, and promises no more', async (rest) => {
    const { shopper, orderNumber } = await bought();
    await ship(orderNumber, units(1, 0));
    await shop.jobs.drain();
    const { refundable } = await quoteOf(shopper, orderNumber);
    const refund = { amount: (refundable ?? 0) - rest, lines: [], reason: 'goodwill' };
    expect((await staff('PUT', `/api/staff/orders/${orderNumber}/refunds/${randomUUID()}`, refund)).status).toBe(200);
    const before = await moneyOf(shop, orderNumber);
    expect(await quoteOf(shopper, orderNumber)).toMatchObject({ method: 'refund', refundable: rest });
    const request = { cancellationUuid: randomUUID() };
    const cancelled = await cancelLines(shopper, orderNumber, units(2, 1), request);
    expect(cancelled.body).toMatchObject({ method: 'refund', amount: rest });
    expect((await cancelLines(shopper, orderNumber, units(2, 1), request)).body).toEqual(cancelled.body);
    expect(await moneyOf(shop, orderNumber)).toEqual({ ...before, refunded: before.refunded + rest });
    const { events } = await timelineOf(shopper, orderNumber);
    expect(events.at(-1)).toMatchObject({ kind: 'cancelled', cents: rest });
    expect((await mails())[0]?.text).toContain(rest === 0 ? 'There is nothing to refund.' : 'We’re refunding $10.00');
  });

  it('of the last units by four requests at once: one wins, the others get the reason', async () => {
    const { shopper, orderNumber } = await bought();
    const hands = [
      cancel(shopper, orderNumber),
      cancelLines(shopper, orderNumber, units(3, 1)),
      ...[care, packer].map((who) =>
        staff('PUT', `/api/staff/orders/${orderNumber}/cancellations/${randomUUID()}`, { reason: 'out_of_stock', lines: null }, who),
      ),
    ];
    const answers = await Promise.all<{ status: number; body: Refused }>(hands);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(Array(3).fill('order_already_cancelled'));
    expect([await left(), (await mails()).length]).toEqual([[stocked, stocked], 1]);
  });
});

describe('[§6] access to a cancellation', () => {
  it('is refused to strangers and granted by the e-mailed token', async () => {
    const { shopper, orderNumber } = await bought();
    const stranger = new Shopper(shop);
    const missing = { status: 404, body: { message: 'We can’t find that order.' } };
    for (const path of ['cancellation', 'timeline']) {
      for (const token of ['', '?token=wrong'])
        expect(await stranger.send('GET', `/api/orders/${orderNumber}/${path}${token}`)).toMatchObject({ status: 404 });
    }
    expect(await cancel(stranger, orderNumber)).toMatchObject(missing);
    expect(await cancelLines(stranger, orderNumber, units(1, 0), { token: 'wrong' })).toMatchObject(missing);
    expect(await left()).toEqual([stocked - 3, stocked - 1]);
    await cancelLines(shopper, orderNumber, units(1, 0));
    const link = new URL(/https?:\S+order-confirmation\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(await cancelLines(stranger, orderNumber, units(1, 0), { token })).toMatchObject({ status: 200 });
    expect(await cancel(stranger, orderNumber, { token })).toMatchObject({ status: 200, body: { isWhole: true } });
    expect(await cancel(stranger, 'AAAA-BBBBB', { token })).toMatchObject(missing);
  });

  it('lets staff give reasons that shoppers do not see, and is audited', async () => {
    const { shopper, orderNumber } = await bought();
    const path = `/api/staff/orders/${orderNumber}`;
    expect((await staff<CancelQuote>('GET', `${path}/cancellation`)).body).toMatchObject({ canCancelAll: true });
    const to = `${path}/cancellations/${randomUUID()}`;
    for (let time = 0; time < 2; time++) {
      const body = { reason: 'suspected_fraud', lines: units(0, 1) };
      expect(await staff<Cancellation>('PUT', to, body)).toMatchObject({
        status: 200,
        body: { lines: [{ variationId: shade, quantity: 1 }] },
      });
    }
    expect((await staff('PUT', `${path}/cancellations/${randomUUID()}`, { reason: 'changed_mind', lines: null })).body.fields).toEqual({
      reason: 'Select a reason',
    });
    const { rows } = await sql`
      select reason, member_id::int as "memberId" from staff.audit
      where action = 'order.cancelled' and subject_id = ${orderNumber}`.execute(shop.database.read);
    expect(rows).toEqual([{ reason: 'suspected_fraud', memberId: care.memberId }]);
    expect(JSON.stringify(await timelineOf(shopper, orderNumber))).not.toMatch(/fraud|Mara/i);
    const { events } = (await staff<{ events: StaffTimelineEvent[] }>('GET', `${path}/timeline`)).body;
    expect(events.at(-1)).toMatchObject({ kind: 'cancelled', who: expect.stringMatching(/^Mara/), reason: 'Suspected fraud' });
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await staff('GET', `${path}/cancellation`, undefined, merchandiser)).status).toBe(403);
    expect((await staff('PUT', to, { reason: 'out_of_stock', lines: null }, merchandiser)).status).toBe(403);
    expect((await shopper.send('GET', `${path}/timeline`)).status).toBe(401);
    expect((await staff('GET', '/api/staff/orders/AAAA-BBBBB/timeline')).status).toBe(404);
  });
});

describe('[rulings: impersonation] cancelling for a customer', () => {
  it('records the staff member in the timeline and the audit log', async () => {
    const customer = await signedIn(shop);
    const shopper = new Shopper(shop);
    shopper.cookies.set('session_token', customer.token);
    const { orderNumber } = await bought({ shopper });
    const acting = new Shopper(shop);
    acting.cookies.set('staff_session_token', care.token);
    const begun = { customerId: customer.customerId, reason: 'asked by phone' };
    expect(await acting.send('POST', '/api/impersonate', begun)).toMatchObject({ status: 200 });
    expect(await cancelLines(acting, orderNumber, units(0, 1))).toMatchObject({ status: 200 });
    const { rows } = await sql`select actor from orders.event where kind = 'cancelled'`.execute(shop.database.read);
    expect(rows).toEqual([{ actor: `staff:${care.memberId}` }]);
    expect((await timelineOf(shopper, orderNumber)).events.at(-1)).toMatchObject({ kind: 'cancelled', by: 'shop' });
    const logged = await sql`
      select from staff.audit where action = 'customer.acted_for' and details ->> 'call' = 'orders.cancelLines'`.execute(
      shop.database.read,
    );
    expect(logged.rows).toHaveLength(1);
  });
});

describe('[money: What must always be true] the events of an order', () => {
  it('are append-only', async () => {
    await bought();
    for (const statement of [sql`update orders.event set actor = 'system'`, sql`delete from orders.event`, sql`truncate orders.event`])
      await expect(statement.execute(shop.database.read)).rejects.toThrow(/only ever added to/);
  });

  it('cannot record units that were not ordered', async () => {
    await bought();
    await expect(sql`update orders.line set cancelled = 2, shipped = 2`.execute(shop.database.read)).rejects.toThrow(/check/);
  });
});
