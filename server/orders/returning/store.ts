import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ReturnedUnits, ReturnStanding } from './units.ts';

/** Units in return and returned, per line of an order. */
export async function findReturnedUnits(db: Db, orderId: number): Promise<ReturnedUnits[]> {
  const { rows } = await sql<ReturnedUnits>`
    select variation_id as "variationId", in_return as "inReturn", returned from orders.line where order_id = ${orderId} order by position`.execute(
    db,
  );
  return rows;
}

/** The same summed up per order; omits orders without returns. */
export async function findReturnStandings(db: Db, orderIds: readonly number[]): Promise<Map<number, ReturnStanding>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<ReturnStanding & { orderId: number }>`
    select order_id as "orderId", sum(in_return)::int as "inReturn", sum(returned)::int as returned from orders.line
    where order_id = any(${[...orderIds]}::bigint[]) group by order_id having sum(in_return + returned) > 0`.execute(db);
  return new Map(rows.map(({ orderId, ...standing }) => [orderId, standing]));
}

/** Adds to the counts of units in return and returned, or subtracts. A check constraint rejects more than was shipped. */
export async function addReturned(tx: Tx, orderId: number, changes: readonly ReturnedUnits[]): Promise<void> {
  await sql`
    update orders.line l set in_return = l.in_return + c."inReturn", returned = l.returned + c.returned
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c ("variationId" int, "inReturn" int, returned int)
    where l.order_id = ${orderId} and l.variation_id = c."variationId"`.execute(tx);
}

/** When units of each variation last arrived or, before that, last left. The return window starts here (spec §9). */
export async function findArrivals(db: Db, orderId: number): Promise<Map<number, Date>> {
  const { rows } = await sql<{ variationId: number; at: Date }>`
    select (u ->> 'variationId')::int as "variationId", max(e.at) as at
    from orders.event e, jsonb_array_elements(e.details -> 'lines') u
    where e.order_id = ${orderId} and e.kind in ('shipped', 'delivered') group by 1`.execute(db);
  return new Map(rows.map(({ variationId, at }) => [variationId, at]));
}

/** Cents paid for all units of a line. */
export interface PaidUnits {
  readonly variationId: number;
  readonly cents: number;
}

/** What makes an order a replacement. */
export interface Replacement {
  /** The order whose payment paid for the units. */
  readonly paidOrderId: number;
  readonly caseNumber: string;
  readonly paid: readonly PaidUnits[];
}

/** What an order replaces; null for an ordinary order. */
export async function findReplacement(db: Db, orderId: number): Promise<Replacement | null> {
  const { rows } = await sql<Replacement>`
    select paid_order_id as "paidOrderId", case_number as "caseNumber", paid from orders.replacement where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function insertReplacement(tx: Tx, orderId: number, { paidOrderId, caseNumber, paid }: Replacement): Promise<void> {
  await sql`
    insert into orders.replacement (order_id, paid_order_id, case_number, paid)
    values (${orderId}, ${paidOrderId}, ${caseNumber}, ${JSON.stringify(paid)}::jsonb)`.execute(tx);
}
