import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { startOwnPostgres } from '../../tools/setup/postgres.mjs';
import { home, product as productLink } from '../../web/routes.ts';
import { Random } from '../fuzz/random.ts';
import { buyableProducts, stockedVariations } from '../load/support/catalogue.ts';
import { percentile } from '../load/support/statistics.ts';
import { lostOrders, readBooks, sweepBooks } from '../support/books.ts';
import { processesOf, startShop } from '../support/shop-process.ts';
import { type Fault, faults, type Victims } from './faults.ts';
import { type Failure, keepVisiting, type Places, type Visits } from './visitors.ts';

/**
 * `npm run soak -- --minutes 60 [--seed N] [--visitors 12]`: a shop of several processes on a PostgreSQL server, visited as shops are, while processes
 * and database are killed, frozen and replaced at random. Exits with 1 when a request failed while nothing was broken, an order was lost or placed
 * twice, the books or the stock are wrong (money: What must always be true), or memory keeps growing. Docs: docs/operations/soak.md.
 */
const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e6)) },
    visitors: { type: 'string', default: '12' },
    /** Seconds between the end of a fault and the next, at most. */
    pause: { type: 'string', default: '40' },
  },
});
const [minutes, seed, visitors, pause] = [given.minutes, given.seed, given.visitors, given.pause].map(Number) as [
  number,
  number,
  number,
  number,
];
/** Milliseconds after a fault in which requests may still fail: connections reconnect, the circuit breaker looks again. */
const grace = 10_000;
const maxGrowth = 1.2;

console.log(`Seed ${seed}: npm run soak -- --minutes ${minutes} --seed ${seed} --visitors ${visitors}`);

const dataDir = mkdtempSync(join(tmpdir(), 'mantel-soak-'));
const postgres = startOwnPostgres();
if (!postgres) throw new Error('A PostgreSQL server is needed: apt-get install postgresql');
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  WORKERS: '2',
  LOG_LEVEL: 'error',
  TRUST_PROXY: 'true',
  CAPTURE: 'placed',
  // Visitors on the same machine slow the shop down; it must not turn them away for that.
  MAX_LOOP_DELAY_MS: '0',
};
const start = () => startShop(env);

interface Broken {
  readonly fault: Fault;
  readonly from: number;
  to: number;
}

