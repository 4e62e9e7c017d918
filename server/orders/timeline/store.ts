import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OrderEvent } from './event.ts';

/** The events of an order, oldest first. */
export async function findEvents(db: Db, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<OrderEvent>`
    select kind, actor, at, cents, request_uuid as "requestUuid", details from orders.event where order_id = ${orderId}
    order by at, id`.execute(db);
  return rows;
}

/** Appends an event. The caller holds the order's lock. */
export async function insertEvent(tx: Tx, orderId: number, { kind, actor, at, cents, requestUuid, details }: OrderEvent): Promise<void> {
  await sql`
    insert into orders.event (order_id, kind, actor, at, cents, request_uuid, details)
    values (${orderId}, ${kind}, ${actor}, ${at}, ${cents}, ${requestUuid}::uuid, ${JSON.stringify(details)}::jsonb)`.execute(tx);
}
