import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { product as productLink } from '../../web/routes.ts';
import { buyableProducts } from './support/catalogue.ts';
import { Connection } from './support/connection.ts';
import { type Figure, report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { type BenchShop, benchShop } from './support/shop.ts';

const root = join(import.meta.dirname, '../..');
/** Polling interval; shorter waits may go unnoticed. */
const everyMs = 5;

/**
 * How long a request waits for another's query on the embedded database with its single session: a cached page and `/healthz`, which need no database
 * and must not wait, and a reading request, which waits its turn. Measured idle, during queries of about a second, and during those and an import.
 */
pinLoad();
const shop = await benchShop();
try {
  const [product] = await buyableProducts(shop.url);
  if (!product) throw new Error('The shop has no products');
  const page = productLink(product);
  const reading = `/api/product/${product.productId}`;
  const slow = await slowQuery(shop);
  // Warm-up, to compile the code and cache and compress the page.
  await maxWaits([page, '/healthz', reading], sleep(2000));
  const quiet = await maxWaits([page, '/healthz', reading], sleep(settings.seconds * 500));
  const queried = await maxWaits([page, '/healthz', reading], slow.repeat(3));
  const imported = await maxWaits([page, '/healthz', reading], Promise.all([slow.repeat(3), importProducts(shop)]));
  await slow.close();
  const figure = (measure: string, at: number, waits: readonly number[], bar?: Figure['bar']): Figure => ({
    measure,
    figure: waits[at] as number,
    unit: 'ms',
    reference: { name: 'nothing else running', figure: quiet[at] as number },
    ...(bar && { bar }),
  });
  const atMost50 = { atMost: 50 };
  report({
    bench: 'stall',
    figures: [
      figure('Longest wait for a kept page during slow queries', 0, queried, atMost50),
      figure('Longest wait for /healthz during slow queries', 1, queried, atMost50),
      figure('Longest wait for a reading request during slow queries', 2, queried),
      figure('Longest wait for a kept page, with an import besides', 0, imported, atMost50),
      figure('Longest wait for /healthz, with an import besides', 1, imported, atMost50),
      figure('Longest wait for a reading request, with an import besides', 2, imported),
    ],
    notes: [
      `A slow query took up to ${Math.round(slow.milliseconds())} ms. What reads waits for it: the embedded database has one session.`,
      `The import is another process, on the load's core. ${pinningNote}`,
    ],
  });
} finally {
  await shop.stop();
}

/** Polls each path on its own connection until `meanwhile` ends; returns the longest wait for each in milliseconds. */
async function maxWaits(paths: readonly string[], meanwhile: Promise<unknown>): Promise<number[]> {
  let over = false;
  const ended = meanwhile.finally(() => {
    over = true;
  });
  const longest = paths.map(async (path) => {
    const connection = await Connection.open(shop.url);
    let wait = 0;
    while (!over) {
      const { status, milliseconds } = await connection.send('GET', path, { 'accept-encoding': 'br' });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      wait = Math.max(wait, milliseconds);
      await sleep(everyMs);
    }
    connection.close();
    return wait;
  });
  const [waits] = await Promise.all([Promise.all(longest), ended]);
  return waits;
}

interface SlowQuery {
  /** The longest so far. */
  milliseconds(): number;
  repeat(times: number): Promise<void>;
  close(): Promise<void>;
}

/** A query of about a second through the database's socket, as from another process of the shop. */
async function slowQuery({ dataDir }: BenchShop): Promise<SlowQuery> {
  const client = new pg.Client({ host: join(dataDir, 'database'), port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  const timed = async (rows: number) => {
    const began = performance.now();
    await client.query('select count(*) from generate_series(1, 1000) a, generate_series(1, $1::int) b where sqrt(a * b) > 0', [rows]);
    return performance.now() - began;
  };
  const sample = 300;
  await timed(sample);
  const rows = Math.round((sample * 1000) / (await timed(sample)));
  const taken: number[] = [];
  return {
    milliseconds: () => Math.max(...taken),
    repeat: async (times) => {
      for (let i = 0; i < times; i++) {
        taken.push(await timed(rows));
        await sleep(500);
      }
    },
    close: () => client.end(),
  };
}

/** Imports a few hundred new products in a separate process, like `npm run import` while the shop is open. */
async function importProducts({ dataDir }: BenchShop): Promise<void> {
  const file = join(dataDir, 'import.jsonl');
  const lines = Array.from({ length: 300 }, (_, i) =>
    JSON.stringify({
      handle: `bench-lamp-${i}`,
      name: `Table lamp number ${i}`,
      category: 'lighting/lamps/table-lamps',
      description: '<p>A lamp with a linen shade.</p>',
      variations: [{ sku: `BENCH-${i}`, price: 4900 + i, stock: 5 }],
    }),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['processes/import.ts', file], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`The import ended with ${status}`);
}
