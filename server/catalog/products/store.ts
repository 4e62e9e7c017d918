import { sql } from 'kysely';
import type { QualityTag } from '../../../contract/catalog/catalog.ts';
import { lowStock } from '../../../contract/merchandising/products.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ownPrices } from './price.ts';
import type { DeliverableRow, ImageRow, ProductParts, ProductRow, VariationRow } from './rows.ts';
import type { StoredCard, StoredView } from './view.ts';

export interface ProductPage {
  status: 'sold' | 'unpublished' | 'gone';
  view: StoredView;
  ratingAverage: number | null;
  ratingCount: number;
  /** Keys of brands. */
  soldBy: string[];
  /** Null without tags. */
  qualityTags: QualityTag[] | null;
  /** The replacement of a discontinued product, if it is sold. */
  successor: Successor | null;
  /** Pairs of variation id and units in one warehouse; null for none. */
  onHand: [number, number][] | null;
  /** Variation id, units held by one checkout, and until when (ISO). */
  held: [number, number, string][] | null;
  deliverables: DeliverableRow[] | null;
}

/** Enough to link to a product. */
export interface Successor {
  productId: number;
  slug: string;
  departmentSlug: string;
}

/** Everything a product page needs, in one query: the stored view, with current stock and holds. */
export async function findProductPage(db: Db, productId: number, now: Date): Promise<ProductPage | null> {
  const { rows } = await sql<ProductPage>`
    select status, view, sold_by as "soldBy", rating_average as "ratingAverage", rating_count as "ratingCount",
      (select tags from catalog.product_quality where product_id = ${productId}) as "qualityTags",
      case when status = 'gone' then (
        select json_build_object('productId', s.id, 'slug', s.slug, 'departmentSlug', s.department_slug)
        from catalog.product p join catalog.product s on s.handle = p.successor_handle join catalog.product_view w on w.product_id = s.id
        where p.id = ${productId} and w.status = 'sold') end as successor,
      (select json_agg(json_build_array(variation_id, on_hand)) from catalog.stock where product_id = ${productId}) as "onHand",
      (select json_agg(json_build_array(variation_id, quantity, expires_at))
        from catalog.hold where product_id = ${productId} and expires_at > ${now}) as held,
      (select json_agg(json_build_array(id, weight_grams, delivery_class))
        from catalog.variation where product_id = ${productId} and retired_at is null) as deliverables
    from catalog.product_view where product_id = ${productId}`.execute(db);
  return rows[0] ?? null;
}

export interface CardRow {
  productId: number;
  card: StoredCard;
  ratingAverage: number | null;
  ratingCount: number;
  available: boolean;
}

/** A card's columns, from the product view under this alias. */
export const cardColumns = (view: string) => {
  const column = (name: string) => sql.ref(`${view}.${name}`);
  return sql`${column('product_id')} as "productId", ${column('card')} as card, ${column('rating_average')} as "ratingAverage",
    ${column('rating_count')} as "ratingCount", ${column('available')} as available`;
};

/** Whether the variation under this alias is on sale, by the same rule as `presentPrice`. Only the amount lets the index `variation_reference` be used. */
export const isOnSale = (variation: string) =>
  sql<boolean>`(${sql.ref(`${variation}.reference_cents`)} is not null and ${sql.ref(`${variation}.reference_type`)} = any(${ownPrices}::text[]))`;

