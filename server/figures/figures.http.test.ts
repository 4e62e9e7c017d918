import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf, OutputOf } from '../../contract/api/endpoint.ts';
import type { figureEndpoints } from '../../contract/figures/figures.ts';
import type { VisitStep, visitEndpoints } from '../../contract/figures/visits.ts';
import { shopDay } from '../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { clockOf } from '../platform/time/clock.ts';
import { sumSoldUnits } from './stock/jobs.ts';
import { tidyFigures } from './visits/jobs.ts';
import { saveNoted } from './visits/operations.ts';

type Events = InputOf<typeof visitEndpoints.note>['events'];
type Searches = OutputOf<typeof figureEndpoints.searches>;

const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
let shop: CommerceShop;
let seller: SignedInStaff;
let today = '';
let lamp = 0;
let shade = 0;
let desk = 0;

const note = async (events: Events, headers: Record<string, string> = {}) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/visit-events',
      payload: { events },
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': browser, ...headers },
    })
  ).statusCode;

async function get(url: string, by: SignedInStaff = seller) {
  const response = await shop.app.inject({
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: { staff_session_token: by.token },
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}
const searches = async (query = ''): Promise<Searches> => JSON.parse((await get(`/api/staff/reports/searches?${query}`)).text);
const funnel = async (query = ''): Promise<OutputOf<typeof figureEndpoints.funnel>> =>
  JSON.parse((await get(`/api/staff/reports/funnel?${query}`)).text);
const stock = async (query = ''): Promise<OutputOf<typeof figureEndpoints.stock>> =>
  JSON.parse((await get(`/api/staff/reports/stock?${query}`)).text);
const step = (step: VisitStep): Events[number] => ({ kind: 'step', step });
const empty = () => sql`truncate figures.search_day, figures.visit_day`.execute(shop.database.read);

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, shade = 0, desk = 0] = await stockShelves(shop, [
    { price: 12_500, stock: 30 },
    { price: 4000, stock: 4 },
    { price: 9000, stock: 1 },
  ]);
  seller = await staffSignedIn(shop, 'merchandiser');
  today = shopDay(clockOf(shop.database).now());
});
afterAll(() => shop.close());

