import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Range } from '../facets/steps.ts';
import type { Content, State } from '../index/content.ts';
import type { Condition } from './lexemes.ts';

/** A product as matching reads it. */
export interface Candidate extends Omit<State, 'categoryIds' | 'soldBy'> {
  readonly productId: number;
  readonly packed: Buffer;
}

/** Conditions besides words; null for any product. Ranges in dollars and inches. */
export interface Standing {
  readonly brand: string;
  readonly price: Range | null;
  readonly width: Range | null;
  readonly depth: Range | null;
  readonly height: Range | null;
  readonly rating: number | null;
  readonly sale: boolean;
  readonly inStock: boolean;
  readonly fastShipping: boolean;
}

/**
 * The condition of words is read first and alone (`materialized`), so that a limit never has PostgreSQL read every product in search of a rare word;
 * it still stops at the limit.
 */
const candidate = sql`w.product_id as "productId", w.packed, d.price_cents as "priceCents", d.rating, d.popularity, d.introduced_on as "introducedOn",
  d.on_sale as "onSale", d.in_stock as "inStock", d.fast`;

/** Whether a measure of a document, or of one of its sizes, is in a range. */
const isMeasured = (side: 'width' | 'depth' | 'height', range: Range | null) => sql`(${range === null}::boolean or exists (
    select from jsonb_array_elements(coalesce(d.content -> 'furtherMeasures', '[]') || jsonb_build_object(${side}::text, d.content -> ${side}::text)) size
    where (size ->> ${side}::text)::real between ${range?.min ?? 0}::real and coalesce(${range?.max ?? null}::real, 'infinity')))`;

const stands = ({ brand, price, width, depth, height, rating, sale, inStock, fastShipping }: Standing) => sql`d.listed
  and ${brand} = any(d.sold_by)
  and (${price === null}::boolean or d.price_cents between ${(price?.min ?? 0) * 100}::float8 and coalesce(${price?.max ?? null}::float8 * 100, 'infinity'))
  and (${rating}::float8 is null or round(d.rating::numeric, 1) >= ${rating}::numeric)
  and (not ${sale}::boolean or d.on_sale)
  and (not ${inStock}::boolean or d.in_stock)
  and (not ${fastShipping}::boolean or (d.in_stock and d.fast))
  and ${isMeasured('width', width)} and ${isMeasured('depth', depth)} and ${isMeasured('height', height)}`;

/** Some products that meet conditions, in no order; all of them where there are fewer than `limit`. */
export async function findCandidates(db: Db, condition: Condition, standing: Standing, limit: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with w as materialized (select product_id, content_changed, packed from search.words where words @@ ${condition}::tsquery)
    select ${candidate} from w join search.document d on d.product_id = w.product_id and d.content_changed = w.content_changed
    where ${stands(standing)} limit ${limit}`.execute(db);
  return rows;
}

/** The products with these ids that meet conditions. */
export async function readCandidates(db: Db, productIds: readonly number[], standing: Standing): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${candidate} from search.words w join search.document d on d.product_id = w.product_id and d.content_changed = w.content_changed
    where w.product_id = any(${productIds}::int[]) and ${stands(standing)}`.execute(db);
  return rows;
}

/** Sort orders of lists without words; the first prefers products in stock. */
export type ListOrder = 'popularity' | 'price-low' | 'price-high' | 'rating' | 'newest';

const orders = {
  popularity: sql`d.in_stock desc, d.popularity desc, d.product_id`,
  'price-low': sql`d.price_cents, d.product_id`,
  'price-high': sql`d.price_cents desc, d.product_id desc`,
  rating: sql`round(d.rating::numeric, 1) desc, d.popularity desc, d.product_id`,
  newest: sql`d.introduced_on desc, d.product_id`,
} as const satisfies Record<ListOrder, unknown>;

