import { findAvailable, findSearchable } from '../catalog/index.ts';
import { afterCommit, type Tx } from '../platform/db/index.ts';
import { documentOf } from './document.ts';
import { rowsEpoch } from './rows.ts';
import { deleteDocuments, saveDocuments, saveInStock, saveRatings } from './store.ts';

/** Reaction to changed products: they are found as they are now, or no more when they are not sold. */
export async function indexProducts(tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> {
  const searchable = await findSearchable(tx, productIds);
  const sold = new Set(searchable.map((product) => product.productId));
  const unsold = productIds.filter((id) => !sold.has(id));
  if (searchable.length > 0) await saveDocuments(tx, searchable.map(documentOf));
  if (unsold.length > 0) await deleteDocuments(tx, unsold);
  afterCommit(tx, () => rowsEpoch.advance());
}

/** Reaction to changed stock: sold-out products go to the end of the lists. */
export async function indexStock(tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> {
  await saveInStock(tx, productIds, await findAvailable(tx, productIds));
}

/** Reaction to changed ratings. */
export async function indexRatings(
  tx: Tx,
  { ratings }: { ratings: readonly { productId: number; average: number | null; popularity: number }[] },
): Promise<void> {
  await saveRatings(tx, ratings);
  afterCommit(tx, () => rowsEpoch.advance());
}
