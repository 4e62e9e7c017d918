import pg from 'pg';
import { type SalesBy, salesBy } from '../../contract/staff/orders/sales-reports.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { reportFunnel } from '../../server/figures/funnel/operations.ts';
import { reportPayments } from '../../server/figures/payments/operations.ts';
import { reportSearches } from '../../server/figures/searches/operations.ts';
import { sumSoldUnits } from '../../server/figures/stock/jobs.ts';
import { reportStock } from '../../server/figures/stock/operations.ts';
import { Flags } from '../../server/flags/index.ts';
import { sumChangedDays } from '../../server/orders/reports/jobs.ts';
import { reportReturns, reportSales } from '../../server/orders/reports/operations.ts';
import { sumLedger } from '../../server/payments/books/store.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { type Figure, report } from './support/figures.ts';
import { benchDatabase } from './support/postgres.ts';
import { settings } from './support/settings.ts';
import { median, percentile } from './support/statistics.ts';
import { fillVisits } from './support/visit-figures.ts';

/** Milliseconds until a report of a year is there. */
const bar = 1000;
const runs = 12;

/**
 * The console's reports over a year of orders (`--orders`, by default a million), two lines each, of 5,000 products and 60 states and provinces; beside
 * them the same sums read from the orders. Told too: how long the job takes for a day, which it does every five minutes.
 */
const fresh = await benchDatabase();
const database = await openDatabase({
  url: fresh.url,
  dataDir: '',
  exclusive: false,
  onError: () => undefined,
  onRecovered: () => undefined,
});
try {
  await migrate(database);
  await fill(fresh.url, settings.orders);
  await fillFigures(fresh.url);
  const now = new Date();
  const began = performance.now();
  await sumChangedDays(database, now);
  const all = performance.now() - began;
  const db = database.read;
  const year = { from: new Date(now.getTime() - 364 * 86_400_000).toISOString().slice(0, 10) };
  const figures: Figure[] = [];
  for (const by of keysOf<SalesBy>(salesBy))
    figures.push(await timed(`${salesBy[by]}, a year`, () => reportSales(db, { by, ...year }, 1, now)));
  figures.push(await timed('Returns by reason, a year', () => reportReturns(db, year, now)));
  const parts = { database, flags: new Flags({ database, config: readConfig({ NODE_ENV: 'test' }) }) };
  // The first one reads the words that search knows.
  await reportSearches(parts, { show: 'all', ...year }, 1, now);
  figures.push(await timed('Searches, a year', () => reportSearches(parts, { show: 'all', ...year }, 1, now)));
  figures.push(await timed('Searches without results, a year', () => reportSearches(parts, { show: 'nothing', ...year }, 1, now)));
  figures.push(await timed('Funnel, a year', () => reportFunnel(db, year, now)));
  await database.transact((tx) => sumLedger(tx, now));
  figures.push(
    await timed('Payments, a year', () =>
      reportPayments(db, new Map(), { ...year, page: 1, differencesPage: 1, dismissedPage: 1, faultsPage: 1 }, now),
    ),
  );
  figures.push(await timed('The job that sums the ledger', () => database.transact((tx) => sumLedger(tx, now))));
  figures.push(await timed('The job that sums units sold', () => sumSoldUnits(database, now)));
  figures.push(await timed('Stock days left', () => reportStock(db, { show: 'all' }, 1)));
  figures.push({
    ...(await timed('The job, for the days of the last 26 hours', () => sumChangedDays(database, now))),
    bar: { atMost: bar },
  });
  report({
    bench: 'reports',
    figures,
    notes: [`${settings.orders} orders in a year; the first sums of all days took ${Math.round(all)} ms. Medians and p95 of ${runs} runs.`],
  });
} finally {
  await database.close();
  await fresh.drop();
}

async function timed(measure: string, run: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < runs; at++) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return {
    measure: `${measure}, p95 (p50 ${median(times).toFixed(0)} ms)`,
    figure: percentile(times, 0.95),
    unit: 'ms',
    bar: { atMost: bar },
  };
}

