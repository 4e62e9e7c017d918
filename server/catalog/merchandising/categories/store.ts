import { sql } from 'kysely';
import type { Image } from '../../../../contract/catalog/catalog.ts';
import type { RestrictionKey } from '../../../../contract/search/facets.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { namedPaths } from '../../taxonomy/store.ts';

/** A category as staff see it. */
export interface CategoryState {
  taxonomyId: number;
  parentId: number | null;
  version: number;
  title: string;
  slug: string;
  path: string;
  description: string;
  inMenu: boolean;
  isFixed: boolean;
  /** Rules take its products. */
  isAutomatic: boolean;
  /** Its own; null for a product's. */
  picture: Image | null;
  /** The filters of its list in their order; null for those that divide it. */
  facets: RestrictionKey[] | null;
  ancestry: number[];
}

/** Locks the tree against other edits of its shape until the transaction ends; imports continue. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7260450)`.execute(tx);
}

/** All categories, siblings in their order. */
export async function findTree(db: Db): Promise<CategoryState[]> {
  const { rows } = await sql<CategoryState>`
    select id as "taxonomyId", parent_id as "parentId", version, name as title, slug, slugs as path, description, listed as "inMenu",
      type <> 'department' as "isFixed", rules is not null as "isAutomatic", picture, facets, ancestry
    from catalog.category order by position, id`.execute(db);
  return rows;
}

/** Paths of categories, and those of categories merged into them. */
export async function findKnownPaths(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`select path from ${namedPaths} named`.execute(db);
  return new Set(rows.map(({ path }) => path));
}

/** Published products in each category and below it, of all brands; categories without any are missing. */
export async function countProducts(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    with placed as (
      select product_id, category_id from catalog.product_view where status = 'sold'
      union
      select pc.product_id, pc.category_id from catalog.product_category pc
      join catalog.product_view w on w.product_id = pc.product_id where w.status = 'sold'
    )
    select a.id, count(distinct p.product_id) as count
    from placed p join catalog.category c on c.id = p.category_id, unnest(c.ancestry) as a(id) group by a.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface NewCategory {
  parentId: number | null;
  slug: string;
  path: string;
  title: string;
}

/** Adds a category after its siblings and returns its id. */
export async function insertCategory(tx: Tx, { parentId, slug, path, title }: NewCategory): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog.category (parent_id, slug, slugs, ancestry, name, position)
    select ${parentId}::int, ${slug}, ${path}, '{}', ${title}, coalesce(max(position) + 1, 0)
    from catalog.category where parent_id is not distinct from ${parentId}::int
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No category was written');
  await sql`
    update catalog.category c set ancestry = coalesce((select ancestry from catalog.category where id = c.parent_id), '{}') || c.id
    where c.id = ${row.id}`.execute(tx);
  return row.id;
}

/** Writes a category's own fields and raises its version. */
export async function updateCategory(
  tx: Tx,
  { taxonomyId, title, slug, description, inMenu, picture, facets }: CategoryState,
): Promise<void> {
  await sql`
    update catalog.category set name = ${title}, slug = ${slug}, description = ${description}, listed = ${inMenu},
      picture = ${picture && JSON.stringify(picture)}::jsonb, facets = ${facets}::text[], version = version + 1
    where id = ${taxonomyId}`.execute(tx);
}

/** Moves a category, with everything below it, after the children of its new parent. */
export async function moveCategory(tx: Tx, { taxonomyId, ancestry }: CategoryState, parentId: number | null): Promise<void> {
  await sql`
    update catalog.category set parent_id = ${parentId}::int,
      position = (select coalesce(max(position) + 1, 0) from catalog.category where parent_id is not distinct from ${parentId}::int)
    where id = ${taxonomyId}`.execute(tx);
  await sql`
    update catalog.category set ancestry =
      coalesce((select ancestry from catalog.category where id = ${parentId}::int), '{}') || ancestry[${ancestry.length}::int:]
    where ancestry @> array[${taxonomyId}::int]`.execute(tx);
}

/** Numbers siblings in this order. */
export async function saveOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update catalog.category c set position = o.place from unnest(${ids}::int[]) with ordinality as o(id, place) where c.id = o.id`.execute(
    tx,
  );
}

/** Ids of the products in a category or below it. */
export async function findProductIdsBelow(db: Db, taxonomyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with below as (select id from catalog.category where ancestry @> array[${taxonomyId}::int])
    select id from catalog.product where category_id in (select id from below)
    union select product_id from catalog.product_category where category_id in (select id from below)
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
