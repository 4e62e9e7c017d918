import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { SearchDocument } from './document.ts';
import type { Content, State } from './index/content.ts';
import type { Synonym } from './query/synonyms.ts';

const thisTransaction = sql`pg_current_xact_id()::text::bigint`;

/** Upserts documents; unchanged ones are not written. */
export async function saveDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  await sql`
    insert into search.document as known (product_id, content, category_ids, price_cents, on_sale, discount, rating,
      popularity, introduced_on, in_stock, fast, sold_by)
    select d."productId", d.content, d."categoryIds", d."priceCents", d."onSale", d.discount, d.rating,
      d.popularity, d."introducedOn", d."inStock", d.fast, d."soldBy"
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d("productId" int, content jsonb, "categoryIds" int[],
      "priceCents" int, "onSale" boolean, discount int, rating real, popularity real, "introducedOn" date,
      "inStock" boolean, fast boolean, "soldBy" text[])
    order by d."productId"
    on conflict (product_id) do update set listed = true, content = excluded.content, category_ids = excluded.category_ids,
      price_cents = excluded.price_cents, on_sale = excluded.on_sale,
      discount = excluded.discount, rating = excluded.rating, popularity = excluded.popularity, introduced_on = excluded.introduced_on,
      in_stock = excluded.in_stock, fast = excluded.fast, sold_by = excluded.sold_by, changed = ${thisTransaction},
      content_changed = case when known.content = excluded.content and known.category_ids = excluded.category_ids
        then known.content_changed else ${thisTransaction} end
    where (true, excluded.content, excluded.category_ids, excluded.price_cents, excluded.on_sale, excluded.discount,
        excluded.rating, excluded.popularity, excluded.introduced_on, excluded.in_stock, excluded.fast, excluded.sold_by)
      is distinct from (known.listed, known.content, known.category_ids, known.price_cents, known.on_sale,
        known.discount, known.rating, known.popularity, known.introduced_on, known.in_stock, known.fast, known.sold_by)`.execute(tx);
}

/** Unlists products; their rows stay so that every process notices. */
export async function unlistDocuments(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    update search.document set listed = false, changed = ${thisTransaction}
    where product_id in (select product_id from search.document where product_id = any(${productIds}::int[]) and listed
      order by product_id for update)`.execute(tx);
}

/** Saves which products are available and which ship fast. Rows are locked in order, since many buyers may report the same products. */
export async function saveStock(
  tx: Tx,
  productIds: readonly number[],
  { inStock, fast }: { inStock: ReadonlySet<number>; fast: ReadonlySet<number> },
): Promise<void> {
  const stocked = sql`product_id = any(${[...inStock]}::int[])`;
  const soon = sql`product_id = any(${[...fast]}::int[])`;
  await sql`
    update search.document d set in_stock = c.in_stock, fast = c.fast, changed = ${thisTransaction}
    from (
      select product_id, ${stocked} as in_stock, ${soon} as fast from search.document
      where product_id = any(${productIds}::int[]) and (in_stock, fast) is distinct from (${stocked}, ${soon})
      order by product_id for update
    ) c
    where d.product_id = c.product_id`.execute(tx);
}

export async function saveRatings(
  tx: Tx,
  ratings: readonly { productId: number; average: number | null; popularity: number }[],
): Promise<void> {
  await sql`
    update search.document d set rating = coalesce(r.average, 0), popularity = r.popularity, changed = ${thisTransaction}
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as r("productId" int, average real, popularity real)
    where d.product_id = r."productId"`.execute(tx);
}

/** A row without its content. */
export interface DocumentState extends State {
  productId: number;
  listed: boolean;
  contentChanged: number;
}

/** A reader's position: everything changed by transactions before `horizon` has been seen. */
export interface Position {
  generation: number;
  /** The synonyms' own. */
  synonyms: number;
  horizon: number;
}

const stateColumns = sql`d.product_id as "productId", d.listed, d.category_ids as "categoryIds", d.price_cents as "priceCents",
  d.on_sale as "onSale", d.rating, d.popularity, d.introduced_on as "introducedOn", d.in_stock as "inStock", d.fast, d.sold_by as "soldBy",
  d.content_changed as "contentChanged"`;
const position = sql`(select number from search.generation) as generation, (select synonyms from search.generation) as synonyms,
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon`;

export async function readPosition(db: Db): Promise<Position> {
  const { rows } = await sql<Position>`select ${position}`.execute(db);
  return rows[0] ?? { generation: 0, synonyms: 0, horizon: 0 };
}

/**
 * Changes by transactions from the horizon on, and the reader's new position. Transactions still running are seen next time. Rows of a
 * restored database that name future transactions are ignored. Of the products, those in the sample `level` (`levelsOf`); all with 0.
 */
export async function changesSince(db: Db, horizon: number, level: number): Promise<Position & { states: DocumentState[] }> {
  const { rows } = await sql<Position & DocumentState>`
    select p.*, d.* from (select ${position}) p
    left join (
      select ${stateColumns} from search.document d
      where d.changed >= ${horizon} and d.changed < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        and (d.product_id::bigint * 2654435761) % 4294967296 < ${2 ** (32 - level)}::bigint
    ) d on true`.execute(db);
  const [first] = rows;
  return {
    generation: first?.generation ?? 0,
    synonyms: first?.synonyms ?? 0,
    horizon: first?.horizon ?? horizon,
    states: rows.filter((row) => row.productId !== null),
  };
}

/** Listed products after the id `after` with their content, by id. */
export async function readDocuments(db: Db, after: number, limit: number): Promise<(DocumentState & { content: Content })[]> {
  const { rows } = await sql<DocumentState & { content: Content }>`
    select ${stateColumns}, d.content from search.document d where d.product_id > ${after} and d.listed
    order by d.product_id limit ${limit}`.execute(db);
  return rows;
}

/** The listed ones of these products with their content. */
export async function readDocumentsOf(db: Db, productIds: readonly number[]): Promise<(DocumentState & { content: Content })[]> {
  const { rows } = await sql<DocumentState & { content: Content }>`
    select ${stateColumns}, d.content from search.document d where d.product_id = any(${productIds}::int[]) and d.listed
    order by d.product_id`.execute(db);
  return rows;
}

export async function readContents(db: Db, productIds: readonly number[]): Promise<Map<number, Content>> {
  const { rows } = await sql<{ productId: number; content: Content }>`
    select product_id as "productId", content from search.document where product_id = any(${productIds}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.productId, row.content]));
}

export async function readSynonyms(db: Db): Promise<Synonym[]> {
  const { rows } = await sql<Synonym>`select phrase, means, one_way as "oneWay" from search.synonym order by phrase, means`.execute(db);
  return rows;
}

/** Ids of documents after `after`, listed or not, for a rebuild's sweep. */
export async function documentIds(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search.document where product_id > ${after} order by product_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export async function hasDocuments(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from search.document) as some`.execute(db);
  return rows[0]?.some ?? false;
}

export type RowKind = 'popular' | 'new' | 'sale' | 'department';

/** The first available products of a brand's home page row; `categoryId` is the department. */
export async function findRow(db: Db, brand: string, kind: RowKind, categoryId: number | null, limit: number): Promise<number[]> {
  const where = kind === 'sale' ? sql`on_sale` : kind === 'department' ? sql`${categoryId} = any(category_ids)` : sql`true`;
  const order = kind === 'new' ? sql`introduced_on desc` : kind === 'sale' ? sql`discount desc` : sql`popularity desc`;
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search.document where listed and in_stock and ${brand} = any(sold_by) and ${where}
    order by ${order}, product_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
