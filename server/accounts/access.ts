import type { Tx } from '../platform/db/index.ts';
import { endSessions, type Session } from './sessions/index.ts';
import { isSessionOpen } from './sessions/store.ts';
import { lockCustomer, type StoredCustomer } from './store.ts';
import { deleteTokens } from './tokens/store.ts';

/**
 * Ends every way into an account but its password: all sessions, mailed links, hand-overs and pending changes. Whoever was in the account, or
 * holds an old link of it, is out for good. `exceptSignIn` spares one sign-in.
 */
export async function revokeAccess(tx: Tx, customerId: number, exceptSignIn: number | null = null): Promise<void> {
  await lockCustomer(tx, customerId);
  await deleteTokens(tx, customerId);
  await endSessions(tx, customerId, exceptSignIn);
}

/**
 * The account of a session, locked; null when the session has ended since it was read. What hands out a token asks this first, so that
 * nothing is handed out behind a revocation that ran at the same moment.
 */
export async function lockAccountOf(tx: Tx, { sessionId, customer }: Session): Promise<StoredCustomer | null> {
  const locked = await lockCustomer(tx, customer.customerId);
  return locked && (await isSessionOpen(tx, sessionId)) ? locked : null;
}
