import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from '../products/store.ts';

/** Candidates considered per category: the most popular ones. */
const candidates = { own: 40, beside: 24 };

/**
 * Cards of up to `limit` available products to show beside one: those that staff chose, in their order, then similar ones by shared (or sibling)
 * category, traits, words of the name and price; more popular first among equals.
 */
export async function findSimilar(db: Db, productId: number, limit: number, brand: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with self as materialized (
      select w.category_id, w.department_slug, w.traits, w.card->>'name' as name,
        (w.card->'lowestVariationPrice'->>'amount')::real as price, c.parent_id
      from catalog.product_view w join catalog.category c on c.id = w.category_id where w.product_id = ${productId}
    ), near as (
      select r.id as product_id, 0 as closeness, u.place
      from catalog.product p cross join unnest(p.related) with ordinality as u(handle, place) join catalog.product r on r.handle = u.handle
      where p.id = ${productId} and r.id <> p.id
      union all
      (select product_id, 6, null from catalog.product_view
        where category_id = (select category_id from self) and product_id <> ${productId} and status = 'sold' and available and ${brand} = any(sold_by)
        order by popularity desc limit ${candidates.own})
      union all
      (select product_id, 2, null from catalog.product_view
        where category_id in (select id from catalog.category
            where parent_id = (select parent_id from self) and id <> (select category_id from self))
          and status = 'sold' and available and ${brand} = any(sold_by)
        order by popularity desc limit ${candidates.beside})
      union all
      (select product_id, 0, null from catalog.product_view
        where department_slug = (select department_slug from self) and category_id <> (select category_id from self)
          and category_id not in (select id from catalog.category where parent_id = (select parent_id from self))
          and status = 'sold' and available and ${brand} = any(sold_by)
        order by popularity desc limit ${limit})
    )
    select ${cardColumns('w')}
    from (select product_id, max(closeness) as closeness, min(place) as place from near group by 1) near
    join catalog.product_view w on w.product_id = near.product_id cross join self
    where w.status = 'sold' and w.available and ${brand} = any(w.sold_by)
    order by near.place, near.closeness
        + least(6, (select count(*) from unnest(w.traits) as t(trait) where trait = any(self.traits)))
        + 4 * similarity(w.card->>'name', self.name)
        - 2 * abs(ln((w.card->'lowestVariationPrice'->>'amount')::real / self.price))
        + w.popularity / 8 desc, w.product_id
    limit ${limit}`.execute(db);
  return rows;
}

/** The category paths of a product, its own first; empty for one that is not sold. */
export async function findCategoryPaths(db: Db, productId: number): Promise<string[]> {
  const { rows } = await sql<{ slugs: string }>`
    select a.slugs from catalog.product_view w join catalog.category own on own.id = w.category_id
    join catalog.category a on a.id = any(own.ancestry)
    where w.product_id = ${productId} and w.status = 'sold' order by cardinality(a.ancestry) desc`.execute(db);
  return rows.map(({ slugs }) => slugs);
}

/**
 * Up to `each` available products per category (by path) that go best with another: by shared traits, then popularity. In the order of the
 * categories.
 */
export async function findBestOf(db: Db, paths: readonly string[], beside: number, each: number, brand: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with self as materialized (select traits from catalog.product_view where product_id = ${beside})
    select ${cardColumns('best')}
    from unnest(${paths}::text[]) with ordinality as wanted (path, place)
    join catalog.category c on c.slugs = wanted.path
    cross join lateral (
      select w.*, least(4, (select count(*) from unnest(w.traits) as t(trait) where trait = any(self.traits))) + w.popularity / 4 as fit
      from (
        select v.* from catalog.product_view v
        where v.category_id in (select id from catalog.category where ancestry @> array[c.id]) and v.status = 'sold' and v.available
          and v.product_id <> ${beside} and ${brand} = any(v.sold_by)
        order by v.popularity desc limit 40
      ) w cross join self
      order by fit desc, w.product_id limit ${each}
    ) best
    order by wanted.place, best.fit desc`.execute(db);
  return rows;
}

/** The first variation of each product of the brand that can be bought now; products without one are missing. */
export async function findFirstBuyable(db: Db, productIds: readonly number[], brand: string, now: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; variationId: number }>`
    select distinct on (v.product_id) v.product_id as "productId", v.id as "variationId"
    from catalog.variation v join catalog.product_view w on w.product_id = v.product_id and w.status = 'sold' and w.available
      and ${brand} = any(w.sold_by)
    where v.product_id = any(${productIds}::int[]) and v.retired_at is null and v.restriction is null
      and (select coalesce(sum(s.on_hand), 0) from catalog.stock s where s.variation_id = v.id)
        > (select coalesce(sum(h.quantity), 0) from catalog.hold h where h.variation_id = v.id and h.expires_at > ${now})
    order by v.product_id, v.position`.execute(db);
  return new Map(rows.map(({ productId, variationId }) => [productId, variationId]));
}

/** A product's ranking data within its category. */
export interface Standing {
  productId: number;
  /** Category ids from the department down to its own. */
  ancestry: number[];
  popularity: number;
  ratingCount: number;
}

/** All sold products with their ranking data. */
export async function findStandings(db: Db): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select w.product_id as "productId", c.ancestry, w.popularity, w.rating_count as "ratingCount"
    from catalog.product_view w join catalog.category c on c.id = w.category_id where w.status = 'sold'`.execute(db);
  return rows;
}

/** Ids of variations by their SKUs. */
export async function findIdsBySku(db: Db, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, id from catalog.variation where sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** A product and its handle, which stays when it is renamed. */
export interface CalledProduct {
  readonly id: number;
  readonly handle: string;
}

/** The products that people call by a name: the one with this handle or, without one, those with this slug. Unknown names are missing. */
export async function findProductsCalled(db: Db, names: readonly string[]): Promise<Map<string, readonly CalledProduct[]>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ id: number; handle: string; slug: string }>`
    select id, handle, slug from catalog.product where handle = any(${names}::text[]) or slug = any(${names}::text[]) order by id`.execute(
    db,
  );
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const byHandle = new Map(rows.map((row) => [row.handle, [row]]));
  return new Map(
    names.flatMap((name) => {
      const called = byHandle.get(name) ?? bySlug.get(name);
      return called ? [[name, called] as const] : [];
    }),
  );
}

/** Handles of products by id. */
export async function findHandles(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; handle: string }>`
    select id, handle from catalog.product where id = any(${productIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}

/** Ids of products by their handles. */
export async function findIdsByHandle(db: Db, handles: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ handle: string; id: number }>`
    select handle, id from catalog.product where handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}
