import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { DeliverableRow } from '../products/rows.ts';
import { isOnSale } from '../products/store.ts';
import type { StoredView } from '../products/view.ts';

/** Products that a brand sells, of one range of ids. */
export interface PublishedRange {
  /** The range's number: ids from `range * size + 1` to `(range + 1) * size`. */
  range: number;
  count: number;
  /** When the last of them changed, or of those withdrawn from sale. */
  changedAt: Date;
  /** Another one whenever a product of the range comes, goes or changes. */
  mark: string;
}

/** Number of visible products per id range, with their last change; empty ranges are omitted. */
export async function findRanges(db: Db, brand: string, size: number): Promise<PublishedRange[]> {
  const { rows } = await sql<PublishedRange>`
    select range, count, "changedAt", concat_ws('-', count, ids, extract(epoch from "soldChangedAt")) as mark
    from (
      select (product_id - 1) / ${size}::int as range, max(changed_at) as "changedAt", count(*) filter (where status = 'sold') as count,
        sum(product_id) filter (where status = 'sold') as ids, max(changed_at) filter (where status = 'sold') as "soldChangedAt"
      from catalog.product_view where ${brand} = any(sold_by) group by 1
    ) found
    where count > 0 order by range`.execute(db);
  return rows;
}

/** Number of products for sale in any brand, and of those without a picture. */
export async function countPublished(db: Db): Promise<{ published: number; withoutPicture: number }> {
  const { rows } = await sql<{ published: number; withoutPicture: number }>`
    select count(*) as published,
      count(*) filter (where not exists (select from catalog.image i where i.product_id = v.product_id)) as "withoutPicture"
    from catalog.product_view v where v.status = 'sold'`.execute(db);
  return rows[0] ?? { published: 0, withoutPicture: 0 };
}

/** Enough to link to a product, and when its page changed. */
export interface PublishedProduct {
  productId: number;
  slug: string;
  departmentSlug: string;
  changedAt: Date;
}

/** The next products after an id, up to another. */
export async function findPublished(
  db: Db,
  brand: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<PublishedProduct[]> {
  const { rows } = await sql<PublishedProduct>`
    select product_id as "productId", card ->> 'slug' as slug, department_slug as "departmentSlug", changed_at as "changedAt"
    from catalog.product_view
    where status = 'sold' and ${brand} = any(sold_by) and product_id > ${after} and product_id <= ${upTo} order by product_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A product's stored page, and units by variation. */
export interface StockedProduct {
  view: StoredView;
  /** Pairs of variation id and units; holds are taken off. Null for none. */
  units: [number, number][] | null;
  deliverables: DeliverableRow[] | null;
}

/** The next products after an id, with page and stock. */
export async function findStocked(
  db: Db,
  brand: string,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedProduct>`
    with page as (
      select product_id, view from catalog.product_view
      where status = 'sold' and ${brand} = any(sold_by) and product_id > ${after} order by product_id limit ${limit}
    ), counted as (
      select product_id, variation_id, sum(units)::int as units from (
        select product_id, variation_id, on_hand as units from catalog.stock where product_id in (select product_id from page)
        union all
        select product_id, variation_id, -quantity from catalog.hold where product_id in (select product_id from page) and expires_at > ${now}
      ) moves group by 1, 2
    )
    select page.view, (select json_agg(json_build_array(variation_id, units)) from counted c where c.product_id = page.product_id) as units,
      (select json_agg(json_build_array(v.id, v.weight_grams, v.delivery_class))
        from catalog.variation v where v.product_id = page.product_id and v.retired_at is null) as deliverables
    from page order by page.product_id`.execute(db);
  return rows;
}

/** When a brand's products at or below each category last changed; empty categories are omitted. */
export async function findCategoryChanges(db: Db, brand: string): Promise<{ categoryId: number; changedAt: Date }[]> {
  const { rows } = await sql<{ categoryId: number; changedAt: Date }>`
    with listed as (
      select category_id, max(changed_at) as changed_at from catalog.product_view where status = 'sold' and ${brand} = any(sold_by) group by 1
      union all
      select pc.category_id, max(v.changed_at) from catalog.product_category pc
      join catalog.product_view v on v.product_id = pc.product_id and v.status = 'sold' and ${brand} = any(v.sold_by) group by 1
      union all
      -- What is reduced is found in the sale department, wherever it is filed.
      select c.id, reduced.changed_at from catalog.category c, (
        select max(v.changed_at) as changed_at from catalog.product_view v
        where v.status = 'sold' and ${brand} = any(v.sold_by) and exists (
          select from catalog.variation x where x.product_id = v.product_id and ${isOnSale('x')} and x.retired_at is null)
      ) reduced
      where c.type = 'sale' and c.parent_id is null and reduced.changed_at is not null
    )
    select a.id as "categoryId", max(l.changed_at) as "changedAt"
    from listed l join catalog.category c on c.id = l.category_id, unnest(c.ancestry) as a(id) group by 1`.execute(db);
  return rows;
}
