import { sql } from 'kysely';
import type { ListedProduct, ProductFilter, ProductSort, StockFilter } from '../../../contract/merchandising/products.ts';
import { likeOf } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isOnSale } from '../products/store.ts';

export interface LockedProduct {
  id: number;
  handle: string;
  version: number;
  gone: boolean;
  published: boolean;
}

/** Locks a product until the transaction ends; null when there is none. */
export async function lockProduct(tx: Tx, productId: number): Promise<LockedProduct | null> {
  const { rows } = await sql<LockedProduct>`
    select id, handle, version, gone_at is not null as gone, published and gone_at is null as published
    from catalog.product where id = ${productId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Serialised: otherwise two new products with the same name would become one. */
export async function lockHandles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalog handles', 0))`.execute(tx);
}

export async function findVariationIds(db: Db, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from catalog.variation where product_id = ${productId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const pattern = (words: string) => likeOf(words.toLowerCase());

/** Whether a name has all the words, each also within a longer one. */
const hasWords = (product: string, q: string) =>
  sql.join(
    [...new Set(q.split(/\s+/))].map((word) => sql<boolean>`lower(${sql.ref(`${product}.name`)}) like ${`%${pattern(word)}%`}`),
    sql` and `,
  );

const named = (q: string) => sql`
  and ((${hasWords('p', q)}) or p.handle like ${`${pattern(q)}%`} or p.id::text = ${q}
    or p.id in (select product_id from catalog.variation where lower(sku) like ${`${pattern(q)}%`}))`;

const inCategory = (id: number) => sql`
  and (p.category_id in (select id from catalog.category where ancestry @> array[${id}::int])
    or p.id in (select pc.product_id from catalog.product_category pc join catalog.category c on c.id = pc.category_id
      where c.ancestry @> array[${id}::int]))`;

const atStockLevel = (level: StockFilter) => sql`and p.id in (select product_id from catalog.product_view where stock_level = ${level})`;

const inState = (state: NonNullable<ProductFilter['state']>) =>
  state === 'planned'
    ? sql`and p.id in (select product_id from catalog.planned_state)`
    : sql`and case when p.gone_at is not null then 'retired' when p.published then 'published' else 'draft' end = ${state}`;

const matching = ({ q, category, state, stock, sale, picture }: ProductFilter) => sql`
  ${q === '' ? sql`` : named(q)}
  ${category === undefined ? sql`` : inCategory(category)}
  ${state === undefined ? sql`` : inState(state)}
  ${stock === undefined ? sql`` : atStockLevel(stock)}
  ${sale === undefined ? sql`` : sql`and exists (select from catalog.variation v where v.product_id = p.id and ${isOnSale('v')} and v.retired_at is null)`}
  ${picture === undefined ? sql`` : sql`and not exists (select from catalog.image i where i.product_id = p.id and i.url is not null)`}`;

/** Each order has an index; only prices are in the read model. */
const plain = sql`catalog.product p`;
const priced = sql`catalog.product p join catalog.product_view w on w.product_id = p.id`;
const orders = {
  changed: { from: plain, by: sql`p.updated_at desc, p.id desc` },
  name: { from: plain, by: sql`lower(p.name), p.id` },
  '-name': { from: plain, by: sql`lower(p.name) desc, p.id desc` },
  price: { from: priced, by: sql`w.price_cents, w.product_id` },
  '-price': { from: priced, by: sql`w.price_cents desc, w.product_id desc` },
} as const;

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from catalog.product p where true ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Ids of all that match, in order. */
export async function findMatching(db: Db, filter: ProductFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from catalog.product p where true ${matching(filter)} order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of a page of the list. */
export async function findPage(db: Db, filter: ProductFilter, sort: ProductSort, offset: number, limit: number): Promise<number[]> {
  const order = orders[sort];
  const { rows } = await sql<{ id: number }>`
    select p.id from ${order.from} where true ${matching(filter)} order by ${order.by} offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Products by words of their name, the beginning of a SKU, or their number; at most `limit`. */
export async function findProductIdsNamed(db: Db, q: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select p.id from catalog.product p where true ${named(q)} order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Addresses of a product's pictures and its film. */
export async function findMedia(db: Db, productId: number): Promise<Set<string>> {
  const { rows } = await sql<{ src: string }>`
    select url as src from catalog.image where product_id = ${productId} and url is not null
    union select file.src from catalog.product p, lateral (values (p.video ->> 'url'), (p.video ->> 'poster')) as file(src)
    where p.id = ${productId} and file.src is not null`.execute(db);
  return new Set(rows.map(({ src }) => src));
}

/** Variations of products by words of their name or their number, or by the beginning of their own SKU; at most `limit`. */
export async function findVariationsNamed(db: Db, q: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from (
      (select n.id, n.sku, p.name from catalog.variation n join catalog.product p on p.id = n.product_id
        where lower(n.sku) like ${`${pattern(q)}%`} order by p.name, n.id limit ${limit})
      union
      select n.id, n.sku, p.name from (
        select b.id, b.name from catalog.product b
        where ((${hasWords('b', q)}) or b.id::text = ${q}) and exists (select from catalog.variation o where o.product_id = b.id)
        order by b.name, b.id limit ${limit}
      ) p join catalog.variation n on n.product_id = p.id
    ) v
    order by lower(v.sku) like ${`${pattern(q)}%`} desc, v.name, v.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ListedRow {
  productId: number;
  version: number;
  name: string;
  state: 'published' | 'draft' | 'retired';
  /** Its next plan; `at` in ISO. */
  plan: ListedProduct['plan'];
  category: string;
  image: ListedProduct['picture'];
  sku: string | null;
  variations: number;
  price: number | null;
  highestPrice: number | null;
  isOnSale: boolean | null;
  stock: number;
  shelves: Record<string, number> | null;
  changedAt: Date;
}

/** What the list shows of these products, in any order. */
export async function findListed(db: Db, productIds: readonly number[]): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select p.id as "productId", p.version, p.name, c.name as category, p.updated_at as "changedAt",
      case when p.gone_at is not null then 'retired' when p.published then 'published' else 'draft' end as state,
      (select json_build_object('state', l.state, 'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'fault', l.fault)
        from catalog.planned_state l where l.product_id = p.id order by l.at limit 1) as plan,
      (select json_strip_nulls(json_build_object('src', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height, 'tint', i.tint, 'focus', i.focus))
        from catalog.image i where i.product_id = p.id and i.url is not null order by i.position limit 1) as image,
      v.skus[1] as sku, coalesce(v.variations, 0) as variations, v.price, v."highestPrice", v."isOnSale",
      coalesce((select sum(s.on_hand) from catalog.stock s join catalog.variation sv on sv.id = s.variation_id
        where s.product_id = p.id and sv.retired_at is null), 0)::int as stock,
      case when v.variations = 1 then coalesce((select jsonb_object_agg(s.warehouse_code, s.on_hand) from catalog.stock s
        where s.variation_id = v.first), '{}') end as shelves
    from catalog.product p join catalog.category c on c.id = p.category_id
    left join lateral (
      select array_agg(sku order by position, id) as skus, min(id) as first, count(*)::int as variations, min(price_cents) as price,
        max(price_cents) as "highestPrice", bool_or(${isOnSale('o')}) as "isOnSale"
      from catalog.variation o where product_id = p.id and retired_at is null
    ) v on true
    where p.id = any(${productIds}::int[])`.execute(db);
  return rows;
}

export interface WarehouseRow {
  code: string;
  name: string;
}

/** The warehouses, the default one first. */
export async function listWarehouses(db: Db): Promise<WarehouseRow[]> {
  const { rows } = await sql<WarehouseRow>`select code, name from catalog.warehouse order by is_default desc, code`.execute(db);
  return rows;
}

/** A product's place in the shop, and the ids of its variations by SKU. */
export async function findPlace(
  db: Db,
  productId: number,
): Promise<{ slug: string; departmentSlug: string; ids: Record<string, number> } | null> {
  const { rows } = await sql<{ slug: string; departmentSlug: string; ids: Record<string, number> }>`
    select slug, department_slug as "departmentSlug",
      coalesce((select jsonb_object_agg(sku, id) from catalog.variation where product_id = ${productId}), '{}') as ids
    from catalog.product where id = ${productId}`.execute(db);
  return rows[0] ?? null;
}

/** Products by handle, in this order; unknown ones are left out. */
export async function findNamed(db: Db, handles: readonly string[]): Promise<{ productId: number; name: string }[]> {
  if (handles.length === 0) return [];
  const { rows } = await sql<{ productId: number; name: string }>`
    select p.id as "productId", p.name from unnest(${handles}::text[]) with ordinality as u(handle, place)
    join catalog.product p on p.handle = u.handle order by u.place`.execute(db);
  return rows;
}

/** Names by id. */
export async function findProductNames(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from catalog.product where id = any(${productIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
