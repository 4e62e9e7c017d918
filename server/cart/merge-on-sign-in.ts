import { getOffers, releaseHold } from '../catalog/index.ts';
import { withdrawCards } from '../engagement/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { defineEvent, emit } from '../platform/events.ts';
import { type Change, changeCart, reminderOf } from './change.ts';
import { mergeCodes, mergeLines } from './merge.ts';
import { deleteCart, findToChange, type StoredCart } from './store.ts';

/** A guest's cart became a customer's. `gone` was merged into `kept` and deleted. */
export const cartMerged = defineEvent<{
  readonly kept: string;
  readonly gone: string;
  /** The customer's owner id. */
  readonly ownerId: string;
  readonly now: Date;
}>('cart.handed_over');

/**
 * Gives the guest's cart to the customer, in the sign-in's transaction. The guest's cart is the one in use, so it keeps its id and takes in the
 * customer's earlier cart; an empty one gives way instead. Without a guest cart nothing changes.
 */
export async function mergeGuestCart(
  tx: Tx,
  { guestId, ownerId, now }: { guestId: string | null; ownerId: string; now: Date },
): Promise<void> {
  const mine = guestId === null ? null : await findToChange(tx, { ownerId: guestId });
  if (guestId === null || !mine) return;
  // Created if missing, so that another device cannot create it in the meantime.
  const earlier = await changeCart(tx, { ownerId }, now, (cart) => cart);
  const [kept, gone, keptBy] = mine.lines.length === 0 ? [earlier, mine, ownerId] : [mine, earlier, guestId];
  // The other cart's checkout holds stock for this same shopper.
  await releaseHold(tx, gone.uuid, now);
  await deleteCart(tx, gone.uuid);
  await withdrawCards(tx, keptBy === ownerId ? guestId : ownerId, reminderOf(gone));
  await changeCart(tx, { ownerId: keptBy, cartUuid: kept.uuid }, now, async (cart) => ({
    ...(await takeIn(tx, cart, gone, now)),
    ownerId,
  }));
  await emit(tx, cartMerged, { kept: kept.uuid, gone: gone.uuid, ownerId, now });
}

/** Adds the lines and codes of the cart that goes away. */
async function takeIn(tx: Tx, kept: StoredCart, gone: StoredCart, now: Date): Promise<Change> {
  const { promoCodes, droppedCodes } = mergeCodes(kept.promoCodes, gone.promoCodes);
  if (gone.lines.length === 0 && droppedCodes.length === 0) return { ...kept, promoCodes };
  const ids = [...kept.lines, ...gone.lines].map((line) => line.variationId);
  const { lines, told } = mergeLines(kept.lines, gone.lines, await getOffers(tx, ids, { now, forCheckout: kept.uuid }));
  return { lines, promoCodes, merged: { at: now.toISOString(), lines: told, droppedCodes } };
}
