import type { ProductCard } from '../../../contract/catalog/catalog.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentCard } from '../products/operations.ts';
import { findBestOf, findRelated, findSimilar } from './store.ts';

/**
 * Cards of products available in the brand's shop to show beside one: those that staff chose, in their order, then similar ones, most similar first.
 */
export async function getSimilar(db: Db, productId: number, limit: number, brand: string): Promise<ProductCard[]> {
  const [chosen, similar] = await Promise.all([findRelated(db, productId, limit, brand), findSimilar(db, productId, limit, brand)]);
  const ids = new Set(chosen.map((card) => card.productId));
  return [...chosen, ...similar.filter((card) => !ids.has(card.productId))].slice(0, limit).map(presentCard);
}

/** Cards of up to `each` best matching products per category (path). */
export async function getBestOf(db: Db, paths: readonly string[], beside: number, each: number, brand: string): Promise<ProductCard[]> {
  if (paths.length === 0) return [];
  return (await findBestOf(db, paths, beside, each, brand)).map(presentCard);
}
