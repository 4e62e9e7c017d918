import type { SearchableProduct } from '../catalog/index.ts';
import { wordsOf } from './words.ts';

/** A product as it is found: texts by weight, and what lists are filtered and sorted by. */
export interface SearchDocument {
  productId: number;
  name: string;
  /** Name (A), categories (B), brand, options and tags (C), SKUs and description (D), as plain words. */
  a: string;
  b: string;
  c: string;
  d: string;
  /** In lower case, with their stems: `fso-1042-sage` is also found by `fso-1042`. */
  skus: string[];
  categoryIds: number[];
  departmentId: number;
  priceCents: number;
  onSale: boolean;
  discount: number;
  rating: number;
  popularity: number;
  introducedOn: string;
  inStock: boolean;
}

/** The document of a product. */
export function documentOf(product: SearchableProduct): SearchDocument {
  const { referenceCents, priceCents } = product;
  const onSale = referenceCents !== null && referenceCents > priceCents;
  return {
    productId: product.productId,
    name: wordsOf(product.name).join(' '),
    a: plain(product.name),
    b: plain(...product.categoryNames),
    c: plain(product.brand ?? '', ...product.optionValues, ...product.tags),
    d: plain(...product.skus, withoutTags(product.description)),
    skus: [...new Set(product.skus.flatMap(skuWithStems))],
    categoryIds: product.categoryIds,
    departmentId: product.departmentId,
    priceCents,
    onSale,
    discount: onSale ? Math.round(((referenceCents - priceCents) / referenceCents) * 1000) : 0,
    rating: product.ratingAverage ?? 0,
    popularity: product.popularity,
    introducedOn: product.introducedOn,
    inStock: product.inStock,
  };
}

/** A SKU and the beginnings of it that people read off a label: two or more of its parts, with a digit among them. */
export function skuWithStems(sku: string): string[] {
  const parts = sku.toLowerCase().split('-');
  const stems = parts.map((_, i) => parts.slice(0, i + 1).join('-')).filter((stem, i) => i > 0 && /\d/.test(stem));
  return [...new Set([sku.toLowerCase(), ...stems])];
}

function plain(...texts: string[]): string {
  return texts.flatMap(wordsOf).join(' ');
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ');
}
