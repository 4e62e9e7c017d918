import type { Db } from '../../platform/db/index.ts';
import type { PerShop } from '../../platform/per-shop.ts';
import { EpochCache } from '../../platform/purging/epoch-cache.ts';
import { catalogueEpoch } from '../epoch.ts';
import { findCategoriesOf } from './store.ts';

/** Paths of categories by product. */
type Memberships = ReadonlyMap<number, ReadonlySet<string>>;

const newCache = (perShop: PerShop) =>
  new EpochCache<string, Memberships>({ epoch: catalogueEpoch({ perShop }), ttlSeconds: 30, max: 2000 });

/**
 * Paths of the categories that products are in, with all above them. Cached in this process until the catalogue changes, except in a transaction: every
 * page with prices and every cart asks for the same lists again.
 */
export async function categoriesOf(db: Db, productIds: readonly number[], now: Date): Promise<Memberships> {
  if (db.isTransaction) return findCategoriesOf(db, productIds);
  return db.perShop(newCache).get(productIds.join(), now, () => findCategoriesOf(db, productIds));
}
