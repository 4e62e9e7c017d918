import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { family } from '../../../brands/family.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import type { staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { promotion, savePromotions } from '../../promotions/index.ts';
import { sumChangedDays } from '../reports/jobs.ts';
import { reindexWords } from './store.ts';

type Listed = OutputOf<typeof staffOrderEndpoints.list>;

let shop: CommerceShop;
let care: SignedInStaff;
let ada = '';
let grace = '';
let today = '';

beforeAll(async () => {
  shop = await commerceShop();
  const [lamp, shade] = await stockShelves(shop, [{ stock: 500 }, { price: 4000, stock: 500 }]);
  care = await staffSignedIn(shop, 'customer_care');
  const buy = async (variationId: number | undefined, email: string, card: string = testCards.good) => {
    const { pay } = await readyToPay(shop, [{ variationId: variationId ?? 0 }], { email });
    return (await pay(card)).body.orderNumber;
  };
  ada = await buy(lamp, 'ada@example.com');
  grace = await buy(shade, 'grace@example.org');
  today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(clockOf(shop.database).now());
});
afterAll(() => shop.close());

async function call<T>(url: string, by: SignedInStaff | null = care) {
  const response = await shop.app.inject({
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
  });
  return { status: response.statusCode, text: response.body, headers: response.headers, body: () => response.json<T>() };
}

const list = async (query = '') => (await call<Listed>(`/api/staff/orders${query}`)).body();
const numbers = async (query = '') => (await list(query)).orders.map(({ orderNumber }) => orderNumber);

describe('[look: staff console] the list of orders', () => {
  it('finds an order by the beginning of what a customer says', async () => {
    const [{ name = '', place = '' } = {}] = (await list(`?q=${ada}`)).orders;
    expect(await numbers(`?q=${ada.toLowerCase().replace('-', '')}`)).toEqual([ada]);
    expect(await numbers('?q=ada@exam')).toEqual([ada]);
    expect(await numbers('?q=lamp-1')).toEqual([grace]);
    expect(new Set(await numbers(`?q=${encodeURIComponent(name)}`))).toEqual(new Set([ada, grace]));
    expect(place).not.toBe('');
    expect(await numbers('?q=nobody')).toEqual([]);
    expect(await numbers('?q=%25')).toEqual([]);
  });

  it.each([
    ['state=to_ship', 2],
    ['state=cancelled', 0],
    ['payment=CARD', 2],
    ['payment=PAYPAL', 0],
    ['country=US', 2],
    ['country=CA', 0],
    ['delivery=GROUND', 2],
    ['item=LAMP-0', 1],
    ['promotion=1', 0],
    ['promotion=nothing+like+it', 0],
    ['staff=1', 0],
    ['to=2020-01-01', 0],
    ['from=2020-01-01', 2],
  ])('narrows to %s', async (query, found) => {
    const { orders, total } = await list(`?${query}`);
    expect([orders.length, total]).toEqual([found, found]);
  });

  it('finds a name without its accents, and by each part of a hyphenated one', async () => {
    const db = shop.database.read;
    const { rows } = await sql<{ id: number; address: object }>`
      select id, shipping_address as address from orders.order where order_number = ${ada}`.execute(db);
    const [{ id, address } = { id: 0, address: {} }] = rows;
    const rename = (to: object) =>
      shop.database.transact(async (tx) => {
        await sql`update orders.order set shipping_address = ${JSON.stringify(to)}::jsonb where id = ${id}`.execute(tx);
        await reindexWords(tx, id);
      });
    await rename({ ...address, firstName: 'José', lastName: 'Müller-Erdmann' });
    for (const typed of ['Jose', 'José', 'Muller', 'Müller-Erdmann', 'erdmann jose'])
      expect([typed, await numbers(`?q=${encodeURIComponent(typed)}`)]).toEqual([typed, [ada]]);
    await rename(address);
  });

  it('finds a SKU of digits, however long, and a phone number all the same', async () => {
    const db = shop.database.read;
    await sql`
      insert into orders.search_word (order_id, word)
      select o.id, w from orders.order o, (values ('4006381333931'), ('12-34567.8')) v(w) where o.order_number = ${ada}`.execute(db);
    for (const typed of ['4006381333931', '40063813339', '12-34567.8'])
      expect([typed, await numbers(`?q=${typed}`)]).toEqual([typed, [ada]]);
    const { rows } = await sql<{ phone: string }>`select shipping_address ->> 'phone' as phone from orders.order limit 1`.execute(db);
    const digits = rows[0]?.phone.replaceAll(/\D/g, '').slice(-10) ?? '';
    expect(await numbers(`?q=${encodeURIComponent(`+1 (${digits.slice(0, 3)}) ${digits.slice(3)}`)}`)).toHaveLength(2);
    await sql`delete from orders.search_word where word in ('4006381333931', '12-34567.8')`.execute(db);
  });

  it('narrows to a brand, and names it', async () => {
    const db = shop.database.read;
    const [brand, other] = family.map(({ key }) => key);
    await sql`update orders.order set brand = ${other} where order_number = ${grace}`.execute(db);
    const { orders } = await list(`?brand=${other}`);
    expect(orders).toMatchObject([{ orderNumber: grace, brand: other }]);
    expect(await numbers(`?brand=${brand}`)).toEqual([ada]);
    const { text } = await call(`/api/staff/orders.csv?from=${today}&to=${today}&brand=${other}`);
    expect(text.trim().split('\r\n')[1]).toMatch(new RegExp(`,${family[1]?.name}$`));
    await sql`update orders.order set brand = ${brand} where order_number = ${grace}`.execute(db);
  });

  it('narrows to promotions by number, by a part of the name and by a code', async () => {
    const db = shop.database.read;
    const saved = await shop.database.transact((tx) =>
      savePromotions(tx, [
        promotion.parse({
          key: 'lamp-week',
          name: 'The Lamp Week',
          label: 'Lamps',
          codes: ['LAMPS10'],
          startsAt: '2026-01-01T00:00:00Z',
          group: 'item',
          benefit: { kind: 'percent', percent: 10 },
          conditions: { code: true },
        }),
      ]),
    );
    const id = saved.get('lamp-week') ?? 0;
    await sql`
      insert into orders.adjustment (order_id, position, promotion_id, "group", label, amount)
      select id, 0, ${id}, 'item', 'Lamps', 100 from orders.order where order_number = ${ada}`.execute(db);
    for (const words of [id, 'lamp week', 'lamps10']) expect([words, await numbers(`?promotion=${words}`)]).toEqual([words, [ada]]);
    expect(await numbers(`?promotion=${id + 1}`)).toEqual([]);
    await sql`delete from orders.adjustment where promotion_id = ${id}`.execute(db);
  });

  it('sorts by total and goes on from a cursor in both directions', async () => {
    const all = await list('?sort=total');
    expect(all.orders.map(({ orderNumber }) => orderNumber)).toEqual([ada, grace]);
    const [first] = all.orders;
    const { next, previous } = await list('?sort=-placed');
    expect([next, previous]).toEqual([null, null]);
    const cursor = `${first?.total}.${Number.MAX_SAFE_INTEGER}`.slice(0, -1);
    expect(await numbers(`?sort=total&after=${cursor}`)).toEqual([grace]);
    expect(await numbers(`?sort=total&before=${cursor}`)).toEqual([ada]);
  });
});

