import type { Tx } from '../platform/db/index.ts';
import { changeOwner, lockList, mergeLists } from './store.ts';

/** A sign-in gives what the guest has saved to the customer, in its transaction: as their list, or with what is on theirs. */
export async function mergeGuestSaved(tx: Tx, { guestId, ownerId }: { guestId: string | null; ownerId: string }): Promise<void> {
  const brought = guestId === null ? null : await lockList(tx, guestId);
  if (!brought) return;
  const own = await lockList(tx, ownerId);
  if (own) await mergeLists(tx, brought, own);
  else await changeOwner(tx, brought, ownerId);
}
