import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoughtAgain, ListedOrder } from '../../../contract/orders/order-history.ts';
import type { ShownOrder } from '../../../contract/orders/orders.ts';
import type { OrderReturn } from '../../../contract/returns/returns.ts';
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
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { findParcels } from '../../shipments/index.ts';
import { orderToken } from '../access.ts';
import { returnByOf } from '../returning/window.ts';
import { listOrders } from './list.ts';

let shop: CommerceShop;
let packer: SignedInStaff;
let [lamp, shade]: number[] = [];

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, shade] = await stockShelves(shop, [{ stock: 500 }, { price: 4000, stock: 500 }]);
  packer = await staffSignedIn(shop, 'fulfilment');
});
afterAll(() => shop.close());

let count = 0;
async function customer(): Promise<Shopper> {
  await clearBooks(shop);
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email: `nora-${count++}@example.com`, password: 'weaver-of-7-looms' });
  return shopper;
}

/** A paid order of two lamps and a shade. */
async function buy(shopper: Shopper): Promise<string> {
  const items = [
    { variationId: lamp ?? 0, quantity: 2 },
    { variationId: shade ?? 0, quantity: 1 },
  ];
  const { pay } = await readyToPay(shop, items, { shopper });
  return (await pay(testCards.good)).body.orderNumber;
}

