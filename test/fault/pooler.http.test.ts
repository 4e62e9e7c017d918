import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { type Pooler, startPooler } from '../support/pooler.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

const postgres: OwnPostgres | undefined = startOwnPostgres();
const pooler: Pooler | undefined = postgres && (await startPooler(postgres.url, 6));

describe.skipIf(!pooler)('[architecture: faults] a pooler that gives each transaction another session', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-pooler-'));
  const urls = { url: pooler?.url ?? '', directUrl: postgres?.url ?? '' };
  let shop: ShopProcess;
  let variationId: number;
  let page: string;

  const withDatabase = <T>(work: (database: Database) => Promise<T>) => onDatabase({ ...urls, dataDir: null }, bindReactions, work);
  const priced = (price: number) => [aProduct({ handle: 'bench', variations: [aVariation({ sku: 'bench', price, stock: 500 })] })];

  beforeAll(async () => {
    await withDatabase(async (database) => {
      await migrate(database);
      await stockProducts(database, priced(12_000));
      variationId = (await sql<{ id: number }>`select id from catalog.variation`.execute(database.read)).rows[0]?.id ?? 0;
      const ids = await productIds(database.read);
      page = productLink({ productId: ids.bench as number, slug: 'bench', departmentSlug: 'furniture' });
    });
    shop = await startShop({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'true',
      WORKERS: '2',
      MAX_LOOP_DELAY_MS: '0',
      DATABASE_URL: urls.url,
      DATABASE_DIRECT_URL: urls.directUrl,
    });
  }, 180_000);
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    await pooler?.stop();
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('serves two web processes and one for jobs, whose shoppers buy at once and get their e-mails', async () => {
    const buy = async () => {
      const shopper = new ApiShopper(shop.url);
      return [await shopper.buy(variationId), await shopper.buy(variationId, 'wallet')];
    };
    const numbers = (await Promise.all(Array.from({ length: 12 }, buy))).flat();
    expect(new Set(numbers).size).toBe(24);
    const unwritten = async () => {
      const outbox = await (await fetch(`${shop.url}/api/dev/outbox`)).text();
      return numbers.filter((number) => !outbox.includes(number));
    };
    await expect.poll(unwritten, { timeout: 30_000 }).toEqual([]);
    expect(shop.output().trim().split('\n')).toEqual([expect.stringContaining('/staff/owner?token=')]);
  });

  it('tells every process what another changed', async () => {
    await fetch(shop.url + page);
    await withDatabase((database) => stockProducts(database, priced(34_500)));
    await expect.poll(async () => (await fetch(shop.url + page)).text(), { timeout: 10_000 }).toContain('$345.00');
  });

  it('keeps the limits of statements and locks', async () => {
    const kept = await withDatabase((database) =>
      sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit,
        current_setting('work_mem') as memory`.execute(database.read),
    );
    expect(kept.rows).toEqual([{ statement: '30s', lock: '10s', idle: '30s', jit: 'off', memory: '32MB' }]);
  });
});
