import { sql } from 'kysely';
import type { CategoryRule, CategoryRules } from '../../../contract/merchandising/categories.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { likeOf } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isOnSale } from '../products/store.ts';

/** An automatic category. */
export interface Automatic extends CategoryRules {
  readonly taxonomyId: number;
}

/** The automatic categories; or those with a rule of one kind. */
export async function findAutomatic(db: Db, kind: CategoryRule['kind'] | null = null): Promise<Automatic[]> {
  const { rows } = await sql<{ taxonomyId: number; rules: CategoryRules }>`
    select id as "taxonomyId", rules from catalog.category
    where rules is not null and (${kind}::text is null or rules->'rules' @> jsonb_build_array(jsonb_build_object('kind', ${kind}::text)))
    order by id`.execute(db);
  return rows.map(({ taxonomyId, rules }) => ({ taxonomyId, ...rules }));
}

/**
 * Automatic categories whose products are to be held against the rules again: every ten minutes, when a day begins, and once more a minute after their
 * rules were changed, for what was being written at that moment.
 */
export async function findDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.category where rules is not null and (
      filled_at is null or filled_at < ${now}::timestamptz - interval '10 minutes' or filled_at < ruled_at + interval '1 minute'
      or (filled_at at time zone ${shopZone})::date < (${now}::timestamptz at time zone ${shopZone})::date)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A category's rules; null where it has none. */
export async function findRules(db: Db, taxonomyId: number): Promise<{ rules: CategoryRules | null; filledAt: Date | null } | null> {
  const { rows } = await sql<{ rules: CategoryRules | null; filledAt: Date | null }>`
    select rules, filled_at as "filledAt" from catalog.category where id = ${taxonomyId}`.execute(db);
  return rows[0] ?? null;
}

/** Writes a category's rules, null to file its products by hand again, and raises its version. */
export async function saveRules(tx: Tx, taxonomyId: number, rules: CategoryRules | null, now: Date): Promise<void> {
  await sql`
    update catalog.category set rules = ${rules && JSON.stringify(rules)}::jsonb, ruled_at = ${now}, version = version + 1
    where id = ${taxonomyId}`.execute(tx);
}

/** Records when all products were held against a category's rules. */
export async function noteFilled(tx: Tx, taxonomyId: number, now: Date): Promise<void> {
  await sql`update catalog.category set filled_at = ${now} where id = ${taxonomyId}`.execute(tx);
}

const pattern = (words: string) => likeOf(words.toLowerCase());

/** Whether the published product `w`, `p` fits a rule that is not turned around. Categories count by what is filed in them, so that rules make no circle. */
function fits(rule: CategoryRule, today: string) {
  switch (rule.kind) {
    case 'tag':
      return sql`exists (select from jsonb_array_elements_text(p.tags) as t(tag) where lower(t.tag) = lower(${rule.value}))`;
    case 'brand':
      return sql`lower(p.brand) = lower(${rule.value})`;
    case 'title':
      return sql`lower(p.name) like ${`%${pattern(rule.value)}%`}`;
    case 'category':
      return sql`(p.category_id in (select id from catalog.category where ancestry @> array[${rule.taxonomyId}::int])
        or p.id in (select pc.product_id from catalog.product_category pc join catalog.category c on c.id = pc.category_id
          where c.ancestry @> array[${rule.taxonomyId}::int] and c.rules is null))`;
    case 'soldBy':
      return sql`${rule.value}::text = any(w.sold_by)`;
    case 'price':
      return sql`w.price_cents >= ${rule.from ?? 0}::bigint and w.price_cents <= ${rule.to ?? Number.MAX_SAFE_INTEGER}::bigint`;
    case 'new':
      return sql`p.introduced_on > ${today}::date - ${rule.days}::int`;
    case 'rating':
      return sql`w.rating_average >= ${rule.least}::real`;
    case 'sale':
      return sql`exists (select from catalog.variation v where v.product_id = p.id and v.retired_at is null
        and v.price_cents = w.price_cents and ${isOnSale('v')})`;
    case 'stock':
      return sql`w.available`;
  }
}

const holds = (rule: CategoryRule, today: string) =>
  'not' in rule && rule.not ? sql`(${fits(rule, today)}) is not true` : sql`(${fits(rule, today)})`;

