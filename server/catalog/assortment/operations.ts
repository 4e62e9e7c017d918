import { afterCommit, type Database } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { catalogueEpoch } from '../epoch.ts';
import { productChanged } from '../events.ts';
import { type Assortment, saveAssortments, saveSoldBy, viewedAfter } from './store.ts';

const batch = 500;

/**
 * Makes these the rules by which brands sell the catalogue. Where that changes anything, which is seldom, every product is looked at again, a
 * batch a transaction; whoever keeps something of those that moved is told.
 */
export async function setAssortments(database: Database, rules: readonly Assortment[]): Promise<void> {
  if (!(await database.transact((tx) => saveAssortments(tx, rules)))) return;
  for (let after = 0; ; ) {
    const ids = await viewedAfter(database.read, after, batch);
    const last = ids.at(-1);
    if (last === undefined) return;
    await database.transact(async (tx) => {
      const productIds = await saveSoldBy(tx, ids);
      if (productIds.length > 0) await emit(tx, productChanged, { productIds });
      afterCommit(tx, () => catalogueEpoch.advance());
    });
    after = last;
  }
}
