import type { Tx } from '../platform/db/index.ts';
import { changeOwner, lockList, mergeLists } from './store.ts';

/** Gives the guest's saved items to the customer in the sign-in's transaction, merging them into an existing list. */
export async function mergeGuestSaved(tx: Tx, { guestId, ownerId }: { guestId: string | null; ownerId: string }): Promise<void> {
  const brought = guestId === null ? null : await lockList(tx, guestId);
  if (!brought) return;
  const own = await lockList(tx, ownerId);
  if (own) await mergeLists(tx, brought, own);
  else await changeOwner(tx, brought, ownerId);
}
