import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StockCause } from '../stock/changes.ts';
import { type SkuOwners, type Skus, skusToMake } from './skus.ts';

export interface KnownProduct {
  handle: string;
  id: number;
  hash: string;
  introducedOn: string;
}

/** Products of these handles. */
export async function findKnown(db: Db, handles: readonly string[]): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct>`
    select handle, id, content_hash as hash, introduced_on as "introducedOn"
    from catalog.product where handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.handle, row]));
}

/** Locks products until the transaction ends; returns their versions by id. */
export async function lockVersions(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from catalog.product where id = any(${ids}::int[]) order by id for update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.version]));
}

/** Locks the stock of these SKUs until the transaction ends, in the order in which everyone does; units by warehouse. */
export async function lockShelves(tx: Tx, skus: readonly string[]): Promise<Map<string, Record<string, number>>> {
  const { rows } = await sql<{ sku: string; warehouseCode: string; onHand: number }>`
    select v.sku, s.warehouse_code as "warehouseCode", s.on_hand as "onHand"
    from catalog.stock s join catalog.variation v on v.id = s.variation_id
    where v.sku = any(${skus}::text[])
    order by s.variation_id, s.warehouse_code
    for update of s`.execute(tx);
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  return new Map(
    [...bySku].map(([sku, shelves]) => [sku, Object.fromEntries(shelves.map((shelf) => [shelf.warehouseCode, shelf.onHand]))]),
  );
}

/** Whose the SKUs of these products are, and those that are made for variations without one of their own; `claimed`: by products that are not written. */
export async function findOwners(db: Db, products: readonly Skus[], claimed: SkuOwners = new Map()): Promise<Map<string, string>> {
  const ownersOf = async (skus: readonly string[]) => [
    ...(await findSkuOwners(db, skus)),
    ...skus.flatMap((sku) => {
      const owner = claimed.get(sku);
      return owner === undefined ? [] : [[sku, owner] as const];
    }),
  ];
  const owners = new Map(await ownersOf(products.flatMap(({ variations = [] }) => variations.flatMap(({ sku }) => sku ?? []))));
  const made = skusToMake(products, owners);
  return made.length === 0 ? owners : new Map([...owners, ...(await ownersOf(made))]);
}

/** Units by warehouse of variations on sale, each with its product. */
export async function findShelves(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, { handle: string; stock: Record<string, number> }>> {
  const { rows } = await sql<{ sku: string; handle: string; stock: Record<string, number> }>`
    select v.sku, p.handle,
      coalesce((select jsonb_object_agg(s.warehouse_code, s.on_hand) from catalog.stock s where s.variation_id = v.id), '{}') as stock
    from catalog.variation v join catalog.product p on p.id = v.product_id
    where v.sku = any(${skus}::text[]) and v.retired_at is null`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** The product of each SKU. */
export async function findSkuOwners(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; handle: string }>`
    select v.sku, p.handle from catalog.variation v join catalog.product p on p.id = v.product_id
    where v.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row.handle]));
}

export interface ProductSave {
  handle: string;
  slug: string;
  name: string;
  brand: string | null;
  description: string;
  seoTitle: string | null;
  seoDescription: string | null;
  highlights: unknown;
  specifications: unknown;
  options: unknown;
  tags: unknown;
  categoryId: number;
  departmentSlug: string;
  published: boolean;
  introducedOn: string;
  returnable: boolean;
  discontinued: boolean;
  successorHandle: string | null;
  soldAt: Readonly<Record<string, string>>;
  related: readonly string[];
  video: unknown;
  model: unknown;
  hash: string;
}

