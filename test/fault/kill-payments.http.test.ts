import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '../../server/catalog/index.ts';
import { sweepPayments } from '../../server/checkout/sweeper.ts';
import { workEmail } from '../../server/email/index.ts';
import { MediaStore } from '../../server/media/index.ts';
import { openFinancing, openPaymentProvider, openWallet, workPayments } from '../../server/payments/index.ts';
import { sweepEntries } from '../../server/payments/operations/perform.ts';
import { reconcile } from '../../server/payments/reconciliation.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { Jobs } from '../../server/platform/jobs.ts';
import { promotion, savePromotions } from '../../server/promotions/index.ts';
import { renderMail } from '../../web/emails/index.server.tsx';
import { ApiShopper, ways } from '../support/api-shopper.ts';
import { createDatabase } from '../support/fresh-database.ts';
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

/** How many of each thing are wrong, and what was done. */
interface Books {
  sums: number;
  lines: number;
  ledger: number;
  unpaid: number;
  paidTwice: number;
  undecided: number;
  units: number;
  redemptions: number;
  used: number;
  placed: number;
  paidBy: Record<string, number>;
  sold: number;
  onHand: number;
}

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

  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url: server?.url, dataDir: join(dataDir, 'database') });
    try {
      await migrate(database);
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** One lamp with plenty in stock, and a promotion that runs out; returns the variation. */
  const stockLamp = () =>
    withDatabase(async (database) => {
      const record = {
        handle: 'lamp',
        name: 'Lamp',
        category: 'lighting',
        description: '<p>A lamp.</p>',
        variations: [{ sku: 'LAMP', price: 2500, stock }],
      };
      const assortment = { taxonomy: [], products: () => [{ record, pictures: [] }] };
      await seedCatalog(database, new MediaStore(join(dataDir, 'media')), assortment, { now: new Date() });
      const limited = written('limited', { group: 'order', benefit: { kind: 'amount', amount: 300 }, usesLimit: uses });
      await database.transact((tx) => savePromotions(tx, [promotion.parse(limited)]));
      const { rows } = await sql<{ id: number }>`select id from catalog.variation`.execute(database.read);
      return rows[0]?.id ?? 0;
    });

  /** One round of the sweepers at a time when nothing is left to a request, then the books. */
  const sweepAndRead = () =>
    withDatabase(async (database) => {
      const log = pino({ level: 'silent' });
      const config = readConfig({ ...process.env, ...env() });
      const opened = { database, config };
      const payBy = { CARD: openPaymentProvider(opened), PAYPAL: openWallet(opened), PLCC: openFinancing(opened) };
      const providers = [payBy.CARD, payBy.PAYPAL, payBy.PLCC].filter((provider) => provider !== null);
      const jobs = new Jobs(database, log);
      const parts = { database, log, config, jobs, payBy, providers };
      // The kinds that settling enqueues.
      workPayments(parts);
      workEmail(jobs, { database, config, renderMail });
      await jobs.start({ work: false });
      const later = new Date(Date.now() + 600_000);
      const left = await sweepPayments(parts, later);
      // The captures that the first sweeper asked for are left to their job for some seconds.
      await sweepEntries(parts, new Date(later.getTime() + 60_000));
      const differing = await reconcile(parts, new Date(Date.now() + 7_200_000));
      await jobs.stop();
      return { books: await readBooks(database), left, differing };
    });

  /** What money must keep, as counts of what breaks it. */
  async function readBooks(database: Database): Promise<Books> {
    const { rows } = await sql<Books>`
      with sums as (
        select p.id, p.order_id, coalesce(sum(e.amount) filter (where e.kind = 'authorized'), 0) as authorized,
          coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0) as captured,
          coalesce(sum(e.amount) filter (where e.kind = 'refunded'), 0) as refunded,
          coalesce(sum(e.amount) filter (where e.kind = 'voided'), 0) as voided
        from payments.payment p left join payments.entry e on e.payment_id = p.id and e.state = 'succeeded' group by p.id
      ), goods as (
        select order_id, sum(line_total) as merchandise, sum(discount) as discount, sum(quantity) as units from orders.line group by 1
      ), good as (select * from orders.order where state = 'placed')
      select
        (select count(*)::int from orders.order where merchandise - discount + shipping + tax <> total
          or least(merchandise, discount, shipping, tax, total) < 0) as sums,
        (select count(*)::int from orders.order o left join goods g on g.order_id = o.id
          where (g.merchandise, g.discount) is distinct from (o.merchandise::bigint, o.discount::bigint)) as lines,
        (select count(*)::int from sums where not (refunded <= captured and captured + voided <= authorized)) as ledger,
        (select count(*)::int from good o where o.total <> all (select captured + voided from sums where order_id = o.id and authorized > 0)
          or not exists (select from payments.payment p where p.order_id = o.id and p.state = 'succeeded')) as unpaid,
        (select count(*)::int from (select order_id from payments.payment where state = 'succeeded' group by 1 having count(*) > 1) twice)
          as "paidTwice",
        (select count(*)::int from payments.payment where state not in ('succeeded', 'declined')) +
          (select count(*)::int from payments.entry where state = 'pending') +
          (select count(*)::int from orders.order where state = 'awaiting_payment') as undecided,
        (select count(*)::int from orders.line where shipped + cancelled > quantity or returned > shipped) as units,
        (select count(*)::int from promotions.redemption r full join good o on o.checkout_uuid = r.checkout_uuid
          where (r.state is not null and r.state <> 'given_back') <> (o.discount > 0) is true) as redemptions,
        (select count(*)::int from promotions.redemption where state <> 'given_back') as used,
        (select count(*)::int from good) as placed,
        (select jsonb_object_agg(type, number) from (select type, count(*)::int as number from payments.payment where state = 'succeeded'
          group by 1) counted) as "paidBy",
        (select coalesce(sum(units), 0)::int from goods join good on good.id = order_id) as sold,
        (select sum(on_hand)::int from catalog.stock) as "onHand"`.execute(database.read);
    return rows[0] as Books;
  }

  it('after one sweep every cent, unit and use is accounted for', async () => {
    const variationId = await stockLamp();
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
    const lost = await withDatabase(async (database) => {
      const { rows } = await sql<{ number: string }>`
        select number from unnest(${told}::text[]) number
        where not exists (select from orders.order where order_number = number and state = 'placed')`.execute(database.read);
      return rows;
    });
    expect(lost).toEqual([]);
  }, 1_800_000);
});
