import { categoriesOf, findIdsBySlug } from '../../catalog/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { purge } from '../../platform/purging/purging.ts';
import type { Conditions } from '../promotion.ts';
import { advertisingTags } from '../store.ts';
import { findPools, writePool } from './store.ts';

/** A product's groups: its categories' paths with their ancestors, and pools. */
export interface ProductGroups {
  readonly categories: ReadonlySet<string>;
  readonly pools: ReadonlySet<string>;
}

/** The groups of products by id, limited to the kinds that some condition uses; at most one query per kind. */
export async function findProductGroups(
  db: Db,
  productIds: readonly number[],
  conditions: readonly Conditions[],
  now: Date,
): Promise<Map<number, ProductGroups>> {
  const categories = conditions.some((one) => one.categories) ? await categoriesOf(db, productIds, now) : new Map<number, Set<string>>();
  const pools = conditions.some((one) => one.pools) ? await findPools(db, productIds) : new Map<number, Set<string>>();
  const ids = [...new Set([...categories.keys(), ...pools.keys()])];
  return new Map(ids.map((id) => [id, { categories: categories.get(id) ?? new Set(), pools: pools.get(id) ?? new Set() }]));
}

/** Replaces a pool's products by slug; returns the unknown slugs. */
export async function savePool(tx: Tx, pool: string, slugs: readonly string[]): Promise<string[]> {
  const ids = await findIdsBySlug(tx, slugs);
  await writePool(tx, pool, [...ids.values()]);
  await purge(tx, advertisingTags);
  return slugs.filter((slug) => !ids.has(slug));
}
