import { sql } from 'kysely';
import { categoryLinks } from '../../../../contract/urls/category-links.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { CategoryState } from './store.ts';

/** Names of what the catalogue itself keeps about a category: other categories' rules, menu items and brands' assortments. */
export async function findNamings(
  db: Db,
  { taxonomyId, path }: Pick<CategoryState, 'taxonomyId' | 'path'>,
): Promise<{ kind: 'brand' | 'menu' | 'rules'; title: string }[]> {
  const { rows } = await sql<{ kind: 'brand' | 'menu' | 'rules'; title: string }>`
    select 'brand' as kind, brand as title from catalog.assortment where ${path} = any(categories) or ${path} = any(departments)
    union all
    select 'menu', label from catalog.menu_item
    where behind = ${taxonomyId} or (link || ' ' || items::text) ~ ${categoryLinks(taxonomyId)}
    union all
    select 'rules', name from catalog.category where ${namesInRules(taxonomyId)}
    order by 1, 2`.execute(db);
  return rows;
}

const namesInRules = (taxonomyId: number) => sql<boolean>`
  coalesce(rules->'rules' @> jsonb_build_array(jsonb_build_object('kind', 'category', 'taxonomyId', ${taxonomyId}::int)), false)`;

/** Whether products are filed in a category, as their own or besides it; those that rules put there are not. */
export async function hasFiled(db: Db, taxonomyId: number): Promise<boolean> {
  const { rows } = await sql<{ filed: boolean }>`
    select exists (select from catalog.product where category_id = ${taxonomyId})
      or exists (select from catalog.product_category pc join catalog.category c on c.id = pc.category_id
        where c.id = ${taxonomyId} and c.rules is null) as filed`.execute(db);
  return rows[0]?.filed ?? false;
}

/** Files the products of a category in another one; one that is in both stays there once. Returns those whose own category it was. */
export async function moveProducts(tx: Tx, from: number, into: number): Promise<{ productId: number; version: number }[]> {
  const { rows } = await sql<{ productId: number; version: number }>`
    update catalog.product set category_id = ${into}, version = version + 1 where category_id = ${from}
    returning id as "productId", version`.execute(tx);
  await sql`
    insert into catalog.product_category (product_id, category_id)
    select pc.product_id, ${into}::int from catalog.product_category pc where pc.category_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`
    delete from catalog.product_category pc using catalog.product p
    where p.id = pc.product_id and p.category_id = ${into} and pc.category_id = ${into}`.execute(tx);
  return rows;
}

/** Moves the categories below one behind those of another, in their order. */
export async function moveChildren(tx: Tx, from: CategoryState, into: CategoryState): Promise<void> {
  await sql`
    update catalog.category c set parent_id = ${into.taxonomyId}, version = version + 1, position = p.place
    from (
      select id, (select coalesce(max(position), -1) from catalog.category where parent_id = ${into.taxonomyId})
        + row_number() over (order by position, id) as place
      from catalog.category where parent_id = ${from.taxonomyId}
    ) p where p.id = c.id`.execute(tx);
  await sql`
    update catalog.category set ancestry = ${into.ancestry}::int[] || ancestry[${from.ancestry.length + 1}::int:]
    where ancestry @> array[${from.taxonomyId}::int] and id <> ${from.taxonomyId}`.execute(tx);
}

/** Has rules of other categories name another category instead; returns those categories. */
export async function renameInRules(tx: Tx, from: number, into: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update catalog.category set version = version + 1, ruled_at = ${now}, rules = jsonb_set(rules, '{rules}', (
      select jsonb_agg(case when r.rule->>'kind' = 'category' and r.rule->>'taxonomyId' = ${String(from)}
        then jsonb_set(r.rule, '{taxonomyId}', to_jsonb(${into}::int)) else r.rule end order by r.place)
      from jsonb_array_elements(rules->'rules') with ordinality as r(rule, place)))
    where ${namesInRules(from)} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes a category without products and categories. Its path, and those of what was merged into it, name the other one from now on. */
export async function replaceCategory(tx: Tx, { taxonomyId, path }: CategoryState, into: number, now: Date): Promise<void> {
  await sql`update catalog.menu_item set behind = ${into} where behind = ${taxonomyId}`.execute(tx);
  await sql`update catalog.former_category set category_id = ${into} where category_id = ${taxonomyId}`.execute(tx);
  await sql`delete from catalog.product_category where category_id = ${taxonomyId}`.execute(tx);
  await sql`delete from catalog.category where id = ${taxonomyId}`.execute(tx);
  await sql`
    insert into catalog.former_category (id, path, category_id, merged_at) values (${taxonomyId}, ${path}, ${into}, ${now})`.execute(tx);
}

/** Whether other categories were merged into this one. */
export async function standsForOthers(db: Db, taxonomyId: number): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`
    select exists (select from catalog.former_category where category_id = ${taxonomyId}) as stands`.execute(db);
  return rows[0]?.stands ?? false;
}

/** Deletes a category that nothing refers to. */
export async function removeCategory(tx: Tx, taxonomyId: number): Promise<void> {
  await sql`delete from catalog.category where id = ${taxonomyId}`.execute(tx);
}

/** Raises a category's version. */
export async function raiseVersion(tx: Tx, taxonomyId: number): Promise<void> {
  await sql`update catalog.category set version = version + 1 where id = ${taxonomyId}`.execute(tx);
}