/** Upserts products by handle; returns ids by handle. */
export async function saveProducts(tx: Tx, products: readonly ProductSave[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ handle: string; id: number }>`
    insert into catalog.product (handle, slug, name, brand, description, highlights, specifications, options, tags, category_id,
      department_slug, published, introduced_on, returnable, content_hash, created_at, updated_at,
      gone_at, successor_handle, video, model, seo_title, seo_description, related, sold_at)
    select r.handle, r.slug, r.name, r.brand, r.description, r.highlights, r.specifications, r.options, r.tags, r."categoryId",
      r."departmentSlug", r.published, r."introducedOn", r.returnable, r.hash, ${now}, ${now},
      case when r.discontinued then ${now}::timestamptz end, r."successorHandle", nullif(r.video, 'null'::jsonb),
      nullif(r.model, 'null'::jsonb), r."seoTitle", r."seoDescription", array(select jsonb_array_elements_text(r.related)), r."soldAt"
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r(handle text, slug text, name text, brand text, description text,
      highlights jsonb, specifications jsonb, options jsonb, tags jsonb, "categoryId" int, "departmentSlug" text, published boolean,
      "introducedOn" date, returnable boolean, hash text, discontinued boolean, "successorHandle" text, video jsonb, model jsonb, "seoTitle" text,
      "seoDescription" text, related jsonb, "soldAt" jsonb)
    on conflict (handle) do update set slug = excluded.slug, name = excluded.name, brand = excluded.brand,
      description = excluded.description, highlights = excluded.highlights, specifications = excluded.specifications,
      options = excluded.options, tags = excluded.tags, category_id = excluded.category_id, department_slug = excluded.department_slug,
      published = excluded.published, introduced_on = excluded.introduced_on, returnable = excluded.returnable,
      content_hash = excluded.content_hash, updated_at = excluded.updated_at, gone_at = excluded.gone_at,
      successor_handle = excluded.successor_handle, video = excluded.video, model = excluded.model, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description, related = excluded.related, sold_at = excluded.sold_at, version = product.version + 1
    returning handle, id`.execute(tx);
  return new Map(rows.map((row) => [row.handle, row.id]));
}

/** Deletes the products' further categories; those that rules put them in stay. */
export async function deleteListings(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    delete from catalog.product_category where product_id = any(${productIds}::int[])
      and category_id not in (select id from catalog.category where rules is not null)`.execute(tx);
}

/** Lists products in further categories, but for those that rules fill. */
export async function addListings(tx: Tx, listings: readonly { productId: number; categoryId: number }[]): Promise<void> {
  await sql`
    insert into catalog.product_category (product_id, category_id)
    select distinct l."productId", l."categoryId"
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as l("productId" int, "categoryId" int)
    where l."categoryId" not in (select id from catalog.category where rules is not null)`.execute(tx);
}

export interface VariationSave {
  productId: number;
  sku: string;
  gtin: string | null;
  options: Record<string, string>;
  position: number;
  price: number;
  referenceType: string | null;
  referenceCents: number | null;
  evidence: string | null;
  saleEndsAt: string | null;
  weightGrams: number | null;
  deliveryClass: string | null;
  specifications: { label: string; values: string[] }[];
  restriction: string | null;
  /** Position of its main picture. */
  imagePosition: number | null;
  leadTimeDays: number;
  madeToOrder: boolean;
}

/** Upserts variations by SKU with the time since which their price applies. Returns ids by SKU; SKUs of another product are skipped. */
export async function saveVariations(tx: Tx, variations: readonly VariationSave[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    insert into catalog.variation (product_id, sku, gtin, options, position, price_cents, reference_type, reference_cents, reference_evidence,
      weight_grams, delivery_class, specifications, sale_ends_at, restriction, lead_time_days, made_to_order, image_position, price_since)
    select r."productId", r.sku, r.gtin, r.options, r.position, r.price, r."referenceType", r."referenceCents", r.evidence, r."weightGrams", r."deliveryClass",
      r.specifications, r."saleEndsAt", r.restriction, r."leadTimeDays", r."madeToOrder", r."imagePosition", ${now}
    from jsonb_to_recordset(${JSON.stringify(variations)}::jsonb) as r("productId" int, sku text, gtin text, options jsonb, position int, price int,
      "referenceType" text, "referenceCents" int, evidence text, "weightGrams" int, "deliveryClass" text, specifications jsonb, "saleEndsAt" timestamptz, restriction text,
      "leadTimeDays" int, "madeToOrder" boolean, "imagePosition" int)
    on conflict (sku) do update set gtin = excluded.gtin, options = excluded.options, position = excluded.position, price_cents = excluded.price_cents,
      reference_type = excluded.reference_type, reference_cents = excluded.reference_cents,
      reference_evidence = excluded.reference_evidence, weight_grams = excluded.weight_grams, delivery_class = excluded.delivery_class,
      specifications = excluded.specifications, sale_ends_at = excluded.sale_ends_at,
      restriction = excluded.restriction, lead_time_days = excluded.lead_time_days, made_to_order = excluded.made_to_order,
      image_position = excluded.image_position, retired_at = null,
      price_since = case when variation.price_cents = excluded.price_cents then variation.price_since else excluded.price_since end
    where variation.product_id = excluded.product_id
    returning sku, id`.execute(tx);
  return new Map(rows.map((row) => [row.sku, row.id]));
}

