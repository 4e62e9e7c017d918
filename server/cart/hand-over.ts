import { getOffers, releaseHold } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { defineEvent, emit } from '../platform/events.ts';
import { type Merged, mergeLines } from './merge.ts';
import { deleteCart, handOver, lockCart, saveLines } from './store.ts';

/** A guest's cart has become a customer's. `gone` was merged into `kept` and is no more. */
export const cartHandedOver = defineEvent<{
  readonly kept: string;
  readonly gone: string | null;
  /** The customer's key. */
  readonly ownerId: string;
  readonly now: Date;
}>('cart.handed_over');

/**
 * A sign-in gives the guest's cart to the customer, in its transaction. The guest's is what the shopper is working with, so it stays, under its
 * id, and takes in what the customer had from before; an empty one makes way. A guest without a cart changes nothing.
 */
export async function handOverCart(
  tx: Tx,
  { guestId, ownerId, now }: { guestId: string | null; ownerId: string; now: Date },
): Promise<void> {
  const mine = guestId === null ? null : await lockCart(tx, { ownerId: guestId });
  if (!mine) return;
  const earlier = await lockCart(tx, { ownerId });
  const [kept, gone] = earlier && mine.lines.length === 0 ? [earlier, mine] : [mine, earlier];
  let merged: Merged | null = kept.merged;
  if (gone) {
    // What the other cart's checkout holds is this shopper's own.
    await releaseHold(tx, gone.uuid, now);
    await deleteCart(tx, gone.uuid);
  }
  if (gone && gone.lines.length > 0) {
    const ids = [...kept.lines, ...gone.lines].map((line) => line.variationId);
    const { lines, told } = mergeLines(kept.lines, gone.lines, await getOffers(tx, ids, { now, forCheckout: kept.uuid }));
    await saveLines(tx, kept.uuid, lines, now);
    merged = { at: now.toISOString(), lines: told };
  }
  await handOver(tx, kept.uuid, ownerId, merged, now);
  await emit(tx, cartHandedOver, { kept: kept.uuid, gone: gone?.uuid ?? null, ownerId, now });
}
