import { findAvailable, getReady, getSearchable, lockProducts, productIdsAfter } from '../catalog/index.ts';
import { shipsFast } from '../delivery/index.ts';
import { afterCommit, type Database, type Db, type Tx } from '../platform/db/index.ts';
import { documentOf } from './document.ts';
import { rowsEpoch } from './rows.ts';
import { documentIds, saveDocuments, saveRatings, saveStock, unlistDocuments } from './store.ts';

/** Reaction to changed products: they are found as they are now, or no more when they are not sold. */
export async function indexProducts(tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> {
  const searchable = await getSearchable(tx, productIds);
  const sold = new Set(searchable.map((product) => product.productId));
  const unsold = productIds.filter((id) => !sold.has(id));
  if (searchable.length > 0) {
    await saveDocuments(
      tx,
      searchable.map((product) => documentOf(product, product.ready.some(shipsFast))),
    );
  }
  if (unsold.length > 0) await unlistDocuments(tx, unsold);
  afterCommit(tx, () => rowsEpoch.advance());
}

/** Reaction to changed stock: sold-out products go to the end of the lists, and what is left may come from farther away. */
export async function indexStock(tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> {
  await saveStock(tx, productIds, { inStock: await findAvailable(tx, productIds), fast: await findFast(tx, productIds) });
}

/** Those of the products of which some variation ships fast. */
async function findFast(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await getReady(db, productIds)).filter(shipsFast).map(({ productId }) => productId));
}

/** Reaction to changed ratings. */
export async function indexRatings(
  tx: Tx,
  { ratings }: { ratings: readonly { productId: number; average: number | null; popularity: number }[] },
): Promise<void> {
  await saveRatings(tx, ratings);
  afterCommit(tx, () => rowsEpoch.advance());
}

const batch = 500;

/**
 * Makes every document anew from the catalogue, a batch a transaction, while shoppers search: a document that is right already is not
 * written, and one of a product that is gone is swept. Answers how many products were looked at.
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

/** Nobody changes the products between reading and writing, so that no sale of a last unit is undone in the lists. */
async function indexAnew(tx: Tx, productIds: readonly number[]): Promise<void> {
  await lockProducts(tx, productIds);
  await indexProducts(tx, { productIds });
}
