import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation, productIds, stockProducts } from '../../server/catalog/test-fixtures/catalogue.ts';
import type { Database } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { bindReactions } from '../../server/reactions.ts';
import { type OwnPostgres, startOwnPostgres } from '../../tools/setup/postgres.mjs';
import { product as productLink } from '../../web/routes.ts';
import { ApiShopper } from '../support/api-shopper.ts';
import { onDatabase } from '../support/on-database.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

const postgres: OwnPostgres | undefined = startOwnPostgres();

/** A request without a response by then hangs. */
const maxMs = 20_000;

describe.skipIf(!postgres)('[architecture: faults] a database that goes away under a running shop', () => {
  const { url, pids, halt, restart, stop } = postgres as OwnPostgres;
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-outage-'));
  let shop: ShopProcess;
  let variationId: number;
  let kept: string;
  let unkept: string;

  const withDatabase = <T>(work: (database: Database) => Promise<T>) => onDatabase({ url, dataDir: null }, bindReactions, work);
  const reprice = (price: number) =>
    withDatabase((database) => stockProducts(database, [aProduct({ handle: 'bench', variations: [aVariation({ sku: 'bench', price })] })]));

  beforeAll(async () => {
    await withDatabase(async (database) => {
      await migrate(database);
      await stockProducts(database, [aProduct({ handle: 'bench' }), aProduct({ handle: 'easel' })]);
      const { rows } = await sql<{ id: number }>`select id from catalog.variation order by id desc limit 1`.execute(database.read);
      variationId = rows[0]?.id ?? 0;
      const ids = await productIds(database.read);
      const link = (handle: string) => productLink({ productId: ids[handle] as number, slug: handle, departmentSlug: 'furniture' });
      [kept, unkept] = [link('bench'), link('easel')];
    });
    shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', DATABASE_URL: url });
  }, 180_000);
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(shop.url + path, { redirect: 'manual', signal: AbortSignal.timeout(maxMs), ...init });

  async function expectAway(shopper: ApiShopper): Promise<void> {
    const api = await ask('/api/cart', { headers: { cookie: shopper.cookies } });
    expect(api.status).toBe(503);
    expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await api.json()).toEqual({ statusCode: 503, message: expect.stringMatching(/trouble on our side/), ok: false });
    expect(await shopper.call('GET', '/api/cart')).toMatchObject({ status: 503, data: { ok: false } });

    for (const path of [unkept, '/cart', '/checkout', '/lamp/k/results.html']) {
      const page = await ask(path, { headers: { cookie: shopper.cookies } });
      const body = await page.text();
      expect({ path, status: page.status }).toEqual({ path, status: 503 });
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(body).toContain('We’ll be right back');
      expect(body).not.toContain('cart is empty');
      expect(page.headers.getSetCookie().filter((line) => line.startsWith('cart_'))).toEqual([]);
    }
    const form = await ask('/cart', {
      method: 'POST',
      body: new URLSearchParams({ action: 'update', variationId: String(variationId), quantity: '2' }),
      headers: { 'sec-fetch-site': 'same-origin', cookie: shopper.cookies },
    });
    expect(form.status).toBe(503);
    const soft = await ask(unkept, { headers: { accept: 'application/json' } });
    expect([soft.status, await soft.json()]).toEqual([503, expect.objectContaining({ statusCode: 503, ok: false })]);

    const page = await ask(kept);
    expect([page.status, page.headers.get('age')]).toEqual([200, expect.stringMatching(/^\d+$/)]);
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, draining: false, fault: 'down' }]);
    expect((await ask('/healthz')).status).toBe(200);
  }

  async function expectBack(shopper: ApiShopper, price: number): Promise<void> {
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 30_000 }).toBe(200);
    expect(await shopper.call('GET', '/api/cart')).toMatchObject({ status: 200, data: { cart: { itemQuantity: 1 } } });
    expect((await ask(unkept)).status).toBe(200);
    // Jobs run again: the confirmation is written. Purges arrive again: the page shows a price set by another process.
    const order = await shopper.buy(variationId);
    await expect.poll(async () => JSON.stringify(await (await ask('/api/dev/outbox')).json()), { timeout: 30_000 }).toContain(order);
    await ask(kept);
    await reprice(price);
    await expect.poll(async () => (await ask(kept)).text(), { timeout: 10_000 }).toContain(`$${(price / 100).toFixed(2)}`);
  }

  async function aShopper(): Promise<ApiShopper> {
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 30_000 }).toBe(200);
    const shopper = new ApiShopper(shop.url);
    expect((await shopper.call('POST', '/api/cart', { variationId, quantity: 1 })).status).toBe(200);
    expect((await ask(kept)).status).toBe(200);
    return shopper;
  }

  it('reports it while the database hangs, shows no cart as empty, and recovers by itself', async () => {
    const shopper = await aShopper();
    const paused = pids();
    for (const pid of paused) process.kill(pid, 'SIGSTOP');
    try {
      const first = Array.from({ length: 30 }, () => ask('/api/cart', { headers: { cookie: shopper.cookies } }));
      expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([503]));
      await expect.poll(async () => (await (await ask('/readyz')).json()).fault, { timeout: 20_000 }).toBe('down');
      await sleep(500);
      await expectAway(shopper);
    } finally {
      for (const pid of paused) process.kill(pid, 'SIGCONT');
    }
    await expectBack(shopper, 12_345);
  }, 120_000);

  it('reports it while the database is down, and recovers by itself after its restart', async () => {
    const shopper = await aShopper();
    halt();
    await expectAway(shopper);
    expect(restart()).toBe(true);
    await expectBack(shopper, 23_456);
    expect(shop.process.exitCode).toBeNull();
  }, 120_000);
});
