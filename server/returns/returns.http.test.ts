import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../contract/orders/orders.ts';
import type { OrderReturn, ReturnQuote } from '../../contract/returns/returns.ts';
import { type CommerceShop, clearBooks, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { setFlag } from '../flags/index.ts';

let shop: CommerceShop;
let packer: SignedInStaff;
let care: SignedInStaff;
let [lamp = 0, shade = 0]: number[] = [];

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, shade = 0] = await stockShelves(shop, [
    { price: 1333, stock: 500 },
    { price: 1000, stock: 500 },
  ]);
  packer = await staffSignedIn(shop, 'fulfilment');
  care = await staffSignedIn(shop, 'customer_care');
});
beforeEach(() => clearBooks(shop));
afterAll(() => shop.close());

async function staff<T>(method: 'GET' | 'PUT' | 'POST', url: string, payload: object | undefined, { token }: SignedInStaff) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: token }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() as T & { code?: string } };
}
const ship = (orderNumber: string, lines: object[]) =>
  staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines }, packer);

/** A paid order of two lamps and a shade with paid delivery; shipped whole by default. */
async function bought({ shipped = [2, 1], card = testCards.good }: { shipped?: readonly [number, number]; card?: string } = {}) {
  const items = [
    { variationId: lamp, quantity: 2 },
    { variationId: shade, quantity: 1 },
  ];
  const { shopper, pay, checkout } = await readyToPay(shop, items);
  const { orderNumber } = (await pay(card)).body;
  const lines = items.map((item, at) => ({ ...item, quantity: shipped[at] ?? 0 })).filter(({ quantity }) => quantity > 0);
  if (lines.length > 0) await ship(orderNumber, lines);
  await shop.jobs.drain();
  return { shopper, orderNumber, totals: checkout.totals };
}

const quoteOf = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body;
const ask = (shopper: Shopper, orderNumber: string, lines: object[], more: object = {}) =>
  shopper.send<OrderReturn>('POST', '/api/return', { orderNumber, returnUuid: randomUUID(), wish: 'refund', lines, ...more });
const refundByStaff = (orderNumber: string, amount: number) =>
  staff('PUT', `/api/staff/orders/${orderNumber}/refunds/${randomUUID()}`, { amount, lines: [], reason: 'goodwill' }, care);
const line = (variationId: number, quantity: number, reason = 'changed_mind', comment = '') => ({ variationId, quantity, reason, comment });
const orderOf = async (shopper: Shopper, orderNumber: string) => (await shopper.send<Order>('GET', `/api/orders/${orderNumber}`)).body;
const age = (orderNumber: string, days: number) =>
  shop.database.transact(async (tx) => {
    await sql`alter table orders.event disable trigger user`.execute(tx);
    await sql`update orders.event set at = at - make_interval(days => ${days}) from orders.order o
      where o.id = order_id and o.order_number = ${orderNumber}`.execute(tx);
    await sql`alter table orders.event enable trigger user`.execute(tx);
  });
