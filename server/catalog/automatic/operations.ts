import { shopDay } from '../../../contract/values/shop-days.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { catalogueEpoch } from '../epoch.ts';
import { categoriesChanged, productChanged } from '../events.ts';
import { type Automatic, countFurther, fill, findAutomatic, findDue, type Moved, noteFilled } from './store.ts';

/** Products reindexed in one statement. */
const batch = 500;

/**
 * Checks changed products against the rules of all automatic categories, or of those with a rule of one kind. The event that says they changed makes
 * search and pages follow.
 */
export async function followRules(tx: Tx, productIds: readonly number[], kind: 'stock' | 'rating' | null = null): Promise<number[]> {
  const today = shopDay(clockOf(tx).now());
  const moved = new Set<number>();
  for (const category of await findAutomatic(tx, kind)) {
    const { added, removed } = await fill(tx, category, productIds, today);
    for (const id of [...added, ...removed]) moved.add(id);
    await tellMenu(tx, category.taxonomyId, { added, removed });
  }
  return [...moved].sort((a, b) => a - b);
}

/**
 * The same where only stock or ratings changed, so that an order that sells out a product asks no other categories: search and pages are told of the
 * products that moved.
 */
export async function moveByRules(tx: Tx, productIds: readonly number[], kind: 'stock' | 'rating'): Promise<void> {
  await tell(tx, await followRules(tx, productIds, kind));
}

/** Checks every product against a category's rules. */
export async function fillCategory(tx: Tx, category: Automatic, now: Date): Promise<void> {
  const { added, removed } = await fill(tx, category, null, shopDay(now));
  await noteFilled(tx, category.taxonomyId, now);
  await tellMenu(tx, category.taxonomyId, { added, removed });
  await tell(
    tx,
    [...added, ...removed].sort((a, b) => a - b),
  );
}

/** Fills the categories that are due, one transaction each. */
export async function fillDue(database: Database, now: Date): Promise<void> {
  for (const taxonomyId of await findDue(database.read, now)) {
    await database.transact(async (tx) => {
      const category = (await findAutomatic(tx)).find((each) => each.taxonomyId === taxonomyId);
      if (category) await fillCategory(tx, category, now);
    });
  }
}

/** Emits `productChanged` for products that moved between categories or brands, some at a time. */
export async function tell(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) tx.afterCommit(() => catalogueEpoch(tx).advance());
  for (let done = 0; done < productIds.length; done += batch) {
    await emit(tx, productChanged, { productIds: productIds.slice(done, done + batch) });
  }
}

/** The menu leaves out a category without products, so it changes with the first one and the last. */
async function tellMenu(tx: Tx, taxonomyId: number, { added, removed }: Moved): Promise<void> {
  if (added.length === removed.length) return;
  const after = await countFurther(tx, taxonomyId);
  const before = after - added.length + removed.length;
  if ((before === 0) !== (after === 0)) await emit(tx, categoriesChanged, {});
}
