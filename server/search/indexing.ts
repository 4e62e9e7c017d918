import { findAvailable, getReady, getSearchable, lockProducts, productIdsAfter } from '../catalog/index.ts';
import { shipsFast } from '../delivery/index.ts';
import type { Database, Db, Tx } from '../platform/db/index.ts';
import { documentOf } from './document.ts';
import { compileChanged } from './documents/compiling.ts';
import { rowsEpoch } from './rows.ts';
import { documentIds, saveDocuments, saveRatings, saveStock, unlistDocuments } from './store.ts';

/** Reaction to changed products: reindexes them, or unlists those no longer sold. */
export async function indexProducts(tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> {
  const searchable = await getSearchable(tx, productIds);
  const sold = new Set(searchable.map((product) => product.productId));
  const unsold = productIds.filter((id) => !sold.has(id));
  if (searchable.length > 0) {
    const documents = searchable.map((product) => documentOf(product, product.ready.some(shipsFast)));
    await saveDocuments(tx, documents);
    await compileChanged(tx, documents);
  }
  if (unsold.length > 0) await unlistDocuments(tx, unsold);
  tx.afterCommit(() => rowsEpoch(tx).advance());
}

/** Reaction to changed stock: sold-out products move to the end of lists, and the remaining stock may ship from farther away. */
export async function indexStock(tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> {
  await saveStock(tx, productIds, { inStock: await findAvailable(tx, productIds), fast: await findFast(tx, productIds) });
}

/** The products with at least one fast-shipping variation. */
async function findFast(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await getReady(db, productIds)).filter(shipsFast).map(({ productId }) => productId));
}

/** Reaction to changed ratings. */
export async function indexRatings(
  tx: Tx,
  { ratings }: { ratings: readonly { productId: number; average: number | null; popularity: number }[] },
): Promise<void> {
  await saveRatings(tx, ratings);
  tx.afterCommit(() => rowsEpoch(tx).advance());
}

const batch = 500;

/**
 * Rebuilds every document from the catalogue, one batch per transaction, while shoppers search. Correct documents are not rewritten;
 * documents of removed products are swept. Returns the number of products checked.
 */
export async function rebuild(database: Database): Promise<number> {
  let done = 0;
  for (const idsAfter of [productIdsAfter, documentIds]) {
    for (let after = 0; ; ) {
      const ids = await idsAfter(database.read, after, batch);
      if (ids.length > 0) await database.transact((tx) => indexAnew(tx, ids));
      after = ids.at(-1) ?? 0;
      if (idsAfter === productIdsAfter) done += ids.length;
      if (ids.length < batch) break;
    }
  }
  return done;
}

/** Locks the products between reading and writing, so a concurrent sale of the last unit is not undone in the lists. */
async function indexAnew(tx: Tx, productIds: readonly number[]): Promise<void> {
  await lockProducts(tx, productIds);
  await indexProducts(tx, { productIds });
}