describe('[§17.10 figures] searches', () => {
  it('are counted by words, with what they led to, and saved together', async () => {
    expect(await note([{ kind: 'search', text: 'Velvet  Sofa', found: 12 }])).toBe(200);
    await note([
      { kind: 'search', text: 'velvet sofa', found: 12 },
      { kind: 'led', text: 'velvet sofa', to: 'product' },
      { kind: 'led', text: 'velvet sofa', to: 'cart' },
      { kind: 'search', text: 'zzqx settle', found: 0 },
    ]);
    expect((await searches()).totals.searches).toBe(0);
    await saveNoted(shop);
    await saveNoted(shop);
    const { lines, totals, before } = await searches();
    expect(lines).toEqual([
      { words: 'velvet sofa', searches: 2, nothing: 0, products: 1, carts: 1, findsNow: null, synonym: null },
      { words: 'zzqx settle', searches: 1, nothing: 1, products: 0, carts: 0, findsNow: 0, synonym: null },
    ]);
    expect(totals).toEqual({ searches: 3, nothing: 1, products: 1, carts: 1 });
    expect(before.searches).toBe(0);
    expect((await searches('show=nothing')).lines.map(({ words }) => words)).toEqual(['zzqx settle']);
    expect((await searches('brand=pip-alder')).lines).toEqual([]);
  });

  it('hold nothing of the visitor, and nothing like an address or a number', async () => {
    await empty();
    for (const text of ['ada@example.com', '4242 4242 4242 4242', 'call (555) 123-4567']) await note([{ kind: 'search', text, found: 0 }]);
    await saveNoted(shop);
    expect((await searches()).totals.searches).toBe(0);
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'figures' and table_name in ('search_day', 'visit_day')
      group by 1 order by 1`.execute(shop.database.read);
    expect(rows.map(({ name }) => name)).toEqual(['brand', 'carts', 'day', 'nothing', 'products', 'searches', 'step', 'visits', 'words']);
  });

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a browser that asks not to share (Global Privacy Control)', { 'sec-gpc': '1' }],
    ['a visitor who opted out', { cookie: 'opt_out=true' }],
  ])('of %s do not count', async (_, headers) => {
    await empty();
    expect(await note([{ kind: 'search', text: 'sofa', found: 3 }], headers)).toBe(200);
    await saveNoted(shop);
    expect((await searches()).totals.searches).toBe(0);
  });

  it('of other sites’ pages and of no known kind are refused', async () => {
    expect(await note([{ kind: 'search', text: 'sofa', found: 3 }], { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await note([{ kind: 'search', text: '', found: 3 }])).toBe(400);
    expect(await note([])).toBe(400);
  });

  it('stay few whatever a day brings: the most frequent words remain, and the sums of all', async () => {
    await empty();
    const days = [new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10), '2020-01-01'];
    for (const day of days)
      await sql`
        insert into figures.search_day (day, brand, words, searches, nothing, products, carts)
        select ${day}::date, 'alder-loom', 'word ' || n, n, 0, 1, 0 from generate_series(1, 700) n`.execute(shop.database.read);
    const now = clockOf(shop.database).now();
    await tidyFigures(shop.database, now);
    await tidyFigures(shop.database, now);
    const { lines, totals, pages } = await searches();
    expect(totals).toMatchObject({ searches: (700 * 701) / 2, products: 700 });
    expect([lines[0]?.words, pages]).toEqual(['word 700', 6]);
    expect(await searches('page=99')).toEqual(await searches('page=6'));
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from figures.search_day`.execute(shop.database.read);
    expect(rows[0]?.rows).toBe(301);
  });

  it('take no more new words on a day that has enough, and count them all the same', async () => {
    await empty();
    await sql`
      insert into figures.search_day (day, brand, words, searches, nothing, products, carts)
      select ${today}::date, 'alder-loom', 'word ' || n, 1, 0, 0, 0 from generate_series(1, 2000) n`.execute(shop.database.read);
    await note([
      { kind: 'search', text: 'word 7', found: 1 },
      { kind: 'search', text: 'one more', found: 1 },
    ]);
    await saveNoted(shop);
    const { lines, totals } = await searches();
    expect(totals.searches).toBe(2002);
    expect(lines[0]).toMatchObject({ words: 'word 7', searches: 2 });
    expect(lines.some(({ words }) => words === 'one more')).toBe(false);
  });

  it('that found nothing say when a synonym makes them find something', async () => {
    await empty();
    const { rows } = await sql<{ name: string }>`select name from catalog.product where published order by id limit 1`.execute(
      shop.database.read,
    );
    const [means = ''] = (rows[0]?.name ?? '').toLowerCase().split(' ');
    await note([{ kind: 'search', text: 'zzqx', found: 0 }]);
    await saveNoted(shop);
    expect((await searches('show=nothing')).lines[0]).toMatchObject({ findsNow: 0, synonym: null });
    const added = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/synonyms',
      payload: { phrase: 'zzqx', means, oneWay: true },
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { staff_session_token: seller.token },
    });
    expect(added.statusCode).toBe(200);
    const [line] = (await searches('show=nothing')).lines;
    expect(line?.findsNow).toBeGreaterThan(0);
    expect(line?.synonym).toMatchObject({ means });
  });

  it('can be downloaded as CSV, where no words become a formula', async () => {
    await empty();
    await sql`insert into figures.search_day (day, brand, words, searches, nothing, products, carts)
      values (${today}::date, 'alder-loom', '=qxqxqx', 3, 3, 0, 0)`.execute(shop.database.read);
    const { status, text, headers } = await get(`/api/staff/reports/searches.csv?show=nothing&from=${today}&to=${today}`);
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      `attachment; filename="searches-without-results-${today}-${today}.csv"`,
      'private, no-store',
    ]);
    expect(text).toBe(
      "\uFEFFSearch,Searches,Without results,Led to a product,Led to the cart,Finds now,Synonym\r\n'=qxqxqx,3,3,0,0,0,\r\n",
    );
  });

  it('are for staff with the permission, and for days that can be reported', async () => {
    const packer = await staffSignedIn(shop, 'fulfilment');
    for (const path of ['searches', 'searches.csv']) {
      expect((await get(`/api/staff/reports/${path}`, packer)).status).toBe(403);
      expect((await get(`/api/staff/reports/${path}?from=${today}&to=2020-01-01`)).status).toBe(400);
    }
  });
});

