import { sql } from 'kysely';
import type { ProductOption } from '../../../contract/catalog/catalog.ts';
import type { DeliveryClass } from '../../../contract/delivery/delivery.ts';
import type { Db } from '../../platform/db/index.ts';
import { isOnSale } from '../products/store.ts';

/** A product for search, without its variations and categories. */
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

/** A sold variation with what search needs. */
export interface SoldVariation {
  id: number;
  productId: number;
  sku: string;
  options: Record<string, string>;
  /** Rows that differ from the product's. */
  specifications: { label: string; values: string[] }[];
  priceCents: number;
  /** The price before its sale; null when not on sale. */
  referenceCents: number | null;
  weightGrams: number | null;
  deliveryClass: DeliveryClass | null;
  /** Ships at once when in stock. */
  ready: boolean;
}

/** The sold variations of the products, in order. */
export async function findVariations(db: Db, productIds: readonly number[]): Promise<SoldVariation[]> {
  const { rows } = await sql<SoldVariation>`
    select id, product_id as "productId", sku, options, specifications, price_cents as "priceCents",
      case when ${isOnSale('v')} then reference_cents end as "referenceCents", weight_grams as "weightGrams", delivery_class as "deliveryClass", restriction is null and lead_time_days = 0 and not made_to_order as ready
    from catalog.variation v where product_id = any(${productIds}::int[]) and retired_at is null
    order by product_id, position`.execute(db);
  return rows;
}

/** Warehouses stocking a variation; holds are ignored, since they pass in minutes. */
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

/** The products' further categories. */
export async function findListings(db: Db, productIds: readonly number[]): Promise<{ productId: number; categoryId: number }[]> {
  const { rows } = await sql<{ productId: number; categoryId: number }>`
    select product_id as "productId", category_id as "categoryId" from catalog.product_category
    where product_id = any(${productIds}::int[])`.execute(db);
  return rows;
}

/** A category with its ancestors, itself included. */
export interface CategoryLine {
  id: number;
  name: string;
  ids: number[];
  names: string[];
  /** The sale department. */
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
