import { sql } from 'kysely';
import { type StockLine, type StockShown, stockSalesDays } from '../../../contract/figures/figures.ts';
import { tookNoMoney } from '../../orders/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Sums anew what was sold of each variation since then. Replacements count too: they take stock. */
export async function sumUnits(tx: Tx, since: Date): Promise<void> {
  await sql`lock table figures.variation_sale in share row exclusive mode`.execute(tx);
  await sql`delete from figures.variation_sale`.execute(tx);
  await sql`
    insert into figures.variation_sale (variation_id, units)
    select l.variation_id, sum(l.quantity - l.cancelled) from orders.order o join orders.line l on l.order_id = o.id
    where o.placed_at >= ${since} and o.state <> all(${tookNoMoney}::text[])
    group by 1 having sum(l.quantity - l.cancelled) > 0`.execute(tx);
}

export interface StockFilter {
  readonly show: StockShown;
  readonly department: string | null;
  readonly q: string | null;
}

/** More days than anybody asks for; it also keeps any stock within an integer. */
const mostDaysTold = 99_999;

/** Days left at most; null for any number. */
const mostDays: Readonly<Record<StockShown, number | null>> = { all: null, out: 0, week: 7, month: 30 };

/**
 * Variations that sell, by how long their stock lasts. What is made to order, retired or unpublished is left out: it has no stock, or is not sold any
 * more.
 */
export async function findStock(
  db: Db,
  { show, department, q }: StockFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ lines: StockLine[]; total: number }> {
  const most = mostDays[show];
  const { rows } = await sql<StockLine & { total: number }>`
    with left_over as (
      select f.variation_id, f.units, coalesce(sum(s.on_hand), 0)::bigint as on_hand
      from figures.variation_sale f left join catalog.stock s on s.variation_id = f.variation_id group by f.variation_id, f.units
    ), counted as (
      select variation_id, units, on_hand, least(on_hand * ${stockSalesDays}::int / units, ${mostDaysTold}::int)::int as days from left_over
    ), listed as (
      select c.*, v.sku, v.product_id, v.options, p.name, (count(*) over ())::int as total from counted c
      join catalog.variation v on v.id = c.variation_id join catalog.product p on p.id = v.product_id
      where v.retired_at is null and not v.made_to_order and p.published and p.gone_at is null
        and (${most}::int is null or c.days <= ${most}) and (${department}::text is null or p.department_slug = ${department})
        and (${q}::text is null or starts_with(lower(v.sku), lower(${q})) or strpos(lower(p.name), lower(${q})) > 0)
      order by c.days, c.units desc, c.variation_id limit ${limit} offset ${offset}
    )
    select l.variation_id as "variationId", l.product_id as "productId", l.sku, l.name,
      coalesce((select string_agg(value, ' / ' order by key) from jsonb_each_text(l.options)), '') as options,
      l.on_hand as "onHand", l.units as sold, l.days as "daysLeft", l.total
    from listed l order by l.days, l.units desc, l.variation_id`.execute(db);
  return { lines: rows.map(({ total: _, ...line }) => line), total: rows[0]?.total ?? 0 };
}

/** Departments of the products that sell. */
export async function findSellingDepartments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ department: string }>`
    select distinct p.department_slug as department from figures.variation_sale f
    join catalog.variation v on v.id = f.variation_id join catalog.product p on p.id = v.product_id order by 1`.execute(db);
  return rows.map(({ department }) => department);
}
