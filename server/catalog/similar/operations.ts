import type { ProductCard } from '../../../contract/catalog/catalog.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentCard } from '../products/operations.ts';
import { findBestOf, findSimilar } from './store.ts';

/**
 * Cards of products available in the brand's shop to show beside one: those that staff chose, in their order, then similar ones, most similar first.
 */
export async function getSimilar(db: Db, productId: number, limit: number, brand: string): Promise<ProductCard[]> {
  return (await findSimilar(db, productId, limit, brand)).map(presentCard);
}

/** Cards of up to `each` best matching products per category (path). */
export async function getBestOf(db: Db, paths: readonly string[], beside: number, each: number, brand: string): Promise<ProductCard[]> {
  if (paths.length === 0) return [];
  return (await findBestOf(db, paths, beside, each, brand)).map(presentCard);
}
