import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { orderHappened } from '../events.ts';
import type { OrderEvent } from './event.ts';

/** The events of an order, oldest first. */
export async function findEvents(db: Db, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<OrderEvent>`
    select kind, actor, at, cents, request_uuid as "requestUuid", details from orders.event where order_id = ${orderId}
    order by at, id`.execute(db);
  return rows;
}

/** Appends an event and emits `orderHappened`. The caller holds the order's lock. */
export async function insertEvent(tx: Tx, orderId: number, { kind, actor, at, cents, requestUuid, details }: OrderEvent): Promise<void> {
  const { rows } = await sql<{ orderNumber: string | null }>`
    insert into orders.event (order_id, kind, actor, at, cents, request_uuid, details)
    values (${orderId}, ${kind}, ${actor}, ${at}, ${cents}, ${requestUuid}::uuid, ${JSON.stringify(details)}::jsonb)
    returning (select order_number from orders.order where id = order_id) as "orderNumber"`.execute(tx);
  const orderNumber = rows[0]?.orderNumber;
  if (orderNumber) await emit(tx, orderHappened, { orderNumber, kind });
}
