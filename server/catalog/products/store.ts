import { sql } from 'kysely';
import type { Breadcrumb } from '../../../contract/catalog.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ImageRow, ProductParts, ProductRow, VariationRow } from './rows.ts';
import type { StoredCard, StoredView } from './view.ts';

export interface ProductPage {
  published: boolean;
  gone: boolean;
  view: StoredView | null;
  ratingAverage: number | null;
  ratingCount: number;
  /** Units available by variation id, holds already taken off. */
  available: Record<string, number>;
}

/** Everything a product page says, in one query: the stored view, and stock and rating as they are now. */
export async function findProductPage(db: Db, productId: number, now: Date): Promise<ProductPage | null> {
  const { rows } = await sql<ProductPage>`
    select p.published, p.gone_at is not null as gone, w.view, p.rating_average as "ratingAverage", p.rating_count as "ratingCount",
      (select coalesce(json_object_agg(v.id,
          (select coalesce(sum(s.on_hand), 0) from catalog.stock s where s.variation_id = v.id)
          - (select coalesce(sum(h.quantity), 0) from catalog.hold h where h.variation_id = v.id and h.expires_at > ${now})), '{}')
        from catalog.variation v where v.product_id = p.id and v.retired_at is null) as available
    from catalog.product p left join catalog.product_view w on w.product_id = p.id
    where p.id = ${productId}`.execute(db);
  return rows[0] ?? null;
}

export interface CardRow {
  productId: number;
  card: StoredCard;
  ratingAverage: number | null;
  ratingCount: number;
  available: boolean;
}

/** Is any variation of product `p` there to be bought, holds taken off? */
const anyAvailable = (now: Date) => sql<boolean>`
  exists (select 1 from catalog.variation v join catalog.stock s on s.variation_id = v.id
    where v.product_id = p.id and v.retired_at is null
    group by v.id
    having sum(s.on_hand) > (select coalesce(sum(h.quantity), 0) from catalog.hold h where h.variation_id = v.id and h.expires_at > ${now}))`;