export interface PageWanted {
  readonly order: ListOrder;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the products that meet conditions, by sorting all of them: for some thousands. */
export async function sortPage(db: Db, condition: Condition, standing: Standing, { order, offset, limit }: PageWanted): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with w as materialized (select product_id, content_changed from search.words where words @@ ${condition}::tsquery)
    select d.product_id as id from w join search.document d on d.product_id = w.product_id and d.content_changed = w.content_changed
    where ${stands(standing)} order by ${orders[order]} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Of the first products of an order, `read` of them, those that meet conditions, in this order: for conditions that a good part of all products meets.
 * `isAll`: there are no others.
 */
export async function scanOrder(
  db: Db,
  condition: Condition,
  standing: Standing,
  order: ListOrder,
  read: number,
): Promise<{ ids: number[]; isAll: boolean }> {
  // Ordered before it is joined, so that it is the index of the order that is read.
  const { rows } = await sql<{ ids: number[]; isAll: boolean }>`
    with d as materialized (
      select d.product_id, d.content_changed, row_number() over (order by ${orders[order]}) as place from search.document d
      where ${stands(standing)} order by ${orders[order]} limit ${read}
    )
    select (select coalesce(array_agg(d.product_id order by d.place), '{}') from d
        join search.words w on w.product_id = d.product_id and w.content_changed = d.content_changed
        where w.words @@ ${condition}::tsquery) as ids,
      (select count(*) from d) < ${read} as "isAll"`.execute(db);
  return rows[0] ?? { ids: [], isAll: true };
}

/** For each condition the first products that meet it, to learn their words from. */
export async function findExamples(db: Db, conditions: readonly Condition[], limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct w.product_id as id from unnest(${conditions}::text[]) c(condition) cross join lateral (
      with w as materialized (select product_id from search.words where words @@ c.condition::tsquery)
      select w.product_id from w join search.document d on d.product_id = w.product_id where d.listed limit ${limit}
    ) w`.execute(db);
  return rows.map(({ id }) => id);
}

/** The most popular products. */
export async function findPopular(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search.document where listed order by in_stock desc, popularity desc, product_id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** All products of a sample. */
export async function findSample(db: Db, condition: Condition): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select product_id as id from search.words where words @@ ${condition}::tsquery`.execute(db);
  return rows.map(({ id }) => id);
}

/** Roughly how many products there are, as PostgreSQL last counted them, or exactly where there are few. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select case when reltuples > 20000 then reltuples::bigint else (select count(*) from search.document) end as count
    from pg_class where oid = 'search.document'::regclass`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What `search.words` holds. */
export interface Compiled {
  /** The form in which products are written; 0 where none are. */
  readonly form: number;
  readonly isComplete: boolean;
}

export async function readCompiled(db: Db): Promise<Compiled> {
  const { rows } = await sql<Compiled>`select compiled as form, is_complete as "isComplete" from search.generation`.execute(db);
  return rows[0] ?? { form: 0, isComplete: false };
}

/** The form in which this transaction must write products. Whoever changes it waits until it has. */
export async function formToWrite(tx: Tx): Promise<number> {
  const { rows } = await sql<{ form: number }>`select compiled as form from search.generation for share`.execute(tx);
  return rows[0]?.form ?? 0;
}

/** From now on, whoever writes products writes this form of them. What there is of another is dropped. */
export async function startCompiling(tx: Tx, form: number): Promise<void> {
  await sql`update search.generation set compiled = ${form}, is_complete = false`.execute(tx);
  await sql`truncate search.words`.execute(tx);
}

export async function endCompiling(tx: Tx): Promise<void> {
  await sql`update search.generation set is_complete = true`.execute(tx);
}

/** Listed products after `after` whose words are missing or out of date. */
export async function findUncompiled(db: Db, after: number, limit: number): Promise<Uncompiled[]> {
  const { rows } = await sql<Uncompiled>`
    select d.product_id as "productId", d.content, d.category_ids as "categoryIds" from search.document d
    left join search.words w on w.product_id = d.product_id
    where d.product_id > ${after} and d.listed and w.content_changed is distinct from d.content_changed
    order by d.product_id limit ${limit}`.execute(db);
  return rows;
}

export interface Uncompiled {
  readonly productId: number;
  readonly content: Content;
  readonly categoryIds: readonly number[];
}

export interface CompiledProduct {
  readonly productId: number;
  readonly lexemes: readonly string[];
  /** Base64. */
  readonly packed: string;
}

/** Writes the words of products whose content has changed since. */
export async function saveWords(tx: Tx, products: readonly CompiledProduct[]): Promise<void> {
  await sql`
    insert into search.words as known (product_id, content_changed, words, packed)
    select d.product_id, d.content_changed, array_to_tsvector(p.lexemes), decode(p.packed, 'base64')
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p("productId" int, lexemes text[], packed text)
    join search.document d on d.product_id = p."productId"
    order by d.product_id
    on conflict (product_id) do update set content_changed = excluded.content_changed, words = excluded.words, packed = excluded.packed
    where known.content_changed <> excluded.content_changed`.execute(tx);
}
