import type { Tx } from '../platform/db/index.ts';
import { emit } from '../platform/events.ts';
import type { Call } from '../platform/http/call.ts';
import { accountReplaced, emailProved } from './events.ts';
import { customerChanged, type Session } from './sessions/index.ts';
import { isSessionOpen } from './sessions/store.ts';
import { deleteCustomer, insertCustomer, type StoredCustomer, saveVerifiedEmail } from './store.ts';
import { ownerOfCustomer } from './visitor.ts';

type Account = Pick<StoredCustomer, 'customerId'>;

/** Whether a session is of an account's owner. Staff acting for them do not count. */
export const isOwnSession = (session: Session | null, { customerId }: Account): session is Session =>
  session !== null && session.staffSessionId === null && session.customer.customerId === customerId;

/** Whether the browser that verifies an address is signed in to its account, so that the owner created it. */
export async function isOwnBrowser(tx: Tx, session: Session | null, account: Account): Promise<boolean> {
  return isOwnSession(session, account) && isSessionOpen(tx, session.sessionId);
}

/** Notes that the customer has proved an address, now the account's; false when another account has it. The transaction must then be aborted. */
export async function proveEmail(tx: Tx, { customerId }: Account, email: string, now: Date): Promise<boolean> {
  if (!(await saveVerifiedEmail(tx, customerId, email, now))) return false;
  await emit(tx, emailProved, { ownerId: ownerOfCustomer(customerId), email, now });
  return true;
}

/**
 * Replaces an account that somebody else may have created with this address by a new one with the address verified. Nothing stored under the former
 * account moves along, in any domain, except orders with this address. Returns null when another account has the address.
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
  if (!customer || !(await proveEmail(tx, customer, email, now))) return null;
  const formerOwnerId = ownerOfCustomer(former.customerId);
  const ownerId = ownerOfCustomer(customer.customerId);
  await emit(tx, accountReplaced, { formerOwnerId, ownerId, email, now });
  return customer;
}
