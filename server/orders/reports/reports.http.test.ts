import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { shareOfUnits } from '../../platform/shares.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { sharesOf } from '../cancelling/refund-amounts.ts';
import { notePromotions, sumPromotions } from '../desk/promotion-store.ts';
import type { OrderedLine } from '../order.ts';
import type { OrderState } from '../states.ts';
import { sumChangedDays } from './jobs.ts';
import { findSoldUntil } from './store.ts';

type Report = OutputOf<typeof salesReportEndpoints.sales>;

let shop: CommerceShop;
let seller: SignedInStaff;
let orders: string[];
let today = '';
const lamps = 3;

const sum = () => sumChangedDays(shop.database, clockOf(shop.database).now());

async function get(url: string, by: SignedInStaff = seller) {
  const cookies = { staff_session_token: by.token };
  const response = await shop.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' }, cookies });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}
const report = async (query: string, range = `from=${today}&to=${today}`): Promise<Report> =>
  JSON.parse((await get(`/api/staff/reports/sales?${range}&${query}`)).text);

beforeAll(async () => {
  shop = await commerceShop();
  const [lamp = 0, shade = 0] = await stockShelves(shop, [
    { price: 12_500, stock: 500 },
    { price: 4000, stock: 500 },
  ]);
  seller = await staffSignedIn(shop, 'merchandiser');
  const buy = async (items: { variationId: number; quantity?: number }[]) => {
    const { pay } = await readyToPay(shop, items, { email: 'ada@example.com' });
    return (await pay(testCards.good)).body.orderNumber;
  };
  orders = [await buy([{ variationId: lamp, quantity: lamps }]), await buy([{ variationId: shade }, { variationId: lamp }])];
  today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(clockOf(shop.database).now());
  await sum();
});
afterAll(() => shop.close());

/** `2026-01`. */
const monthsAgo = (count: number): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - count, 1)).toISOString().slice(0, 7);

