import type { Product, ProductCard } from '../../../contract/catalog/catalog.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { product as productLink } from '../../../web/routes.ts';

/** Every available product of a running shop. */
export async function buyableProducts(base: string): Promise<ProductCard[]> {
  const departments = await json<{ departments: { taxonomyId: number }[] }>(`${base}/api/departments`);
  const found = new Map<number, ProductCard>();
  for (const { taxonomyId } of departments.departments) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const listing = await json<Listing>(`${base}/api/search?category=${taxonomyId}&page=${page}`);
      pages = listing.pages;
      for (const card of listing.hits) if (card.available) found.set(card.productId, card);
    }
  }
  return [...found.values()];
}

/** Variations with at least `units` in stock, of the first `count` products that have one. */
export async function stockedVariations(base: string, products: readonly ProductCard[], units: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const { productId } of products) {
    if (ids.length === count) break;
    const { variations } = await json<Product>(`${base}/api/product/${productId}`);
    const stocked = variations.find(({ quantityAvailable }) => quantityAvailable >= units);
    if (stocked) ids.push(stocked.variationId);
  }
  return ids;
}

export interface SizedPage {
  readonly path: string;
  /** The document's uncompressed size. */
  readonly bytes: number;
}

/** The product page whose document is closest to `bytes`. */
export async function pageNearest(base: string, products: readonly ProductCard[], bytes: number): Promise<SizedPage> {
  let nearest: SizedPage | undefined;
  for (const product of products) {
    const path = productLink(product);
    const document = await fetch(base + path, { headers: { 'accept-encoding': 'identity' } });
    const page = { path, bytes: (await document.arrayBuffer()).byteLength };
    if (!nearest || Math.abs(page.bytes - bytes) < Math.abs(nearest.bytes - bytes)) nearest = page;
  }
  if (!nearest) throw new Error('The shop has no products');
  return nearest;
}

async function json<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
