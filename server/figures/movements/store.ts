import { sql } from 'kysely';
import type { StockMovementCause } from '../../../contract/merchandising/stock-movements.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';

export interface MovementFilter {
  readonly variationId: number | null;
  readonly warehouseCode: string | null;
}

export interface MovementRow {
  at: Date;
  variationId: number;
  sku: string;
  options: string;
  warehouse: string;
  change: number;
  onHand: number;
  cause: StockMovementCause;
  actor: string;
  actorName: string | null;
  /** By an API key. */
  isKey: boolean;
  reason: string | null;
  orderNumber: string | null;
  caseNumber: string | null;
  importId: number | null;
  importName: string | null;
  total: number;
}

/** A variation's options in words, of `v`. */
const optionWords = sql<string>`coalesce((select string_agg(value, ' / ' order by key) from jsonb_each_text(v.options)), '')`;

/**
 * What orders took of a product: what they still have (`stock_taken`), and what came back of it. Replacements are recorded when their units are
 * held.
 */
const takenOf = (productId: number) => sql`
  select t."variationId" as variation_id, t."warehouseCode" as warehouse_code, t.quantity, o.placed_at as at, o.id as order_id
  from (select distinct order_id, variation_id from orders.line where product_id = ${productId}::int) l
    join orders.order o on o.id = l.order_id
    cross join lateral jsonb_to_recordset(o.stock_taken) as t ("variationId" int, "warehouseCode" text, quantity int)
  where t."variationId" = l.variation_id and o.stock_taken is not null
  union all
  select c.variation_id, c.warehouse_code, c.change, c.taken_at, c.order_id from catalog.stock_change c
  where c.product_id = ${productId}::int and c.taken_at is not null`;

/** Every movement of a product since recording began: one an order, variation and warehouse, and those recorded. */
const movesOf = (productId: number) => sql`
  select 0::bigint as id, t.variation_id, t.warehouse_code, -sum(t.quantity)::int as change, t.at, 'ordered' as cause, null as actor,
    null as reason, t.order_id, null as case_number, null::int as import_id
  from (${takenOf(productId)}) t
  where not exists (select from orders.replacement r where r.order_id = t.order_id)
    and t.at >= coalesce((select max(at) from catalog.stock_change where product_id = ${productId}::int and cause = 'opening'), '-infinity')
  group by t.order_id, t.at, t.variation_id, t.warehouse_code
  union all
  select c.id, c.variation_id, c.warehouse_code, c.change, c.at, c.cause, c.actor, c.reason, c.order_id, c.case_number, c.import_id
  from catalog.stock_change c where c.product_id = ${productId}::int`;

/** A product's movements, latest first. The units afterwards are counted back from those that are there now. */
export async function findMovements(
  db: Db,
  productId: number,
  { variationId, warehouseCode }: MovementFilter,
  { limit, offset }: Portion,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    with page as (
      select m.*, (count(*) over ())::int as total,
        coalesce(s.on_hand - coalesce(sum(m.change) over (partition by m.variation_id, m.warehouse_code order by m.at desc, m.id desc
          rows between unbounded preceding and 1 preceding), 0), 0)::int as on_hand
      from (${movesOf(productId)}) m
      left join catalog.stock s on s.variation_id = m.variation_id and s.warehouse_code = m.warehouse_code
      where (${variationId}::int is null or m.variation_id = ${variationId}) and (${warehouseCode}::text is null or m.warehouse_code = ${warehouseCode})
      order by m.at desc, m.id desc, m.order_id desc, m.variation_id, m.warehouse_code limit ${limit} offset ${offset}
    )
    select p.at, p.variation_id as "variationId", v.sku, ${optionWords} as options, coalesce(w.name, p.warehouse_code) as warehouse, p.change,
      p.on_hand as "onHand", p.cause, by.actor, b.name as "actorName", (b.id is not null and b.role is null) as "isKey", p.reason,
      o.order_number as "orderNumber", p.case_number as "caseNumber", u.id as "importId", u.name as "importName", p.total
    from page p join catalog.variation v on v.id = p.variation_id
      left join catalog.warehouse w on w.code = p.warehouse_code
      left join orders.order o on o.id = p.order_id
      left join catalog.upload u on u.id = p.import_id
      cross join lateral (select coalesce(p.actor, 'staff:' || o.placed_by_staff, 'shopper') as actor) by
      left join staff.member b on b.id = substring(by.actor from '^staff:([0-9]+)$')::bigint
    order by p.at desc, p.id desc, p.order_id desc, p.variation_id, p.warehouse_code`.execute(db);
  return rows;
}

export interface MovedVariation {
  variationId: number;
  sku: string;
  options: string;
}

/** A product's name and variations, those that are sold first, and when recording began; null for an unknown product. */
export async function findMoved(
  db: Db,
  productId: number,
): Promise<{ name: string; since: Date | null; variations: MovedVariation[] } | null> {
  const { rows } = await sql<{ name: string; since: Date | null }>`
    select p.name, (select max(at) from catalog.stock_change where product_id = ${productId} and cause = 'opening') as since
    from catalog.product p where p.id = ${productId}`.execute(db);
  if (!rows[0]) return null;
  const { rows: variations } = await sql<MovedVariation>`
    select v.id as "variationId", v.sku, ${optionWords} as options from catalog.variation v
    where v.product_id = ${productId} order by v.retired_at nulls first, v.position, v.id`.execute(db);
  return { ...rows[0], variations };
}
