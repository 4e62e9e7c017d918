import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/orders/orders.ts';
import type { OrderReturn, ReturnQuote } from '../../../contract/returns/returns.ts';
import type { ListedReturn, StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { shopDay, startOfShopDay } from '../../../contract/values/shop-days.ts';
import {
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  type Shopper,
  stockOf,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { moneyOf } from '../../../test/support/money.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { expireReturns } from './expiring.ts';

let shop: CommerceShop;
let care: SignedInStaff;
let packer: SignedInStaff;
let [lamp = 0, shade = 0, rug = 0]: number[] = [];
const stocked = 500;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, shade = 0, rug = 0] = await stockShelves(shop, [
    { price: 1333, stock: stocked },
    { price: 1000, stock: stocked },
    { stock: { central: 1, west: 1 } },
  ]);
  care = await staffSignedIn(shop, 'customer_care');
  packer = await staffSignedIn(shop, 'fulfilment');
});
beforeEach(async () => {
  await clearBooks(shop);
  await sql`update catalog.stock set on_hand = ${stocked} where variation_id in (${lamp}, ${shade})`.execute(shop.database.read);
});
afterAll(() => shop.close());

async function staff<T = StaffReturn>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, { token } = care) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: token }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() as T & { code?: string; fields?: object } };
}

interface Asked {
  shopper: Shopper;
  orderNumber: string;
  total: number;
  caseNumber: string;
  path: string;
  quoted: number;
}

/** Buys two lamps and a shade, ships them, and requests a return of the given units. */
async function asked(units: readonly [lamps: number, shades: number], reason = 'defective', card: string = testCards.good): Promise<Asked> {
  const items = [
    { variationId: lamp, quantity: 2 },
    { variationId: shade, quantity: 1 },
  ];
  const { shopper, pay, checkout } = await readyToPay(shop, items);
  const { orderNumber } = (await pay(card)).body;
  await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines: items }, packer);
  await shop.jobs.drain();
  return { ...(await again(shopper, orderNumber, units, reason)), shopper, orderNumber, total: checkout.totals.total };
}

async function again(shopper: Shopper, orderNumber: string, [lamps, shades]: readonly [number, number], reason: string) {
  const lines = [
    { variationId: lamp, quantity: lamps },
    { variationId: shade, quantity: shades },
  ].flatMap((line) => (line.quantity > 0 ? [{ ...line, reason, comment: 'It hums' }] : []));
  const request = { orderNumber, returnUuid: randomUUID(), wish: 'refund', lines };
  const { caseNumber, quoted } = (await shopper.send<OrderReturn>('POST', '/api/return', request)).body;
  return { caseNumber, quoted, path: `/api/staff/returns/${caseNumber}` };
}

const returnedOf = (orderNumber: string) =>
  sql<{ units: number }>`select returned_units as units from recommendations.purchase where order_number = ${orderNumber}`.execute(
    shop.database.read,
  );
const words = { words: 'Send it to 1 Mill Road.' };
const decide = (path: string, decision: string, by = care) => staff('PUT', `${path}/decision`, { decision, ...words }, by);
const inspect = (path: string, found: readonly (readonly [number, number, number, number])[], corrects: string | null = null) =>
  staff('PUT', `${path}/inspection`, {
    corrects,
    lines: found.map(([variationId, restocked, damaged, missing]) => ({ variationId, restocked, damaged, missing })),
  });
const refund = (path: string, amount: number, reason = '') => staff('PUT', `${path}/refund`, { amount, reason });
/** Approves, receives and inspects, so that the refund is known. */
async function inspected(path: string, found: readonly (readonly [number, number, number, number])[]): Promise<StaffReturn> {
  await decide(path, 'approved');
  await staff('PUT', `${path}/receipt`, {});
  return (await inspect(path, found)).body;
}
const orderOf = async (shopper: Shopper, orderNumber: string) => (await shopper.send<Order>('GET', `/api/orders/${orderNumber}`)).body;
const subjects = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ subject: string }>`
    select subject from email.outbox where subject like '%: case R-%' order by id`.execute(shop.database.read);
  return rows.map(({ subject }) => subject.replace(/: case .*/, ''));
};
const auditEntries = async (caseNumber: string) =>
  (
    await sql<{ action: string }>`select action from staff.audit where subject_id = ${caseNumber} order by id`.execute(shop.database.read)
  ).rows.map(({ action }) => action);

