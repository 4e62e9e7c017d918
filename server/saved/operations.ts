import { maxLineQuantity } from '../../contract/cart/cart.ts';
import { savedProblems } from '../../contract/saved/saved.ts';
import type { Offer } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { maxSaved } from './items.ts';
import { addItem, findItems, lockList, lockOrMakeList, setUnits } from './store.ts';

const problem = problemsOf(savedProblems);

/** The owner and, when named, the list. */
interface ListOwner {
  readonly ownerId: string;
  readonly listUuid?: string | null | undefined;
}

/** The owner's list, locked; null without one. Throws `saved_list_not_found` for another owner's. */
export async function openList(tx: Tx, { ownerId, listUuid }: ListOwner): Promise<string | null> {
  const own = await lockList(tx, ownerId);
  if (listUuid && listUuid !== own) throw problem('saved_list_not_found');
  return own;
}

/**
 * Saves units of an offer at today's price, up to the most a line may have. Returns the units added. Throws `saved_full`,
 * `saved_item_full` when none fits, and `saved_list_not_found`.
 */
export async function keepItem(tx: Tx, owner: ListOwner, offer: Offer, quantity: number, now: Date): Promise<number> {
  await openList(tx, owner);
  const list = await lockOrMakeList(tx, owner.ownerId, now);
  const items = await findItems(tx, list);
  const known = items.find(({ variationId }) => variationId === offer.variationId);
  if (!known && items.length >= maxSaved) throw problem('saved_full', { most: maxSaved });
  const units = Math.min(quantity, maxLineQuantity - (known?.quantity ?? 0));
  if (units <= 0) throw problem('saved_item_full');
  await addItem(tx, list, { variationId: offer.variationId, quantity: units, priceSeen: offer.price.amount, savedAt: now });
  return units;
}

/** Takes as many units of an item off a locked list as `fitting` has room for; returns how many. The rest stays. */
export async function takeItem(tx: Tx, list: string, variationId: number, fitting: (saved: number) => Promise<number>): Promise<number> {
  const item = (await findItems(tx, list)).find((one) => one.variationId === variationId);
  if (!item) return 0;
  const units = await fitting(item.quantity);
  await setUnits(tx, list, variationId, item.quantity - units);
  return units;
}

/** Removes an item from the owner's list; does nothing if already removed. */
export async function removeSaved(tx: Tx, owner: ListOwner, variationId: number): Promise<void> {
  const list = await openList(tx, owner);
  if (list) await setUnits(tx, list, variationId, 0);
}
