import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderReturn } from '../../contract/returns/returns.ts';
import type { OrderWork } from '../../contract/staff/orders/order-work.ts';
import type { StaffReturn } from '../../contract/staff/orders/staff-returns.ts';
import { countOrders, findFaultyOrders } from '../../server/figures/order-checks/store.ts';
import type { Database } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { ApiShopper, ways } from '../support/api-shopper.ts';
import { sweepBooks } from '../support/books.ts';
import { createDatabase } from '../support/fresh-database.ts';
import { stockLamp } from '../support/lamp.ts';
import { onDatabase } from '../support/on-database.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { staffSignedIn } from '../support/staff.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
/** Orders to lead to their ends: `KILL_ORDERS=1000` for a long run. */
const wanted = Number(process.env.KILL_ORDERS ?? 24);
const atOnce = 4;
/** The least and most milliseconds until the process is killed. */
const lives = [100, 1500] as const;
const stock = 100_000;

const ends = ['cancelled', 'shipped', 'refunded', 'replaced'] as const;
type End = (typeof ends)[number];

/** An order and the calls that are left until its end. A call is repeated, as people and browsers do, until it is answered. */
interface Led {
  readonly orderNumber: string;
  readonly total: number;
  readonly end: End;
  readonly calls: (() => Promise<void>)[];
}

