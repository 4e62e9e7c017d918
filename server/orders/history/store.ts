import { sql } from 'kysely';
import { orderNumberIn } from '../../../contract/orders/order-lookup.ts';
import { likeOf } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OrderedLine, StoredOrder } from '../order.ts';
import type { ReturnStanding } from '../returning/units.ts';
import { adjustmentsOfLine } from '../store.ts';
import type { OpenReturn, Window } from './next.ts';
import type { Span } from './span.ts';

/** Whose orders, from when, and part of an order's or return's number, or words of an item; empty for all. */
export interface AskedOrders {
  readonly ownerId: string;
  readonly span: Span;
  readonly q: string;
}

/** The owner's placed orders, without attempts that were never paid. Every word of `q` must be in the name, options or SKU of one item. */
function placed({ ownerId, span: { from, before }, q }: AskedOrders) {
  const patterns = q
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${likeOf(word)}%`);
  const number = orderNumberIn(q);
  const found = sql`((${/[A-Z0-9]/.test(number)}::boolean and position(${number} in o.order_number) > 0)
    or (${number.startsWith('R-')}::boolean and exists (select from orders.event e
      where e.order_id = o.id and e.kind = 'return_requested' and starts_with(e.details ->> 'caseNumber', ${number})))
    or exists (select from orders.line l where l.order_id = o.id
      and lower(concat_ws(' ', l.name, l.sku, (select string_agg(value, ' ') from jsonb_each_text(l.options)))) like all (${patterns}::text[])))`;
  return sql`
    o.owner_id = ${ownerId} and o.state <> 'payment_declined'
    and (${from}::timestamptz is null or o.placed_at >= ${from}) and (${before}::timestamptz is null or o.placed_at < ${before})
    and (${q}::text = '' or ${found})`;
}

export type ListedRow = Pick<StoredOrder, 'id' | 'orderNumber' | 'state' | 'placedAt'> & {
  readonly total: number;
  readonly currency: string;
  readonly partlyCancelled: boolean;
  /** The days promised with the order. */
  readonly promise: Window;
};

/** True for an order `o` with some, but not all, units cancelled. */
const partlyCancelled = sql`o.state <> 'cancelled' and exists (select from orders.line l where l.order_id = o.id and l.cancelled > 0)`;

/** A page of orders, newest first. What is shown is computed for its rows only, not for those the offset skips. */
export async function findOrders(db: Db, asked: AskedOrders, { offset, limit }: { offset: number; limit: number }): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select id, order_number as "orderNumber", state, placed_at as "placedAt", total, currency, ${partlyCancelled} as "partlyCancelled",
      jsonb_build_object('earliest', delivery ->> 'earliest', 'latest', delivery ->> 'latest') as promise
    from (
      select * from orders.order o where ${placed(asked)} order by placed_at desc, id desc limit ${limit} offset ${offset}
    ) o order by placed_at desc, id desc`.execute(db);
  return rows;
}

/** How many orders these owners placed, by owner; without attempts that were never paid. Owners without orders are left out. */
export async function countOrdersOf(db: Db, ownerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ ownerId: string; orders: number }>`
    select owner_id as "ownerId", count(*)::int as orders from orders.order
    where owner_id = any(${[...ownerIds]}::text[]) and state <> 'payment_declined' group by owner_id`.execute(db);
  return new Map(rows.map(({ ownerId, orders }) => [ownerId, orders]));
}

/** All orders with this e-mail address, newest first. Guests have no other identity. */
export async function findOrdersByEmail(db: Db, email: string, limit: number): Promise<(ListedRow & Pick<StoredOrder, 'ownerId'>)[]> {
  const { rows } = await sql<ListedRow & Pick<StoredOrder, 'ownerId'>>`
    select id, order_number as "orderNumber", owner_id as "ownerId", state, placed_at as "placedAt", total, currency,
      ${partlyCancelled} as "partlyCancelled",
      jsonb_build_object('earliest', delivery ->> 'earliest', 'latest', delivery ->> 'latest') as promise
    from orders.order o where lower(email) = lower(${email}) and state <> 'payment_declined'
    order by placed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countOrders(db: Db, asked: AskedOrders): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders.order o where ${placed(asked)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface LineOfOrder extends OrderedLine, ReturnStanding {
  readonly orderId: number;
  /** Units that staff refunded without a return. */
  readonly refunded: number;
}

/** The lines of several orders, grouped in the order of `orderIds`. */
export async function findLinesOf(db: Db, orderIds: readonly number[]): Promise<LineOfOrder[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<LineOfOrder>`
    select l.order_id as "orderId", product_id as "productId", variation_id as "variationId", sku, name, slug,
      department_slug as "departmentSlug", options, image, quantity, shipped, delivered, cancelled, in_return as "inReturn", returned,
      coalesce((select r.quantity from orders.refunded_units r where r.order_id = l.order_id and r.variation_id = l.variation_id), 0) as refunded,
      returnable, return_days as "returnDays", return_goods as "returnGoods", unit_price as "unitPrice", line_total as "lineTotal", tax, ${adjustmentsOfLine} as adjustments
    from orders.line l where l.order_id = any(${[...orderIds]}::bigint[]) order by l.order_id, l.position`.execute(db);
  return rows;
}

/** The step of each order's open return; of several, the one that moved last. */
export async function findOpenReturns(db: Db, orderIds: readonly number[]): Promise<Map<number, OpenReturn>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<OpenReturn & { orderId: number }>`
    select order_id as "orderId", kind, details -> 'approval' as approval from (
      select distinct on (order_id, details ->> 'caseNumber') order_id, kind, details, at from orders.event
      where order_id = any(${[...orderIds]}::bigint[]) and kind like 'return%' order by order_id, details ->> 'caseNumber', at desc, id desc
    ) last where kind in ('return_requested', 'return_approved', 'return_sent', 'return_received') order by at`.execute(db);
  return new Map(rows.map(({ orderId, ...open }) => [orderId, open]));
}
