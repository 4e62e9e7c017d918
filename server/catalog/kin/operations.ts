import type { ProductCard } from '../../../contract/catalog.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentCard } from '../products/operations.ts';
import { findBestOf, findSimilar } from './store.ts';

/** Cards of products like this one that can be bought in the brand's shop, never itself, the likest first. */
export async function getSimilar(db: Db, productId: number, limit: number, brand: string): Promise<ProductCard[]> {
  return (await findSimilar(db, productId, limit, brand)).map(presentCard);
}

/** Cards of what goes best with a product out of each of these categories (paths), `each` a category. */
export async function getBestOf(db: Db, paths: readonly string[], beside: number, each: number, brand: string): Promise<ProductCard[]> {
  if (paths.length === 0) return [];
  return (await findBestOf(db, paths, beside, each, brand)).map(presentCard);
}
