import type { Tx } from '../platform/db/index.ts';
import { deleteChallenges, deletePasskeys } from './passkeys/store.ts';
import { endSessions, type Session } from './sessions/index.ts';
import { isSessionOpen } from './sessions/store.ts';
import { lockCustomer, type StoredCustomer } from './store.ts';
import { deleteTokens } from './tokens/store.ts';

/**
 * Ends every way into an account except its password and its passkeys: sessions, e-mailed links, session transfers, second steps, passkeys begun and
 * pending changes. Locks out anyone who was in the account or holds an old link. `exceptSignIn` spares one sign-in.
 */
export async function revokeAccess(tx: Tx, customerId: number, exceptSignIn: number | null = null): Promise<void> {
  await lockCustomer(tx, customerId);
  await deleteTokens(tx, customerId);
  await deleteChallenges(tx, customerId);
  await endSessions(tx, customerId, exceptSignIn);
}

/** The same and the passkeys, for an owner who takes the account back from whoever may have added one. */
export async function takeBackAccess(tx: Tx, customerId: number): Promise<void> {
  await revokeAccess(tx, customerId);
  await deletePasskeys(tx, customerId);
}

/**
 * Locks the account of a session; null when the session has ended since it was read. Issue tokens only after this check, so that a concurrent
 * revocation misses none.
 */
export async function lockAccountOf(tx: Tx, { sessionId, customer }: Session): Promise<StoredCustomer | null> {
  const locked = await lockCustomer(tx, customer.customerId);
  return locked && (await isSessionOpen(tx, sessionId)) ? locked : null;
}
