import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasServer } from '../../../test/support/app.ts';
import { readBooks } from '../../../test/support/books.ts';
import {
  type CommerceShop,
  commerceShop,
  readyToPay,
  type Shopper,
  stockOf,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

/** All rounds race on a PostgreSQL server; the embedded database has one session and gets fewer. */
const rounds = hasServer ? 100 : 6;
const stocked = 1000;
const ordered = 3;

interface Placed {
  readonly shopper: Shopper;
  readonly orderNumber: string;
  readonly total: number;
}

interface Answered {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string };
}

let shop: CommerceShop;
let care: SignedInStaff;
let packer: SignedInStaff;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 120_000 });
  [lamp = 0] = await stockShelves(shop, [{ price: 4200, stock: stocked }]);
  care = await staffSignedIn(shop, 'customer_care');
  packer = await staffSignedIn(shop, 'fulfilment');
}, 60_000);
afterAll(() => shop.close());

async function bought(): Promise<Placed> {
  const { shopper, pay, checkout } = await readyToPay(shop, [{ variationId: lamp, quantity: ordered }]);
  return { shopper, orderNumber: (await pay(testCards.good)).body.orderNumber, total: checkout.totals.total };
}

async function staff({ token }: SignedInStaff, url: string, payload: object): Promise<Answered> {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method: 'PUT', url, headers, cookies: { staff_session_token: token }, payload });
  return { status: response.statusCode, body: response.json() };
}

const lines = (quantity: number) => [{ variationId: lamp, quantity }];
const pack = ({ orderNumber }: Placed, quantity: number) =>
  staff(packer, `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, { carrier: 'own', lines: lines(quantity) });
const cancelByStaff = ({ orderNumber }: Placed, quantity: number | null) =>
  staff(care, `/api/staff/orders/${orderNumber}/cancellations/${randomUUID()}`, {
    reason: 'out_of_stock',
    lines: quantity === null ? null : lines(quantity),
  });
const cancel = ({ shopper, orderNumber }: Placed, quantity: number | null): Promise<Answered> => {
  const wanted = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind' };
  return quantity === null
    ? shopper.send('POST', '/api/orders/invoices/cancel', wanted)
    : shopper.send('POST', '/api/orders/invoices/lines/cancel', { ...wanted, lines: lines(quantity) });
};

/** Units that packer, customer care and shopper want, null for the whole order: always more than another leaves. */
const races = [
  [ordered, null, null],
  [ordered, ordered, 2],
  [2, 2, 2],
] as const;

/** All three act on an order at once, each in turn a moment before the others. */
async function race(order: Placed, round: number): Promise<Answered[]> {
  const [packed, byStaff, byShopper] = races[round % races.length] ?? races[0];
  const acts = [() => pack(order, packed), () => cancelByStaff(order, byStaff), () => cancel(order, byShopper)];
  const first = Math.floor(round / races.length) % acts.length;
  const answers = await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()));
  return acts.map((_, at) => answers[(at - first + acts.length) % acts.length] as Answered);
}

/** What each is told who came too late. */
const tooLate = [
  ['order_not_shippable', 'more_than_ordered'],
  ['order_already_shipped', 'order_partly_shipped', 'order_already_cancelled', 'items_not_open'],
  ['order_already_shipped', 'order_partly_shipped', 'order_already_cancelled', 'items_not_open'],
];

describe('[money: What must always be true] two staff and the shopper act on an order at once', () => {
  it(`one wins, the others read why, and nothing happens twice, in ${rounds} rounds`, async () => {
    const orders: Placed[] = [];
    while (orders.length < rounds) orders.push(...(await Promise.all(Array.from({ length: Math.min(4, rounds - orders.length) }, bought))));
    const winners = new Set<number>();
    const packed = new Map<string, boolean>();
    for (const [round, order] of orders.entries()) {
      const answers = await race(order, round);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      winners.add(winner);
      packed.set(order.orderNumber, winner === 0);
      for (const [at, { status, body }] of answers.entries()) {
        if (status === 200) continue;
        expect(tooLate[at]).toContain(body.code);
        expect(body.message).toMatch(/\.$/);
      }
    }
    // One who always came first would have raced nobody.
    if (hasServer) expect(winners.size).toBeGreaterThan(1);
    await shop.jobs.drain();

    const { rows } = await sql<{
      orderNumber: string;
      shipped: number;
      cancelled: number;
      parcels: number;
      cancellations: number;
      captured: number;
    }>`
      select o.order_number as "orderNumber", l.shipped, l.cancelled,
        (select count(*)::int from shipments.shipment s where s.order_id = o.id) as parcels,
        (select count(*)::int from orders.event e where e.order_id = o.id and e.kind = 'cancelled') as cancellations,
        (select coalesce(sum(case e.kind when 'captured' then e.amount when 'refunded' then -e.amount else 0 end), 0)::int
          from payments.payment p join payments.entry e on e.payment_id = p.id where p.order_id = o.id and e.state = 'succeeded') as captured
      from orders.order o join orders.line l on l.order_id = o.id`.execute(shop.database.read);
    expect(rows).toHaveLength(rounds);
    for (const { orderNumber, shipped, cancelled, parcels, cancellations, captured } of rows) {
      const isPacked = packed.get(orderNumber) ?? false;
      expect([parcels, cancellations, shipped > 0, cancelled > 0]).toEqual([Number(isPacked), Number(!isPacked), isPacked, !isPacked]);
      expect(captured > 0).toBe(isPacked);
    }
    const gone = rows.reduce((sum, { cancelled }) => sum + ordered - cancelled, 0);
    expect(await stockOf(shop, lamp)).toBe(stocked - gone);
    const { sums, lines: uneven, ledger, paidTwice, undecided, units } = await readBooks(shop.database);
    expect({ sums, uneven, ledger, paidTwice, undecided, units }).toEqual({
      sums: 0,
      uneven: 0,
      ledger: 0,
      paidTwice: 0,
      undecided: 0,
      units: 0,
    });
  }, 600_000);
});