/** Archives prices about to change; call before saving the new ones. */
export async function keepPastPrices(tx: Tx, variations: readonly Pick<VariationSave, 'sku' | 'price'>[]): Promise<void> {
  await sql`
    insert into catalog.price_history (variation_id, since, price_cents)
    select v.id, v.price_since, v.price_cents
    from unnest(${variations.map((row) => row.sku)}::text[], ${variations.map((row) => row.price)}::int[]) as r(sku, price)
    join catalog.variation v on v.sku = r.sku
    where v.price_cents <> r.price
    on conflict (variation_id, since) do update set price_cents = excluded.price_cents`.execute(tx);
}

/** Retires the products' variations not among `kept`, and detaches their pictures. */
export async function retireOthers(tx: Tx, productIds: readonly number[], kept: readonly number[], now: Date): Promise<void> {
  await sql`
    update catalog.variation v set retired_at = ${now}, image_position = null
    where v.product_id = any(${productIds}::int[]) and v.retired_at is null
      and not exists (select from unnest(${kept}::int[]) as k(id) where k.id = v.id)`.execute(tx);
}

export interface StockSave {
  productId: number;
  variationId: number;
  warehouseCode: string;
  onHand: number;
}

/** Inserts stock of new products, and records where it came from. A plain insert costs half as much as an upsert, and a second statement as much again. */
export async function addStock(tx: Tx, stock: readonly StockSave[], { kind, actor, importId }: StockCause, now: Date): Promise<void> {
  await sql`
    with added as (
      insert into catalog.stock (product_id, variation_id, warehouse_code, on_hand) ${stockRows(stock)}
      returning product_id, variation_id, warehouse_code, on_hand
    )
    insert into catalog.stock_change (product_id, variation_id, warehouse_code, change, at, cause, actor, import_id)
    select product_id, variation_id, warehouse_code, on_hand, ${now}, ${kind}, ${actor}, ${importId ?? null}::int from added where on_hand <> 0`.execute(
    tx,
  );
}

const stockRows = (stock: readonly StockSave[]) => sql`
  select * from unnest(${stock.map((row) => row.productId)}::int[], ${stock.map((row) => row.variationId)}::int[],
    ${stock.map((row) => row.warehouseCode)}::text[], ${stock.map((row) => row.onHand)}::int[])
  order by 2, 3`;

/** Upserts stock; other warehouses are unaffected. */
export async function saveStock(tx: Tx, stock: readonly StockSave[]): Promise<void> {
  await sql`
    insert into catalog.stock (product_id, variation_id, warehouse_code, on_hand) ${stockRows(stock)}
    on conflict (variation_id, warehouse_code) do update set on_hand = excluded.on_hand
    where catalog.stock.on_hand <> excluded.on_hand`.execute(tx);
}

/** Zeroes the variations' stock in warehouses not among `stock`. */
export async function emptyOtherShelves(tx: Tx, variationIds: readonly number[], stock: readonly StockSave[]): Promise<void> {
  await sql`
    update catalog.stock s set on_hand = 0
    where s.variation_id = any(${variationIds}::int[]) and s.on_hand <> 0 and not exists (
      select from unnest(${stock.map((row) => row.variationId)}::int[], ${stock.map((row) => row.warehouseCode)}::text[])
        as named(variation_id, warehouse_code)
      where named.variation_id = s.variation_id and named.warehouse_code = s.warehouse_code)`.execute(tx);
}

export interface ImageSave {
  productId: number;
  position: number;
  url: string | null;
  sourceUrl: string | null;
  alt: string;
  width: number;
  height: number;
  tint: string;
  view: 'scale' | 'room' | null;
  focus: { x: number; y: number } | null;
  /** SKUs it shows; none means all of its product. */
  skus: readonly string[];
}

