import { maxPromoCodes } from '../../contract/buying/promotions.ts';
import { getOffers, releaseHold } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { defineEvent, emit } from '../platform/events.ts';
import { type Change, changeCart } from './change.ts';
import { mergeLines } from './merge.ts';
import { deleteCart, findToChange, type StoredCart } from './store.ts';

/** A guest's cart has become a customer's. `gone` was merged into `kept` and is no more. */
export const cartMerged = defineEvent<{
  readonly kept: string;
  readonly gone: string;
  /** The customer's key. */
  readonly ownerId: string;
  readonly now: Date;
}>('cart.handed_over');

/**
 * A sign-in gives the guest's cart to the customer, in its transaction. The guest's is what the shopper is working with, so it stays, under its
 * id, and takes in what the customer had from before; an empty one makes way. A guest without a cart changes nothing.
 */
export async function mergeGuestCart(
  tx: Tx,
  { guestId, ownerId, now }: { guestId: string | null; ownerId: string; now: Date },
): Promise<void> {
  const mine = guestId === null ? null : await findToChange(tx, { ownerId: guestId });
  if (guestId === null || !mine) return;
  // Made if there is none, so that an addition on another device cannot make it meanwhile.
  const earlier = await changeCart(tx, { ownerId }, now, (cart) => cart);
  const [kept, gone, keptBy] = mine.lines.length === 0 ? [earlier, mine, ownerId] : [mine, earlier, guestId];
  // What the other cart's checkout holds is this shopper's own.
  await releaseHold(tx, gone.uuid, now);
  await deleteCart(tx, gone.uuid);
  await changeCart(tx, { ownerId: keptBy, cartUuid: kept.uuid }, now, async (cart) => ({
    ...(await takeIn(tx, cart, gone, now)),
    ownerId,
  }));
  await emit(tx, cartMerged, { kept: kept.uuid, gone: gone.uuid, ownerId, now });
}

/** The cart with the lines and codes of the one that goes. */
async function takeIn(tx: Tx, kept: StoredCart, gone: StoredCart, now: Date): Promise<Change> {
  const promoCodes = [...new Set([...kept.promoCodes, ...gone.promoCodes])].slice(0, maxPromoCodes);
  if (gone.lines.length === 0) return { ...kept, promoCodes };
  const ids = [...kept.lines, ...gone.lines].map((line) => line.variationId);
  const { lines, told } = mergeLines(kept.lines, gone.lines, await getOffers(tx, ids, { now, forCheckout: kept.uuid }));
  return { lines, promoCodes, merged: { at: now.toISOString(), lines: told } };
}