const together = ({ match, rules }: CategoryRules, today: string) =>
  sql.join(
    rules.map((rule) => holds(rule, today)),
    match === 'all' ? sql` and ` : sql` or `,
  );

export interface Moved {
  readonly added: number[];
  readonly removed: number[];
}

/** Puts the products that match into an automatic category and takes the others out: all products, or only these. Returns those that moved. */
export async function fill(tx: Tx, { taxonomyId, ...rules }: Automatic, only: readonly number[] | null, today: string): Promise<Moved> {
  const { rows } = await sql<{ id: number; added: boolean }>`
    with matching as materialized (
      select p.id from catalog.product p join catalog.product_view w on w.product_id = p.id
      where w.status = 'sold' and (${only}::int[] is null or p.id = any(${only}::int[])) and (${together(rules, today)})
    ), removed as (
      delete from catalog.product_category pc
      where pc.category_id = ${taxonomyId} and (${only}::int[] is null or pc.product_id = any(${only}::int[]))
        and not exists (select from matching m where m.id = pc.product_id)
      returning pc.product_id
    ), added as (
      insert into catalog.product_category (product_id, category_id)
      select m.id, ${taxonomyId}::int from matching m
      where not exists (select from catalog.product_category known where known.category_id = ${taxonomyId} and known.product_id = m.id)
      order by m.id
      on conflict do nothing returning product_id
    )
    select product_id as id, true as added from added union all select product_id, false from removed order by 1`.execute(tx);
  return {
    added: rows.filter(({ added }) => added).map(({ id }) => id),
    removed: rows.filter(({ added }) => !added).map(({ id }) => id),
  };
}

/** Products of a category that are in it by its rules or were filed in it besides their own category. */
export async function countFurther(db: Db, taxonomyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from catalog.product_category where category_id = ${taxonomyId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Published products that match, the most popular first, and how many there are. */
export async function findMatches(
  db: Db,
  rules: CategoryRules,
  limit: number,
  today: string,
): Promise<{ total: number; matches: { productId: number; by: number[] }[] }> {
  const { rows } = await sql<{ productId: number; total: number; by: number[] }>`
    with matching as (
      select p.id, w.popularity, count(*) over () as total from catalog.product p join catalog.product_view w on w.product_id = p.id
      where w.status = 'sold' and (${together(rules, today)}) order by w.popularity desc, p.id limit ${limit}
    )
    select m.id as "productId", m.total, array_remove(array[${sql.join(
      rules.rules.map((rule, index) => sql`case when ${holds(rule, today)} then ${index}::int end`),
    )}], null) as by
    from matching m join catalog.product p on p.id = m.id join catalog.product_view w on w.product_id = m.id
    order by m.popularity desc, m.id`.execute(db);
  return { total: rows[0]?.total ?? 0, matches: rows.map(({ productId, by }) => ({ productId, by })) };
}

/** Automatic categories that products are in, by product. */
export async function findAutomaticOf(db: Db, productId: number): Promise<{ taxonomyId: number; title: string }[]> {
  const { rows } = await sql<{ taxonomyId: number; title: string }>`
    select c.id as "taxonomyId", c.name as title from catalog.product_category pc join catalog.category c on c.id = pc.category_id
    where pc.product_id = ${productId} and c.rules is not null order by c.name, c.id`.execute(db);
  return rows;
}

/** Those of the paths that are automatic categories. */
export async function findFilled(db: Db, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select slugs as path from catalog.category where slugs = any(${paths}::text[]) and rules is not null`.execute(db);
  return rows.map(({ path }) => path);
}

/** Products on sale or in preparation that have the category as their own. */
export async function countOwn(db: Db, taxonomyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from catalog.product where category_id = ${taxonomyId} and gone_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tags, or brands, of the catalogue, the most frequent first. */
export async function findTags(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select t.tag from catalog.product p, jsonb_array_elements_text(p.tags) as t(tag) where p.gone_at is null
    group by 1 order by count(*) desc, 1 limit ${limit}`.execute(db);
  return rows.map(({ tag }) => tag);
}

export async function findMakers(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select brand from catalog.product where brand is not null and gone_at is null
    group by 1 order by count(*) desc, 1 limit ${limit}`.execute(db);
  return rows.map(({ brand }) => brand);
}
