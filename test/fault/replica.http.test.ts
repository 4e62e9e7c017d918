import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation, productIds, stockProducts } from '../../server/catalog/test-fixtures/catalogue.ts';
import type { Database } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { bindReactions } from '../../server/reactions.ts';
import { product as productLink } from '../../web/routes.ts';
import { onDatabase } from '../support/on-database.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicated-postgres.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

const postgres: ReplicatedPostgres | undefined = await startReplicatedPostgres();
const handles = ['bench', 'easel', 'stool', 'shelf', 'table', 'chest'];

describe.skipIf(!postgres)('[architecture: going live] a read replica', () => {
  const { url, standbyUrl, replay, killStandby, stop } = postgres as ReplicatedPostgres;
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-replica-'));
  let shop: ShopProcess;
  let pageOf: (handle: string) => string;

  const withDatabase = <T>(work: (database: Database) => Promise<T>) => onDatabase({ url, dataDir: null }, bindReactions, work);
  const priced = (price: number) => handles.map((handle) => aProduct({ handle, variations: [aVariation({ sku: handle, price })] }));

  beforeAll(async () => {
    await withDatabase(async (database) => {
      await migrate(database);
      await stockProducts(database, priced(12_000));
      const ids = await productIds(database.read);
      pageOf = (handle) => productLink({ productId: ids[handle] as number, slug: handle, departmentSlug: 'furniture' });
    });
    // Every page is read anew.
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PAGE_CACHE_BYTES: '0', MAX_LOOP_DELAY_MS: '0' };
    shop = await startShop({ ...env, DATABASE_URL: url, DATABASE_READ_URLS: standbyUrl });
  }, 180_000);
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function read(handle: string): Promise<string> {
    const page = await fetch(shop.url + pageOf(handle));
    expect(page.status).toBe(200);
    return page.text();
  }
  /** Reads sent to a kind of server so far. */
  async function reads(from: 'replica' | 'primary'): Promise<number> {
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    return Number(new RegExp(`^database_lagging_reads_total\\{from="${from}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
  }
  /** Whether a page is read from there, and from nowhere else. */
  async function isReadFrom(from: 'replica' | 'primary'): Promise<boolean> {
    const other = from === 'replica' ? 'primary' : 'replica';
    const before = await reads(from);
    const others = await reads(other);
    await read('bench');
    return (await reads(from)) > before && (await reads(other)) === others;
  }
  const soon = { timeout: 15_000 };

  it('answers for public pages', async () => {
    await expect.poll(() => isReadFrom('replica'), soon).toBe(true);
    expect(await read('easel')).toContain('$120.00');
  });

  it('is not asked while it lacks a change that was announced, and again when it has it', async () => {
    await expect.poll(() => isReadFrom('replica'), soon).toBe(true);
    await replay(false);
    await withDatabase((database) => stockProducts(database, priced(34_500)));
    // Sooner than the shop would look how far the replica is.
    await expect.poll(() => read('stool'), { timeout: 900, interval: 20 }).toContain('$345.00');
    for (const handle of handles) expect(await read(handle)).toContain('$345.00');
    expect(await isReadFrom('primary')).toBe(true);
    await replay(true);
    await expect.poll(() => isReadFrom('replica'), soon).toBe(true);
    expect(await read('shelf')).toContain('$345.00');
  });

  it('that dies is missed by nobody', async () => {
    await expect.poll(() => isReadFrom('replica'), soon).toBe(true);
    const reading = Promise.all(
      handles.map(async (handle) => {
        for (let time = 0; time < 20; time++) expect(await read(handle)).toContain('$345.00');
      }),
    );
    await killStandby();
    await reading;
    await expect.poll(() => isReadFrom('primary'), soon).toBe(true);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });
});
