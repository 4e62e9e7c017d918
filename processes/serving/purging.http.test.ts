import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aVariation, productIds, stockProducts } from '../../server/catalog/test-fixtures/catalogue.ts';
import { queuePurges } from '../../server/cdn/index.ts';
import { pageTags } from '../../server/cdn/tags.ts';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createLog } from '../../server/platform/log.ts';
import { bindReactions } from '../../server/reactions.ts';
import { createDatabase } from '../../test/support/fresh-database.ts';
import { type ShopProcess, startShop } from '../../test/support/shop-process.ts';
import { product as productLink } from '../../web/routes.ts';

/** Two web processes and this one, which changes the catalogue like an import; on the embedded database, which a single shop owns, one. */
const dataDir = mkdtempSync(join(tmpdir(), 'mantel-purging-'));
let server: Awaited<ReturnType<typeof createDatabase>> | null = null;
let database: Database;
let shops: ShopProcess[] = [];
let ids: Record<string, number>;

/** The CDN's webhook, with the tags it was told. */
const dropped: string[] = [];
const cdn = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  dropped.push(...JSON.parse(Buffer.concat(chunks).toString()).data.tags);
  response.end();
});
const cdnToken = 'a-secret-of-the-cdn-0123';
let cdnUrl = '';

async function open(): Promise<Database> {
  const opened = await openDatabase({ url: server?.url, dataDir: join(dataDir, 'database') });
  bindReactions(opened);
  queuePurges({ database: opened, config: { cdn: { kind: 'webhook', url: cdnUrl, id: '', token: cdnToken } }, log: createLog('silent') });
  return opened;
}

beforeAll(async () => {
  server = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : null;
  cdn.listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const address = cdn.address();
  cdnUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  database = await open();
  await migrate(database);
  await stockProducts(
    database,
    ['armchair', 'bench', 'cabinet', 'daybed', 'easel'].map((handle) => aProduct({ handle })),
  );
  ids = await productIds(database.read);
  // A shop owns the embedded database, as when an import runs beside it.
  await database.close();
  const told = { CDN_PURGE: 'webhook', CDN_PURGE_URL: cdnUrl, CDN_PURGE_TOKEN: cdnToken };
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...told, ...(server && { DATABASE_URL: server.url }) };
  shops = [await startShop(env), ...(server ? [await startShop(env)] : [])];
  database = await open();
}, 180_000);

afterAll(async () => {
  await database.close();
  for (const shop of shops.toReversed()) await shop.stop();
  await server?.drop();
  cdn.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = (handle: string) => {
  const link = productLink({ productId: ids[handle] as number, slug: handle, departmentSlug: 'furniture' });
  return (shop: ShopProcess) => fetch(shop.url + link);
};
/** Changes a product's price. */
const reprice = (handle: string, price: number) =>
  stockProducts(database, [aProduct({ handle, variations: [aVariation({ sku: handle, price })] })]);
const shows = (ask: (shop: ShopProcess) => Promise<Response>, price: string) =>
  Promise.all(shops.map(async (shop) => (await (await ask(shop)).text()).includes(price)));

test('[§9 caching] a change by another process shows at once in every web process', async () => {
  const ask = page('bench');
  expect(await shows(ask, '$199.00')).toEqual(shops.map(() => true));
  expect((await ask(shops.at(-1) as ShopProcess)).headers.get('age')).toMatch(/^\d+$/);
  await reprice('bench', 12_345);
  await expect.poll(() => shows(ask, '$123.45'), { timeout: 5000 }).toEqual(shops.map(() => true));
});

test('[§9 caching] also in what pages cache about other products', async () => {
  const ask = page('armchair');
  expect(await shows(ask, '$543.21')).toEqual(shops.map(() => false));
  await reprice('cabinet', 54_321);
  await expect.poll(() => shows(ask, '$543.21'), { timeout: 5000 }).toEqual(shops.map(() => true));
});

test('[architecture: CDN] a change by another process has the CDN drop what the page said it is known by', async () => {
  const { headers } = await page('easel')(shops[0] as ShopProcess);
  const tags = headers.get('surrogate-key')?.split(' ') ?? [];
  expect(tags).toContain(`product:${ids.easel}`);
  expect(headers.get('cache-tag')).toBe(tags.join(','));
  // What a page is known by is what the CDN can be told.
  expect(pageTags(tags)).toEqual(tags);
  // With what was queued before any shop ran: a whole catalogue, which drops every page.
  await reprice('easel', 22_222);
  await expect.poll(() => dropped, { timeout: 10_000 }).not.toEqual([]);
  dropped.length = 0;
  await reprice('easel', 11_111);
  await expect.poll(() => dropped.filter((tag) => tags.includes(tag)), { timeout: 10_000 }).toContain(`product:${ids.easel}`);
});

test('/metrics reports cached pages, connections and the event loop', async () => {
  const shop = shops[0] as ShopProcess;
  const read = async () => {
    const text = await (await fetch(`${shop.url}/metrics`)).text();
    return (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length + 1),
      );
  };
  const ask = page('daybed');
  await ask(shop);
  const before = await read();
  await ask(shop);
  const after = await read();
  expect(after('page_cache_requests_total{result="hit"}') - before('page_cache_requests_total{result="hit"}')).toBe(1);
  expect(after('page_cache_requests_total{result="miss"}')).toBe(before('page_cache_requests_total{result="miss"}'));
  expect(after('page_cache_entries')).toBeGreaterThan(0);
  expect(after('page_cache_bytes')).toBeGreaterThan(1000);
  expect(after('database_connections')).toBeGreaterThan(0);
  expect(after('database_connections_idle')).toBeLessThanOrEqual(after('database_connections'));
  expect(after('database_connections_waiting')).toBe(0);
  expect(after('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
});

test('a lost connection is restored, and what it missed is purged', async () => {
  const heard: string[] = [];
  let missed = 0;
  const stop = await database.listen('probe', { heard: (payload) => heard.push(payload), missed: () => missed++ });
  const tell = async (payload: string) => {
    await sql`select pg_notify('probe', ${payload})`.execute(database.read);
  };
  await tell('one');
  await expect.poll(() => heard).toEqual(['one']);
  if (database.kind === 'server') {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen probe'`.execute(database.read);
    await expect.poll(() => missed, { timeout: 5000 }).toBe(1);
    await tell('two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
  }
  await stop();
  await tell('three');
  expect(heard).not.toContain('three');
});
