import { sql } from 'kysely';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import type { Db } from '../../platform/db/index.ts';
import type { OrderState } from '../states.ts';

/** Orders that took no money: what a promotion gave them was given back. */
const without: readonly OrderState[] = ['awaiting_payment', 'payment_declined', 'cancelled'];

/** Number of orders with each promotion, and the cents it took off them. */
export async function findGiven(db: Db, promotionIds: readonly number[]): Promise<Map<number, { orders: number; discount: number }>> {
  if (promotionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; orders: number; discount: number }>`
    select given.id, count(*)::int as orders, sum(given.amount)::bigint as discount
    from (
      select a.promotion_id as id, a.order_id, sum(a.amount) as amount from orders.adjustment a
      where a.promotion_id = any(${promotionIds}::int[]) group by 1, 2
    ) given join orders.order o on o.id = given.order_id
    where o.state <> all(${without}::text[])
    group by 1`.execute(db);
  return new Map(rows.map(({ id, orders, discount }) => [id, { orders, discount }]));
}

interface DayOfPromotion {
  /** `2026-01-31`, in the shop's time zone. */
  readonly day: string;
  readonly orders: number;
  /** Cents of merchandise after all discounts. */
  readonly sales: number;
  readonly discount: number;
}

/** Orders with a promotion by day, from the first to the last day; days without any are missing. */
export async function findPromotionDays(db: Db, promotionId: number, from: string, to: string): Promise<DayOfPromotion[]> {
  const { rows } = await sql<DayOfPromotion>`
    select to_char(o.placed_at at time zone ${shopZone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(o.merchandise - o.discount)::bigint as sales, sum(given.amount)::bigint as discount
    from (
      select a.order_id, sum(a.amount) as amount from orders.adjustment a where a.promotion_id = ${promotionId} group by 1
    ) given join orders.order o on o.id = given.order_id
    where o.placed_at >= (${from}::date::timestamp at time zone ${shopZone})
      and o.placed_at < ((${to}::date + 1)::timestamp at time zone ${shopZone})
      and o.state <> all(${without}::text[])
    group by 1 order by 1`.execute(db);
  return rows;
}
