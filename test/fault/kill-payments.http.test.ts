import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { promotion, savePromotions } from '../../server/promotions/index.ts';
import { ApiShopper, ways } from '../support/api-shopper.ts';
import { lostOrders, readBooks, sweepBooks } from '../support/books.ts';
import { createDatabase } from '../support/fresh-database.ts';
import { stockLamp } from '../support/lamp.ts';
import { onDatabase } from '../support/on-database.ts';
import { written } from '../support/promotions.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** Orders to place: `KILL_PLACEMENTS=1000` for a long run. */
const placements = Number(process.env.KILL_PLACEMENTS ?? 60);
const shoppers = 4;
/** The least and most milliseconds until the process is killed. */
const lives = [300, 8000] as const;
const stock = 100_000;
/** Uses of the promotion, which run out half-way. */
const uses = Math.ceil(placements / 2);

describe('[architecture: Money, orders, faults] kill -9 at random moments, with every way to pay', () => {
  let dataDir: string;
  let server: Awaited<ReturnType<typeof createDatabase>> | null = null;
  let shop: ShopProcess | undefined;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mantel-kill-'));
    server = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : null;
  });
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const env = () => ({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    CAPTURE: 'placed',
    ...(server && { DATABASE_URL: server.url }),
  });

  const withDatabase = <T>(work: (database: Database) => Promise<T>) =>
    onDatabase({ url: server?.url, dataDir: join(dataDir, 'database') }, migrate, work);

  /** One lamp with plenty in stock, and a promotion that runs out; returns the variation. */
  const stockShop = () =>
    withDatabase(async (database) => {
      const variationId = await stockLamp(database, dataDir, stock);
      const limited = written('limited', { group: 'order', benefit: { kind: 'amount', amount: 300 }, usesLimit: uses });
      await database.transact((tx) => savePromotions(tx, [promotion.parse(limited)]));
      return variationId;
    });

  const sweepAndRead = () =>
    withDatabase(async (database) => ({ ...(await sweepBooks(database, env())), books: await readBooks(database) }));

  it('after one sweep every cent, unit and use is accounted for', async () => {
    const variationId = await stockShop();
    const told: string[] = [];
    let attempts = 0;
    let kills = 0;

    /** Buys until the process is gone, each time another way. */
    async function buyUntilKilled(url: string, first: number): Promise<void> {
      for (let way = first; attempts < placements; way++) {
        try {
          const shopper = new ApiShopper(url);
          const by = ways[way % ways.length] ?? 'card';
          const { checkoutUuid, total, storeCard } = await shopper.prepare(variationId, by);
          attempts += 1;
          told.push(await shopper.place(checkoutUuid, by, total, storeCard));
        } catch (error) {
          // The connection to the killed process.
          if (error instanceof TypeError) return;
          throw error;
        }
      }
    }

    while (attempts < placements) {
      shop = await startShop(env());
      const { url } = shop;
      const buying = Promise.all(Array.from({ length: shoppers }, (_, first) => buyUntilKilled(url, first)));
      await Promise.race([sleep(randomInt(...lives)), buying]);
      await shop.stop('SIGKILL');
      await buying;
      kills += 1;
    }

    const { books, left, differing } = await sweepAndRead();
    const { placed, paidBy, used, sold, onHand, ...wrong } = books;
    console.info(JSON.stringify({ attempts, kills, told: told.length, placed, paidBy, used, left }));
    expect(wrong).toEqual({ sums: 0, lines: 0, ledger: 0, unpaid: 0, paidTwice: 0, undecided: 0, units: 0, redemptions: 0 });
    expect(differing).toEqual([]);
    expect(onHand).toBe(stock - sold);
    expect(used).toBeLessThanOrEqual(uses);
    expect(new Set(told).size).toBe(told.length);
    expect(placed).toBeGreaterThanOrEqual(told.length);
    expect(placed).toBeLessThanOrEqual(attempts);
    expect(Object.keys(paidBy).sort()).toEqual(['CARD', 'PAYPAL', 'PLCC']);
    expect(await withDatabase((database) => lostOrders(database, told))).toEqual([]);
  }, 1_800_000);
});
