import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation, stockProducts } from '../../server/catalog/test-fixtures/catalogue.ts';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { type OwnPostgres, startOwnPostgres } from '../../tools/setup/postgres.mjs';
import { ApiShopper } from '../support/api-shopper.ts';
import { lostOrders, readBooks, sweepBooks } from '../support/books.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** `BUYERS=10000 UNITS=1000` for a long run. */
const buyers = Number(process.env.BUYERS ?? 400);
const units = Number(process.env.UNITS ?? 40);
const processes = 4;
/** Buyers with a request under way at the same time. */
const atOnce = 100;

const postgres: OwnPostgres | undefined = startOwnPostgres();

describe.skipIf(!postgres)('[rulings: Orders] the last units of one thing', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-last-'));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', CAPTURE: 'placed', DATABASE_URL: postgres?.url ?? '' };
  let shop: ShopProcess;
  let variationId: number;

  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url: postgres?.url, dataDir: null });
    return work(database).finally(() => database.close());
  }

  beforeAll(async () => {
    await withDatabase(async (database) => {
      await migrate(database);
      await stockProducts(database, [
        aProduct({ handle: 'kettle', variations: [aVariation({ sku: 'kettle', price: 4200, stock: units })] }),
      ]);
      variationId = (await sql<{ id: number }>`select id from catalog.variation`.execute(database.read)).rows[0]?.id ?? 0;
    });
    // It would answer 503 instead of being slow on a busy machine, which is not asked here.
    shop = await startShop({ ...env, WORKERS: String(processes), DATABASE_POOL: '10', MAX_LOOP_DELAY_MS: '0' });
  }, 180_000);
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(`are sold once each to ${buyers} buyers over ${processes} processes; the others are told and not charged`, async () => {
    const told: string[] = [];
    const refused = new Map<string, number>();
    let waiting = buyers;

    /** Tries until the thing is bought or sold out: what is in others' checkouts may become free. */
    async function buy(): Promise<void> {
      const shopper = new ApiShopper(shop.url);
      for (let tries = 0; tries < 200; tries++) {
        try {
          told.push(await shopper.buy(variationId));
          return;
        } catch (error) {
          const reason = /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error);
          if (reason !== 'held_by_others') {
            refused.set(reason, (refused.get(reason) ?? 0) + 1);
            return;
          }
          await sleep(500);
        }
      }
      throw new Error('Neither bought nor sold out');
    }
    const buyInTurn = async () => {
      while (waiting-- > 0) await buy();
    };
    await Promise.all(Array.from({ length: atOnce }, buyInTurn));
    await shop.stop();

    const { books, left, differing } = await withDatabase(async (database) => ({
      ...(await sweepBooks(database, env)),
      books: await readBooks(database),
    }));
    const { placed, paidBy, used, sold, onHand, ...wrong } = books;
    console.info(JSON.stringify({ buyers, units, told: told.length, placed, refused: Object.fromEntries(refused), left }));
    expect([told.length, new Set(told).size, placed, sold, onHand]).toEqual([units, units, units, units, 0]);
    expect(paidBy).toEqual({ CARD: units });
    expect(wrong).toEqual({ sums: 0, lines: 0, ledger: 0, unpaid: 0, paidTwice: 0, undecided: 0, units: 0, redemptions: 0 });
    expect(differing).toEqual([]);
    expect(await withDatabase((database) => lostOrders(database, told))).toEqual([]);
  }, 1_800_000);
});
