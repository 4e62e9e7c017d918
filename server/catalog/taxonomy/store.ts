import { sql } from 'kysely';
import type { Image } from '../../../contract/catalog/catalog.ts';
import type { RestrictionKey } from '../../../contract/search/facets.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

export interface CategoryRow {
  id: number;
  parentId: number | null;
  slug: string;
  slugs: string;
  ancestry: number[];
  name: string;
  description: string;
  type: 'department' | 'sale' | 'gifts';
  /** False: in no menu, with all below it. */
  listed: boolean;
  /** Rules take its products. */
  isAutomatic: boolean;
  /** Its own; null for a product's. */
  picture: Image | null;
  /** The filters of its list in their order; null for those that divide it. */
  facets: RestrictionKey[] | null;
  /** Paths of categories that were merged into it, which are still named. */
  formerPaths: string[];
  /** Their ids, which old addresses have. */
  formerIds: number[];
}

/** A category to save, placed by its path. */
export interface CategoryRecord {
  path: string;
  name: string;
  description: string;
  position: number;
  type: 'department' | 'sale' | 'gifts';
  /** Whether the menu may have it. */
  listed: boolean;
}

/** Each category by its path and by those of categories that were merged into it. */
export const namedPaths = sql<{ path: string; category_id: number }>`(
  select slugs as path, id as category_id from catalog.category union all select path, category_id from catalog.former_category)`;

/** The whole tree in menu order; a shop has hundreds of categories at most. */
export async function allCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, parent_id as "parentId", slug, slugs, ancestry, name, description, type, listed, rules is not null as "isAutomatic", picture,
      facets, array(select path from catalog.former_category where category_id = c.id order by path) as "formerPaths",
      array(select id from catalog.former_category where category_id = c.id order by id) as "formerIds"
    from catalog.category c order by position, id`.execute(db);
  return rows;
}

/** Categories whose own picture is one of these files. */
export async function findCategoriesPictured(db: Db, urls: readonly string[]): Promise<{ url: string; name: string }[]> {
  const { rows } = await sql<{ url: string; name: string }>`
    select picture ->> 'url' as url, name from catalog.category where picture ->> 'url' = any(${[...urls]}::text[]) order by name`.execute(
    db,
  );
  return rows;
}

/** Number of a brand's products at or below each category, and the picture of the first product placed there. */
export async function categoryContents(db: Db, brand: string): Promise<Map<number, { count: number; image: Image | null }>> {
  const { rows } = await sql<{ id: number; count: number; image: Image | null }>`
    with listed as (
      select product_id, category_id, true as own from catalog.product_view where status = 'sold' and ${brand} = any(sold_by)
      union all
      select pc.product_id, pc.category_id, false from catalog.product_category pc
      join catalog.product_view w on w.product_id = pc.product_id where w.status = 'sold' and ${brand} = any(w.sold_by)
    ), spread as (
      select l.product_id, a.id, bool_or(l.own) as own
      from listed l join catalog.category c on c.id = l.category_id, unnest(c.ancestry) as a(id) group by 1, 2
    ), counted as (
      select id, count(*) as count, coalesce(min(product_id) filter (where own), min(product_id)) as first from spread group by id
    )
    select c.id, c.count, v.card -> 'image' as image
    from counted c left join catalog.product_view v on v.product_id = c.first`.execute(db);
  return new Map(rows.map((row) => [row.id, { count: row.count, image: row.image }]));
}

/** Upserts one level of the tree; parents must exist. */
export async function saveCategories(tx: Tx, records: readonly CategoryRecord[], options: { keepExisting: boolean }): Promise<void> {
  const rows = records.map((record, rank) => {
    const cut = record.path.lastIndexOf('/');
    return { ...record, rank, parent: cut < 0 ? null : record.path.slice(0, cut), slug: record.path.slice(cut + 1) };
  });
  const conflict = options.keepExisting
    ? sql`do nothing`
    : sql`do update set name = excluded.name, description = excluded.description, position = excluded.position, type = excluded.type,
        listed = excluded.listed`;
  await sql`
    insert into catalog.category (parent_id, slug, slugs, ancestry, name, description, position, type, listed)
    select parent.id, r.slug, r.path, '{}', r.name, r.description, r.position, r.type, r.listed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(rank int, path text, parent text, slug text, name text, description text, position int, type text, listed boolean)
    left join ${namedPaths} known on known.path = r.parent
    left join catalog.category parent on parent.id = known.category_id
    where not exists (select from catalog.former_category f where f.path = r.path)
    order by r.rank
    on conflict (slugs) ${conflict}`.execute(tx);
  await sql`
    update catalog.category c set ancestry = coalesce(parent.ancestry, '{}') || c.id
    from catalog.category self left join catalog.category parent on parent.id = self.parent_id
    where self.id = c.id and c.ancestry = '{}'`.execute(tx);
}

/** Ids of categories by their paths of slugs, or those of categories merged into them. */
export async function categoryIds(db: Db, paths: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ slugs: string; id: number }>`
    select path as slugs, category_id as id from ${namedPaths} named where path = any(${paths}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.slugs, row.id]));
}

/** Paths of the categories that products are in, with all above them, by product. */
export async function findCategoriesOf(db: Db, productIds: readonly number[]): Promise<Map<number, Set<string>>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ productId: number; paths: string[] }>`
    select placed.id as "productId", array_agg(distinct above.path) as paths
    from (
      select id, category_id from catalog.product where id = any((select ${productIds}::int[])::int[])
      union all select product_id, category_id from catalog.product_category where product_id = any((select ${productIds}::int[])::int[])
    ) as placed (id, category_id)
    join catalog.category c on c.id = placed.category_id
    cross join unnest(c.ancestry) as ancestor (id)
    join ${namedPaths} above on above.category_id = ancestor.id
    group by 1`.execute(db);
  return new Map(rows.map(({ productId, paths }) => [productId, new Set(paths)]));
}