/** Cards of products sold by the brand (null: by any), in any order. */
export async function findCards(db: Db, productIds: readonly number[], brand: string | null): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns('w')} from catalog.product_view w
    where product_id = any(${productIds}::int[]) and status = 'sold'
      and (${brand}::text is null or ${brand} = any(w.sold_by))`.execute(db);
  return rows;
}

/**
 * The source rows of read models, one plain query per table: as a join they are planned badly while an import fills tables without
 * statistics.
 */
export async function loadParts(db: Db, productIds: readonly number[]): Promise<ProductParts[]> {
  const products = await sql<Omit<ProductRow, 'breadcrumbs'>>`
    select id, slug, name, brand, description, highlights, specifications, options, tags, video, model, seo_title as "seoTitle",
      seo_description as "seoDescription", introduced_on as "introducedOn", department_slug as "departmentSlug", returnable, category_id as "categoryId",
      case when gone_at is not null then 'gone' when published then 'sold' else 'unpublished' end as status,
      rating_average as "ratingAverage", rating_count as "ratingCount"
    from catalog.product where id = any(${productIds}::int[])`.execute(db);
  const crumbs = await sql<ProductRow['breadcrumbs'][number] & { of: number }>`
    select c.id as of, a.name as label, a.slug, a.id as "taxonomyId"
    from catalog.category c cross join unnest(c.ancestry) with ordinality as up(id, place) join catalog.category a on a.id = up.id
    where c.id = any(${[...new Set(products.rows.map((row) => row.categoryId))]}::int[])
    order by up.place`.execute(db);
  const variations = await sql<Omit<VariationRow, 'imageUrl' | 'imageFocus'> & { imagePosition: number | null }>`
    select id, product_id as "productId", sku, gtin, options, specifications, weight_grams as "weightGrams", price_cents as "priceCents", reference_type as "referenceType",
      reference_cents as "referenceCents", reference_evidence as evidence, sale_ends_at as "saleEndsAt", restriction,
      image_position as "imagePosition"
    from catalog.variation where product_id = any(${productIds}::int[]) and retired_at is null
    order by product_id, position`.execute(db);
  const images = await sql<Omit<ImageRow, 'variationIds'> & { position: number; skus: string[] }>`
    select product_id as "productId", position, url, alt, width, height, tint, focus, view, skus
    from catalog.image where product_id = any(${productIds}::int[]) and url is not null
    order by product_id, position`.execute(db);
  const crumbsOf = Map.groupBy(crumbs.rows, (row) => row.of);
  const variationsOf = Map.groupBy(variations.rows, (row) => row.productId);
  const imagesOf = Map.groupBy(images.rows, (row) => row.productId);
  return products.rows.map((product) => {
    const own = variationsOf.get(product.id) ?? [];
    const shown = imagesOf.get(product.id) ?? [];
    const places = new Map(shown.map((image) => [image.position, image]));
    const ids = new Map(own.map(({ sku, id }) => [sku, id]));
    return {
      product: { ...product, breadcrumbs: (crumbsOf.get(product.categoryId) ?? []).map(({ of: _, ...crumb }) => crumb) },
      variations: own.map(({ imagePosition, ...row }) => {
        const { url = null, focus = null } = places.get(imagePosition ?? -1) ?? {};
        return { ...row, imageUrl: url, imageFocus: focus };
      }),
      images: shown.flatMap(({ position: _, skus, ...row }) => {
        const variationIds = skus.flatMap((sku) => ids.get(sku) ?? []).sort((a, b) => a - b);
        // Without ids it would show every variation, not those that are no longer sold.
        return skus.length > 0 && variationIds.length === 0 ? [] : [{ ...row, variationIds }];
      }),
    };
  });
}

export interface ReadModel {
  productId: number;
  view: StoredView;
  card: StoredCard;
  traits: string[];
  categoryId: number;
  departmentSlug: string;
  status: ProductPage['status'];
  /** Of its cheapest variation. */
  priceCents: number;
  ratingAverage: number | null;
  ratingCount: number;
  popularity: number;
}

/** Of the products with stock: whether any variation on sale is available after holds, and the level of stock that the console's list filters. */
const stockOf = (productIds: readonly number[], now: Date) => sql`
  select u.product_id,
    coalesce(bool_or(u.units > coalesce(h.units, 0)) filter (where v.retired_at is null and v.restriction is null), false) as available,
    case when bool_or(u.units between 1 and ${lowStock}) filter (where v.retired_at is null) then 'low'
      when bool_or(u.units > 0) filter (where v.retired_at is null) then 'enough' else 'out' end as level
  from (select product_id, variation_id, sum(on_hand) as units from catalog.stock where product_id = any(${productIds}::int[]) group by 1, 2) u
  join catalog.variation v on v.id = u.variation_id and v.product_id = any(${productIds}::int[])
  left join (select variation_id, sum(quantity) as units from catalog.hold
    where product_id = any(${productIds}::int[]) and expires_at > ${now} group by 1) h on h.variation_id = u.variation_id
  group by 1`;

/** Saves read models with their stock. An unchanged page keeps its last modification time. */
export async function saveReadModels(tx: Tx, models: readonly ReadModel[], now: Date): Promise<void> {
  const productIds = models.map((model) => model.productId);
  await sql`
    with stocked as materialized (${stockOf(productIds, now)})
    insert into catalog.product_view (product_id, view, card, category_id, department_slug, status, available, stock_level, rating_average,
      rating_count, popularity, traits, price_cents, changed_at)
    select m."productId", m.view, m.card, m."categoryId", m."departmentSlug", m.status, coalesce(stocked.available, false),
      coalesce(stocked.level, 'out'), m."ratingAverage", m."ratingCount", m.popularity, array(select jsonb_array_elements_text(m.traits)),
      m."priceCents", ${now}
    from json_to_recordset(${JSON.stringify(models)}::json) as m("productId" int, view json, card jsonb, traits jsonb, "categoryId" int,
      "departmentSlug" text, status text, "ratingAverage" real, "ratingCount" int, popularity real, "priceCents" int)
    left join stocked on stocked.product_id = m."productId"
    order by m."productId"
    on conflict (product_id) do update set view = excluded.view, card = excluded.card, category_id = excluded.category_id,
      department_slug = excluded.department_slug, status = excluded.status, available = excluded.available,
      stock_level = excluded.stock_level, rating_average = excluded.rating_average, rating_count = excluded.rating_count, popularity = excluded.popularity,
      traits = excluded.traits, price_cents = excluded.price_cents,
      changed_at = case when product_view.view::text = excluded.view::text and product_view.status = excluded.status
        then product_view.changed_at else excluded.changed_at end`.execute(tx);
}

/** Recomputes availability and the level of stock. Rows are locked in order, since many buyers may report the same products. */
export async function saveAvailability(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with stocked as (${stockOf(productIds, now)}
    ), locked as (
      select product_id from catalog.product_view where product_id = any(${productIds}::int[]) order by product_id for update
    )
    update catalog.product_view w set available = coalesce(s.available, false), stock_level = coalesce(s.level, 'out')
    from locked l left join stocked s on s.product_id = l.product_id
    where w.product_id = l.product_id
      and (w.available, w.stock_level) is distinct from (coalesce(s.available, false), coalesce(s.level, 'out'))`.execute(tx);
}