/** Cards of products that are sold, in any order. */
export async function findCards(db: Db, productIds: readonly number[], now: Date): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id as "productId", w.card, p.rating_average as "ratingAverage", p.rating_count as "ratingCount", ${anyAvailable(now)} as available
    from catalog.product p join catalog.product_view w on w.product_id = p.id
    where p.id = any(${productIds}::int[]) and p.published and p.gone_at is null`.execute(db);
  return rows;
}

/**
 * Cards of up to `limit` products that can be bought and are near another: of its category first, then of its department, the
 * better rated first.
 */
export async function findNeighbours(db: Db, productId: number, limit: number, now: Date): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id as "productId", w.card, p.rating_average as "ratingAverage", p.rating_count as "ratingCount", true as available
    from catalog.product self
    join catalog.product p on p.department_slug = self.department_slug and p.id <> self.id
    join catalog.product_view w on w.product_id = p.id
    where self.id = ${productId} and p.published and p.gone_at is null and ${anyAvailable(now)}
    order by p.category_id = self.category_id desc, p.rating_count * coalesce(p.rating_average, 0) desc, p.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The rows that products' read models are made of, in one query per kind of row. */
export async function loadParts(db: Db, productIds: readonly number[]): Promise<ProductParts[]> {
  const products = await sql<Omit<ProductRow, 'breadcrumbs'> & { breadcrumbs: Breadcrumb[] }>`
    select p.id, p.slug, p.name, p.brand, p.description, p.highlights, p.specifications, p.options,
      p.department_slug as "departmentSlug", p.returnable,
      (select json_agg(json_build_object('label', a.name, 'slug', a.slug, 'taxonomyId', a.id) order by array_position(c.ancestry, a.id))
        from catalog.category a where a.id = any(c.ancestry)) as breadcrumbs
    from catalog.product p join catalog.category c on c.id = p.category_id
    where p.id = any(${productIds}::int[])`.execute(db);
  const variations = await sql<VariationRow>`
    select v.id, v.product_id as "productId", v.sku, v.options, v.price_cents as "priceCents",
      v.reference_type as "referenceType", v.reference_cents as "referenceCents", i.url as "imageUrl"
    from catalog.variation v left join catalog.image i on i.id = v.image_id
    where v.product_id = any(${productIds}::int[]) and v.retired_at is null
    order by v.product_id, v.position`.execute(db);
  const images = await sql<ImageRow>`
    select i.product_id as "productId", i.url, i.alt, i.width, i.height, i.tint,
      array(select iv.variation_id from catalog.image_variation iv where iv.image_id = i.id order by 1) as "variationIds"
    from catalog.image i
    where i.product_id = any(${productIds}::int[]) and i.url is not null
    order by i.product_id, i.position`.execute(db);
  const variationsOf = Map.groupBy(variations.rows, (row) => row.productId);
  const imagesOf = Map.groupBy(images.rows, (row) => row.productId);
  return products.rows.map((product) => ({
    product,
    variations: variationsOf.get(product.id) ?? [],
    images: imagesOf.get(product.id) ?? [],
  }));
}

export async function saveReadModels(tx: Tx, models: readonly { productId: number; view: StoredView; card: StoredCard }[]): Promise<void> {
  await sql`
    insert into catalog.product_view (product_id, view, card)
    select m."productId", m.view, m.card
    from jsonb_to_recordset(${JSON.stringify(models)}::jsonb) as m("productId" int, view jsonb, card jsonb)
    on conflict (product_id) do update set view = excluded.view, card = excluded.card`.execute(tx);
}

export async function saveRatings(tx: Tx, ratings: readonly { productId: number; average: number | null; count: number }[]): Promise<void> {
  await sql`
    update catalog.product p set rating_average = r.average, rating_count = r.count
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as r("productId" int, average real, count int)
    where p.id = r."productId"`.execute(tx);
}

/** What search keeps of a product. */
export interface SearchableProduct {
  productId: number;
  name: string;
  brand: string | null;
  description: string;
  tags: string[];
  skus: string[];
  optionValues: string[];
  /** Names of its categories, own and further ones, from the department down. */
  categoryNames: string[];
  /** Ids of all those categories. */
  categoryIds: number[];
  departmentId: number;
  priceCents: number;
  referenceCents: number | null;
  ratingAverage: number | null;
  ratingCount: number;
  introducedOn: string;
  inStock: boolean;
}

/** Products as search needs them; those that are not sold are left out. What is reduced is also in the sale department. */
export async function findSearchable(db: Db, productIds: readonly number[], now: Date): Promise<SearchableProduct[]> {
  const { rows } = await sql<SearchableProduct>`
    select p.id as "productId", p.name, p.brand, p.description, p.tags, v.skus, v."optionValues", v."priceCents", v."referenceCents",
      c.names as "categoryNames", c.ids as "categoryIds", own.ancestry[1] as "departmentId",
      p.rating_average as "ratingAverage", p.rating_count as "ratingCount", p.introduced_on as "introducedOn", ${anyAvailable(now)} as "inStock"
    from catalog.product p
    join catalog.category own on own.id = p.category_id
    cross join lateral (
      select array_agg(v.sku order by v.position) as skus, min(v.price_cents) as "priceCents",
        (array_agg(v.reference_cents order by v.price_cents, v.reference_cents desc nulls last))[1] as "referenceCents",
        array(select distinct o.value from catalog.variation x, jsonb_each_text(x.options) o
          where x.product_id = p.id and x.retired_at is null) as "optionValues"
      from catalog.variation v where v.product_id = p.id and v.retired_at is null
    ) v
    cross join lateral (
      select array_agg(distinct a.id) as ids, array_agg(distinct a.name) as names
      from catalog.category listed join catalog.category a on a.id = any(listed.ancestry)
      where listed.id = p.category_id
        or listed.id in (select pc.category_id from catalog.product_category pc where pc.product_id = p.id)
        or (listed.type = 'sale' and listed.parent_id is null and v."referenceCents" is not null)
    ) c
    where p.id = any(${productIds}::int[]) and p.published and p.gone_at is null and v.skus is not null`.execute(db);
  return rows;
}

/** Which of the products have anything to sell, holds taken off. */
export async function findInStock(db: Db, productIds: readonly number[], now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from catalog.product p where p.id = any(${productIds}::int[]) and ${anyAvailable(now)}`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Takes products off sale for good (their page answers 410) or back. */
export async function saveGone(tx: Tx, productIds: readonly number[], goneAt: Date | null): Promise<void> {
  await sql`update catalog.product set gone_at = ${goneAt} where id = any(${productIds}::int[])`.execute(tx);
}
