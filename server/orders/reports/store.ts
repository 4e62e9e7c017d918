import { type RawBuilder, sql } from 'kysely';
import type { ReturnSums, SalesBy } from '../../../contract/staff/orders/sales-reports.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { waivedKey } from '../../payments/index.ts';
import { midnight } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import { tookNoMoney } from '../states.ts';
import { inMonths } from './months.ts';

/** A range of the shop's days, `2026-01-31`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const within = (column: string, { from, to }: Days) =>
  sql`${sql.ref(column)} >= ${midnight(from, 0)} and ${sql.ref(column)} < ${midnight(to, 1)}`;

/** What falls on a line's cancelled units of an amount in cents, as `shareOfUnits` splits it. */
export const cancelledShare = (cents: RawBuilder<unknown>) =>
  sql`((${cents}) / l.quantity * l.cancelled + least(l.cancelled, (${cents}) % l.quantity))`;
const cancelledTax = cancelledShare(sql`l.tax`);
/** Of merchandise after discounts; with the tax it is exactly what cancelling gave back. */
const cancelledSales = sql`(${cancelledShare(sql`l.line_total - l.discount + l.tax`)} - ${cancelledTax})`;

/** Sums a day anew from its orders, without its month. Replacements, which nobody pays for, and cancelled units do not count. */
export async function sumDay(tx: Tx, day: string): Promise<void> {
  const ofDay = within('o.placed_at', { from: day, to: day });
  await sql`lock table orders.sales_day in share row exclusive mode`.execute(tx);
  await sql`delete from orders.sales_day where day = ${day}::date`.execute(tx);
  await sql`delete from orders.department_day where day = ${day}::date`.execute(tx);
  await sql`delete from orders.product_day where day = ${day}::date`.execute(tx);
  await sql`delete from orders.category_day where day = ${day}::date`.execute(tx);
  await sql`
    insert into orders.sales_day (day, brand, country, region, orders, units, merchandise, discount, shipping, tax)
    select (o.placed_at at time zone ${shopZone})::date, o.brand, o.country, o.shipping_address->>'stateRegion', count(*),
      sum(part.units), sum(o.merchandise - part.merchandise), sum(o.discount - part.discount), sum(o.shipping), sum(o.tax - part.tax)
    from orders.order o, lateral (
      select sum(l.quantity - l.cancelled) as units, sum(l.unit_price * l.cancelled) as merchandise,
        sum(l.unit_price * l.cancelled - ${cancelledSales}) as discount, sum(${cancelledTax}) as tax
      from orders.line l where l.order_id = o.id
    ) part
    where ${ofDay} and o.state <> all(${tookNoMoney}::text[])
      and not exists (select from orders.replacement r where r.order_id = o.id)
    group by 1, 2, 3, 4`.execute(tx);
  await sql`
    insert into orders.product_day (day, brand, product_id, department, units, sales)
    select (o.placed_at at time zone ${shopZone})::date, o.brand, l.product_id, (array_agg(l.department_slug order by o.id desc))[1], sum(l.quantity - l.cancelled),
      sum(l.line_total - l.discount - ${cancelledSales})
    from orders.order o join orders.line l on l.order_id = o.id and l.cancelled < l.quantity
    where ${ofDay} and o.state <> all(${tookNoMoney}::text[])
      and not exists (select from orders.replacement r where r.order_id = o.id)
    group by 1, 2, 3`.execute(tx);
  await sql`
    insert into orders.department_day (day, brand, department, units, sales)
    select day, brand, department, sum(units), sum(sales) from orders.product_day
    where day = ${day}::date group by 1, 2, 3`.execute(tx);
  await sql`
    insert into orders.category_day (day, brand, category_id, units, sales)
    select d.day, d.brand, p.category_id, sum(d.units), sum(d.sales)
    from orders.product_day d join catalog.product p on p.id = d.product_id
    where d.day = ${day}::date group by 1, 2, 3`.execute(tx);
}

/**
 * Sums a month, given by its first day, anew from its days; rows that stay the same are not written. What is gone is found first and once:
 * while the tables grow and their statistics are old, a join would be planned as a loop over the month.
 */
export async function sumMonth(tx: Tx, month: string): Promise<void> {
  const ofMonth = sql`day >= ${month}::date and day < ${month}::date + interval '1 month'`;
  await sql`
    insert into orders.product_month as m (month, brand, product_id, units, sales)
    select ${month}::date, brand, product_id, sum(units), sum(sales) from orders.product_day where ${ofMonth} group by brand, product_id
    on conflict (month, brand, product_id) do update set units = excluded.units, sales = excluded.sales
    where (m.units, m.sales) is distinct from (excluded.units, excluded.sales)`.execute(tx);
  await sql`
    with gone as materialized (
      select brand, product_id from orders.product_month where month = ${month}::date
      except select brand, product_id from orders.product_day where ${ofMonth}
    )
    delete from orders.product_month m using gone
    where m.month = ${month}::date and m.brand = gone.brand and m.product_id = gone.product_id`.execute(tx);
  // A few hundred rows, so all are written.
  await sql`delete from orders.category_month where month = ${month}::date`.execute(tx);
  await sql`
    insert into orders.category_month (month, brand, category_id, units, sales)
    select ${month}::date, brand, category_id, sum(units), sum(sales) from orders.category_day where ${ofMonth} group by brand, category_id`.execute(
    tx,
  );
}