describe('[§6 roles] the list of orders', () => {
  const roles: [Role | null, number, number][] = [
    ['customer_care', 200, 200],
    ['administrator', 200, 200],
    ['fulfilment', 200, 403],
    ['merchandiser', 200, 403],
    ['content_editor', 403, 403],
    [null, 401, 401],
  ];
  it.each(roles)('is for %s: list %d, file %d', async (role, listed, exported) => {
    const by = role && (await staffSignedIn(shop, role));
    expect((await call('/api/staff/orders', by)).status).toBe(listed);
    expect((await call(`/api/staff/orders.csv?from=${today}&to=${today}`, by)).status).toBe(exported);
  });

  it('is exported by days, with an audit entry that names no customer', async () => {
    expect((await call('/api/staff/orders.csv?from=&to=')).status).toBe(400);
    const { text, headers } = await call(`/api/staff/orders.csv?from=${today}&to=${today}&q=ada%40example.com&state=`);
    expect(headers['content-type']).toContain('text/csv');
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('Order,Placed (UTC),State,Email');
    expect(lines).toEqual([expect.stringContaining(ada)]);
    const admin = await staffSignedIn(shop, 'administrator');
    const log = await call('/api/staff/audit?action=orders.exported', admin);
    expect(log.text).toContain(`${today}/${today}`);
    expect(log.text).not.toContain('ada@');
  });
});

describe('[look: staff console] the file of orders', () => {
  it('adds up to the report of sales with what was cancelled, and names what was refunded beside it', async () => {
    const db = shop.database.read;
    const [lamp = 0] = await stockShelves(shop, [{ price: 3333, stock: 50 }]);
    const { pay, shopper } = await readyToPay(shop, [{ variationId: lamp, quantity: 3 }], { email: 'edith@example.com' });
    const { orderNumber } = (await pay(testCards.good)).body;
    const lines = [{ variationId: lamp, quantity: 1 }];
    const cancel = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines };
    expect((await shopper.send('POST', '/api/orders/invoices/lines/cancel', cancel)).status).toBe(200);
    await sql`update orders.order set state = 'cancelled' where order_number = ${grace}`.execute(db);
    await sql`
      insert into payments.entry (key, payment_id, kind, amount, state, reason, actor, created_at, settled_at)
      select 'refund-of-test', p.id, 'refunded', 500, 'succeeded', 'goodwill', 'system', now(), now()
      from payments.payment p join orders.order o on o.id = p.order_id where o.order_number = ${orderNumber} limit 1`.execute(db);
    await sumChangedDays(shop.database, clockOf(shop.database).now());

    const { text } = await call(`/api/staff/orders.csv?from=${today}&to=${today}`);
    const [head = [], ...rows] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? '';
    const cents = (name: string) => rows.reduce((sum, row) => sum + Math.round(Number(cell(row, name)) * 100), 0);
    const one = rows.find((row) => cell(row, 'Order') === orderNumber) ?? [];
    expect(['Units ordered', 'Units', 'Refunded'].map((name) => cell(one, name))).toEqual(['3', '2', '5.00']);
    const admin = await staffSignedIn(shop, 'administrator');
    const report = await call<OutputOf<typeof salesReportEndpoints.sales>>(
      `/api/staff/reports/sales?by=day&from=${today}&to=${today}`,
      admin,
    );
    const { sales, shipping, tax } = report.body().totals;
    expect(cents('Total') - cents('Cancelled')).toBe(sales + shipping + tax);
    expect(cents('Cancelled')).toBeGreaterThan(cents('Refunded'));
  });
});
