import { sql } from 'kysely';
import { manualDiscountId } from '../../../contract/staff/orders/drafts.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import { type OrderState, tookNoMoney } from '../states.ts';

/** Records for the promotions' sums that an order begins or ceases to count, in the transaction that changes its state. */
export async function notePromotions(tx: Tx, orderId: number, state: OrderState): Promise<void> {
  const counts = !tookNoMoney.includes(state);
  await sql`
    with o as materialized (
      select id, state, brand, placed_at, merchandise - discount as sales from orders.order where id = ${orderId} for no key update
    )
    insert into orders.promotion_change (promotion_id, day, brand, orders, sales, discount)
    select a.promotion_id, (o.placed_at at time zone ${shopZone})::date, o.brand, s.sign, s.sign * o.sales, s.sign * sum(a.amount)
    from o join orders.adjustment a on a.order_id = o.id, (select case when ${counts} then 1 else -1 end as sign) s
    where (o.state <> all(${tookNoMoney}::text[])) <> ${counts} and a.promotion_id <> ${manualDiscountId}
    group by a.promotion_id, o.placed_at, o.brand, o.sales, s.sign`.execute(tx);
}

/** Adds the recorded changes to the days. Readers add both, so the figures do not change. */
export async function sumPromotions(tx: Tx): Promise<void> {
  await sql`
    with gone as (delete from orders.promotion_change returning *)
    insert into orders.promotion_day (promotion_id, day, brand, orders, sales, discount)
    select promotion_id, day, brand, sum(orders)::int, sum(sales)::bigint, sum(discount)::bigint from gone group by 1, 2, 3
    on conflict (promotion_id, day, brand) do update set orders = orders.promotion_day.orders + excluded.orders,
      sales = orders.promotion_day.sales + excluded.sales, discount = orders.promotion_day.discount + excluded.discount`.execute(tx);
}

/** Number of orders with each promotion, and the cents it took off them. */
export async function findGiven(db: Db, promotionIds: readonly number[]): Promise<Map<number, { orders: number; discount: number }>> {
  if (promotionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; orders: number; discount: number }>`
    select promotion_id as id, sum(orders)::int as orders, sum(discount)::bigint as discount from (
      select promotion_id, orders, discount from orders.promotion_day where promotion_id = any(${promotionIds}::int[])
      union all select promotion_id, orders, discount from orders.promotion_change where promotion_id = any(${promotionIds}::int[])
    ) given group by 1`.execute(db);
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
    select day, sum(orders)::int as orders, sum(sales)::bigint as sales, sum(discount)::bigint as discount from (
      select day, orders, sales, discount from orders.promotion_day
      where promotion_id = ${promotionId} and day between ${from}::date and ${to}::date
      union all select day, orders, sales, discount from orders.promotion_change
      where promotion_id = ${promotionId} and day between ${from}::date and ${to}::date
    ) given group by 1 having sum(orders) > 0 order by 1`.execute(db);
  return rows;
}

/** What each promotion brought in a range of days, the most sales first; an order counts under each of its promotions. */
export async function findSoldByPromotion(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  brand: string | null,
  { limit, offset }: Portion,
): Promise<{ sold: { key: string; orders: number; sales: number; discount: number }[]; count: number }> {
  const within = sql`day between ${from}::date and ${to}::date and (${brand}::text is null or brand = ${brand})`;
  const { rows } = await sql<{ key: string; orders: number; sales: number; discount: number; count: number }>`
    select promotion_id::text as key, sum(orders)::int as orders, sum(sales)::bigint as sales, sum(discount)::bigint as discount,
      (count(*) over ())::int as count
    from (
      select promotion_id, orders, sales, discount from orders.promotion_day where ${within}
      union all select promotion_id, orders, sales, discount from orders.promotion_change where ${within}
    ) given
    group by promotion_id having sum(orders) > 0 order by sum(sales) desc, promotion_id limit ${limit} offset ${offset}`.execute(db);
  return { sold: rows.map(({ count: _, ...one }) => one), count: rows[0]?.count ?? 0 };
}
