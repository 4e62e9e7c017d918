import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { ApiShopper } from '../support/api-shopper.ts';
import { lostOrders, readBooks, sweepBooks } from '../support/books.ts';
import { stockLamp } from '../support/lamp.ts';
import { onDatabase } from '../support/on-database.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicated-postgres.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** `FAILOVERS=20` for a long run. */
const failovers = Number(process.env.FAILOVERS ?? 2);
const shoppers = 4;
/** Milliseconds of buying before each failover. */
const buyingMs = 3000;
/** Most milliseconds from a standby's promotion to the next confirmed order. */
const maxPauseMs = 10_000;
const stock = 100_000;

describe('[architecture: faults] a primary that dies and a synchronous standby that takes its place', () => {
  let postgres: ReplicatedPostgres | undefined;
  let dataDir: string;
  let shop: ShopProcess | undefined;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mantel-failover-'));
    postgres = await startReplicatedPostgres();
  }, 120_000);
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const withDatabase = <T>(work: (database: Database) => Promise<T>) => onDatabase({ url: postgres?.url, dataDir: null }, migrate, work);

  it('sells again by itself, and loses or doubles no order', async ({ skip }) => {
    if (!postgres) return skip('no PostgreSQL server could be found or installed');
    const variationId = await withDatabase((database) => stockLamp(database, dataDir, stock));
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', CAPTURE: 'placed', DATABASE_URL: postgres.url };
    shop = await startShop(env);
    const { url } = shop;
    const told: string[] = [];
    const pauses: number[] = [];
    let going = true;
    let asked = 0;
    /** When the last standby was promoted, until an order is confirmed. */
    let promotedAt = 0;

    /** What a shopper does who presses again until it works. */
    async function insist<T>(attempt: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (!/answered 503/.test(String(error))) throw error;
          await sleep(200);
        }
      }
    }
    async function buyOn(): Promise<void> {
      while (going) {
        const shopper = new ApiShopper(url);
        const { checkoutUuid, total } = await insist(() => shopper.prepare(variationId, 'card'));
        asked += 1;
        const began = performance.now();
        told.push(await insist(() => shopper.place(checkoutUuid, 'card', total)));
        if (promotedAt === 0 || began < promotedAt) continue;
        pauses.push(performance.now() - promotedAt);
        promotedAt = 0;
      }
    }

    const buying = Promise.all(Array.from({ length: shoppers }, buyOn));
    for (let turn = 0; turn < failovers; turn++) {
      await sleep(buyingMs);
      await postgres.failOver();
      promotedAt = performance.now();
      await expect.poll(() => pauses.length, { timeout: 30_000 }).toBe(turn + 1);
      await postgres.rejoin();
    }
    await sleep(buyingMs);
    going = false;
    await buying;
    const { exitCode } = shop.process;
    await shop.stop();
    expect(exitCode).toBeNull();

    const { books, left, differing } = await withDatabase(async (database) => ({
      ...(await sweepBooks(database, env)),
      books: await readBooks(database),
    }));
    const { placed, paidBy, used, sold, onHand, ...wrong } = books;
    console.info(JSON.stringify({ failovers, pauses: pauses.map(Math.round), told: told.length, placed, left }));
    expect(Math.max(...pauses)).toBeLessThan(maxPauseMs);
    expect(wrong).toEqual({ sums: 0, lines: 0, ledger: 0, unpaid: 0, paidTwice: 0, undecided: 0, units: 0, redemptions: 0 });
    expect(differing).toEqual([]);
    expect(onHand).toBe(stock - sold);
    expect(new Set(told).size).toBe(told.length);
    expect([placed, told.length]).toEqual([asked, asked]);
    expect(await withDatabase((database) => lostOrders(database, told))).toEqual([]);
  }, 1_800_000);
});
