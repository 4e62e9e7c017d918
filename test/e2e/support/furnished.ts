import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstAdministrator } from '../../support/enrol.ts';
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { type ShopProcess, startShop } from '../../support/shop-process.ts';
import { findProduct, goods, importGoods } from './goods.ts';
import { importPromotions } from './promotions.ts';

/** A stopped shop to copy, with the demonstration catalogue, a few test products and an administrator; strings and numbers only, for `inject`. */
export interface Furnished {
  readonly dataDir: string;
  /** Its database on TEST_DATABASE_URL's server; null if embedded. */
  readonly databaseName: string | null;
  /** A category without products. */
  readonly emptyCategoryId: number;
  /** Session of an administrator who has done nothing yet. */
  readonly staffToken: string;
}

/** Stocking a shop costs far more than copying it. */
export async function furnish(): Promise<Furnished & { remove(): Promise<void> }> {
  const { dataDir, database, env, remove } = await newPlace();
  const shop = await startShop({ ...env, LOG_LEVEL: 'error', TRUST_PROXY: 'true', MAX_LOOP_DELAY_MS: '0' });
  const emptyCategoryId = await importGoods(shop.url, env);
  await importPromotions(env, (await findProduct(shop.url, goods.plenty)).slug);
  const staffToken = await firstAdministrator(shop.url, env);
  await shop.stop();
  return { dataDir, databaseName: database?.name ?? null, emptyCategoryId, staffToken, remove };
}

/** Where all copies of a run keep rendered pictures, which are named by their contents: a shop alone renders a thousand, each for a tenth of a second. */
const pictures = join(import.meta.dirname, '../../../.cache/pictures');

/** Starts a copy, which is removed when it has stopped. */
export async function startCopy({ dataDir, databaseName }: Furnished, env: Record<string, string> = {}): Promise<ShopProcess> {
  const place = await newPlace(databaseName ?? undefined);
  cpSync(dataDir, place.dataDir, { recursive: true });
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(place.dataDir, 'images'));
  const shop = await startShop({
    ...place.env,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    // The browsers beside it delay it more than any load that it should refuse.
    MAX_LOOP_DELAY_MS: '0',
    ...env,
  });
  return {
    ...shop,
    stop: async (signal) => {
      await shop.stop(signal);
      await place.remove();
    },
  };
}

interface Place {
  readonly dataDir: string;
  readonly database: FreshDatabase | null;
  /** What tells the shop's processes of both. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

async function newPlace(template?: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-e2e-'));
  const serverUrl = process.env.TEST_DATABASE_URL;
  const database = serverUrl ? await createDatabase(serverUrl, template) : null;
  return {
    dataDir,
    database,
    env: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
    remove: async () => {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
