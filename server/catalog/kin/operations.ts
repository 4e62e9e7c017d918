import type { ProductCard } from '../../../contract/catalog.ts';
import type { Db } from '../../platform/db/index.ts';
import { presentCard } from '../products/operations.ts';
import { findBestOf, findSimilar } from './store.ts';

/** Cards of products like this one that can be bought, never itself, the likest first. */
export async function getSimilar(db: Db, productId: number, limit: number): Promise<ProductCard[]> {
  return (await findSimilar(db, productId, limit)).map(presentCard);
}

/** Cards of what goes best with a product out of each of these categories (paths), `each` a category. */
export async function getBestOf(db: Db, paths: readonly string[], beside: number, each: number): Promise<ProductCard[]> {
  if (paths.length === 0) return [];
  return (await findBestOf(db, paths, beside, each)).map(presentCard);
}