describe.skipIf(!serverUrl)('[money: What must always be true] kill -9 while orders ship, are cancelled and come back', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-kill-orders-'));
  let server: Awaited<ReturnType<typeof createDatabase>>;
  let shop: ShopProcess | undefined;
  let token = '';
  let variationId = 0;

  beforeAll(async () => {
    server = await createDatabase(serverUrl ?? '');
    variationId = await withDatabase(async (database) => {
      ({ token } = await staffSignedIn({ database }, 'administrator'));
      return stockLamp(database, dataDir, stock);
    });
  });
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const env = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', DATABASE_URL: server.url });

  const withDatabase = <T>(work: (database: Database) => Promise<T>) =>
    onDatabase({ url: server.url, dataDir: join(dataDir, 'database') }, migrate, work);

  /** Calls as the administrator. Throws where it is refused: nobody else acts on the order. */
  async function staff<T>(method: 'GET' | 'PUT', path: string, body?: object): Promise<T> {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `staff_session_token=${token}` };
    const response = await fetch(`${shop?.url}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer as T;
  }

  async function order(nth: number): Promise<Led> {
    const way = ways[nth % ways.length] ?? 'card';
    const end = ends[Math.floor(nth / ways.length) % ends.length] ?? 'shipped';
    const shopper = new ApiShopper(shop?.url ?? '');
    const { checkoutUuid, total, storeCard } = await shopper.prepare(variationId, way);
    const orderNumber = await shopper.place(checkoutUuid, way, total, storeCard);
    const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const { status, data } = await shopper.at(shop?.url ?? '').call<T>(method, path, body);
      if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(data)}`);
      return data;
    };
    const cancellationUuid = randomUUID();
    const shipmentUuid = randomUUID();
    const returnUuid = randomUUID();
    const cancel = async () => {
      await ask('POST', '/api/orders/invoices/cancel', { orderNumber, cancellationUuid, reason: 'changed_mind' });
    };
    const lines = [{ variationId, quantity: 1 }];
    const ship = async () => {
      await staff('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}`, { carrier: 'own', lines });
    };
    const wish = end === 'replaced' ? 'replacement' : 'refund';
    const request = async () => {
      const asked = lines.map((line) => ({ ...line, reason: 'defective', comment: 'It hums' }));
      await ask('POST', '/api/return', { orderNumber, returnUuid, wish, lines: asked });
    };
    /** The order's only return. */
    const theReturn = async () => {
      const { returns } = await ask<{ returns: OrderReturn[] }>('GET', `/api/orders/${orderNumber}/returns`);
      const [one] = returns;
      if (!one) throw new Error(`The return of ${orderNumber} is lost`);
      return { ...one, path: `/api/staff/returns/${one.caseNumber}` };
    };
    const atDesk = (step: string, body: (one: OrderReturn) => object) => async () => {
      const one = await theReturn();
      await staff('PUT', `${one.path}/${step}`, body(one));
    };
    /** Refused when repeated, with the request to look again. */
    const inspect = async () => {
      const { path } = await theReturn();
      const { inspectedAt } = await staff<StaffReturn>('GET', path);
      if (inspectedAt === null)
        await staff('PUT', `${path}/inspection`, { lines: [{ variationId, restocked: 1, damaged: 0, missing: 0 }] });
    };
    const comesBack = [
      ship,
      request,
      atDesk('decision', () => ({ decision: 'approved', words: 'We’re sorry.' })),
      atDesk('receipt', () => ({})),
      inspect,
    ];
    /** Nothing can be refunded before a job has captured what was shipped. */
    const captured = async () => {
      const refundable = async () => (await staff<OrderWork>('GET', `/api/staff/orders/${orderNumber}/work`)).refundable;
      for (let tries = 0; (await refundable()) < total; tries++) {
        if (tries === 300) throw new Error(`${orderNumber} is not captured`);
        await sleep(100);
      }
    };
    const calls: Record<End, (() => Promise<void>)[]> = {
      cancelled: [cancel],
      shipped: [ship],
      refunded: [...comesBack, captured, atDesk('refund', ({ quoted }) => ({ amount: quoted }))],
      replaced: [...comesBack, atDesk('replacement', () => ({}))],
    };
    return { orderNumber, total, end, calls: calls[end] };
  }

  /** Leads orders to their ends until the process is gone. */
  async function lead(waiting: Led[]): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        for (let call = one.calls[0]; call; call = one.calls[0]) {
          await call();
          one.calls.shift();
        }
      } catch (error) {
        waiting.push(one);
        // The connection to the killed process.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  }

  it('every cent and unit is accounted for after one sweep, and every order came to its end', async () => {
    shop = await startShop(env());
    const orders: Led[] = [];
    for (let nth = 0; nth < wanted; nth += atOnce) {
      orders.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, wanted - nth) }, (_, more) => order(nth + more)))));
    }
    const waiting = [...orders];
    let kills = 0;
    while (waiting.length > 0) {
      const leading = Promise.all(Array.from({ length: atOnce }, () => lead(waiting)));
      // The first comes at once, so that there is one however quick the machine is.
      const life = kills === 0 ? lives[0] : randomInt(...lives);
      const isDone = await Promise.race([sleep(life).then(() => false), leading.then(() => true)]);
      await shop.stop('SIGKILL');
      await leading;
      if (!isDone) kills += 1;
      if (waiting.length > 0) shop = await startShop(env());
    }

    await withDatabase(async (database) => {
      const { differing } = await sweepBooks(database, env());
      expect(differing).toEqual([]);
      const { newest } = await countOrders(database.read);
      expect(await findFaultyOrders(database.read, { after: 0, last: newest })).toEqual([]);
      const { rows } = await sql<{ number: string; state: string; captured: number; refunded: number; voided: number; pending: number }>`
        select o.order_number as number, o.state, coalesce(sum(e.amount) filter (where e.kind = 'captured' and e.state = 'succeeded'), 0)::int as captured,
          coalesce(sum(e.amount) filter (where e.kind = 'refunded' and e.state = 'succeeded'), 0)::int as refunded,
          coalesce(sum(e.amount) filter (where e.kind = 'voided' and e.state = 'succeeded'), 0)::int as voided,
          (count(*) filter (where e.state = 'pending'))::int as pending
        from orders.order o join payments.payment p on p.order_id = o.id and p.state = 'succeeded' join payments.entry e on e.payment_id = p.id
        group by o.id order by o.id`.execute(database.read);
      const byNumber = new Map(rows.map(({ number, ...one }) => [number, one]));
      const expected = (end: End, total: number) => ({
        state: end === 'cancelled' ? 'cancelled' : 'shipped',
        captured: end === 'cancelled' ? 0 : total,
        refunded: end === 'refunded' ? total : 0,
        voided: end === 'cancelled' ? total : 0,
        pending: 0,
      });
      for (const { orderNumber, total, end } of orders)
        expect(byNumber.get(orderNumber), `${orderNumber}, ${end}`).toMatchObject(expected(end, total));
      // A replaced lamp came back and another leaves; a shipped one is gone.
      const gone = orders.filter(({ end }) => end === 'shipped' || end === 'replaced').length;
      const left = await sql<{ units: number }>`select sum(on_hand)::int as units from catalog.stock`.execute(database.read);
      expect(left.rows[0]?.units).toBe(stock - gone);
      const replacements = await sql<{ n: number }>`select count(*)::int as n from orders.order where total = 0`.execute(database.read);
      expect(replacements.rows[0]?.n).toBe(orders.filter(({ end }) => end === 'replaced').length);
    });
    console.info(JSON.stringify({ orders: orders.length, kills }));
    expect(kills).toBeGreaterThan(0);
  }, 1_800_000);
});
