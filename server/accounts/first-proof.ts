import type { Tx } from '../platform/db/index.ts';
import { emit } from '../platform/events.ts';
import type { Call } from '../platform/http/call.ts';
import { accountReplaced } from './events.ts';
import { customerChanged, type Session } from './sessions/index.ts';
import { isSessionOpen } from './sessions/store.ts';
import { deleteCustomer, insertCustomer, type StoredCustomer, saveVerifiedEmail } from './store.ts';
import { ownerOfCustomer } from './visitor.ts';

/** Whether the browser that proves an address is signed in to its account, so that its owner is who filled it. Staff acting for them are not. */
export async function isOwnBrowser(tx: Tx, session: Session | null, { customerId }: StoredCustomer): Promise<boolean> {
  if (session === null || session.staffSessionId !== null || session.customer.customerId !== customerId) return false;
  return isSessionOpen(tx, session.sessionId);
}

/**
 * Puts a new account, its address proved, in the place of one that somebody else may have made with this address: nothing that is kept
 * under the former account's key, in whatever domain, comes along; orders that name this address do. Null when another account has the address.
 */
export async function replaceAccount(
  tx: Tx,
  former: StoredCustomer,
  { email, passwordHash }: Pick<StoredCustomer, 'email' | 'passwordHash'>,
  { brand, now }: Pick<Call, 'brand' | 'now'>,
): Promise<StoredCustomer | null> {
  await deleteCustomer(tx, former.customerId);
  await customerChanged(tx, former.customerId);
  const customer = await insertCustomer(tx, { email, passwordHash, brand }, now);
  if (!customer || !(await saveVerifiedEmail(tx, customer.customerId, email, now))) return null;
  const [formerOwnerId, ownerId] = [ownerOfCustomer(former.customerId), ownerOfCustomer(customer.customerId)];
  await emit(tx, accountReplaced, { formerOwnerId, ownerId, email, now });
  return customer;
}