async function ship(orderNumber: string, lines: object[]): Promise<string> {
  const uuid = randomUUID();
  const { statusCode } = await shop.app.inject({
    method: 'PUT',
    url: `/api/staff/fulfilment/${orderNumber}/shipments/${uuid}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: packer.token },
    payload: { carrier: 'ups', trackingNumber: '1Z9999999999999999', lines },
  });
  expect(statusCode).toBe(200);
  return uuid;
}

const list = async (shopper: Shopper, query = '') =>
  (await shopper.send<{ orders: ListedOrder[]; total: number }>('GET', `/api/orders${query}`)).body;
const all = () => [
  { variationId: lamp, quantity: 2 },
  { variationId: shade, quantity: 1 },
];

describe('[§2.9] the list of orders', () => {
  it('says what is next, with the parcels', async () => {
    const shopper = await customer();
    const orderNumber = await buy(shopper);
    const [placed] = (await list(shopper)).orders;
    expect(placed).toMatchObject({ orderNumber, parcels: [], next: { kind: 'arrives', isDelayed: false } });
    const shipmentUuid = await ship(orderNumber, all());
    expect((await list(shopper)).orders[0]).toMatchObject({
      parcels: [{ shipmentUuid, status: 'shipped', isDelayed: false }],
      next: { kind: 'arrives' },
    });
  });

  it('calls an order new for an hour', async () => {
    const shopper = await customer();
    const orderNumber = await buy(shopper);
    const isNew = async () => (await shopper.send<ShownOrder>('GET', `/api/orders/${orderNumber}`)).body.isNew;
    expect(await isNew()).toBe(true);
    await sql`update orders.order set placed_at = placed_at - interval '61 minutes' where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    expect(await isNew()).toBe(false);
  });

  it('announces the refund of a cancelled order that was charged', async () => {
    const shopper = await customer();
    const orderNumber = await buy(shopper);
    await ship(orderNumber, [{ variationId: lamp, quantity: 2 }]);
    await shop.jobs.drain();
    const lines = [{ variationId: shade, quantity: 1 }];
    const cancellation = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines };
    await shopper.send('POST', '/api/orders/invoices/lines/cancel', cancellation);
    // The lamps are still on their way, which matters more.
    expect((await list(shopper)).orders[0]?.next).toMatchObject({ kind: 'arrives' });
    await sql`update shipments.shipment set status = 'delivered', delivered_at = now()`.execute(shop.database.read);
    expect((await list(shopper)).orders[0]?.next).toMatchObject({ kind: 'refund', cents: expect.any(Number) });
  });

  it('says until when items can be returned, on the order’s page too, a guest’s included', async () => {
    const shopper = await customer();
    const orderNumber = await buy(shopper);
    await ship(orderNumber, all());
    await shop.jobs.drain();
    await sql`update shipments.shipment set status = 'delivered', delivered_at = now()`.execute(shop.database.read);
    const delivered = new Date(Date.now() - 86_400_000);
    await sql`
      insert into orders.event (order_id, kind, actor, at, details)
      select order_id, 'delivered', 'system', ${delivered}, details || jsonb_build_object('shipmentUuid', gen_random_uuid())
      from orders.event where kind = 'shipped'`.execute(shop.database.read);
    await sql`update orders.line set delivered = shipped`.execute(shop.database.read);
    await sql`update orders.order set state = 'delivered', delivered_at = ${delivered} where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    const next = { kind: 'return_until', at: returnByOf(delivered, 30).toISOString() };
    expect((await list(shopper)).orders[0]?.next).toEqual(next);
    const page = async (who: Shopper, query = '') => (await who.send<ShownOrder>('GET', `/api/orders/${orderNumber}${query}`)).body.next;
    expect(await page(shopper)).toEqual(next);
    expect(await page(new Shopper(shop), `?token=${orderToken(shop.config.secret, { orderNumber, linkVersion: 0 })}`)).toEqual(next);
  });

  it('follows a return that is on its way back, and tells no return window of refunded items', async () => {
    const shopper = await customer();
    const orderNumber = await buy(shopper);
    await ship(orderNumber, all());
    await shop.jobs.drain();
    await sql`update shipments.shipment set status = 'delivered', delivered_at = now()`.execute(shop.database.read);
    const next = async () => (await list(shopper)).orders[0]?.next?.kind;
    expect(await next()).toBe('return_until');
    const care = await staffSignedIn(shop, 'customer_care');
    const staff = (url: string, payload: object) =>
      shop.app.inject({
        method: 'PUT',
        url,
        headers: { 'sec-fetch-site': 'same-origin' },
        cookies: { staff_session_token: care.token },
        payload,
      });
    const lines = [{ variationId: shade, quantity: 1, reason: 'size', comment: '' }];
    const asked = { orderNumber, returnUuid: randomUUID(), wish: 'refund', lines };
    const { caseNumber } = (await shopper.send<OrderReturn>('POST', '/api/return', asked)).body;
    await staff(`/api/staff/returns/${caseNumber}/decision`, { decision: 'approved', words: '' });
    expect(await next()).toBe('return_approved');
    const never = {
      orderNumber,
      returnUuid: randomUUID(),
      wish: 'refund',
      lines: [{ ...lines[0], variationId: lamp, reason: 'not_arrived' }],
    };
    const { caseNumber: missing } = (await shopper.send<OrderReturn>('POST', '/api/return', never)).body;
    await staff(`/api/staff/returns/${missing}/decision`, { decision: 'approved', words: '' });
    expect((await list(shopper)).orders[0]?.next).toEqual({ kind: 'return_approved', nothingToSend: true, wish: 'refund' });
    await staff(`/api/staff/returns/${missing}/closing`, { words: 'It came.' });
    await shopper.send('POST', `/api/orders/${orderNumber}/returns/${caseNumber}/sent`, {});
    expect(await next()).toBe('return_sent');
    await staff(`/api/staff/returns/${caseNumber}/closing`, { words: 'It got lost.' });
    const refund = { amount: 100, reason: 'goodwill', lines: all() };
    expect((await staff(`/api/staff/orders/${orderNumber}/refunds/${randomUUID()}`, refund)).statusCode).toBe(200);
    await shop.jobs.drain();
    expect(await next()).toBe('refund');
    const { rows } = await sql<{ ownerId: string }>`
      select owner_id as "ownerId" from orders.order where order_number = ${orderNumber}`.execute(shop.database.read);
    const later = new Date(Date.now() + 8 * 86_400_000);
    const mine = { ownerId: rows[0]?.ownerId ?? '', filter: 'most-recent', q: '', page: 1 } as const;
    expect((await listOrders(shop.database.read, findParcels, mine, later)).orders[0]?.next).toBeNull();
  });

  it('is searched by option, SKU and case number, and not by dashes', async () => {
    const shopper = await customer();
    const one = await buy(shopper);
    await buy(shopper);
    await sql`
      update orders.line set options = ${JSON.stringify({ Color: 'Sage', Size: '8" × 10"' })}::jsonb, sku = 'SAGE-7' from orders.order o
      where o.id = order_id and o.order_number = ${one} and variation_id = ${lamp}`.execute(shop.database.read);
    await ship(one, all());
    const lines = [{ variationId: shade, quantity: 1, reason: 'size', comment: '' }];
    const asked = { orderNumber: one, returnUuid: randomUUID(), wish: 'refund', lines };
    const { caseNumber } = (await shopper.send<OrderReturn>('POST', '/api/return', asked)).body;
    const found = async (q: string) => (await list(shopper, `?q=${encodeURIComponent(q)}`)).orders.map(({ orderNumber }) => orderNumber);
    for (const q of ['lamp sage', '8"', 'sage-7', caseNumber, caseNumber.toLowerCase()]) expect(await found(q)).toEqual([one]);
    for (const q of ['---', '[']) expect(await found(q)).toEqual([]);
  });

  it('is searched by order number and by product', async () => {
    const shopper = await customer();
    const one = await buy(shopper);
    const other = await buy(shopper);
    const name = (await list(shopper)).orders[0]?.items[0]?.name ?? '';
    const found = async (q: string) => (await list(shopper, `?q=${encodeURIComponent(q)}`)).orders.map(({ orderNumber }) => orderNumber);
    expect(await found(one.toLowerCase().replace('-', ' '))).toEqual([one]);
    expect(await found(one.slice(0, 4))).toContain(one);
    expect(await found(name.toUpperCase())).toEqual([other, one]);
    expect(await found('100%')).toEqual([]);
    expect(await found('no such thing')).toEqual([]);
  });
});

describe('[§2.9] buying again', () => {
  const again = (shopper: Shopper, orderNumber: string) => shopper.send<BoughtAgain>('POST', `/api/orders/${orderNumber}/buy-again`, {});

  it('adds what is still sold and says what is not', async () => {
    const shopper = await customer();
    const orderNumber = await buy(shopper);
    expect((await again(shopper, orderNumber)).body).toEqual({ added: 3, missed: [] });
    expect(shopper.cookies.get('cart_item_qty')).toBe('3');
    const left = await stockOf(shop, lamp ?? 0);
    await sql`update catalog.stock set on_hand = 3 where variation_id = ${lamp}`.execute(shop.database.read);
    await sql`update catalog.stock set on_hand = 0 where variation_id = ${shade}`.execute(shop.database.read);
    const { body } = await again(shopper, orderNumber);
    expect(body).toMatchObject({
      added: 1,
      missed: [
        { quantity: 1, why: 'not_enough' },
        { quantity: 1, why: 'out_of_stock' },
      ],
    });
    await sql`update catalog.stock set on_hand = ${left} where variation_id in (${lamp}, ${shade})`.execute(shop.database.read);
  });

  it('[§6] is for the order’s shopper alone', async () => {
    const orderNumber = await buy(await customer());
    expect((await again(await customer(), orderNumber)).status).toBe(404);
    expect((await again(new Shopper(shop), orderNumber)).status).toBe(404);
  });
});

describe('[§9] a history of 2,000 orders', () => {
  it('is read by its owner’s index, with as many statements as a short one', async () => {
    const shopper = await customer();
    const first = await buy(shopper);
    const { rows } = await sql<{ ownerId: string }>`
      select owner_id as "ownerId" from orders.order where order_number = ${first}`.execute(shop.database.read);
    const ownerId = rows[0]?.ownerId ?? '';
    const asked = { ownerId, filter: 'most-recent', q: '', page: 1 } as const;
    const statements = async () => {
      let n = 0;
      const counting = shop.database.read.withPlugin({
        transformQuery: ({ node }) => {
          n++;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { total } = await listOrders(counting as typeof shop.database.read, findParcels, asked, new Date());
      return { n, total };
    };
    const short = await statements();
    expect(short.n).toBeGreaterThan(4);
    await sql`
      with template as (select * from orders.order where order_number = ${first}), made as (
        insert into orders.order (order_number, checkout_uuid, owner_id, brand, state, email, marketing_opt_in, shipping_address, billing_address,
          delivery, currency, merchandise, discount, shipping, tax, total, placed_at, updated_at)
        select 'T' || n || '-HIST', gen_random_uuid(), t.owner_id, t.brand, 'delivered', t.email, false, t.shipping_address, t.billing_address,
          t.delivery, t.currency, t.merchandise, t.discount, t.shipping, t.tax, t.total, t.placed_at - n * interval '1 day', t.updated_at
        from template t, generate_series(1, 1999) n returning id)
      insert into orders.line (order_id, position, variation_id, product_id, sku, name, slug, department_slug, options, quantity, unit_price,
        line_total, returnable, discount, tax)
      select m.id, l.position, l.variation_id, l.product_id, l.sku, l.name, l.slug, l.department_slug, l.options, l.quantity, l.unit_price,
        l.line_total, l.returnable, l.discount, l.tax
      from made m, orders.line l join template t on t.id = l.order_id`.execute(shop.database.read);
    await sql`analyze orders.order`.execute(shop.database.read);
    expect(await statements()).toEqual({ n: short.n, total: 2000 });
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select id from orders.order o where o.owner_id = 'customer:0' order by placed_at desc, id desc limit 10`.execute(
      shop.database.read,
    );
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('order_owner');
  });
});
