import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepEntries } from '../../server/payments/operations/perform.ts';
import { SandboxProvider } from '../../server/payments/providers/sandbox/provider.ts';
import type { Database } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { Jobs } from '../../server/platform/jobs.ts';
import { ApiShopper } from '../support/api-shopper.ts';
import { createDatabase } from '../support/fresh-database.ts';
import { stockLamp } from '../support/lamp.ts';
import { onDatabase } from '../support/on-database.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** How long shoppers buy before the process is killed, and how many at once. */
const buyingMs = 3000;
const shoppers = 4;
const stock = 5000;

interface Books {
  placed: number;
  unpaid: number;
  paidTwice: number;
  /** Placed orders not captured in full. */
  untaken: number;
  /** Captures where the ledger and the provider's books differ. */
  different: number;
  sold: number;
  onHand: number;
}

describe('[architecture: Money, orders, faults] kill -9 while shoppers buy', () => {
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

  const start = () =>
    startShop({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'true',
      CAPTURE: 'placed',
      ...(server && { DATABASE_URL: server.url }),
    });

  const withDatabase = <T>(work: (database: Database) => Promise<T>) =>
    onDatabase({ url: server?.url, dataDir: join(dataDir, 'database') }, migrate, work);

  /** After one sweeper round. */
  const readBooks = () =>
    withDatabase(async (database) => {
      const log = pino({ level: 'silent' });
      const parts = { database, log, jobs: new Jobs(database, log), providers: [new SandboxProvider(database)] };
      await sweepEntries(parts, new Date(Date.now() + 60_000));
      const { rows } = await sql<Books>`select
        (select count(*)::int from orders.order where state = 'placed') as placed,
        (select count(*)::int from orders.order o where state = 'placed'
          and not exists (select from payments.payment p where p.order_id = o.id and p.state = 'succeeded')) as unpaid,
        (select count(*)::int from (select order_id from payments.payment where state = 'succeeded' group by 1 having count(*) > 1) twice) as "paidTwice",
        (select count(*)::int from orders.order o where state = 'placed' and total is distinct from (
          select sum(e.amount) from payments.entry e join payments.payment p on p.id = e.payment_id
          where p.order_id = o.id and e.kind = 'captured' and e.state = 'succeeded')) as untaken,
        (select count(*)::int from sandbox_gateway.operation s
          full join (select key, amount, state from payments.entry where kind = 'captured') e on e.key = s.key
          where (s.amount, s.status) is distinct from (e.amount, e.state)) as different,
        (select coalesce(sum(l.quantity), 0)::int from orders.line l join orders.order o on o.id = l.order_id
          where o.state in ('placed', 'awaiting_payment')) as sold,
        (select sum(on_hand)::int from catalog.stock) as "onHand"`.execute(database.read);
      return rows[0] as Books;
    });

  /** Buys until the shop is gone; returns the orders its shoppers saw confirmed. */
  async function buyUntilKilled(url: string, variationId: number) {
    const told: { shopper: ApiShopper; orderNumber: string }[] = [];
    for (;;) {
      const shopper = new ApiShopper(url);
      try {
        told.push({ shopper, orderNumber: await shopper.buy(variationId) });
      } catch (error) {
        if (error instanceof TypeError) return told;
        throw error;
      }
    }
  }

  it('loses no confirmed order, and keeps stock, orders, payments and the ledger in balance', async () => {
    const variationId = await withDatabase((database) => stockLamp(database, dataDir, stock));
    shop = await start();
    const { url } = shop;
    const buying = Promise.all(Array.from({ length: shoppers }, () => buyUntilKilled(url, variationId)));
    await sleep(buyingMs);
    await shop.stop('SIGKILL');
    const told = (await buying).flat();
    expect(told.length).toBeGreaterThan(3);

    shop = await start();
    for (const { shopper, orderNumber } of told) {
      const found = await shopper.at(shop.url).call('GET', `/api/orders/${orderNumber}`);
      expect(found).toMatchObject({ status: 200, data: { orderNumber, paymentSettled: true } });
    }
    await shop.stop();
    const books = await readBooks();
    expect(books.placed).toBeGreaterThanOrEqual(told.length);
    expect(books.placed).toBeLessThanOrEqual(told.length + shoppers);
    expect(books).toMatchObject({ unpaid: 0, paidTwice: 0, untaken: 0, different: 0, onHand: stock - books.sold });
  }, 180_000);
});
