import { sql } from 'kysely';
import type { ProductOption } from '../../../contract/catalog.ts';
import type { Db } from '../../platform/db/index.ts';

/** A product as search knows it, without what its variations and categories come to. */
export interface ProductText {
  productId: number;
  name: string;
  brand: string | null;
  description: string;
  tags: string[];
  options: ProductOption[];
  specifications: { label: string; values: string[] }[];
  highlights: string[];
  categoryId: number;
  ratingAverage: number | null;
  popularity: number;
  introducedOn: string;
  inStock: boolean;
  /** Keys of brands. */
  soldBy: string[];
}

/** Those of the products that are sold. */
export async function findTexts(db: Db, productIds: readonly number[]): Promise<ProductText[]> {
  const { rows } = await sql<ProductText>`
    select p.id as "productId", p.name, p.brand, p.description, p.tags, p.options, p.specifications, p.highlights,
      p.category_id as "categoryId", p.introduced_on as "introducedOn",
      w.rating_average as "ratingAverage", w.popularity, w.available as "inStock", w.sold_by as "soldBy"
    from catalog.product_view w join catalog.product p on p.id = w.product_id
    where w.product_id = any(${productIds}::int[]) and w.status = 'sold'`.execute(db);
  return rows;
}

/** What the variations of a product come to. */
export interface Goods {
  productId: number;
  /** In their order. */
  skus: string[];
  /** Of each variation. */
  choices: Record<string, string>[];
  /** Of its lightest variation; null when none is known. */
  weightGrams: number | null;
  priceCents: number;
  /** Of its cheapest variation. */
  referenceCents: number | null;
}

/** Of the products that have any variation for sale. */
export async function findGoods(db: Db, productIds: readonly number[]): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select product_id as "productId", array_agg(sku order by position) as skus, jsonb_agg(options) as choices,
      min(price_cents) as "priceCents", min(weight_grams) as "weightGrams",
      (array_agg(reference_cents order by price_cents, reference_cents desc nulls last))[1] as "referenceCents"
    from catalog.variation where product_id = any(${productIds}::int[]) and retired_at is null
    group by product_id`.execute(db);
  return rows;
}

/** A variation that needs no making and no waiting, should it be on a shelf. */
export interface ReadyVariation {
  id: number;
  productId: number;
  weightGrams: number | null;
}

/** The variations of products that can leave on the day they are ordered, or the next, where there are any. */
export async function findReadyVariations(db: Db, productIds: readonly number[]): Promise<ReadyVariation[]> {
  const { rows } = await sql<ReadyVariation>`
    select id, product_id as "productId", weight_grams as "weightGrams" from catalog.variation
    where product_id = any(${productIds}::int[]) and retired_at is null and restriction is null and lead_time_days = 0 and not made_to_order`.execute(
    db,
  );
  return rows;
}

/** Warehouses that have some of a variation; holds of checkouts are not taken off, since they pass in minutes. */
export interface Shelves {
  variationId: number;
  /** Postal codes, in order. */
  from: string[];
}

export async function findShelves(db: Db, productIds: readonly number[]): Promise<Shelves[]> {
  const { rows } = await sql<Shelves>`
    select s.variation_id as "variationId", array_agg(w.postal_code order by w.postal_code) as "from"
    from catalog.stock s join catalog.warehouse w on w.code = s.warehouse_code
    where s.product_id = any(${productIds}::int[]) and s.on_hand > 0 group by 1`.execute(db);
  return rows;
}

/** Categories in which the products are listed besides their own. */
export async function findListings(db: Db, productIds: readonly number[]): Promise<{ productId: number; categoryId: number }[]> {
  const { rows } = await sql<{ productId: number; categoryId: number }>`
    select product_id as "productId", category_id as "categoryId" from catalog.product_category
    where product_id = any(${productIds}::int[])`.execute(db);
  return rows;
}

/** A category with itself and all above it. */
export interface CategoryLine {
  id: number;
  name: string;
  ids: number[];
  names: string[];
  /** The department of what is reduced. */
  isSale: boolean;
}

/** The categories of these ids, and the sale department. */
export async function findCategoryLines(db: Db, ids: readonly number[]): Promise<CategoryLine[]> {
  const { rows } = await sql<CategoryLine>`
    select c.id, c.name, c.type = 'sale' and c.parent_id is null as "isSale", array_agg(a.id) as ids, array_agg(a.name) as names
    from catalog.category c join catalog.category a on a.id = any(c.ancestry)
    where c.id = any(${ids}::int[]) or (c.type = 'sale' and c.parent_id is null)
    group by c.id`.execute(db);
  return rows;
}
