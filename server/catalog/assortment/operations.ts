import type { Database } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { catalogueEpoch } from '../epoch.ts';
import { productChanged } from '../events.ts';
import { type Assortment, saveAssortment, saveAssortments, saveSoldBy, viewedAfter } from './store.ts';

const batch = 500;

/**
 * Replaces the rules by which brands sell the catalogue. If that changes anything, which is rare, every product is re-evaluated, one batch
 * per transaction, and the products that moved are republished.
 */
export async function setAssortments(database: Database, rules: readonly Assortment[]): Promise<void> {
  if (await database.transact((tx) => saveAssortments(tx, rules))) await evaluateAll(database);
}

/** The same for one brand; null when it sells nothing any more. Evaluates again even without a change, as an earlier run may have been cut off. */
export async function setAssortment(database: Database, brand: string, rule: Omit<Assortment, 'brand'> | null): Promise<void> {
  await database.transact((tx) => saveAssortment(tx, brand, rule));
  await evaluateAll(database);
}

async function evaluateAll(database: Database): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await viewedAfter(database.read, after, batch);
    const last = ids.at(-1);
    if (last === undefined) return;
    await database.transact(async (tx) => {
      const productIds = await saveSoldBy(tx, ids);
      if (productIds.length > 0) await emit(tx, productChanged, { productIds });
      tx.afterCommit(() => catalogueEpoch(tx).advance());
    });
    after = last;
  }
}
