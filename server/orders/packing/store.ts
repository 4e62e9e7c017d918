import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { StoredOrder } from '../order.ts';

/** An order in the packing list. */
export type PackingRow = Pick<StoredOrder, 'orderNumber' | 'state' | 'placedAt' | 'shippingAddress' | 'delivery'> & {
  readonly total: number;
  readonly currency: string;
  /** Units ordered. */
  readonly units: number;
};

/** Same states as `awaitsShipping`; the literal text matches the partial index. */
const waiting = sql`state in ('placed', 'processing', 'partially_shipped')`;

/** Orders that wait to be shipped, oldest first. With an order number or address: matching orders in any state but declined, newest first. */
export async function findOrdersToShip(
  db: Db,
  { orderNumber, email }: { orderNumber?: string; email?: string },
  limit: number,
): Promise<PackingRow[]> {
  const which = orderNumber ? sql`order_number = ${orderNumber}` : email ? sql`lower(email) = lower(${email})` : waiting;
  const order = orderNumber || email ? sql`placed_at desc, id desc` : sql`placed_at, id`;
  const { rows } = await sql<PackingRow>`
    select order_number as "orderNumber", state, placed_at as "placedAt", shipping_address as "shippingAddress", delivery, total, currency,
      (select sum(quantity)::int from orders.line l where l.order_id = o.id) as units
    from orders.order o where ${which} and state <> 'payment_declined' order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function countOrdersToShip(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders.order where ${waiting}`.execute(db);
  return rows[0]?.n ?? 0;
}
