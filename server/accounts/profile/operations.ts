import { accountProblems, type Profile } from '../../../contract/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { lockAccountOf, revokeAccess } from '../access.ts';
import type { Customer } from '../customer.ts';
import { queuePasswordChanged } from '../emails.ts';
import type { AccountParts } from '../parts.ts';
import { customerChanged, openSession, type Session } from '../sessions/index.ts';
import { refuseCommon } from '../sign-in/operations.ts';
import { requirePassword } from '../sign-in/present-password.ts';
import { findCustomer, saveName, savePassword } from '../store.ts';

const problem = problemsOf(accountProblems);

/** The customer's own data. Throws `unauthorized` when the account no longer exists. */
export async function getProfile({ database }: AccountParts, customerId: number): Promise<Profile> {
  const customer = await findCustomer(database.read, customerId);
  if (!customer) throw problem('unauthorized');
  const { email, emailVerified, firstName, lastName, createdAt } = customer;
  return { email, emailVerified, firstName, lastName, createdAt: createdAt.toISOString() };
}

export async function changeName(
  parts: AccountParts,
  customerId: number,
  name: Pick<Customer, 'firstName' | 'lastName'>,
  now: Date,
): Promise<Profile> {
  await parts.database.transact(async (tx) => {
    await saveName(tx, customerId, name, now);
    await customerChanged(tx, customerId);
  });
  return getProfile(parts, customerId);
}

/**
 * Sets a new password for a customer who knows the current one. All sessions and links end; returns the token of a new session for this device, so
 * that a copied old token opens nothing. Throws `password_wrong`, `password_common`.
 */
export async function changePassword(
  parts: AccountParts,
  session: Session,
  typed: { currentPassword: string; newPassword: string },
  call: Call,
): Promise<string> {
  const { customerId } = session.customer;
  const known = await requirePassword(parts, customerId, { password: typed.currentPassword, field: 'currentPassword' }, call);
  refuseCommon(typed.newPassword, known.email, 'newPassword');
  const passwordHash = await parts.hasher.hash(typed.newPassword, 'trusted');
  return parts.database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer || customer.passwordHash !== known.passwordHash) throw problem('unauthorized');
    await savePassword(tx, customerId, passwordHash, call.now);
    await revokeAccess(tx, customerId);
    await queuePasswordChanged(tx, parts, customer.email, call);
    return openSession(tx, { customerId }, call);
  });
}
