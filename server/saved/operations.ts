import { maxLineQuantity } from '../../contract/buying/cart.ts';
import { savedProblems } from '../../contract/buying/saved.ts';
import type { Offer } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { maxSaved } from './items.ts';
import { addItem, findItems, lockList, lockOrMakeList, setUnits } from './store.ts';

const problem = problemsOf(savedProblems);

/** Whose list, and (when it was named) which. */
interface ListOwner {
  readonly ownerId: string;
  readonly listUuid?: string | null | undefined;
}

/** The owner's list, locked; null when they have none. Throws `saved_list_not_found` for one that was named and is not theirs. */
export async function openList(tx: Tx, { ownerId, listUuid }: ListOwner): Promise<string | null> {
  const own = await lockList(tx, ownerId);
  if (listUuid && listUuid !== own) throw problem('saved_list_not_found');
  return own;
}

/** Puts units of an offer on the owner's list, at its price of today. Throws `saved_full`, and `saved_list_not_found`. */
export async function keepItem(tx: Tx, owner: ListOwner, offer: Offer, quantity: number, now: Date): Promise<void> {
  await openList(tx, owner);
  const list = await lockOrMakeList(tx, owner.ownerId, now);
  const items = await findItems(tx, list);
  const known = items.some(({ variationId }) => variationId === offer.variationId);
  if (!known && items.length >= maxSaved) throw problem('saved_full', { most: maxSaved });
  const units = Math.min(quantity, maxLineQuantity);
  await addItem(tx, list, { variationId: offer.variationId, quantity: units, priceSeen: offer.price.amount, savedAt: now });
}

/**
 * Takes units of an item off a list that is locked, as many as `fitting` finds room for; answers how many. What finds none stays on the list.
 */
export async function takeItem(tx: Tx, list: string, variationId: number, fitting: (saved: number) => Promise<number>): Promise<number> {
  const item = (await findItems(tx, list)).find((one) => one.variationId === variationId);
  if (!item) return 0;
  const units = await fitting(item.quantity);
  await setUnits(tx, list, variationId, item.quantity - units);
  return units;
}

/** Takes an item off the owner's list; one that is not there is off already. */
export async function removeSaved(tx: Tx, owner: ListOwner, variationId: number): Promise<void> {
  const list = await openList(tx, owner);
  if (list) await setUnits(tx, list, variationId, 0);
}
