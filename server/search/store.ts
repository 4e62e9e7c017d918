import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from '../../contract/search.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { SearchDocument } from './document.ts';
import type { TextQuery } from './words.ts';

/** Writes documents, replacing earlier ones of the same products. */
export async function saveDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  await sql`
    insert into search.document (product_id, name, text, skus, category_ids, department_id, price_cents, on_sale, discount, rating,
      popularity, introduced_on, in_stock)
    select d."productId", d.name,
      setweight(to_tsvector('english', d.a), 'A') || setweight(to_tsvector('english', d.b), 'B')
        || setweight(to_tsvector('english', d.c), 'C') || setweight(to_tsvector('english', d.d), 'D'),
      d.skus, d."categoryIds", d."departmentId", d."priceCents", d."onSale", d.discount, d.rating, d.popularity, d."introducedOn", d."inStock"
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d("productId" int, name text, a text, b text, c text, d text,
      skus text[], "categoryIds" int[], "departmentId" int, "priceCents" int, "onSale" boolean, discount int, rating real,
      popularity real, "introducedOn" date, "inStock" boolean)
    order by d."productId"
    on conflict (product_id) do update set name = excluded.name, text = excluded.text, skus = excluded.skus,
      category_ids = excluded.category_ids, department_id = excluded.department_id, price_cents = excluded.price_cents,
      on_sale = excluded.on_sale, discount = excluded.discount, rating = excluded.rating, popularity = excluded.popularity,
      introduced_on = excluded.introduced_on, in_stock = excluded.in_stock`.execute(tx);
}

export async function deleteDocuments(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`delete from search.document where product_id = any(${productIds}::int[])`.execute(tx);
}

/** Notes which of the products can be bought; rows are locked in order, since many buyers may tell of the same products. */
export async function saveInStock(tx: Tx, productIds: readonly number[], inStock: ReadonlySet<number>): Promise<void> {
  await sql`
    update search.document d set in_stock = d.product_id = any(${[...inStock]}::int[])
    from (
      select product_id from search.document
      where product_id = any(${productIds}::int[]) and in_stock is distinct from product_id = any(${[...inStock]}::int[])
      order by product_id for update
    ) changed
    where d.product_id = changed.product_id`.execute(tx);
}

export async function saveRatings(
  tx: Tx,
  ratings: readonly { productId: number; average: number | null; popularity: number }[],
): Promise<void> {
  await sql`
    update search.document d set rating = coalesce(r.average, 0), popularity = r.popularity
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as r("productId" int, average real, popularity real)
    where d.product_id = r."productId"`.execute(tx);
}

export interface Restriction {
  categoryId?: number | undefined;
  onSale?: boolean | undefined;
}

export interface Found {
  total: number;
  ids: number[];
  /** The text is the SKU of one of them. */
  bySku: boolean;
}

export const nothingFound: Found = { total: 0, ids: [], bySku: false };

/** How a text is matched, from exact to forgiving. */
export type Matching = 'all' | 'any' | 'alike';

/**
 * A page of product ids and how many there are in all, by text in one of three ways. The product of a typed SKU comes first, then what has
 * all the words, then what can be bought.
 */
export async function findByText(
  db: Db,
  query: TextQuery,
  matching: Matching,
  restriction: Restriction,
  sort: SortOrder,
  page: { limit: number; offset: number },
): Promise<Found> {
  const text = sql`to_tsquery('english', ${matching === 'any' ? query.any : query.all})`;
  const sku = sql`d.skus @> array[${query.plain}]::text[]`;
  const matches = matching === 'alike' ? sql`${query.plain} operator(public.<%) d.name` : sql`(d.text @@ ${text} or ${sku})`;
  const score =
    matching === 'alike'
      ? sql`public.word_similarity(${query.plain}, d.name)`
      : sql`ts_rank('{0.1, 0.25, 0.6, 1.0}', d.text, ${text}, 1) * (1 + d.popularity / 50)`;
  return findPage(
    db,
    matches,
    restriction,
    sort === 'relevance' ? sql`exact desc, whole desc, in_stock desc, score desc` : orderOf(sort),
    page,
    {
      exact: sku,
      whole: matching === 'any' ? sql`d.text @@ to_tsquery('english', ${query.all})` : sql`true`,
      score,
    },
  );
}

/** A page of a list without text, the best liked first unless sorted otherwise. */
export async function findListed(
  db: Db,
  restriction: Restriction,
  sort: SortOrder,
  page: { limit: number; offset: number },
): Promise<Found> {
  const order = sort === 'relevance' ? sql`in_stock desc, popularity desc` : orderOf(sort);
  return findPage(db, sql`true`, restriction, order, page, { exact: sql`false`, whole: sql`true`, score: sql`0::real` });
}

async function findPage(
  db: Db,
  matches: RawBuilder<unknown>,
  { categoryId, onSale }: Restriction,
  order: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
  { exact, whole, score }: { exact: RawBuilder<unknown>; whole: RawBuilder<unknown>; score: RawBuilder<unknown> },
): Promise<Found> {
  const inCategory = categoryId === undefined ? sql`true` : sql`d.category_ids @> array[${categoryId}]::int[]`;
  const reduced = onSale ? sql`d.on_sale` : sql`true`;
  const { rows } = await sql<Found>`
    with found as materialized (
      select d.product_id, d.in_stock, d.price_cents, d.rating, d.popularity, d.introduced_on, ${exact} as exact, ${whole} as whole,
        ${score} as score
      from search.document d where ${matches} and ${inCategory} and ${reduced}
    )
    select (select count(*) from found) as total, (select coalesce(bool_or(exact), false) from found) as "bySku",
      array(select product_id from found order by ${order}, product_id limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? nothingFound;
}

function orderOf(sort: Exclude<SortOrder, 'relevance'>): RawBuilder<unknown> {
  switch (sort) {
    case 'price-low':
      return sql`price_cents`;
    case 'price-high':
      return sql`price_cents desc`;
    case 'rating':
      return sql`rating desc, popularity desc`;
    case 'newest':
      return sql`introduced_on desc`;
  }
}

export type RowKind = 'popular' | 'new' | 'sale' | 'department';

/** The first products of a home page row that can be bought. */
export async function findRow(db: Db, kind: RowKind, departmentId: number | null, limit: number): Promise<number[]> {
  const where = kind === 'sale' ? sql`on_sale` : kind === 'department' ? sql`department_id = ${departmentId}` : sql`true`;
  const order = kind === 'new' ? sql`introduced_on desc` : kind === 'sale' ? sql`discount desc` : sql`popularity desc`;
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search.document where in_stock and ${where} order by ${order}, product_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