describe('[§4 return] the returns desk', () => {
  it('refunds exactly what was paid, delivery included, when a whole order comes back', async () => {
    const { shopper, orderNumber, total, path, caseNumber, quoted } = await asked([2, 1]);
    expect(quoted).toBe(total);
    expect(await stockOf(shop, lamp)).toBe(stocked - 2);
    const { refund: due } = await inspected(path, [
      [lamp, 1, 1, 0],
      [shade, 1, 0, 0],
    ]);
    expect(due?.amount).toBe(total);
    expect([await stockOf(shop, lamp), await stockOf(shop, shade)]).toEqual([stocked - 1, stocked]);
    const { status, body } = await refund(path, total);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'refunded', refunded: total, refund: null });
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ captured: total, refunded: total });
    expect((await orderOf(shopper, orderNumber)).status).toBe('Return Completed');
    expect(await subjects()).toEqual([
      'Return Requested',
      'Your return is approved',
      'We’ve received your return',
      expect.stringMatching(/^Refund of \$\d+\.\d\d on its way$/),
    ]);
    expect(await auditEntries(caseNumber)).toEqual(['return.approved', 'return.received', 'return.inspected', 'return.refunded']);
    const { events } = (await shopper.send<{ events: { kind: string }[] }>('GET', `/api/orders/${orderNumber}/timeline`)).body;
    expect(events.slice(-4).map(({ kind }) => kind)).toEqual(['return_requested', 'return_approved', 'return_received', 'return_refunded']);
  });

  it('refunds exactly what was paid over three returns of single units', async () => {
    const first = await asked([1, 0]);
    let sum = 0;
    let next: Pick<Asked, 'path'> = first;
    for (const [at, units] of (
      [
        [1, 0],
        [0, 1],
        [1, 0],
      ] as const
    ).entries()) {
      if (at > 0) next = await again(first.shopper, first.orderNumber, units, 'size');
      const { refund: due } = await inspected(next.path, [units[0] > 0 ? [lamp, 1, 0, 0] : [shade, 1, 0, 0]]);
      sum += due?.amount ?? 0;
      expect((await refund(next.path, due?.amount ?? 0)).status).toBe(200);
    }
    expect(sum).toBe(first.total);
    expect(await moneyOf(shop, first.orderNumber)).toMatchObject({ refunded: first.total });
    expect(await stockOf(shop, lamp)).toBe(stocked);
  });

  it('shows an order with its returns, newest first', async () => {
    const { shopper, orderNumber, caseNumber, path } = await asked([1, 0]);
    const returnsOf = async () =>
      (await staff<{ returns: { caseNumber: string; state: string; requestedAt: string }[] }>('GET', `/api/staff/orders/${orderNumber}`))
        .body.returns;
    const requestedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await returnsOf()).toEqual([{ caseNumber, state: 'requested', requestedAt }]);
    await decide(path, 'declined');
    const second = await again(shopper, orderNumber, [1, 0], 'size');
    expect(await returnsOf()).toEqual([
      { caseNumber: second.caseNumber, state: 'requested', requestedAt },
      { caseNumber, state: 'declined', requestedAt },
    ]);
  });

  it('puts a unit back into the warehouse that it left, not into that of a unit still to ship', async () => {
    const { shopper, pay } = await readyToPay(shop, [{ variationId: rug, quantity: 2 }]);
    const { orderNumber } = (await pay(testCards.good)).body;
    const one = { variationId: rug, quantity: 1 };
    await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines: [one] }, packer);
    const lines = [{ ...one, reason: 'defective', comment: 'It hums' }];
    const request = { orderNumber, returnUuid: randomUUID(), wish: 'refund', lines };
    const { caseNumber } = (await shopper.send<OrderReturn>('POST', '/api/return', request)).body;
    await inspected(`/api/staff/returns/${caseNumber}`, [[rug, 1, 0, 0]]);
    const { rows } = await sql`
      select warehouse_code as code, on_hand as units from catalog.stock where variation_id = ${rug} order by 1`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([
      { code: 'central', units: 1 },
      { code: 'west', units: 0 },
    ]);
    const picks = await staff<{ warehouses: object[] }>('GET', `/api/staff/packing/pick-list?orders=${orderNumber}`, undefined, packer);
    expect(picks.body.warehouses).toMatchObject([{ warehouse: 'Reno, Nevada', items: [{ units: 1 }] }]);
  });

  it('refunds once under concurrent and repeated requests', async () => {
    const { orderNumber, path } = await asked([1, 0]);
    const { refund: due } = await inspected(path, [[lamp, 1, 0, 0]]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(path, due?.amount ?? 0)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ refunded: due?.amount });
    expect((await subjects()).filter((subject) => subject.startsWith('Refund of $'))).toHaveLength(1);
  });

  it('refunds less only with a reason, and never more than is due', async () => {
    const { orderNumber, path } = await asked([1, 0]);
    const { refund: due } = await inspected(path, [[lamp, 0, 1, 0]]);
    const amount = due?.amount ?? 0;
    const tooHigh = { code: 'refund_too_high', fields: { amount: expect.any(String) } };
    expect(await refund(path, amount + 1)).toMatchObject({ status: 409, body: tooHigh });
    expect(await refund(path, amount - 500)).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
    expect((await refund(path, 0)).status).toBe(400);
    expect((await refund(path, amount - 500, 'The box was opened')).body).toMatchObject({
      refunded: amount - 500,
      words: 'The box was opened',
    });
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ refunded: amount - 500 });
  });

  it('refunds nothing when nothing was captured', async () => {
    const { path } = await asked([1, 0], 'defective', testCards.captureFails);
    expect((await inspected(path, [[lamp, 1, 0, 0]])).refund).toMatchObject({ amount: 0, closesAtZero: false });
    expect(await refund(path, 1)).toMatchObject({ status: 409, body: { code: 'refund_too_high' } });
    expect(await refund(path, 0), 'it may be captured later').toMatchObject({ status: 400, body: { code: 'amount_required' } });
  });

  it('closes a return whose order staff have refunded meanwhile', async () => {
    const { orderNumber, total, path } = await asked([1, 0]);
    await inspected(path, [[lamp, 1, 0, 0]]);
    const whole = { amount: total, lines: [], reason: 'goodwill' };
    expect((await staff('PUT', `/api/staff/orders/${orderNumber}/refunds/${randomUUID()}`, whole)).status).toBe(200);
    expect((await staff('GET', path)).body.refund).toMatchObject({ amount: 0, closesAtZero: true });
    expect((await refund(path, 0)).body).toMatchObject({ state: 'closed', refunded: null });
  });

  it('closes a return of free items once, with words of its own, and the units cannot be returned again', async () => {
    const { shopper, orderNumber, path } = await asked([0, 1], 'size');
    await sql`update orders.line set unit_price = 0, line_total = 0, discount = 0, tax = 0 where variation_id = ${shade}`.execute(
      shop.database.read,
    );
    expect((await inspected(path, [[shade, 1, 0, 0]])).refund).toMatchObject({ amount: 0 });
    for (let i = 0; i < 2; i++) expect((await refund(path, 0)).body).toMatchObject({ state: 'closed', refunded: null });
    expect((await subjects()).slice(3)).toEqual(['Your return is closed']);
    expect((await orderOf(shopper, orderNumber)).status).toBe('Return Completed');
    const { lines } = (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body;
    expect(lines[1]?.refusal).toBe('Already returned.');
  });

  it('refuses a refund of nothing where nothing came back', async () => {
    const { path } = await asked([1, 0], 'size');
    await inspected(path, [[lamp, 0, 0, 1]]);
    expect(await refund(path, 0)).toMatchObject({ status: 400, body: { code: 'amount_required' } });
  });

  it('does not refund missing units, which can still be returned', async () => {
    const { shopper, orderNumber, path } = await asked([2, 0], 'size');
    const one = await inspected(path, [[lamp, 1, 0, 1]]);
    await refund(path, one.refund?.amount ?? 0);
    const { lines } = (await shopper.send<{ lines: { refundAmounts: number[] }[] }>('GET', `/api/orders/${orderNumber}/return`)).body;
    expect(lines[0]?.refundAmounts).toHaveLength(1);
  });

  it('refunds items that never arrived, with nothing to send back', async () => {
    const { total, path } = await asked([2, 1], 'not_arrived');
    await decide(path, 'approved');
    const { body } = await inspect(path, [
      [lamp, 0, 0, 2],
      [shade, 0, 0, 1],
    ]);
    expect(body).toMatchObject({ nothingToSend: true, state: 'approved', refund: { amount: total } });
    expect((await refund(path, total)).body.state).toBe('refunded');
    expect(await stockOf(shop, lamp)).toBe(stocked - 2);
  });

  it('declines and closes with a message; the units can be returned later', async () => {
    const first = await asked([1, 0]);
    expect((await decide(first.path, 'declined')).body).toMatchObject({ state: 'declined', words: words.words });
    expect((await decide(first.path, 'declined')).status).toBe(200);
    expect(await decide(first.path, 'approved')).toMatchObject({ status: 409, body: { code: 'return_changed' } });
    expect((await orderOf(first.shopper, first.orderNumber)).status).toBe('Processing');
    const second = await again(first.shopper, first.orderNumber, [2, 0], 'size');
    await decide(second.path, 'approved');
    expect((await staff('PUT', `${second.path}/closing`, words)).body.state).toBe('closed');
    expect((await staff('PUT', `${second.path}/receipt`, {})).status).toBe(409);
    expect((await subjects()).slice(1)).toEqual([
      'We couldn’t accept your return',
      'Return Requested',
      'Your return is approved',
      'Your return is closed',
    ]);
    expect((await staff('PUT', `${second.path}/closing`, { words: ' ' })).status).toBe(400);
  });

  it('[§6] approves without a message, but does not decline without one', async () => {
    const { path } = await asked([1, 0]);
    expect(await staff('PUT', `${path}/decision`, { decision: 'declined', words: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { words: 'Tell the customer why you decline' } },
    });
    expect((await staff('PUT', `${path}/decision`, { decision: 'approved' })).body).toMatchObject({ state: 'approved', words: null });
  });

  it('accepts one of two concurrent decisions', async () => {
    const { path } = await asked([1, 0]);
    const answers = await Promise.all([decide(path, 'approved'), decide(path, 'declined')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await subjects()).toHaveLength(2);
  });

  it('requires a finding for every unit, and inspects once', async () => {
    const { path } = await asked([2, 0]);
    await decide(path, 'approved');
    expect((await inspect(path, [[lamp, 2, 0, 0]])).status).toBe(409);
    await staff('PUT', `${path}/receipt`, {});
    for (const found of [
      [[lamp, 1, 0, 0]],
      [[shade, 2, 0, 0]],
      [
        [lamp, 1, 0, 0],
        [lamp, 1, 0, 0],
      ],
    ] as const)
      expect(await inspect(path, found)).toMatchObject({ status: 400, body: { code: 'units_do_not_add_up' } });
    const { body } = await inspect(path, [[lamp, 1, 0, 0]]);
    expect(body.fields).toEqual({ [`line-${lamp}`]: 'Restock, damaged and missing must add up to 2' });
    expect((await inspect(path, [[lamp, 2, 0, 0]])).status).toBe(200);
    expect((await inspect(path, [[lamp, 2, 0, 0]])).status).toBe(409);
    expect(await stockOf(shop, lamp)).toBe(stocked);
  });

  it('[§4 return] corrects an inspection until the return ends, and stock by the difference', async () => {
    const { orderNumber, path, caseNumber, total } = await asked([2, 1]);
    const { inspectedAt: first } = await inspected(path, [
      [lamp, 0, 0, 2],
      [shade, 1, 0, 0],
    ]);
    const right = [
      [lamp, 2, 0, 0],
      [shade, 0, 1, 0],
    ] as const;
    const corrected = await inspect(path, right, first);
    expect(corrected).toMatchObject({ status: 200, body: { refund: { amount: total } } });
    expect([await stockOf(shop, lamp), await stockOf(shop, shade)]).toEqual([stocked, stocked - 1]);
    expect(await inspect(path, right, first), 'as seen before').toMatchObject({ status: 409, body: { code: 'return_changed' } });
    const { rows: log } = await sql<{ details: object }>`
      select details from staff.audit where subject_id = ${caseNumber} and action = 'return.inspection_corrected'`.execute(
      shop.database.read,
    );
    const sku = expect.any(String);
    expect(log).toMatchObject([
      {
        details: {
          changes: [
            { sku, field: 'restocked', before: 0, after: 2 },
            { sku, field: 'missing', before: 2, after: 0 },
            { sku, field: 'restocked', before: 1, after: 0 },
            { sku, field: 'damaged', before: 0, after: 1 },
          ],
        },
      },
    ]);
    const { rows: moves } = await sql`
      select variation_id as id, change, reason from catalog.stock_change where case_number = ${caseNumber} order by id`.execute(
      shop.database.read,
    );
    const reason = 'Inspection corrected';
    expect(moves).toHaveLength(3);
    expect(moves).toEqual(
      expect.arrayContaining([
        { id: shade, change: 1, reason: null },
        { id: lamp, change: 2, reason },
        { id: shade, change: -1, reason },
      ]),
    );
    // The shade can be put back once more, as any other unit of the order.
    const { inspectedAt: second } = corrected.body;
    const { rows: came } = await returnedOf(orderNumber);
    expect(came.reduce((sum, { units }) => sum + units, 0)).toBe(3);
    const again = await inspect(path, [right[0], [shade, 1, 0, 0]], second);
    expect([again.status, await stockOf(shop, shade)]).toEqual([200, stocked]);
    await sql`update catalog.stock set on_hand = 0 where variation_id = ${shade}`.execute(shop.database.read);
    const sold = await inspect(path, right, again.body.inspectedAt);
    expect(sold).toMatchObject({ status: 409, body: { code: 'restocked_units_gone' } });
    expect((await refund(path, total)).status).toBe(200);
    expect((await inspect(path, right, again.body.inspectedAt)).status).toBe(409);
  });

  it('lists open returns oldest first, marks late ones, and finds a case or an order', async () => {
    const old = await asked([1, 0]);
    const fresh = await asked([0, 1]);
    await sql`update returns.return set requested_at = requested_at - interval '25 hours' where case_number = ${old.caseNumber}`.execute(
      shop.database.read,
    );
    const list = async (query = '') =>
      (await staff<{ returns: ListedReturn[]; open: number; late: number }>('GET', `/api/staff/returns${query}`)).body;
    const { returns, open, late } = await list();
    expect(returns.map(({ caseNumber, isLate, ageHours }) => [caseNumber, isLate, ageHours])).toEqual([
      [old.caseNumber, true, 25],
      [fresh.caseNumber, false, 0],
    ]);
    expect([open, late]).toEqual([2, 1]);
    await decide(old.path, 'declined');
    expect((await list('?show=ended')).returns.map(({ caseNumber }) => caseNumber)).toEqual([old.caseNumber]);
    for (const q of [fresh.caseNumber.toLowerCase(), fresh.caseNumber.replaceAll('-', ''), fresh.orderNumber])
      expect((await list(`?q=${q}`)).returns).toHaveLength(1);
    expect((await list('?q=nothing')).returns).toEqual([]);
  });

  it('[§4 return] starts a return for a guest who calls, by the rules for shoppers, once', async () => {
    const items = [
      { variationId: lamp, quantity: 2 },
      { variationId: shade, quantity: 1 },
    ];
    const { pay } = await readyToPay(shop, items);
    const { orderNumber } = (await pay(testCards.good)).body;
    const line = { variationId: lamp, quantity: 1, reason: 'item_damaged', comment: 'The rim is chipped' };
    const given = { orderNumber, returnUuid: randomUUID(), wish: 'replacement', lines: [line] };
    expect(await staff('POST', '/api/staff/returns', given)).toMatchObject({
      status: 409,
      body: { code: 'items_not_returnable', fields: { lines: 'This item hasn’t shipped yet.' } },
    });
    await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines: items }, packer);
    await shop.jobs.drain();
    const quote = await staff<ReturnQuote>('GET', `/api/staff/orders/${orderNumber}/return`, undefined, packer);
    expect(quote.body.lines.map(({ refundAmounts }) => refundAmounts.length)).toEqual([2, 1]);
    const wordless = { ...given, lines: [{ ...line, comment: ' ' }] };
    expect((await staff('POST', '/api/staff/returns', wordless)).status).toBe(400);
    const [first, repeated] = [await staff('POST', '/api/staff/returns', given), await staff('POST', '/api/staff/returns', given)];
    expect(first).toMatchObject({ status: 200, body: { orderNumber, state: 'requested', wish: 'replacement', lines: [{ quantity: 1 }] } });
    const { caseNumber } = first.body;
    expect(repeated.body.caseNumber).toBe(caseNumber);
    expect(await subjects()).toEqual(['Return Requested']);
    expect(await auditEntries(caseNumber)).toEqual(['return.requested']);
    const { rows } = await sql<{ actor: string }>`
      select e.actor from orders.event e join orders.order o on o.id = e.order_id
      where o.order_number = ${orderNumber} and e.kind = 'return_requested'`.execute(shop.database.read);
    expect(rows).toEqual([{ actor: `staff:${care.memberId}` }]);
    const tooMany = { ...given, returnUuid: randomUUID(), lines: [{ ...line, quantity: 2 }] };
    expect((await staff('POST', '/api/staff/returns', tooMany)).body.code).toBe('items_not_returnable');
    const editor = await staffSignedIn(shop, 'content_editor');
    expect((await staff('POST', '/api/staff/returns', given, editor)).status).toBe(403);
    expect((await staff('GET', `/api/staff/orders/${orderNumber}/return`, undefined, editor)).status).toBe(403);
    const unknown = { ...given, orderNumber: '2222-22222' };
    expect(await staff('POST', '/api/staff/returns', unknown)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  });

  it('[§4 return] finds returns by the words of their orders, in a state or in all', async () => {
    const declined = await asked([1, 0]);
    const waiting = await asked([1, 0]);
    await decide(declined.path, 'declined');
    const { rows } = await sql<{ email: string; name: string; last: string; phone: string; code: string; sku: string }>`
      select o.email, o.shipping_address ->> 'firstName' as name, o.shipping_address ->> 'lastName' as last, o.shipping_address ->> 'phone' as phone,
        o.shipping_address ->> 'postalCode' as code, (select l.sku from orders.line l where l.order_id = o.id and l.variation_id = ${lamp}) as sku
      from orders.order o where o.order_number = ${waiting.orderNumber}`.execute(shop.database.read);
    const { email = '', name, last, phone = '', code = '', sku = '' } = rows[0] ?? {};
    const list = async (query: Record<string, string>) => {
      const { body } = await staff<{ returns: ListedReturn[]; pages: number }>('GET', `/api/staff/returns?${new URLSearchParams(query)}`);
      return body.returns.map(({ caseNumber }) => caseNumber);
    };
    for (const q of [`${name} ${last}`, email, phone, code, sku])
      expect([q, await list({ q })]).toEqual([q, expect.arrayContaining([waiting.caseNumber])]);
    expect(await list({ q: sku }), 'latest first, whether open or ended').toEqual([waiting.caseNumber, declined.caseNumber]);
    expect(await list({ q: sku, state: 'declined' })).toEqual([declined.caseNumber]);
    expect(await list({ state: 'declined' })).toEqual([declined.caseNumber]);
    expect(await list({ state: 'requested', show: 'ended' })).toEqual([waiting.caseNumber]);
    expect([await list({ q: `${sku} nobody` }), await list({ q: 'x' })]).toEqual([[], []]);
  });

  it('lists returns fifty a page, the ended ones too', async () => {
    const { orderNumber, caseNumber } = await asked([1, 0]);
    await sql`
      with copied as (
        insert into returns.return
          (case_number, order_id, request_uuid, wish, state, currency, quoted, quoted_shipping, requested_at, arrive_by, paid_by, ended_at)
        select 'R-' || case when e.ended then 'ENDED-' else 'OPEN-' end || n + 100, r.order_id, gen_random_uuid(), r.wish,
          case when e.ended then 'declined' else r.state end, r.currency, r.quoted, r.quoted_shipping, r.requested_at + n * interval '1 second',
          r.arrive_by, r.paid_by, case when e.ended then now() end
        from returns.return r cross join generate_series(1, 60) n cross join (values (true), (false)) e (ended)
        where r.case_number = ${caseNumber} returning id)
      insert into returns.line (return_id, variation_id, quantity, reason, comment) select id, ${lamp}, 1, 'defective', '' from copied`.execute(
      shop.database.read,
    );
    const list = async (query: string) =>
      (await staff<{ returns: ListedReturn[]; page: number; pages: number }>('GET', `/api/staff/returns?${query}`)).body;
    for (const show of ['open', 'ended']) {
      const first = await list(`show=${show}&page=1`);
      const last = await list(`show=${show}&page=9`);
      expect([show, first.returns.length, first.pages, last.page]).toEqual([show, 50, 2, 2]);
      const cases = [...first.returns, ...last.returns].map((one) => one.caseNumber);
      expect(new Set(cases).size).toBe(show === 'open' ? 61 : 60);
    }
    const found = await list(`q=${orderNumber}&page=3`);
    expect([found.pages, found.returns.length]).toEqual([3, 21]);
  });

  it('[§9] expires overdue returns after 45 days, once, but not those that wait for staff', async () => {
    const late = await asked([1, 0]);
    const unanswered = await asked([0, 1]);
    const lost = await asked([1, 0], 'not_arrived');
    for (const { path } of [late, lost]) await decide(path, 'approved');
    const run = (days: number) => expireReturns(shop.parts, new Date(Date.now() + days * 86_400_000));
    const states = async () => Promise.all([late, unanswered, lost].map(async ({ path }) => (await staff('GET', path)).body.state));
    await run(44);
    expect(await states()).toEqual(['approved', 'requested', 'approved']);
    await run(46);
    await run(46);
    expect(await states()).toEqual(['expired', 'requested', 'approved']);
    expect((await subjects()).filter((subject) => subject === 'Your return has expired')).toHaveLength(1);
    expect((await orderOf(late.shopper, late.orderNumber)).status).toBe('Processing');
    expect(await staff('PUT', `${late.path}/receipt`, {})).toMatchObject({ status: 409, body: { code: 'return_expired' } });
  });

  it('[§9] expires a return with the end of the day that its approval names', async () => {
    const { path, caseNumber } = await asked([1, 0]);
    // Asked for long ago, so that the day of the approval is another one.
    await sql`update returns.return set requested_at = requested_at - interval '20 days', arrive_by = arrive_by - interval '20 days'
      where case_number = ${caseNumber}`.execute(shop.database.read);
    const arriveBy = new Date((await decide(path, 'approved')).body.arriveBy);
    await shop.jobs.drain();
    const { rows } = await sql<{ body: string }>`
      select body from email.outbox where subject = ${`Your return is approved: case ${caseNumber}`}`.execute(shop.database.read);
    const words = arriveBy.toLocaleDateString('en-US', { timeZone: 'America/New_York', month: 'long', day: 'numeric' });
    expect(rows[0]?.body).toContain(`arrives by ${words}`);
    await expireReturns(shop.parts, arriveBy);
    expect((await staff('GET', path)).body.state).toBe('approved');
    const midnight = new Date(arriveBy.getTime() + 1);
    expect(startOfShopDay(shopDay(midnight))).toEqual(midnight);
    await expireReturns(shop.parts, midnight);
    expect((await staff('GET', path)).body.state).toBe('expired');
  });

  it('[§9] counts the days to arrive from the approval, and never expires units that did not arrive', async () => {
    const answeredLate = await asked([1, 0]);
    const mixed = await asked([1, 0]);
    await sql`update returns.return set requested_at = requested_at - interval '50 days', arrive_by = arrive_by - interval '50 days'
      where case_number = ${answeredLate.caseNumber}`.execute(shop.database.read);
    await sql`insert into returns.line (return_id, variation_id, quantity, reason, comment)
      select id, ${shade}, 1, 'not_arrived', '' from returns.return where case_number = ${mixed.caseNumber}`.execute(shop.database.read);
    for (const { path } of [answeredLate, mixed]) await decide(path, 'approved');
    const stateOf = async ({ path }: Asked) => (await staff('GET', path)).body.state;
    await expireReturns(shop.parts, new Date());
    expect([await stateOf(answeredLate), await stateOf(mixed)]).toEqual(['approved', 'approved']);
    await expireReturns(shop.parts, new Date(Date.now() + 46 * 86_400_000));
    expect([await stateOf(answeredLate), await stateOf(mixed)]).toEqual(['expired', 'approved']);
  });

  it('shows the approval message only until the refund', async () => {
    const { shopper, orderNumber, path, quoted } = await asked([1, 0]);
    await inspected(path, [[lamp, 1, 0, 0]]);
    const words = async () =>
      (await shopper.send<{ returns: OrderReturn[] }>('GET', `/api/orders/${orderNumber}/returns`)).body.returns[0]?.words;
    expect(await words()).toBe('Send it to 1 Mill Road.');
    expect((await refund(path, quoted)).status).toBe(200);
    expect(await words()).toBeNull();
  });

  it('[§9 quality tags] counts the units that came back, once', async () => {
    const { orderNumber, path, quoted } = await asked([2, 0], 'changed_mind');
    await inspected(path, [[lamp, 1, 0, 1]]);
    const { rows: before } = await returnedOf(orderNumber);
    const due = (await staff('GET', path)).body.refund?.amount ?? 0;
    expect(due).toBeLessThan(quoted);
    for (let i = 0; i < 2; i++) expect((await refund(path, due)).status).toBe(200);
    const { rows } = await returnedOf(orderNumber);
    expect([before, rows].map((all) => all.reduce((sum, { units }) => sum + units, 0))).toEqual([1, 1]);
  });

  it('keeps notes hidden from the shopper', async () => {
    const { shopper, orderNumber, path } = await asked([1, 0]);
    const { body } = await staff('POST', `${path}/notes`, { words: 'Called twice' }, packer);
    expect(body.notes).toMatchObject([{ who: expect.stringMatching(/^Mara/), words: 'Called twice' }]);
    const again = await staff('POST', `${path}/notes`, { words: 'Called again' }, packer);
    expect(again.body.notes, 'newest first').toMatchObject([{ words: 'Called again' }, { words: 'Called twice' }]);
    const { rows } = await sql<{ by: number }>`
      select member_id as by from staff.audit where action = 'return.note_added' and subject_id = ${body.caseNumber}`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([{ by: packer.memberId }, { by: packer.memberId }]);
    expect(JSON.stringify((await shopper.send('GET', `/api/orders/${orderNumber}/returns`)).body)).not.toContain('Called twice');
  });

  it('[rulings: Staff] lets fulfilment receive and inspect, and only customer care decide and refund', async () => {
    const { shopper, path } = await asked([1, 0]);
    expect((await staff('GET', path, undefined, packer)).status).toBe(200);
    expect((await decide(path, 'approved', packer)).status).toBe(403);
    for (const what of ['refund', 'closing'])
      expect((await staff('PUT', `${path}/${what}`, { amount: 1, ...words }, packer)).status).toBe(403);
    await decide(path, 'approved');
    expect((await staff('PUT', `${path}/receipt`, {}, packer)).status).toBe(200);
    const editor = await staffSignedIn(shop, 'content_editor');
    expect((await staff('GET', '/api/staff/returns', undefined, editor)).status).toBe(403);
    expect((await staff('GET', path, undefined, editor)).status).toBe(403);
    expect((await shopper.send('GET', path)).status).toBe(401);
    expect(await staff('GET', '/api/staff/returns/R-2222-22222')).toMatchObject({ status: 404, body: { code: 'return_not_found' } });
  });
});