/** Adds pictures. */
export async function addImages(tx: Tx, images: readonly ImageSave[]): Promise<void> {
  await sql`
    insert into catalog.image (product_id, position, url, source_url, alt, width, height, tint, view, focus, skus)
    select r."productId", r.position, r.url, r."sourceUrl", r.alt, r.width, r.height, r.tint, r.view, nullif(r.focus, 'null'::jsonb), r.skus
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as r("productId" int, position int, url text, "sourceUrl" text, alt text,
      width int, height int, tint text, view text, focus jsonb, skus text[])`.execute(tx);
}

/** Deletes all pictures of the products. */
export async function deleteImages(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`delete from catalog.image where product_id = any(${productIds}::int[])`.execute(tx);
}

/** Codes of the warehouses, the default one first. */
export async function findWarehouses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from catalog.warehouse order by is_default desc, code`.execute(db);
  return rows.map((row) => row.code);
}

/** Ids of the products on sale that are not among the handles. */
export async function findOthers(db: Db, handles: readonly string[]): Promise<{ id: number; handle: string; addedAt: Date }[]> {
  const { rows } = await sql<{ id: number; handle: string; addedAt: Date }>`
    select p.id, p.handle, p.created_at as "addedAt" from catalog.product p
    where p.gone_at is null and not exists (select from unnest(${handles}::text[]) as named(handle) where named.handle = p.handle)
    order by p.id`.execute(db);
  return rows;
}

export async function hasProducts(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from catalog.product limit 1`.execute(db);
  return rows.length > 0;
}

interface LastRun {
  lastLine: number;
  finished: boolean;
  /** It adopted the file's departments, since the shop had none. */
  laysOut: boolean;
}

/** The last run over a file (by content hash) and its progress. */
export async function findLastRun(db: Db, fileHash: string): Promise<LastRun | null> {
  const { rows } = await sql<LastRun>`
    select last_line as "lastLine", finished_at is not null as finished, lays_out as "laysOut" from catalog.import_run
    where file_hash = ${fileHash} order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A run by its id. */
export async function findRun(db: Db, runId: number): Promise<LastRun | null> {
  const { rows } = await sql<LastRun>`
    select last_line as "lastLine", finished_at is not null as finished, lays_out as "laysOut" from catalog.import_run
    where id = ${runId}`.execute(db);
  return rows[0] ?? null;
}

interface StartedRun extends Pick<LastRun, 'lastLine' | 'laysOut'> {
  readonly fileHash: string;
  readonly format: string;
}

export async function startRun(tx: Tx, { fileHash, format, lastLine, laysOut }: StartedRun, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog.import_run (file_hash, format, started_at, last_line, lays_out)
    values (${fileHash}, ${format}, ${now}, ${lastLine}, ${laysOut})
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the import run was not stored');
  return id;
}

/**
 * Commits without waiting for the disk. A crash loses the progress note together with the data, and the run's final commit, which does
 * wait, secures everything before it.
 */
export async function commitLater(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
}

/** Records a run's progress in the transaction that wrote the products up to there. */
export async function noteLine(tx: Tx, runId: number, lastLine: number): Promise<void> {
  await sql`update catalog.import_run set last_line = greatest(last_line, ${lastLine}) where id = ${runId}`.execute(tx);
}

export async function finishRun(tx: Tx, runId: number, counts: object, now: Date): Promise<void> {
  await sql`update catalog.import_run set finished_at = ${now}, counts = ${JSON.stringify(counts)}::jsonb where id = ${runId}`.execute(tx);
}

/**
 * Analyses the changed tables, because nothing does so later on the embedded database. One statement per table, so that no request waits
 * for all of them.
 */
export async function refreshStatistics(db: Db, atOnce: number): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, relname as name from pg_stat_user_tables
    where schemaname in ('catalog', 'search', 'reviews') and n_mod_since_analyze > 0 order by n_live_tup desc`.execute(db);
  const analyze = async () => {
    for (let table = rows.shift(); table; table = rows.shift())
      await sql`analyze ${sql.table(`${table.schema}.${table.name}`)}`.execute(db);
  };
  await Promise.all(Array.from({ length: atOnce }, analyze));
}
