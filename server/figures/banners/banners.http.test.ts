import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InputOf, OutputOf } from '../../../contract/api/endpoint.ts';
import type { figureEndpoints } from '../../../contract/figures/figures.ts';
import type { visitEndpoints } from '../../../contract/figures/visits.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { publish, saveDraft } from '../../content/editing.ts';
import { aBanner, aPage } from '../../content/test-fixtures/pages.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { tidyFigures } from '../visits/jobs.ts';
import { saveNoted } from '../visits/operations.ts';

type Events = InputOf<typeof visitEndpoints.note>['events'];
type Report = OutputOf<typeof figureEndpoints.banners>;

const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const tile = { alt_text: '', image_url: null, svg: null, text: '', text_position: 'below' } as const;
let shop: CommerceShop;
let seller: SignedInStaff;
let lamp = 0;
let today = '';

const note = (events: Events, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/visit-events',
    payload: { events },
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': browser, ...headers },
  });
const get = (path: string, { token } = seller) =>
  shop.app.inject({
    url: `/api/staff/reports/${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: token },
  });
const banners = async (query = ''): Promise<Report> => (await get(`banners?${query}`)).json();
const figures = async () =>
  (await banners()).lines.map(({ page, banner, shown, clicked, orders, sales }) => [page, banner, shown, clicked, orders, sales]);

const seen = (action: 'shown' | 'clicked', ...names: string[]): Events[number] => ({
  kind: 'banners',
  action,
  page: 'deals',
  banners: names,
});
const ordered = (orderNumber: string, banner = 'sale-hero', seconds = 600): Events[number] => ({
  kind: 'ordered',
  page: 'deals',
  banner,
  orderNumber,
  seconds,
});

/** Publishes the page with these blocks. */
async function live(...blocks: Parameters<typeof aPage>[1][]): Promise<void> {
  const actor = { by: 'pia', now: new Date() };
  const name = { brand: 'alder-loom', kind: 'page', key: 'deals' } as const;
  await saveDraft(shop, name, { body: aPage('deals', ...blocks) }, actor);
  await publish(shop, name, {}, actor);
}
const hero = aBanner('The winter sale', { tid: 'sale-hero', banner_size: 'hero', redirect_url: '/sale' });

async function buy(): Promise<{ orderNumber: string; sales: number }> {
  const { pay, checkout } = await readyToPay(shop, [{ variationId: lamp }]);
  const { merchandise, discount } = checkout.totals;
  return { orderNumber: (await pay(testCards.good)).body.orderNumber, sales: merchandise - discount };
}

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 12_500, stock: 50 }]);
  seller = await staffSignedIn(shop, 'merchandiser');
  today = shopDay(clockOf(shop.database).now());
});
beforeEach(async () => {
  await live(hero, aBanner('Words alone'), {
    type: 'split_banner',
    layout: 'double',
    tiles: [
      { ...tile, header_text: 'Rugs', redirect_url: '/rugs' },
      { ...tile, header_text: 'Lamps', tid: 'lamps', redirect_url: '/lamps' },
    ],
  } as Parameters<typeof aPage>[1]);
  await sql`truncate figures.banner_day, figures.counted_order`.execute(shop.database.read);
});
afterAll(() => shop.close());

describe('[§17.10 figures] banners', () => {
  it('are counted by page and name, with what they are, and saved together', async () => {
    expect((await note([seen('shown', 'sale-hero', 'Rugs', 'lamps')])).statusCode).toBe(200);
    await note([seen('shown', 'sale-hero'), seen('clicked', 'sale-hero', 'sale-hero')]);
    expect((await banners()).lines).toEqual([]);
    await saveNoted(shop);
    await saveNoted(shop);
    const { lines, totals, before } = await banners();
    const place = { brand: 'alder-loom', brandName: 'Alder & Loom', page: 'deals', path: '/deals', orders: 0, sales: 0 };
    expect(lines).toEqual([
      { ...place, banner: 'sale-hero', heading: 'The winter sale', kind: 'Hero', shown: 2, clicked: 1 },
      { ...place, banner: 'Rugs', heading: 'Rugs', kind: 'Tile', shown: 1, clicked: 0 },
      { ...place, banner: 'lamps', heading: 'Lamps', kind: 'Tile', shown: 1, clicked: 0 },
    ]);
    expect(totals).toEqual({ shown: 4, clicked: 1, orders: 0, sales: 0 });
    expect(before.shown).toBe(0);
    expect((await banners('brand=pip-alder')).lines).toEqual([]);
  });

  it('count for the orders that follow: by the shop’s own figures, and each order once', async () => {
    const { orderNumber, sales } = await buy();
    const other = await buy();
    await note([seen('clicked', 'sale-hero'), ordered(orderNumber)]);
    await note([ordered(orderNumber, 'Rugs', 700)]);
    await saveNoted(shop);
    await note([ordered(orderNumber, 'lamps'), ordered(other.orderNumber)]);
    await saveNoted(shop);
    expect(await figures()).toEqual([['deals', 'sale-hero', 0, 1, 2, sales + other.sales]]);
  });

  it('do not count for an order placed before the click, of another brand, declined, cancelled, or made up', async () => {
    const { orderNumber } = await buy();
    const change = (to: string) =>
      sql`update orders.order set ${sql.raw(to)} where order_number = ${orderNumber}`.execute(shop.database.read);
    const tell = async (headers = {}) => {
      await note([seen('clicked', 'sale-hero'), ordered(orderNumber), ordered('7KQ2-M9XWT')], headers);
      await saveNoted(shop);
    };
    await change("placed_at = placed_at - interval '11 minutes'");
    await tell();
    await change('placed_at = now()');
    for (const state of ['payment_declined', 'cancelled']) {
      await change(`state = '${state}'`);
      await tell();
    }
    await change("state = 'placed', brand = 'pip-alder'");
    await tell();
    expect(await figures()).toEqual([['deals', 'sale-hero', 0, 4, 0, 0]]);
    await change("brand = 'alder-loom'");
    await tell();
    expect((await banners()).totals.orders).toBe(1);
  });

  it('that no page has do not count, nor those that lead nowhere', async () => {
    await note([
      seen('shown', 'Buy pills at pills.example', 'Words alone'),
      { kind: 'banners', action: 'shown', page: 'no-such', banners: ['Rugs'] },
    ]);
    await note([ordered((await buy()).orderNumber, 'Buy pills')]);
    await saveNoted(shop);
    expect(await figures()).toEqual([]);
  });

  it('go on counting when an editor takes them away during a visit', async () => {
    await note([seen('shown', 'sale-hero')]);
    await saveNoted(shop);
    await live(aBanner('The sale is over', { redirect_url: '/' }));
    const { orderNumber, sales } = await buy();
    await note([seen('clicked', 'sale-hero'), ordered(orderNumber)]);
    await saveNoted(shop);
    expect(await figures()).toEqual([['deals', 'sale-hero', 1, 1, 1, sales]]);
  });

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser that asks not to share (Global Privacy Control)', { 'sec-gpc': '1' }],
    ['a visitor who opted out', { cookie: 'opt_out=true' }],
  ])('seen by %s do not count', async (_, headers) => {
    expect((await note([seen('shown', 'sale-hero')], headers)).statusCode).toBe(200);
    await saveNoted(shop);
    expect(await figures()).toEqual([]);
  });

  it('hold nothing that leads to a visitor, and of orders for a day only that they count', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'figures' and table_name in ('banner_day', 'counted_order') order by ordinal_position, 1`.execute(
      shop.database.read,
    );
    expect(rows.map(({ name }) => name).filter((name) => name.startsWith('counted'))).toEqual([
      'counted_order.order_id',
      'counted_order.counted_at',
    ]);
    await note([ordered((await buy()).orderNumber)]);
    await saveNoted(shop);
    const left = async () => (await sql`select from figures.counted_order`.execute(shop.database.read)).rows.length;
    const now = clockOf(shop.database).now();
    await tidyFigures(shop.database, now);
    expect(await left()).toBe(1);
    await tidyFigures(shop.database, new Date(now.getTime() + 25 * 3_600_000));
    expect(await left()).toBe(0);
  });

  it('can be downloaded as CSV', async () => {
    await sql`
      insert into figures.banner_day (day, brand, page, banner, kind, heading, shown, clicked, orders, sales)
      values (${today}::date, 'alder-loom', 'homepage', '=hero', 'hero', 'Winter', 10, 4, 1, 12550)`.execute(shop.database.read);
    expect(await banners('page=9')).toEqual(await banners());
    const { body, headers } = await get(`banners.csv?from=${today}&to=${today}`);
    expect(headers['content-disposition']).toBe(`attachment; filename="banners-${today}-${today}.csv"`);
    expect(body).toBe(
      "\uFEFFBrand,Page,Banner,Tracking name,Kind,Seen,Clicked,Orders,Sales\r\nAlder & Loom,/,Winter,'=hero,Hero,10,4,1,125.50\r\n",
    );
  });

  it('are for staff with the permission, and for days that can be reported', async () => {
    const packer = await staffSignedIn(shop, 'fulfilment');
    for (const path of ['banners', 'banners.csv']) {
      expect((await get(path, packer)).statusCode).toBe(403);
      expect((await get(`${path}?from=${today}&to=2020-01-01`)).statusCode).toBe(400);
    }
    expect((await note([{ ...ordered('7KQ2-M9XWT'), seconds: 5 * 3600 } as Events[number]])).statusCode).toBe(400);
  });
});