describe('[§17.10 figures] the funnel', () => {
  it('counts visits at each step by day and brand', async () => {
    await empty();
    for (const steps of [['product'], ['product', 'cart'], ['product', 'cart', 'checkout', 'order']] as const) await note(steps.map(step));
    await note([step('product')], { host: 'pip-alder.localhost' });
    await note([step('product')], { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' });
    await saveNoted(shop);
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    await sql`insert into figures.visit_day (day, brand, step, visits) values (${yesterday}::date, 'alder-loom', 'product', 8)`.execute(
      shop.database.read,
    );
    const { days, totals, before } = await funnel(`from=${today}&to=${today}&brand=alder-loom`);
    const sums = { product: totals.product, cart: 2, checkout: 1, order: 1 };
    expect(totals).toEqual(sums);
    expect(days).toEqual([{ key: today, title: today, ...sums }]);
    expect(before).toEqual({ product: 8, cart: 0, checkout: 0, order: 0 });
    const all = await funnel();
    expect(all.days.map(({ key }) => key)).toEqual([yesterday, today]);
    expect(all.brands.reduce((sum, { product }) => sum + product, 0)).toBe(12);
    expect((await get(`/api/staff/reports/funnel.csv?from=${yesterday}&to=${yesterday}`)).text).toBe(
      `\uFEFFDay,Viewed a product,Added to cart,Started checkout,Ordered\r\n${yesterday},8,0,0,0\r\n`,
    );
  });

  it('adds up what several processes save at once', async () => {
    await empty();
    await note([step('product'), step('cart')]);
    await Promise.all([saveNoted(shop), saveNoted(shop)]);
    await note([step('product')]);
    await saveNoted(shop);
    expect((await funnel()).totals).toMatchObject({ product: 2, cart: 1 });
  });
});

describe('[§17.10 figures] stock days left', () => {
  const sum = () => sumSoldUnits(shop.database, clockOf(shop.database).now());

  it('are the stock over the sales of 28 days, the shortest first', async () => {
    const buy = async (items: { variationId: number; quantity?: number }[]) => {
      const { pay } = await readyToPay(shop, items, { email: 'ada@example.com' });
      return (await pay(testCards.good)).body.orderNumber;
    };
    await buy([{ variationId: lamp, quantity: 2 }, { variationId: shade }]);
    await buy([{ variationId: desk }]);
    await sum();
    await sum();
    const { lines, total } = await stock();
    expect(lines.map(({ variationId, onHand, sold, daysLeft }) => [variationId, onHand, sold, daysLeft])).toEqual([
      [desk, 0, 1, 0],
      [shade, 3, 1, 84],
      [lamp, 28, 2, 392],
    ]);
    expect(total).toBe(3);
  });

  it('are narrowed by days, department, name and SKU, and downloaded so', async () => {
    const [first] = (await stock()).lines;
    const ids = async (query: string) => (await stock(query)).lines.map(({ variationId }) => variationId);
    expect(await ids('show=out')).toEqual([desk]);
    expect(await ids('show=month')).toEqual([desk]);
    expect(await ids('department=no-such')).toEqual([]);
    expect(await ids(`q=${first?.sku.toLowerCase()}`)).toEqual([desk]);
    expect((await ids(`q=${encodeURIComponent(first?.name ?? '')}`)).includes(desk)).toBe(true);
    expect(await stock('page=2')).toEqual(await stock());
    const { text, headers } = await get('/api/staff/reports/stock.csv?show=out');
    expect(headers['content-disposition']).toBe('attachment; filename="stock-days-left.csv"');
    expect(text.split('\r\n')[0]).toBe('\uFEFFSKU,Product,Options,In stock,Sold in 28 days,Days left');
    expect(text).toContain(',0,1,0\r\n');
  });

  it('leave out cancelled and older orders, and what is not sold any more', async () => {
    const db = shop.database.read;
    await sql`update orders.order set placed_at = placed_at - interval '29 days'
      where id in (select order_id from orders.line where variation_id = ${desk})`.execute(db);
    await sql`update catalog.variation set retired_at = now() where id = ${shade}`.execute(db);
    await sum();
    expect((await stock()).lines.map(({ variationId }) => variationId)).toEqual([lamp]);
    await sql`update orders.order set state = 'cancelled'`.execute(db);
    await sum();
    expect((await stock()).total).toBe(0);
  });

  it('and the funnel are for staff with the permission', async () => {
    const packer = await staffSignedIn(shop, 'fulfilment');
    for (const path of ['funnel', 'funnel.csv', 'stock', 'stock.csv'])
      expect((await get(`/api/staff/reports/${path}`, packer)).status).toBe(403);
    expect((await get('/api/staff/reports/stock?show=none')).status).toBe(400);
    expect((await get('/api/staff/reports/stock.csv?show=none')).status).toBe(400);
    expect((await get('/api/staff/reports/stock.csv?show=all&q=%00')).status).toBe(400);
    expect((await get(`/api/staff/reports/funnel.csv?from=${today}&to=2020-01-01`)).status).toBe(400);
  });

  it.each(['0000-01-01', '0001-01-10', '1899-12-31', '9999-12-31'])('refuse %s, which no calendar of a shop has', async (day) => {
    const administrator = await staffSignedIn(shop, 'administrator');
    for (const path of ['reports/funnel', 'reports/funnel.csv', 'reports/searches', 'orders', 'exports/customers.csv'])
      expect((await get(`/api/staff/${path}?to=${day}`, administrator)).status, path).toBe(400);
  });
});
