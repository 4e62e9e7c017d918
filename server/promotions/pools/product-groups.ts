import { categoriesOf, findHandles } from '../../catalog/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { purge } from '../../platform/purging/purging.ts';
import type { LineFacts } from '../evaluate/facts.ts';
import type { Conditions } from '../promotion.ts';
import { advertisingTags } from '../store.ts';
import { findPools, writePool } from './store.ts';

/** What conditions can name a product by: its handle, its categories' paths with their ancestors, and pools. */
export type ProductGroups = Pick<LineFacts, 'handle' | 'categories' | 'pools'>;

/** Of a product that no condition can name. */
export const noGroups: ProductGroups = { handle: null, categories: new Set(), pools: new Set() };

/** The groups of products by id, limited to the kinds that some condition uses; at most one query per kind. */
export async function findProductGroups(
  db: Db,
  productIds: readonly number[],
  conditions: readonly Conditions[],
  now: Date,
): Promise<Map<number, ProductGroups>> {
  const categories = conditions.some((one) => one.categories) ? await categoriesOf(db, productIds, now) : new Map<number, Set<string>>();
  const pools = conditions.some((one) => one.pools) ? await findPools(db, productIds) : new Map<number, Set<string>>();
  const handles = conditions.some((one) => one.products) ? await findHandles(db, productIds) : new Map<number, string>();
  const ids = [...new Set([...categories.keys(), ...pools.keys(), ...handles.keys()])];
  return new Map(
    ids.map((id) => [
      id,
      { handle: handles.get(id) ?? null, categories: categories.get(id) ?? new Set(), pools: pools.get(id) ?? new Set() },
    ]),
  );
}

/** Replaces a pool's products. */
export async function savePool(tx: Tx, pool: string, productIds: readonly number[]): Promise<void> {
  await writePool(tx, pool, productIds);
  await purge(tx, advertisingTags);
}