/** Today, and the days whose orders were placed or cancelled in the last day or since the last sums; every day with orders when none is summed yet. */
export async function findDaysToSum(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select (o.placed_at at time zone ${shopZone})::date as day from orders.order o where not exists (select from orders.sales_day)
    union select (o.placed_at at time zone ${shopZone})::date
    from orders.event e join orders.order o on o.id = e.order_id
    where e.kind in ('placed', 'paid', 'cancelled')
      and e.at >= least(${now}::timestamptz - interval '26 hours', (select max(day) from orders.sales_day))
    union select (${now}::timestamptz at time zone ${shopZone})::date
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** A line of a report; the sums of one key, or of all. Cents. */
export interface Sums {
  readonly orders: number;
  readonly units: number;
  readonly merchandise: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
}

export interface KeyedSums extends Sums {
  readonly key: string;
  readonly title: string;
}

const summed = sql`coalesce(sum(orders), 0)::int as orders, coalesce(sum(units), 0)::int as units, coalesce(sum(merchandise), 0)::bigint as merchandise,
  coalesce(sum(discount), 0)::bigint as discount, coalesce(sum(shipping), 0)::bigint as shipping, coalesce(sum(tax), 0)::bigint as tax`;

const ofBrand = (brand: string | null) => sql`(${brand}::text is null or brand = ${brand})`;

export async function findTotals(db: Db, { from, to }: Days, brand: string | null): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${summed} from orders.sales_day where day between ${from}::date and ${to}::date and ${ofBrand(brand)}`.execute(db);
  return rows[0] ?? { orders: 0, units: 0, merchandise: 0, discount: 0, shipping: 0, tax: 0 };
}

/** What sums and refunds are known by: states include provinces. */
export type SumsBy = Extract<SalesBy, 'day' | 'brand' | 'state'>;

/** The sums by day, brand, or state and province. */
export async function findSums(db: Db, by: SumsBy, { from, to }: Days, brand: string | null): Promise<KeyedSums[]> {
  const key = { day: sql`day::text`, brand: sql`brand`, state: sql`country || '-' || region` }[by];
  const { rows } = await sql<KeyedSums>`
    select ${key} as key, ${key} as title, ${summed} from orders.sales_day
    where day between ${from}::date and ${to}::date and ${ofBrand(brand)}
    group by 1 order by ${by === 'day' ? sql`1` : sql`sum(merchandise - discount) desc, 1`}`.execute(db);
  return rows;
}

export interface Sold {
  readonly key: string;
  readonly title: string;
  readonly units: number;
  /** Cents after discounts. */
  readonly sales: number;
}

/** What was sold by department, the most money first. */
export async function findSoldByDepartment(db: Db, { from, to }: Days, brand: string | null): Promise<Omit<Sold, 'title'>[]> {
  const { rows } = await sql<Omit<Sold, 'title'>>`
    select department as key, sum(units)::int as units, sum(sales)::bigint as sales
    from orders.department_day where day between ${from}::date and ${to}::date and ${ofBrand(brand)}
    group by 1 order by sum(sales) desc, 1`.execute(db);
  return rows;
}

/** What was sold by main category, as it was when its day was summed, the most money first: whole months by their sums. */
export async function findSoldByCategory(
  db: Db,
  days: Days,
  brand: string | null,
  { limit, offset }: Portion,
): Promise<{ sold: Omit<Sold, 'title'>[]; count: number }> {
  const { before, months, after } = inMonths(days);
  const { rows } = await sql<Omit<Sold, 'title'> & { count: number }>`
    select category_id::text as key, sum(units)::int as units, sum(sales)::bigint as sales, (count(*) over ())::int as count
    from (
      select category_id, units, sales from orders.category_month
      where month between ${months.from}::date and ${months.to}::date and ${ofBrand(brand)}
      union all
      select category_id, units, sales from orders.category_day where day between ${before.from}::date and ${before.to}::date and ${ofBrand(brand)}
      union all
      select category_id, units, sales from orders.category_day where day between ${after.from}::date and ${after.to}::date and ${ofBrand(brand)}
    ) sold
    group by category_id order by sum(sales) desc, category_id limit ${limit} offset ${offset}`.execute(db);
  return { sold: rows.map(({ count: _, ...one }) => one), count: rows[0]?.count ?? 0 };
}

/** What was sold by product, the most money first: whole months by their sums. */
export async function findSoldByProduct(
  db: Db,
  days: Days,
  brand: string | null,
  { limit, offset }: Portion,
): Promise<{ sold: Omit<Sold, 'title'>[]; count: number }> {
  const { before, months, after } = inMonths(days);
  const { rows } = await sql<Omit<Sold, 'title'> & { count: number }>`
    select product_id::text as key, sum(units)::int as units, sum(sales)::bigint as sales, (count(*) over ())::int as count
    from (
      select product_id, units, sales from orders.product_month
      where month between ${months.from}::date and ${months.to}::date and ${ofBrand(brand)}
      union all
      select product_id, units, sales from orders.product_day where day between ${before.from}::date and ${before.to}::date and ${ofBrand(brand)}
      union all
      select product_id, units, sales from orders.product_day where day between ${after.from}::date and ${after.to}::date and ${ofBrand(brand)}
    ) sold
    group by product_id order by sum(sales) desc, product_id limit ${limit} offset ${offset}`.execute(db);
  return { sold: rows.map(({ count: _, ...one }) => one), count: rows[0]?.count ?? 0 };
}

/** Cents given back of orders that still count, by the day on which the money went back, or by brand or state. Not of cancelled items: the sums lack these. */
export async function findRefunds(db: Db, by: SumsBy, days: Days, brand: string | null): Promise<Map<string, number>> {
  const key = {
    day: sql`(e.settled_at at time zone ${shopZone})::date::text`,
    brand: sql`o.brand`,
    state: sql`o.country || '-' || (o.shipping_address->>'stateRegion')`,
  }[by];
  const { rows } = await sql<{ key: string; cents: number }>`
    select ${key} as key, sum(e.amount)::bigint as cents
    from payments.entry e join payments.payment p on p.id = e.payment_id join orders.order o on o.id = p.order_id
    where e.kind = 'refunded' and e.state = 'succeeded' and ${within('e.settled_at', days)} and e.key not like ${`%${waivedKey}%`}
      and o.state <> 'cancelled' and (${brand}::text is null or o.brand = ${brand})
    group by 1 order by 2 desc, 1`.execute(db);
  return new Map(rows.map(({ key, cents }) => [key, cents]));
}

const askedBack = (days: Days, brand: string | null) => sql`
  from returns.return r join returns.line l on l.return_id = r.id join orders.order o on o.id = r.order_id
  where ${within('r.requested_at', days)} and r.state <> 'declined' and (${brand}::text is null or o.brand = ${brand})`;

/** Units requested for return, by reason, most first. */
export async function findReturnReasons(db: Db, days: Days, brand: string | null): Promise<(ReturnSums & { reason: string })[]> {
  const { rows } = await sql<ReturnSums & { reason: string }>`
    select l.reason, count(distinct r.id)::int as returns, sum(l.quantity)::int as units ${askedBack(days, brand)}
    group by 1 order by 3 desc, 1`.execute(db);
  return rows;
}

export async function findReturnSums(db: Db, days: Days, brand: string | null): Promise<ReturnSums> {
  const { rows } = await sql<ReturnSums>`
    select count(distinct r.id)::int as returns, coalesce(sum(l.quantity), 0)::int as units ${askedBack(days, brand)}`.execute(db);
  return rows[0] ?? { returns: 0, units: 0 };
}

/**
 * Orders that took money on the shop's day until a moment, or until the same time by the shop's clock some days before, and their merchandise after
 * discounts in cents, without cancelled units: live, for the console's home.
 */
export async function findSoldUntil(db: Db, moment: Date, daysBefore = 0): Promise<{ orders: number; sales: number }> {
  const until = sql`((${moment}::timestamptz at time zone ${shopZone} - make_interval(days => ${daysBefore})) at time zone ${shopZone})`;
  const { rows } = await sql<{ orders: number; sales: number }>`
    select count(*)::int as orders, coalesce(sum(merchandise - discount - (
        select sum(${cancelledSales}) from orders.line l where l.order_id = o.id)), 0)::bigint as sales
    from orders.order o
    where placed_at >= date_trunc('day', ${until}, ${shopZone}) and placed_at < ${until}
      and state <> all(${tookNoMoney}::text[]) and not exists (select from orders.replacement r where r.order_id = o.id)`.execute(db);
  return rows[0] ?? { orders: 0, sales: 0 };
}

/** Counts what was sold of a category with the one into which it was merged. */
export async function followMergedCategory(
  tx: Tx,
  { from, into }: { from: { taxonomyId: number }; into: { taxonomyId: number } },
): Promise<void> {
  await sql`
    with gone as (delete from orders.category_day where category_id = ${from.taxonomyId} returning day, brand, units, sales)
    insert into orders.category_day as known (day, brand, category_id, units, sales)
    select day, brand, ${into.taxonomyId}::int, units, sales from gone
    on conflict (day, brand, category_id) do update set units = known.units + excluded.units, sales = known.sales + excluded.sales`.execute(
    tx,
  );
  await sql`
    with gone as (delete from orders.category_month where category_id = ${from.taxonomyId} returning month, brand, units, sales)
    insert into orders.category_month as known (month, brand, category_id, units, sales)
    select month, brand, ${into.taxonomyId}::int, units, sales from gone
    on conflict (month, brand, category_id) do update set units = known.units + excluded.units, sales = known.sales + excluded.sales`.execute(
    tx,
  );
}
