import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OrderedLine, StoredOrder } from '../order.ts';
import { findOrdersById } from '../store.ts';

/** An order in the packing list. */
export type PackingRow = Pick<StoredOrder, 'orderNumber' | 'state' | 'placedAt' | 'shippingAddress' | 'delivery' | 'heldFor'> & {
  readonly total: number;
  readonly currency: string;
  /** Units ordered. */
  readonly units: number;
};

/** Same states as `awaitsShipping`; the literal text matches the partial index. Held orders do not wait for the packers. */
const waiting = sql`state in ('placed', 'processing', 'partially_shipped') and held_for is null`;

/** Orders that wait to be shipped, oldest first. With an order number or address: matching orders in any state but declined, newest first. */
export async function findOrdersToShip(
  db: Db,
  { orderNumber, email }: { orderNumber?: string; email?: string },
  limit: number,
): Promise<PackingRow[]> {
  const which = orderNumber ? sql`order_number = ${orderNumber}` : email ? sql`lower(email) = lower(${email})` : waiting;
  const order = orderNumber || email ? sql`placed_at desc, id desc` : sql`placed_at, id`;
  const { rows } = await sql<PackingRow>`
    select order_number as "orderNumber", state, placed_at as "placedAt", held_for as "heldFor", shipping_address as "shippingAddress", delivery, total, currency,
      (select sum(quantity)::int from orders.line l where l.order_id = o.id) as units
    from orders.order o where ${which} and state <> 'payment_declined' order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function countOrdersToShip(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders.order where ${waiting}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Orders that wait to be shipped since before a moment, and how many of them came after another. */
export async function countLateToPack(db: Db, { before, since }: { before: Date; since: Date }): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where placed_at > ${since})::int as fresh
    from orders.order where ${waiting} and placed_at < ${before}`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

/** Orders held for review, and how many of them came after a moment. */
export async function countHeldOrders(db: Db, since: Date): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where placed_at > ${since})::int as fresh
    from orders.order where state = 'placed' and held_for is not null`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

/** Orders by their numbers, in any state. */
export async function findOrdersByNumber(db: Db, orderNumbers: readonly string[]): Promise<Map<string, StoredOrder>> {
  const { rows } = await sql<{ id: number }>`
    select id from orders.order where order_number = any(${[...orderNumbers]}::text[])`.execute(db);
  const orders = await findOrdersById(
    db,
    rows.map(({ id }) => id),
  );
  return new Map([...orders.values()].map((order) => [order.orderNumber, order]));
}

/** A line as the packer needs it. */
export type LineToPack = Pick<OrderedLine, 'variationId' | 'sku' | 'name' | 'options' | 'quantity' | 'shipped' | 'cancelled'>;

/** The lines of several orders in their order, by order id. */
export async function findLinesOf(db: Db, orderIds: readonly number[]): Promise<Map<number, LineToPack[]>> {
  const { rows } = await sql<LineToPack & { orderId: number }>`
    select order_id as "orderId", variation_id as "variationId", sku, name, options, quantity, shipped, cancelled
    from orders.line where order_id = any(${[...orderIds]}::bigint[]) order by order_id, position`.execute(db);
  const found = new Map<number, LineToPack[]>();
  for (const { orderId, ...line } of rows) found.set(orderId, [...(found.get(orderId) ?? []), line]);
  return found;
}