export interface RatingSave {
  productId: number;
  average: number | null;
  count: number;
  popularity: number;
}

export async function saveRatings(tx: Tx, ratings: readonly RatingSave[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as r("productId" int, average real, count int, popularity real)`;
  await sql`
    update catalog.product p set rating_average = r.average, rating_count = r.count from ${rows} where p.id = r."productId"`.execute(tx);
  await sql`
    update catalog.product_view w set rating_average = r.average, rating_count = r.count, popularity = r.popularity, changed_at = now()
    from ${rows} where w.product_id = r."productId"`.execute(tx);
}

/** Ids of products after `after`, one batch at a time. */
export async function productIdsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from catalog.product_view where product_id > ${after} order by product_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Locks the products' catalogue rows until the transaction ends, in order of ids, as everyone does. */
export async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`select from catalog.product_view where product_id = any(${productIds}::int[]) order by product_id for share`.execute(tx);
}

/** The products with available stock after holds. */
export async function findAvailable(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from catalog.product_view where product_id = any(${productIds}::int[]) and available`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Drops what was planned of products that are there already, or retired; a withdrawal stays while its publication is still to come. */
export async function deleteReachedPlans(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    delete from catalog.planned_state l using catalog.product p
    where l.product_id = any(${productIds}::int[]) and p.id = l.product_id and (p.gone_at is not null
      or (l.state = 'published' and p.published)
      or (l.state <> 'published' and not p.published
        and not exists (select from catalog.planned_state o where o.product_id = p.id and o.state = 'published')))`.execute(tx);
}

/** Discontinues products: their pages answer 410. Importing the record again brings them back. */
export async function saveGone(tx: Tx, productIds: readonly number[], goneAt: Date): Promise<void> {
  await sql`update catalog.product set gone_at = ${goneAt}, content_hash = '', updated_at = ${goneAt}, version = version + 1
    where id = any(${productIds}::int[])`.execute(tx);
}

export interface QualitySave {
  productId: number;
  tags: readonly QualityTag[];
}

/** Replaces the quality tags of all products; returns those that changed. */
export async function saveQuality(tx: Tx, earned: readonly QualitySave[]): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    with wanted as (
      select e."productId", e.tags from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as e("productId" int, tags jsonb)
    ), dropped as (
      delete from catalog.product_quality q where not exists (select 1 from wanted where "productId" = q.product_id) returning product_id
    ), saved as (
      insert into catalog.product_quality (product_id, tags) select w."productId", w.tags from wanted w
      on conflict (product_id) do update set tags = excluded.tags where catalog.product_quality.tags <> excluded.tags
      returning product_id
    )
    select product_id as "productId" from dropped union select product_id from saved order by 1`.execute(tx);
  return rows.map(({ productId }) => productId);
}