describe('[look: staff console] reports of sales', () => {
  it('sum the orders of each day, with tax and delivery as they were charged', async () => {
    const { rows } = await sql<{
      tax: number;
      shipping: number;
    }>`select sum(tax)::int as tax, sum(shipping)::int as shipping from orders.order`.execute(shop.database.read);
    const { lines, totals, before } = await report('by=day');
    const sums = { orders: 2, units: lamps + 2, sales: 4 * 12_500 + 4000, discount: 0, ...rows[0] };
    expect(totals).toEqual({ ...sums, refunds: 0 });
    expect(lines).toEqual([{ key: today, title: today, ...sums, refunds: 0 }]);
    expect(before.orders).toBe(0);
  });

  it('break the same sums down by product, department, brand and state', async () => {
    const products = await report('by=product');
    expect(products.lines.map(({ units, sales }) => [units, sales])).toEqual([
      [lamps + 1, 50_000],
      [1, 4000],
    ]);
    for (const by of ['department', 'brand', 'state']) {
      const { lines, totals } = await report(`by=${by}`);
      expect(lines.reduce((all, { sales }) => all + sales, 0)).toBe(totals.sales);
    }
    expect((await report('by=brand&brand=pip-alder')).totals.orders).toBe(0);
    expect((await report('by=state')).lines[0]?.key).toMatch(/^US-[A-Z]{2}$/);
  });

  it('count each product once, under the main category that it had on the day', async () => {
    const { lines, totals } = await report('by=category');
    expect(lines.reduce((all, { sales }) => all + sales, 0)).toBe(totals.sales);
    const db = shop.database.read;
    const { rows } = await sql<{ id: number; was: number; name: string }>`
      with other as (
        insert into catalog.category (parent_id, slug, slugs, ancestry, name, description, position, type, listed, version)
        select c.id, 'shades', c.slugs || '/shades', c.ancestry || 0, 'Shades', '', 1, 'department', true, 1
        from catalog.category c order by id limit 1 returning id
      )
      update catalog.product p set category_id = other.id from other, catalog.product old
      where p.id = old.id and p.id = (select product_id from orders.line where unit_price = 4000 limit 1)
      returning other.id, old.category_id as was, p.name`.execute(db);
    const moved = rows[0] ?? { id: 0, was: 0, name: '' };
    await sql`update catalog.category c set ancestry = parent.ancestry || c.id from catalog.category parent
      where c.id = ${moved.id} and parent.id = c.parent_id`.execute(db);
    // A further category changes nothing.
    await sql`insert into catalog.product_category (product_id, category_id)
      select product_id, category_id from (select p.id as product_id, ${moved.was}::int as category_id from catalog.product p
        where p.category_id = ${moved.id}) one on conflict do nothing`.execute(db);
    await sum();
    const after = (await report('by=category')).lines;
    expect((await report('by=category', `from=${monthsAgo(2)}-15&to=${today}`)).lines).toEqual(after);
    expect(after.map(({ key, units, sales }) => [key === String(moved.id), units, sales])).toEqual([
      [false, lamps + 1, 50_000],
      [true, 1, 4000],
    ]);
    expect(after[1]?.title).toMatch(/^.+ \/ Shades$/);
    const departments = await get(`/api/staff/reports/sales.csv?by=department&from=${today}&to=${today}`);
    expect(departments.text.split('\r\n').slice(0, 2)).toEqual(['\uFEFFDepartment,Name,Units,Sales', 'lighting,Lighting,5,540.00']);
    const { text } = await get(`/api/staff/reports/sales.csv?by=category&from=${today}&to=${today}`);
    expect(text.split('\r\n')[0]).toBe('\uFEFFCategory,Name,Units,Sales');
    expect((await report('by=category&brand=pip-alder')).lines).toEqual([]);
    expect(await report('by=category&page=2')).toMatchObject({ page: 1, pages: 1, lines: after });
  });

  it('sum whole months of products, and the days beside them', async () => {
    const { lines } = await report('by=product', `from=${monthsAgo(2)}-15&to=${today}`);
    expect(lines.map(({ title, units, sales }) => [title !== '', units, sales])).toEqual([
      [true, lamps + 1, 50_000],
      [true, 1, 4000],
    ]);
    const last = new Date(Date.parse(`${today.slice(0, 7)}-01`) + 32 * 86_400_000).toISOString().slice(0, 7);
    expect((await report('by=product', `from=${monthsAgo(1)}-01&to=${last}-01`)).lines).toHaveLength(2);
  });

  it('leave cancelled orders out, also of an earlier day', async () => {
    const db = shop.database.read;
    await sql`update orders.order set placed_at = placed_at - interval '9 days' where order_number = ${orders[1]}`.execute(db);
    await sql`truncate orders.sales_day`.execute(db);
    await sum();
    const from = new Date(Date.parse(today) - 20 * 86_400_000).toISOString().slice(0, 10);
    expect((await report('by=day', `from=${from}&to=${today}`)).lines.map(({ orders }) => orders)).toEqual([1, 1]);
    await sql`update orders.order set state = 'cancelled' where order_number = ${orders[1]}`.execute(db);
    await sql`insert into orders.event (order_id, kind, actor, at, details)
      select id, 'cancelled', 'system', ${clockOf(shop.database).now()}, '{}' from orders.order where order_number = ${orders[1]}`.execute(
      db,
    );
    await sum();
    await sum();
    const { totals } = await report('by=day', `from=${from}&to=${today}`);
    expect(totals).toMatchObject({ orders: 1, units: lamps, sales: lamps * 12_500 });
    expect((await report('by=product', `from=${from}&to=${today}`)).lines.map(({ units, sales }) => [units, sales])).toEqual([
      [lamps, lamps * 12_500],
    ]);
    const { rows } = await sql`
      (select * from orders.product_month except select date_trunc('month', day), brand, product_id, sum(units), sum(sales)
        from orders.product_day group by 1, 2, 3)
      union all
      (select date_trunc('month', day), brand, product_id, sum(units), sum(sales) from orders.product_day group by 1, 2, 3
        except select * from orders.product_month)`.execute(db);
    expect(rows).toEqual([]);
  });

  it('leave cancelled items of other orders out, with their discount and their tax, and don’t count their refund', async () => {
    const db = shop.database.read;
    const { rows } = await sql<{ id: number; tax: number; orderTax: number }>`
      select l.order_id as id, l.tax, o.tax as "orderTax" from orders.order o join orders.line l on l.order_id = o.id
      where o.order_number = ${orders[0]}`.execute(db);
    const { id = 0, tax = 0, orderTax = 0 } = rows[0] ?? {};
    const become = async (cancelled: number, discount: number) => {
      await sql`update orders.line set cancelled = ${cancelled}, discount = ${discount} where order_id = ${id}`.execute(db);
      await sql`update orders.order set discount = ${discount}, total = total + discount - ${discount} where id = ${id}`.execute(db);
      await sum();
    };
    const was = await report('by=state');
    await become(2, 1000);
    const ordered = [{ variationId: 1, quantity: lamps, cancelled: 0, lineTotal: lamps * 12_500, adjustments: [{ amount: 1000 }], tax }];
    const [gone] = sharesOf(ordered as unknown as OrderedLine[], [{ variationId: 1, quantity: 2 }]);
    const { lines, totals } = await report('by=state');
    expect(totals).toMatchObject({ orders: 1, units: lamps - 2, refunds: 0 });
    expect(totals.sales + totals.tax).toBe(lamps * 12_500 - 1000 + orderTax - (gone?.cents ?? 0));
    expect(totals.tax).toBe(orderTax - shareOfUnits(tax, lamps, { before: 0, units: 2 }));
    expect(lines).toMatchObject([{ units: lamps - 2, sales: totals.sales, tax: totals.tax, discount: totals.discount }]);
    expect(totals.discount).toBe(12_500 - totals.sales);
    for (const by of ['product', 'department', 'category', 'brand'])
      expect((await report(`by=${by}`)).lines.map(({ units, sales }) => [units, sales])).toEqual([[lamps - 2, totals.sales]]);
    expect(JSON.parse((await get('/api/staff/reports/today')).text).today.sales).toBe(totals.sales);
    await become(0, 0);
    expect(await report('by=state')).toEqual(was);
  });

  it('count refunds when the money went back, by brand and state too, also where nothing was sold', async () => {
    const db = shop.database.read;
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    await sql`
      insert into payments.entry (key, payment_id, kind, amount, state, reason, actor, created_at, settled_at)
      select 'refund-of-test', p.id, 'refunded', 12500, 'succeeded', 'return', 'system', ${new Date(`${yesterday}T17:00:00Z`)}, ${new Date(`${yesterday}T17:00:00Z`)}
      from payments.payment p join orders.order o on o.id = p.order_id where o.order_number = ${orders[0]} limit 1`.execute(db);
    const { lines, totals } = await report('by=day', `from=${yesterday}&to=${today}`);
    expect(totals.refunds).toBe(12_500);
    expect(lines.map(({ key, orders, refunds }) => [key, orders, refunds])).toEqual([
      [yesterday, 0, 12_500],
      [today, 1, 0],
    ]);
    const lineOf = async (by: string) => (await report(`by=${by}`, `from=${yesterday}&to=${yesterday}`)).lines;
    expect(await lineOf('state')).toMatchObject([
      { key: expect.stringMatching(/^US-/), title: expect.stringMatching(/^[A-Z][a-z]+/), sales: 0, refunds: 12_500 },
    ]);
    expect(await lineOf('brand')).toMatchObject([{ key: 'alder-loom', title: 'Alder & Loom', orders: 0, refunds: 12_500 }]);
  });

  it('count an order under each of its promotions, until it is cancelled, by the brand it was placed at', async () => {
    const db = shop.database.read;
    const { rows } = await sql<{ id: number }>`select id from orders.order where order_number = ${orders[0]}`.execute(db);
    const orderId = rows[0]?.id ?? 0;
    /** Leaves the state for which the promotions are noted, as placing and cancelling do. */
    const become = (from: OrderState, to: OrderState) =>
      shop.database.transact(async (tx) => {
        await sql`update orders.order set state = ${from} where id = ${orderId}`.execute(tx);
        await notePromotions(tx, orderId, to);
        await sql`update orders.order set state = ${to} where id = ${orderId}`.execute(tx);
      });
    await sql`
      insert into orders.adjustment (order_id, position, promotion_id, "group", label, amount) values
        (${orderId}, 0, 7001, 'item', 'Nine off', 700), (${orderId}, null, 7001, 'order', 'Nine off', 200), (${orderId}, null, 7002, 'order', 'Three off', 300)`.execute(
      db,
    );
    await become('awaiting_payment', 'placed');
    const line = (key: string, discount: number) => ({ key, orders: 1, units: null, sales: lamps * 12_500, discount });
    expect((await report('by=promotion')).lines).toMatchObject([line('7001', 900), line('7002', 300)]);
    await shop.database.transact((tx) => sumPromotions(tx));
    expect((await report('by=promotion')).lines).toMatchObject([line('7001', 900), line('7002', 300)]);
    expect((await report('by=promotion&brand=alder-loom')).lines).toHaveLength(2);
    expect((await report('by=promotion&brand=pip-alder')).lines).toEqual([]);
    const { text } = await get(`/api/staff/reports/sales.csv?by=promotion&from=${today}&to=${today}`);
    expect(text.split('\r\n').slice(0, 2)).toEqual(['\uFEFFPromotion,Name,Orders,Sales,Discount', '7001,Promotion 7001,1,375.00,9.00']);
    await become('placed', 'cancelled');
    expect((await report('by=promotion')).lines).toEqual([]);
    await become('cancelled', 'placed');
    expect((await report('by=promotion')).lines).toHaveLength(2);
  });

  it('compare today with the same hours a week before', async () => {
    const today = JSON.parse((await get('/api/staff/reports/today')).text);
    expect(today).toEqual({ today: { orders: 1, sales: lamps * 12_500 }, weekBefore: { orders: 0, sales: 0 } });
    // Half past midnight in New York, a day after the clocks went forward.
    const db = shop.database.read;
    await sql`update orders.order set placed_at = '2026-03-02T05:10:00Z' where order_number = ${orders[1]}`.execute(db);
    await sql`update orders.order set state = 'placed' where order_number = ${orders[1]}`.execute(db);
    expect((await findSoldUntil(db, new Date('2026-03-09T04:30:00Z'), 7)).orders).toBe(1);
    expect((await findSoldUntil(db, new Date('2026-03-09T04:05:00Z'), 7)).orders).toBe(0);
    await sql`update orders.order set state = 'cancelled' where order_number = ${orders[1]}`.execute(db);
  });

  it('count returns by reason, each once in the sums, beside those of the days before', async () => {
    const ask = async (daysAgo: number, reasons: readonly string[]) => {
      const at = new Date(clockOf(shop.database).now().getTime() - daysAgo * 86_400_000);
      await sql`
        with asked as (
          insert into returns.return (case_number, order_id, request_uuid, wish, state, currency, quoted, quoted_shipping, requested_at, arrive_by)
          select 'R-' || ${daysAgo}::int, id, gen_random_uuid(), 'refund', 'requested', 'USD', 100, 0, ${at}::timestamptz, ${at}::timestamptz
          from orders.order where order_number = ${orders[0]} returning id
        )
        insert into returns.line (return_id, variation_id, quantity, reason, comment)
        select asked.id, place, 1, reason, '' from asked, unnest(${reasons}::text[]) with ordinality as r (reason, place)`.execute(
        shop.database.read,
      );
    };
    await ask(0, ['defective', 'look']);
    await ask(1, ['look']);
    const days = `from=${today}&to=${today}`;
    expect(JSON.parse((await get(`/api/staff/reports/returns?${days}`)).text)).toMatchObject({
      reasons: [
        { reason: 'defective', title: 'Item is defective', returns: 1, units: 1 },
        { reason: 'look', returns: 1, units: 1 },
      ],
      totals: { returns: 1, units: 2 },
      before: { returns: 1, units: 1 },
    });
    const { text, headers } = await get(`/api/staff/reports/returns.csv?${days}&brand=`);
    expect(headers['content-disposition']).toBe(`attachment; filename="returns-by-reason-${today}-${today}.csv"`);
    expect(text.split('\r\n').slice(0, 2)).toEqual(['\uFEFFReason,Name,Returns,Units', 'defective,Item is defective,1,1']);
  });

  it('can be downloaded as CSV', async () => {
    const { status, text, headers } = await get(`/api/staff/reports/sales.csv?by=product&from=${today}&to=${today}`);
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      `attachment; filename="sales-by-product-${today}-${today}.csv"`,
      'private, no-store',
    ]);
    expect(text.split('\r\n')[0]).toBe('\uFEFFProduct,Name,Units,Sales');
    expect(text).toContain(`,${lamps},${((lamps * 12_500) / 100).toFixed(2)}\r\n`);
  });

  it('refuse a range that runs backwards or is too long, and staff without the permission', async () => {
    for (const range of [`from=${today}&to=2020-01-01`, `from=1999-01-01&to=${today}`, `from=${today}&to=2026-02-31`]) {
      expect((await get(`/api/staff/reports/sales?by=day&${range}`)).status).toBe(400);
      expect((await get(`/api/staff/reports/sales.csv?by=day&${range}`)).status).toBe(400);
    }
    const packer = await staffSignedIn(shop, 'fulfilment');
    for (const path of ['sales?by=day', 'sales.csv?by=day', 'returns?', 'returns.csv?', 'today?'])
      expect((await get(`/api/staff/reports/${path}&from=${today}&to=${today}`, packer)).status).toBe(403);
  });
});
