import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { namedPaths } from '../taxonomy/store.ts';

/** The part of the catalogue a brand sells. */
export interface Assortment {
  readonly brand: string;
  readonly everything: boolean;
  /** Category paths, including all below them. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Paths of its top-level menu categories, in order; empty for the catalogue's departments. */
  readonly departments: readonly string[];
}

/** Replaces the rules; returns whether anything changed. */
export async function saveAssortments(tx: Tx, rules: readonly Assortment[]): Promise<boolean> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r(brand text, everything boolean, categories text[], tags text[],
    departments text[])`;
  const { rows: dropped } = await sql`
    delete from catalog.assortment where brand not in (select brand from ${given}) returning brand`.execute(tx);
  const { rows: changed } = await sql`
    insert into catalog.assortment as known (brand, everything, categories, tags, departments) select * from ${given}
    on conflict (brand) do update set everything = excluded.everything, categories = excluded.categories, tags = excluded.tags,
      departments = excluded.departments
    where (known.everything, known.categories, known.tags, known.departments)
      is distinct from (excluded.everything, excluded.categories, excluded.tags, excluded.departments)
    returning brand`.execute(tx);
  return dropped.length + changed.length > 0;
}

/** Saves one brand's rule, or with null removes it. */
export async function saveAssortment(tx: Tx, brand: string, rule: Omit<Assortment, 'brand'> | null): Promise<void> {
  if (!rule) {
    await sql`delete from catalog.assortment where brand = ${brand}`.execute(tx);
    return;
  }
  const { everything, categories, tags, departments } = rule;
  await sql`
    insert into catalog.assortment (brand, everything, categories, tags, departments)
    values (${brand}, ${everything}, ${categories}::text[], ${tags}::text[], ${departments}::text[])
    on conflict (brand) do update set everything = excluded.everything, categories = excluded.categories, tags = excluded.tags,
      departments = excluded.departments`.execute(tx);
}

/** A brand's top-level menu categories, in order. */
export async function findDepartments(db: Db, brand: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chosen as (select departments from catalog.assortment where brand = ${brand} and cardinality(departments) > 0)
    select c.id from catalog.category c left join chosen on true
    left join lateral (
      select min(array_position(departments, n.path)) as at from ${namedPaths} n where n.category_id = c.id
    ) place on true
    where c.listed and case when departments is null then c.parent_id is null else place.at is not null end
    order by place.at, c.position, c.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Applies the rules to products; returns those whose brands changed. Automatic categories don't count: their rules may ask which brands sell a product. */
export async function saveSoldBy(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with places as materialized (
      select distinct a.brand, c.id from catalog.assortment a, unnest(a.categories) as written
      cross join lateral (
        select written as path union
        select t.slugs from catalog.former_category f join catalog.category t on t.id = f.category_id where f.path = written
      ) named
      join catalog.category c on (c.slugs = named.path or starts_with(c.slugs, named.path || '/')) and c.rules is null
    ), placed as (
      select id as product_id, category_id from catalog.product where id = any(${productIds}::int[])
      union all select product_id, category_id from catalog.product_category where product_id = any(${productIds}::int[])
    ), sellers as materialized (
      select placed.product_id, places.brand from placed join places on places.id = placed.category_id
    ), fresh as (
      select p.id, array(
        select a.brand from catalog.assortment a
        where case p.sold_at ->> a.brand when 'always' then true when 'never' then false
          else a.everything or p.tags ?| a.tags or (p.id, a.brand) in (select product_id, brand from sellers) end
        order by a.brand) as brands
      from catalog.product p where p.id = any(${productIds}::int[])
    )
    update catalog.product_view w set sold_by = f.brands from fresh f
    where w.product_id = f.id and w.product_id = any(${productIds}::int[]) and w.sold_by <> f.brands returning w.product_id as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whether a brand's rule sells a product, and by what of it. */
interface SoldByRule {
  readonly sold: boolean;
  readonly because: 'everything' | 'category' | 'tag' | null;
  /** The category's name, or the tag. */
  readonly of: string | null;
}

/** Whether each brand's rules include a product, by brand key, ignoring what staff set. */
export async function findSoldByRule(db: Db, productId: number): Promise<Map<string, SoldByRule>> {
  const { rows } = await sql<SoldByRule & { brand: string }>`
    with found as (
      select a.brand, a.everything,
        (select r.name from unnest(a.categories) as written join ${namedPaths} n on n.path = written
          join catalog.category r on r.id = n.category_id
          join catalog.category c on (c.slugs in (r.slugs, written) or starts_with(c.slugs, r.slugs || '/') or starts_with(c.slugs, written || '/'))
            and c.rules is null
          where c.id = p.category_id or c.id in (select category_id from catalog.product_category where product_id = p.id)
          order by r.slugs limit 1) as category,
        (select t.tag from jsonb_array_elements_text(p.tags) as t(tag) where t.tag = any(a.tags) order by t.tag limit 1) as tag
      from catalog.assortment a cross join catalog.product p where p.id = ${productId}
    )
    select brand, everything or category is not null or tag is not null as sold,
      case when everything then 'everything' when category is not null then 'category' when tag is not null then 'tag' end as because,
      case when not everything then coalesce(category, tag) end as of
    from found`.execute(db);
  return new Map(rows.map(({ brand, ...rule }) => [brand, rule]));
}

/** Ids of all products. */
export async function viewedAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from catalog.product_view where product_id > ${after} order by product_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keys of the brands that sell each of these products. */
export async function findSellers(db: Db, productIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; brands: string[] }>`
    select product_id as id, sold_by as brands from catalog.product_view where product_id = any(${productIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, brands }) => [id, brands]));
}