let running: Victims | undefined;
try {
  const victims: Victims = { shop: await start(), postgres, start };
  running = victims;
  const products = await buyableProducts(victims.shop.url);
  const variations = await stockedVariations(victims.shop.url, products, 100, 80);
  const places: Places = {
    url: victims.shop.url,
    pages: [home(), ...products.slice(0, 60).map((one) => productLink(one))],
    words: products.flatMap(({ name }) => name.split(' ').slice(-2).join(' ')),
    variations,
  };
  const before = await withDatabase(async (database) => {
    await stockUp(database, variations);
    return { sold: (await readBooks(database)).sold, stock: await stockOf(database, variations) };
  });

  const visits: Visits = { failures: [], pages: [], told: [], attempts: 0, done: new Map() };
  const began = Date.now();
  const end = began + minutes * 60_000;
  let isOver = false;
  const visiting = Promise.all(
    Array.from({ length: visitors }, (_, at) => keepVisiting(places, visits, new Random(seed + 1 + at), () => isOver)),
  );
  const memory: { at: number; megabytes: number }[] = [];
  const watch = setInterval(() => {
    for (const megabytes of residentMegabytes(victims)) memory.push({ at: Date.now(), megabytes });
  }, 5000);

  const broken: Broken[] = [];
  const random = new Random(seed);
  // The first minute warms up: what grows then is not a leak.
  await sleep(Math.min(60_000, (end - began) / 5));
  const warmAt = Date.now();
  while (Date.now() < end - 15_000) {
    const fault = random.pick(faults);
    console.log(`${Math.round((Date.now() - began) / 1000)} s: ${fault.name}`);
    const one: Broken = { fault, from: Date.now(), to: Number.POSITIVE_INFINITY };
    broken.push(one);
    await fault.run(victims, random);
    places.url = victims.shop.url;
    one.to = Date.now() + grace;
    await sleep(grace + random.below(pause * 1000));
  }
  await sleep(Math.max(0, end - Date.now()));
  isOver = true;
  await visiting;
  clearInterval(watch);
  // What was asked last may still be under way.
  await sleep(3000);
  await victims.shop.stop('SIGTERM');

  process.exitCode = await judge({ visits, broken, memory, warmAt, end, before, variations });
} finally {
  if (running?.shop.process.exitCode === null) await running.shop.stop('SIGKILL');
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Soaked {
  readonly visits: Visits;
  readonly broken: readonly Broken[];
  readonly memory: readonly { readonly at: number; readonly megabytes: number }[];
  readonly warmAt: number;
  readonly end: number;
  readonly before: { readonly sold: number; readonly stock: number };
  readonly variations: readonly number[];
}

/** Prints what was found; returns the exit code. */
async function judge({ visits, broken, memory, warmAt, end, before, variations }: Soaked): Promise<number> {
  const isExcused = ({ from, to }: Failure) =>
    broken.some(({ fault, ...when }) => !fault.isUnnoticed && from <= when.to && to >= when.from);
  const isCalm = (at: number) => !broken.some(({ from, to }) => at >= from && at <= to);
  const unexcused = visits.failures.filter((failure) => !isExcused(failure));
  const { swept, books, stock, lost } = await withDatabase(async (database) => {
    const left = await sweepBooks(database, env);
    return {
      swept: left,
      books: await readBooks(database),
      stock: await stockOf(database, variations),
      lost: await lostOrders(database, visits.told),
    };
  });
  const { placed, paidBy, used, sold, onHand: _onHand, ...wrong } = books;

  const half = warmAt + (end - warmAt) / 2;
  const highest = (from: number, to: number) =>
    Math.max(0, ...memory.filter(({ at }) => at >= from && at < to).map((one) => one.megabytes));
  const early = highest(warmAt, half);
  const late = highest(half, Number.POSITIVE_INFINITY);
  const calm = visits.pages.filter(({ at }) => isCalm(at)).map(({ milliseconds }) => milliseconds);

  const findings = [
    ...[...Map.groupBy(unexcused, ({ what }) => what.replace(/ \(request [^)]*\)/, ''))].map(
      ([what, all]) => `${all.length} × ${what}, while nothing was broken`,
    ),
    ...Object.entries(wrong).flatMap(([what, count]) => (Number(count) === 0 ? [] : [`Books: ${what} ${count}`])),
    ...(swept.differing.length > 0 ? [`${swept.differing.length} differences from the providers' books`] : []),
    ...(lost.length > 0 ? [`Lost orders: ${lost.join(', ')}`] : []),
    ...(new Set(visits.told).size === visits.told.length ? [] : ['An order number was told twice']),
    ...(placed > visits.attempts ? [`${placed} orders of ${visits.attempts} attempts`] : []),
    ...(before.stock - stock === sold - before.sold
      ? []
      : [`Stock fell by ${before.stock - stock}, ${sold - before.sold} units were sold`]),
    ...(late > early * maxGrowth ? [`Memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`] : []),
  ];
  console.log(`\nVisits: ${[...visits.done].map(([habit, count]) => `${habit} ${count}`).join(', ')}`);
  console.log(`Faults: ${[...Map.groupBy(broken, ({ fault }) => fault.name)].map(([name, all]) => `${name} ${all.length}`).join(', ')}`);
  console.log(`Failures: ${visits.failures.length}, of these while something was broken: ${visits.failures.length - unexcused.length}`);
  console.log(
    `Orders: ${visits.attempts} attempts, ${visits.told.length} told, ${placed} placed, by ${JSON.stringify(paidBy)}; ${used} promotions used`,
  );
  console.log(
    `Cached pages while nothing was broken: p50 ${percentile(calm, 0.5).toFixed(1)}, p99 ${percentile(calm, 0.99).toFixed(1)} ms`,
  );
  console.log(`Largest process: ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} in the second`);
  for (const finding of findings) console.log(`\n✗ ${finding}`);
  console.log(`\n${findings.length} findings. Seed ${seed}`);
  return findings.length > 0 ? 1 : 0;
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(dataDir, 'database') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Puts more on the shelves than hours of visitors buy: an hour sold out what the sample has. */
async function stockUp(database: Database, variations: readonly number[]): Promise<void> {
  await database.transact((tx) =>
    sql`update catalog.stock set on_hand = on_hand + 100000 where variation_id = any(${[...variations]}::int[])`.execute(tx),
  );
}

async function stockOf(database: Database, variations: readonly number[]): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(on_hand), 0)::int as units from catalog.stock where variation_id = any(${[...variations]}::int[])`.execute(
    database.read,
  );
  return rows[0]?.units ?? 0;
}

/** Of each of the shop's processes that is there. */
function residentMegabytes({ shop }: Victims): number[] {
  try {
    return processesOf(shop).map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return [];
  }
}
