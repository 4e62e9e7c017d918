import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../server/platform/db/index.ts';
import { bindReactions } from '../../server/reactions.ts';
import { openSession } from '../../server/staff/sessions/index.ts';
import { ApiShopper } from '../support/api-shopper.ts';
import { staffSignedIn } from '../support/staff.ts';
import { buyableProducts, stockedVariations } from './support/catalogue.ts';
import { Connection } from './support/connection.ts';
import { fillConsole } from './support/console-shop/fill.ts';
import { consoleLists, consoleReports, findKnown, type View } from './support/console-shop/views.ts';
import { type Figure, report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { benchDatabase } from './support/postgres.ts';
import { settings } from './support/settings.ts';
import { type BenchShop, benchShop } from './support/shop.ts';
import { median, percentile } from './support/statistics.ts';

/** Milliseconds: p95 of a list or search, and a report of a year. */
const bars = { list: 200, report: 1000 };
/** Answers of a view: enough for a p95; fewer of one that takes longer than the time for each. */
const answers = { most: 60, least: 6 };
const reference = '/api/staff/me';

/**
 * The console on PostgreSQL with 100,000 products and a year of 1,000,000 orders (`--products`, `--orders`): every list, search and report through
 * HTTP, one at a time, as a signed-in administrator. Beside the lists the smallest call of the console in the same turns, beside the reports of sales
 * the same sum read from the orders. Filling takes minutes: `BENCH_DATABASE` names the URL of a database to fill once and keep.
 */
pinLoad();
const kept = process.env.BENCH_DATABASE;
const fresh = kept ? { url: kept, drop: async () => undefined } : await benchDatabase();
/** Jobs would work on the year's orders while they are measured. */
const withoutJobs = { DATABASE_URL: fresh.url, RUN_JOBS: 'false' };
const database = await openDatabase({ url: fresh.url, dataDir: null });
bindReactions(database);
try {
  const filled = await fill();
  const token = await signIn();
  const shop = await benchShop(withoutJobs);
  try {
    const figures = await measure(shop, token);
    report({
      bench: 'console',
      figures,
      notes: [
        `${settings.products} products and ${settings.orders} orders, ${filled}. Up to ${answers.most} answers a view, each with other values where it has some.`,
        pinningNote,
      ],
    });
  } finally {
    await shop.stop();
  }
} finally {
  await database.close();
  await fresh.drop();
}

/** A session of the administrator, who is there when the database was filled before. */
async function signIn(): Promise<string> {
  const { rows } = await sql<{ id: number }>`select id from staff.member where role = 'administrator' order by id limit 1`.execute(
    database.read,
  );
  const id = rows[0]?.id;
  if (id === undefined) return (await staffSignedIn({ database }, 'administrator')).token;
  return database.transact((tx) => openSession(tx, id, 'complete', new Date()));
}

/** Fills the database unless it was before; says what that took. */
async function fill(): Promise<string> {
  const began = performance.now();
  const known = await sql<{ filled: boolean }>`select to_regclass('orders.order') is not null as filled`.execute(database.read);
  const { rows } = known.rows[0]?.filled ? await sql`select from orders.order limit 1`.execute(database.read) : { rows: [] };
  if (rows.length === 0) await fillConsole(database, fresh.url, settings, await placeOne());
  const size = await sql<{ gigabytes: string }>`select round(pg_database_size(current_database()) / 1073741824.0, 1) as gigabytes`.execute(
    database.read,
  );
  const time = rows.length === 0 ? `filled in ${Math.round((performance.now() - began) / 1000)} s` : 'filled before';
  return `${time}, ${size.rows[0]?.gigabytes} GB`;
}

/** The shop fills the database with the demonstration catalogue, and one order is placed, which the generated ones resemble. */
async function placeOne(): Promise<string> {
  const shop = await benchShop(withoutJobs);
  try {
    const [variationId = 0] = await stockedVariations(shop.url, await buyableProducts(shop.url), 1, 1);
    return await new ApiShopper(shop.url).buy(variationId);
  } finally {
    await shop.stop();
  }
}

async function measure(shop: BenchShop, token: string): Promise<Figure[]> {
  const connection = await Connection.open(shop.url);
  let addresses = 0;
  const ask = async (path: string) => {
    addresses++;
    const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    const headers = { cookie: `staff_session_token=${token}`, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from };
    const { status, body, milliseconds } = await connection.send('GET', path, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`);
    return milliseconds;
  };
  const answer = async ({ path }: View) => {
    await ask(path(0));
    const of: Record<'view' | 'plain', number[]> = { view: [], plain: [] };
    const until = performance.now() + settings.seconds * 1000;
    for (let time = 1; time <= answers.most && (time <= answers.least || performance.now() < until); time++) {
      of.view.push(await ask(path(time)));
      of.plain.push(await ask(reference));
    }
    return of;
  };
  const figures: Figure[] = [];
  const known = await findKnown(fresh.url);
  for (const view of consoleLists(known)) {
    const { view: times, plain } = await answer(view);
    figures.push(figureOf(view, times, bars.list, { name: 'who am I', figure: percentile(plain, 0.95) }));
  }
  const fromOrders = await sumOrders();
  for (const view of consoleReports(known)) {
    const { view: times } = await answer(view);
    figures.push(
      figureOf(view, times, bars.report, view.name.startsWith('Sales') ? { name: 'from the orders', figure: fromOrders } : undefined),
    );
  }
  connection.close();
  return figures;
}

function figureOf({ name }: View, times: readonly number[], atMost: number, beside: Figure['reference']): Figure {
  const p95 = percentile(times, 0.95);
  // The whole takes minutes.
  console.error(`${p95 > atMost ? '✗' : '✓'} ${name}: ${p95.toFixed(0)} ms`);
  const measure = `${name}, p95 (p50 ${median(times).toFixed(0)} ms)`;
  return { measure, figure: p95, unit: 'ms', bar: { atMost }, ...(beside && { reference: beside }) };
}

/** Milliseconds of a report of sales by day without the sums of jobs. */
async function sumOrders(): Promise<number> {
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  try {
    const began = performance.now();
    await client.query(
      `select placed_at::date, count(*), sum(merchandise - discount), sum(tax), sum((select sum(quantity) from orders.line l where l.order_id = o.id))
       from orders.order o where placed_at > now() - interval '1 year' group by 1`,
    );
    return performance.now() - began;
  } finally {
    await client.end();
  }
}
