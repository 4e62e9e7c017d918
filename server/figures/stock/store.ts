import { sql } from 'kysely';
import { type StockLine, type StockShown, stockSalesDays } from '../../../contract/figures/figures.ts';
import { tookNoMoney } from '../../orders/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';

/** Sums anew what was sold of each variation since then, and the stock left of it. Replacements count too: they take stock. */
export async function sumUnits(tx: Tx, since: Date): Promise<void> {
  await sql`lock table figures.variation_sale in share row exclusive mode`.execute(tx);
  await sql`delete from figures.variation_sale`.execute(tx);
  await sql`
    with sold as (
      select l.variation_id, sum(l.quantity - l.cancelled) as units from orders.order o join orders.line l on l.order_id = o.id
      where o.placed_at >= ${since} and o.state <> all(${tookNoMoney}::text[])
      group by 1 having sum(l.quantity - l.cancelled) > 0
    )
    insert into figures.variation_sale (variation_id, units, on_hand, department)
    select sold.variation_id, sold.units, coalesce((select sum(s.on_hand) from catalog.stock s where s.variation_id = sold.variation_id), 0),
      p.department_slug
    from sold join catalog.variation v on v.id = sold.variation_id join catalog.product p on p.id = v.product_id`.execute(tx);
}

export interface StockFilter {
  readonly show: StockShown;
  readonly department: string | null;
  readonly q: string | null;
}

/** More days than anybody asks for; it also keeps any stock within an integer. */
const maxDaysTold = 99_999;

/** Days left at most; null for any number. */
const maxDays: Readonly<Record<StockShown, number | null>> = { all: null, out: 0, week: 7, month: 30 };

/**
 * Variations that sell, by how long their stock lasted when it was last counted. What is made to order, retired or unpublished is left out: it has no
 * stock, or is not sold any more.
 */
export async function findStock(
  db: Db,
  { show, department, q }: StockFilter,
  { limit, offset }: Portion,
): Promise<{ lines: StockLine[]; total: number }> {
  const most = maxDays[show];
  const { rows } = await sql<StockLine & { total: number }>`
    with listed as (
      select f.variation_id, f.units, f.on_hand, least(f.on_hand * ${stockSalesDays}::int / f.units, ${maxDaysTold}::int)::int as days,
        v.sku, v.product_id, v.options, p.name, (count(*) over ())::int as total
      from figures.variation_sale f join catalog.variation v on v.id = f.variation_id join catalog.product p on p.id = v.product_id
      where v.retired_at is null and not v.made_to_order and p.published and p.gone_at is null
        and (${most}::int is null or f.on_hand * ${stockSalesDays}::int / f.units <= ${most})
        and (${department}::text is null or f.department = ${department})
        and (${q}::text is null or starts_with(lower(v.sku), lower(${q})) or strpos(lower(p.name), lower(${q})) > 0)
      order by days, f.units desc, f.variation_id limit ${limit} offset ${offset}
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
    select distinct department from figures.variation_sale order by 1`.execute(db);
  return rows.map(({ department }) => department);
}
