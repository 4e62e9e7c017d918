import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { arrivalOf } from './arrival.ts';
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

/** When the shipped units of each variation arrived (`arrivalOf`), by order id. */
export async function findArrivalsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, Map<number, Date>>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{
    orderId: number;
    variationId: number;
    shippedAt: Date;
    deliveredAt: Date | null;
    isAllDelivered: boolean;
    promisedBy: string;
  }>`
    select l.order_id as "orderId", l.variation_id as "variationId", max(e.at) filter (where e.kind = 'shipped') as "shippedAt",
      max(e.at) filter (where e.kind = 'delivered') as "deliveredAt", l.delivered = l.shipped as "isAllDelivered", o.delivery ->> 'latest' as "promisedBy"
    from orders.order o join orders.line l on l.order_id = o.id
      join orders.event e on e.order_id = o.id and e.kind in ('shipped', 'delivered')
        and e.details -> 'lines' @> jsonb_build_array(jsonb_build_object('variationId', l.variation_id))
    where o.id = any(${[...orderIds]}::bigint[]) and l.shipped > 0
    group by o.id, l.order_id, l.position having bool_or(e.kind = 'shipped')`.execute(db);
  const arrivals = new Map<number, Map<number, Date>>();
  for (const { orderId, variationId, promisedBy, ...moved } of rows) {
    const ofOrder = arrivals.get(orderId) ?? new Map<number, Date>();
    arrivals.set(orderId, ofOrder.set(variationId, arrivalOf(moved, promisedBy)));
  }
  return arrivals;
}

/** The same for one order. */
export const findArrivals = async (db: Db, orderId: number): Promise<Map<number, Date>> =>
  (await findArrivalsOf(db, [orderId])).get(orderId) ?? new Map();

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

/** The order that paid for what a replacement replaces. */
export interface Replaced {
  readonly orderNumber: string;
  readonly linkVersion: number;
  /** Whether both orders have one e-mail address. */
  readonly isOfSameAddress: boolean;
  readonly caseNumber: string;
}

/** Null for an ordinary order. */
export async function findReplaced(db: Db, orderId: number): Promise<Replaced | null> {
  const { rows } = await sql<Replaced>`
    select paid.order_number as "orderNumber", paid.link_version as "linkVersion", r.case_number as "caseNumber",
      lower(paid.email) = lower(free.email) as "isOfSameAddress"
    from orders.replacement r join orders.order paid on paid.id = r.paid_order_id join orders.order free on free.id = r.order_id
    where r.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export async function insertReplacement(tx: Tx, orderId: number, { paidOrderId, caseNumber, paid }: Replacement): Promise<void> {
  await sql`
    insert into orders.replacement (order_id, paid_order_id, case_number, paid)
    values (${orderId}, ${paidOrderId}, ${caseNumber}, ${JSON.stringify(paid)}::jsonb)`.execute(tx);
}
