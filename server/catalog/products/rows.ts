import type { Image, ProductModel, ProductOption, ProductVideo } from '../../../contract/catalog/catalog.ts';
import type { DeliveryClass } from '../../../contract/delivery/delivery.ts';
import type { PriceRow } from './price.ts';

/** A product as stored, with its breadcrumbs. */
export interface ProductRow {
  id: number;
  slug: string;
  name: string;
  brand: string | null;
  description: string;
  seoTitle: string | null;
  seoDescription: string | null;
  highlights: string[];
  specifications: { label: string; values: string[] }[];
  options: ProductOption[];
  departmentSlug: string;
  returnable: boolean;
  categoryId: number;
  status: 'sold' | 'unpublished' | 'gone';
  ratingAverage: number | null;
  ratingCount: number;
  breadcrumbs: { label: string; slug: string; taxonomyId: number }[];
  tags: string[];
  introducedOn: string;
  video: ProductVideo | null;
  model: ProductModel | null;
}

export interface VariationRow extends PriceRow {
  id: number;
  productId: number;
  sku: string;
  gtin: string | null;
  options: Record<string, string>;
  /** Rows that differ from the product's. */
  specifications: { label: string; values: string[] }[];
  weightGrams: number | null;
  imageUrl: string | null;
  /** Of that picture. */
  imageFocus: Image['focus'] | null;
  restriction: string | null;
}

/** Variation id, weight in grams, and how staff say it is delivered. */
export type DeliverableRow = [number, number | null, DeliveryClass | null];

export interface ImageRow extends Omit<Image, 'focus'> {
  focus: Image['focus'] | null;
  productId: number;
  variationIds: number[];
  view: 'scale' | 'room' | null;
}

/** The source of a product's read models. */
export interface ProductParts {
  product: ProductRow;
  /** On sale now, in their order; at least one. */
  variations: VariationRow[];
  /** Those that can be shown, in order. */
  images: ImageRow[];
}