const mails = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, body as text from email.outbox where subject like '%: case R-%' order by id`.execute(shop.database.read);
  return rows;
};

describe('[§4 return] requesting a return', () => {
  it('gives a case number, a quote, an e-mail, a timeline event and the label Return Initiated', async () => {
    const { shopper, orderNumber, totals } = await bought();
    const quote = await quoteOf(shopper, orderNumber);
    expect(quote.lines.map(({ refundAmounts, refusal }) => [refundAmounts.length, refusal])).toEqual([
      [2, null],
      [1, null],
    ]);
    expect(totals.shipping).toBe(699);
    const all = quote.lines.reduce((sum, { refundAmounts }) => sum + (refundAmounts.at(-1) ?? 0), quote.shipping);
    expect(all).toBe(totals.total);
    const { status, body } = await ask(shopper, orderNumber, [line(lamp, 1)]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ caseNumber: expect.stringMatching(/^R-/), state: 'requested', quoted: quote.lines[0]?.refundAmounts[0] });
    expect((await orderOf(shopper, orderNumber)).status).toBe('Return Initiated');
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Return Requested: case ${body.caseNumber}`);
    expect(mail?.text).toContain('Customer care contacts you within 24 hours.');
    const { events } = (await shopper.send<{ events: object[] }>('GET', `/api/orders/${orderNumber}/timeline`)).body;
    expect(events.at(-1)).toMatchObject({ kind: 'return_requested', by: 'shopper', items: [{ name: 'Lamp 0', quantity: 1 }] });
    const { returns } = (await shopper.send<{ returns: OrderReturn[] }>('GET', `/api/orders/${orderNumber}/returns`)).body;
    expect(returns).toEqual([body]);
    expect((await quoteOf(shopper, orderNumber)).lines[0]?.refundAmounts).toHaveLength(1);
  });

  it('counts on the label only what arrived', async () => {
    const { shopper, orderNumber } = await bought();
    const { caseNumber } = (await ask(shopper, orderNumber, [line(lamp, 2), line(shade, 1, 'not_arrived')])).body;
    await staff('PUT', `/api/staff/returns/${caseNumber}/decision`, { decision: 'approved', words: '' }, care);
    const label = await shopper.send<{ units: number }>('GET', `/api/orders/${orderNumber}/returns/${caseNumber}/label`);
    expect(label).toMatchObject({ status: 200, body: { units: 2 } });
  });

  it('quotes the delivery charge once when the shop is at fault', async () => {
    const { shopper, orderNumber } = await bought();
    const { shipping, lines } = await quoteOf(shopper, orderNumber);
    const first = await ask(shopper, orderNumber, [line(lamp, 1, 'defective', 'No light')]);
    expect(first.body.quoted).toBe((lines[0]?.refundAmounts[0] ?? 0) + shipping);
    expect((await quoteOf(shopper, orderNumber)).shipping).toBe(0);
  });

  it.each([
    [1000, 'we’ll refund $10.00 to'],
    [0, 'there is nothing to refund.'],
  ])('promises after a refund by staff, with another return open, at most the other %i cents', async (rest, words) => {
    const { shopper, orderNumber, totals } = await bought();
    const { quoted } = (await ask(shopper, orderNumber, [line(shade, 1)])).body;
    expect((await refundByStaff(orderNumber, totals.total - quoted - rest)).status).toBe(200);
    expect(await quoteOf(shopper, orderNumber)).toMatchObject({ refundable: rest, lines: [{ refusal: null }, {}] });
    expect((await ask(shopper, orderNumber, [line(lamp, 2, 'defective', 'No light')])).body.quoted).toBe(rest);
    expect((await mails()).at(-1)?.text).toContain(`Once the return is complete, ${words}`);
  });

  it('keeps no money for an open replacement', async () => {
    const { shopper, orderNumber, totals } = await bought();
    const { shipping } = await quoteOf(shopper, orderNumber);
    const wanted = await ask(shopper, orderNumber, [line(shade, 1, 'defective', 'No light')], { wish: 'replacement' });
    expect(wanted.status).toBe(200);
    expect(await quoteOf(shopper, orderNumber)).toMatchObject({ refundable: totals.total, shipping });
  });

  it('is refused once staff have refunded everything, also for a return that was open then and is declined', async () => {
    const { shopper, orderNumber, totals } = await bought();
    const { caseNumber } = (await ask(shopper, orderNumber, [line(lamp, 1)])).body;
    expect((await refundByStaff(orderNumber, totals.total)).status).toBe(200);
    const decision = { decision: 'declined', words: 'You have your money back.' };
    expect((await staff('PUT', `/api/staff/returns/${caseNumber}/decision`, decision, care)).status).toBe(200);
    const { lines } = await quoteOf(shopper, orderNumber);
    expect(lines.map(({ refusal }) => refusal)).toEqual(['Already refunded.', 'Already refunded.']);
    expect((await ask(shopper, orderNumber, [line(lamp, 1)])).body.fields).toEqual({ lines: 'Already refunded.' });
  });

  it('opens one return when repeated under the same id', async () => {
    const { shopper, orderNumber } = await bought();
    const same = { returnUuid: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(shopper, orderNumber, [line(lamp, 1)], same)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.caseNumber)).size).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('opens one return under concurrent requests for the same unit', async () => {
    const { shopper, orderNumber } = await bought();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(shopper, orderNumber, [line(shade, 1)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('answers concurrent requests with their own cases', async () => {
    const { shopper, orderNumber } = await bought();
    const answers = await Promise.all([lamp, shade].map((variationId) => ask(shopper, orderNumber, [line(variationId, 1)])));
    const names = answers.map(({ body }) => body.lines.map(({ name }) => name));
    expect(names).toEqual([['Lamp 0'], ['Lamp 1']]);
    expect(new Set((await mails()).map(({ subject }) => subject)).size).toBe(2);
  });

  it('[§5] counts a line break of a comment once, however browsers send it', async () => {
    const { shopper, orderNumber } = await bought();
    const comment = `${'a'.repeat(499)}\r\n${'b'.repeat(500)}`;
    const { status, body } = await ask(shopper, orderNumber, [line(lamp, 1, 'item_damaged', comment)]);
    expect([status, body.lines[0]?.comment.length]).toEqual([200, 1000]);
    const longer = await ask(shopper, orderNumber, [line(lamp, 1, 'item_damaged', 'a'.repeat(1001))]);
    expect(longer.body).toMatchObject({ fields: { 'lines.0.comment': 'Comments must be less than 1001 characters' } });
  });

  it('[§5] requires a reason, and a comment for reasons that need detail', async () => {
    const { shopper, orderNumber } = await bought();
    expect((await ask(shopper, orderNumber, [])).body.fields).toEqual({ lines: 'Choose at least one item' });
    expect((await ask(shopper, orderNumber, [line(lamp, 1, '')])).status).toBe(400);
    const { status, body } = await ask(shopper, orderNumber, [line(lamp, 1, 'item_damaged', '  ')]);
    expect(status).toBe(400);
    expect(Object.values(body.fields ?? {})).toEqual(['Please provide a bit more detail']);
  });

  it.each([
    ['more units than were bought', [3]],
    ['items that were not bought', [0]],
  ])('rejects %s', async (_, [count = 0]) => {
    const { shopper, orderNumber } = await bought();
    const what = count === 0 ? line(424_242, 1) : line(lamp, count);
    expect(await ask(shopper, orderNumber, [what])).toMatchObject({ status: 409, body: { code: 'items_not_returnable' } });
    expect((await ask(shopper, orderNumber, [line(lamp, 1), line(lamp, 1)])).status).toBe(409);
  });

  it('explains why a line cannot be returned: not shipped, 30 days over, a mattress', async () => {
    const { shopper, orderNumber } = await bought({ shipped: [1, 0] });
    const refusals = async () => (await quoteOf(shopper, orderNumber)).lines.map(({ refusal }) => refusal);
    expect(await refusals()).toEqual([null, 'This item hasn’t shipped yet.']);
    // Without a delivery event the window starts on the last promised day, or at shipping where that is later, as here.
    await sql`update orders.order set delivery = jsonb_set(delivery, '{latest}', '"2020-01-01"') where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    await age(orderNumber, 29);
    expect((await refusals())[0]).toBeNull();
    // Past the day's end, also when clocks have gone back since.
    await age(orderNumber, 3);
    expect((await refusals())[0]).toBe('The 30-day return window has closed.');
    expect((await ask(shopper, orderNumber, [line(lamp, 1)])).status).toBe(409);
    await sql`update orders.line set returnable = false`.execute(shop.database.read);
    expect((await refusals())[0]).toMatch(/^This item can’t be returned/);
  });

  it('[§9] of a mattress is refused with that reason, also by the call', async () => {
    const rename = (from: string, to: string) =>
      sql`update catalog.category set slugs = ${to} where slugs = ${from}`.execute(shop.database.read);
    await rename('lighting/lamps', 'bedding/mattresses');
    await sql`update catalog.product set returnable = false where id = (select product_id from catalog.variation where id = ${lamp})`.execute(
      shop.database.read,
    );
    const { shopper, orderNumber } = await bought();
    await sql`update catalog.product set returnable = true`.execute(shop.database.read);
    await rename('bedding/mattresses', 'lighting/lamps');
    const words = 'Mattresses can’t be returned. If something is wrong with yours, please call Customer Care.';
    expect((await quoteOf(shopper, orderNumber)).lines.map(({ refusal }) => refusal)).toEqual([words, null]);
    expect(await ask(shopper, orderNumber, [line(lamp, 1), line(shade, 1)])).toMatchObject({
      status: 409,
      body: { code: 'items_not_returnable', fields: { lines: words } },
    });
  });

  it('[§9] of an item of the Vault can be requested for 7 calendar days, as agreed when it was bought', async () => {
    await sql`update catalog.product set tags = '["vault"]' where id = (select product_id from catalog.variation where id = ${lamp})`.execute(
      shop.database.read,
    );
    const { shopper, orderNumber } = await bought();
    await sql`update catalog.product set tags = '[]'`.execute(shop.database.read);
    await sql`update orders.order set delivery = jsonb_set(delivery, '{latest}', '"2020-01-01"') where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    const refusals = async () => (await quoteOf(shopper, orderNumber)).lines.map(({ refusal }) => refusal);
    await age(orderNumber, 6);
    expect(await refusals()).toEqual([null, null]);
    const [vault, other] = (await quoteOf(shopper, orderNumber)).lines.map(({ returnBy }) => Date.parse(returnBy ?? ''));
    expect(Math.round(((other ?? 0) - (vault ?? 0)) / 86_400_000)).toBe(23);
    await age(orderNumber, 3);
    const words = 'The 7-day return window for Vault items has closed. We can’t offer store credit instead.';
    expect(await refusals()).toEqual([words, null]);
    expect(await ask(shopper, orderNumber, [line(lamp, 1)])).toMatchObject({ status: 409, body: { fields: { lines: words } } });
    expect((await ask(shopper, orderNumber, [line(shade, 1)])).status).toBe(200);
  });

  it('[§6] hides other shoppers’ orders; the link in the e-mail opens its order', async () => {
    const { shopper, orderNumber } = await bought();
    await ask(shopper, orderNumber, [line(lamp, 1)]);
    const token = /[?&]token=([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1];
    const eve = new Shopper(shop);
    for (const path of ['return', 'returns']) {
      expect((await eve.send('GET', `/api/orders/${orderNumber}/${path}`)).status).toBe(404);
      expect((await eve.send('GET', `/api/orders/${orderNumber}/${path}?token=wrong`)).status).toBe(404);
      expect((await eve.send('GET', `/api/orders/${orderNumber}/${path}?token=${token}`)).status).toBe(200);
    }
    expect((await ask(eve, orderNumber, [line(lamp, 1)])).status).toBe(404);
    expect((await ask(eve, orderNumber, [line(lamp, 1)], { token })).status).toBe(200);
  });

  it('[§9 feature flags] is closed while returns self-service is off', async () => {
    const { shopper, orderNumber } = await bought();
    const off = { flag: 'returns-self-service' as const, brand: null, percentage: 0, visitors: [] };
    await shop.database.transact((tx) => setFlag(tx, off, { changedBy: 'Ada', reason: 'a trial' }, new Date()));
    expect(await ask(shopper, orderNumber, [line(lamp, 1)])).toMatchObject({ status: 409, body: { code: 'returns_closed' } });
  });
});
