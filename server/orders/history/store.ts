import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OrderedLine, StoredOrder } from '../order.ts';
import { adjustmentsOfLine } from '../store.ts';
import type { Span } from './span.ts';

/** The owner's placed orders, without attempts that were never paid. */
const placed = (ownerId: string, { from, before }: Span) => sql`
  owner_id = ${ownerId} and state <> 'payment_declined'
  and (${from}::timestamptz is null or placed_at >= ${from}) and (${before}::timestamptz is null or placed_at < ${before})`;

export type ListedRow = Pick<StoredOrder, 'id' | 'orderNumber' | 'state' | 'placedAt'> & {
  readonly total: number;
  readonly currency: string;
  readonly partlyCancelled: boolean;
};

/** True for an order `o` with some, but not all, units cancelled. */
const partlyCancelled = sql`o.state <> 'cancelled' and exists (select from orders.line l where l.order_id = o.id and l.cancelled > 0)`;

/** A page of orders, newest first. */
export async function findOrders(
  db: Db,
  ownerId: string,
  span: Span,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select id, order_number as "orderNumber", state, placed_at as "placedAt", total, currency, ${partlyCancelled} as "partlyCancelled"
    from orders.order o where ${placed(ownerId, span)}
    order by placed_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** All orders with this e-mail address, newest first. Guests have no other identity. */
export async function findOrdersByEmail(db: Db, email: string, limit: number): Promise<(ListedRow & Pick<StoredOrder, 'ownerId'>)[]> {
  const { rows } = await sql<ListedRow & Pick<StoredOrder, 'ownerId'>>`
    select id, order_number as "orderNumber", owner_id as "ownerId", state, placed_at as "placedAt", total, currency,
      ${partlyCancelled} as "partlyCancelled"
    from orders.order o where lower(email) = lower(${email}) and state <> 'payment_declined'
    order by placed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countOrders(db: Db, ownerId: string, span: Span): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders.order where ${placed(ownerId, span)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type LineOfOrder = Omit<OrderedLine, 'returnable' | 'delivered'> & { readonly orderId: number };

/** The lines of several orders, grouped in the order of `orderIds`. */
export async function findLinesOf(db: Db, orderIds: readonly number[]): Promise<LineOfOrder[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<LineOfOrder>`
    select l.order_id as "orderId", product_id as "productId", variation_id as "variationId", sku, name, slug,
      department_slug as "departmentSlug", options, image, quantity, shipped, cancelled, unit_price as "unitPrice", line_total as "lineTotal", tax, ${adjustmentsOfLine} as adjustments
    from orders.line l where l.order_id = any(${[...orderIds]}::bigint[]) order by l.order_id, l.position`.execute(db);
  return rows;
}