/** Delivered orders of the last year; every fortieth came back. */
async function fill(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query(
      `insert into orders.order (order_number, checkout_uuid, owner_id, brand, state, email, marketing_opt_in, shipping_address, billing_address,
         delivery, currency, merchandise, discount, shipping, tax, total, placed_at, updated_at)
       select 'BENCH-' || n, gen_random_uuid(), 'customer:' || n % 200000, case when n % 5 = 0 then 'pip-alder' else 'alder-loom' end, 'delivered',
         'buyer-' || n % 200000 || '@example.com', false, a, a, '{}', 'USD', 8000 + n % 9000, n % 700, 0, n % 900, 8000 + n % 9000 - n % 700 + n % 900, at, at
       from generate_series(1, $1::int) n,
         lateral (select jsonb_build_object('countryCode', 'US', 'stateRegion', 'S' || n % 60) as a, now() - (n::float8 / $1) * interval '364 days' as at) x`,
      [orders],
    );
    await client.query(
      `insert into orders.line (order_id, position, variation_id, product_id, sku, name, slug, department_slug, options, image, quantity, unit_price,
         line_total, returnable, discount, tax, shipped, delivered)
       select o.id, k, (o.id * 7 + k * 13) % 20000, (o.id * 7 + k * 13) % 5000, 'SKU', 'Product ' || (o.id * 7 + k * 13) % 5000, 'product', 'd' || (o.id + k) % 12, '[]', null, 1, 4000, 4000,
         true, 0, 0, 1, 1
       from orders.order o, generate_series(1, 2) k`,
    );
    await client.query(
      `insert into orders.event (order_id, kind, actor, at, details) select id, 'placed', 'shopper', placed_at, '{}' from orders.order`,
    );
    await client.query(
      `with r as (
         insert into returns.return (case_number, order_id, request_uuid, wish, state, currency, quoted, quoted_shipping, requested_at, arrive_by, ended_at,
           refunded, refunded_shipping, out_of_stock)
         select 'C' || id, id, gen_random_uuid(), 'refund', 'refunded', 'USD', 4000, 0, placed_at, placed_at, placed_at, 4000, 0, false
         from orders.order where id % 40 = 0 returning id, order_id)
       insert into returns.line (return_id, variation_id, quantity, reason, comment) select r.id, l.variation_id, 1, 'reason-' || r.id % 17, ''
       from r join orders.line l on l.order_id = r.order_id and l.position = 1`,
    );
    await client.query(
      `with paid as (
         insert into payments.payment (id, order_id, type, amount, currency, state, gateway, created_at, updated_at, waived)
         select gen_random_uuid(), id, 'CARD', total, 'USD', 'succeeded', 'sandbox', placed_at, placed_at, 0 from orders.order returning id, order_id, created_at)
       insert into payments.entry (key, payment_id, kind, amount, state, reason, actor, created_at, settled_at)
       select kind || ':' || id, id, kind, 4000, 'succeeded', 'bench', 'system', created_at, created_at
       from paid, (values ('captured'), ('refunded')) k(kind) where kind = 'captured' or order_id % 40 = 0`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * Searches and visits, and the stock of 20,000 variations in two warehouses. The catalogue is not searched: `npm run bench search` tells what a
 * search takes.
 */
async function fillFigures(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillVisits(client);
    await client.query(
      `insert into catalog.category (id, parent_id, slug, slugs, ancestry, name, description, position, type, listed)
       overriding system value values (900001, null, 'bench', 'bench', '{900001}', 'Bench', '', 0, 'department', true)`,
    );
    await client.query(
      `insert into catalog.product (id, handle, slug, name, description, highlights, specifications, options, tags, category_id, department_slug,
         published, introduced_on, returnable, rating_count, content_hash, created_at, updated_at)
       overriding system value select n, 'bench-' || n, 'bench-' || n, 'Product ' || n, '', '[]', '[]', '[]', '[]', 900001, 'd' || n % 12, true, current_date, true, 0, '', now(), now()
       from generate_series(0, 4999) n`,
    );
    await client.query(
      `insert into catalog.variation (id, product_id, sku, options, position, price_cents, lead_time_days, made_to_order, price_since, specifications)
       overriding system value select n, n % 5000, 'SKU-' || n, '{"Size": "Large"}', n / 5000, 4000, 0, false, now(), '[]' from generate_series(0, 19999) n`,
    );
    await client.query(
      `insert into catalog.stock (variation_id, warehouse_code, product_id, on_hand)
       select n, w.code, n % 5000, n % 90 from generate_series(0, 19999) n, (select code from catalog.warehouse limit 2) w`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
