import { accountProblems, type Profile } from '../../../contract/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { type Customer, emailKey } from '../customer.ts';
import { postEmailChanged, postPasswordChanged, postVerification } from '../letters.ts';
import type { AccountParts } from '../parts.ts';
import { customerChanged, endSessions, sessionOf } from '../sessions/index.ts';
import { refuseCommon } from '../sign-in/operations.ts';
import { findCustomer, lockCustomer, type StoredCustomer, saveName, savePassword, saveVerifiedEmail } from '../store.ts';
import { followLink } from '../tokens/index.ts';
import { deleteLinks } from '../tokens/store.ts';

const problem = problemsOf(accountProblems);

/** The customer's own data. Throws `unauthorized` when the account is gone. */
export async function getProfile({ database }: AccountParts, customerId: number): Promise<Profile> {
  const { email, emailVerified, firstName, lastName, createdAt } = await existing(findCustomer(database.read, customerId));
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

/** A new password, for who knows the present one; every other device is signed out. Throws `password_wrong`, `password_common`. */
export async function changePassword(
  parts: AccountParts,
  customerId: number,
  typed: { currentPassword: string; newPassword: string },
  call: Call,
): Promise<void> {
  const customer = await requirePassword(parts, customerId, typed.currentPassword, call);
  refuseCommon(typed.newPassword, customer.email, 'newPassword');
  const passwordHash = await parts.hasher.hash(typed.newPassword, 'trusted');
  const session = await sessionOf(parts.database.read, call);
  await parts.database.transact(async (tx) => {
    await savePassword(tx, customerId, passwordHash, call.now);
    await deleteLinks(tx, customerId, 'reset_password');
    await endSessions(tx, customerId, session?.signInId ?? null);
    await postPasswordChanged(tx, parts, customer.email, call);
  });
}

/**
 * Mails a link to the address that is to take the place of the present one. An address that has an account already gets none, and
 * who asks is not told. Throws `password_wrong`.
 */
export async function changeEmail(
  parts: AccountParts,
  customerId: number,
  typed: { newEmail: string; currentPassword: string },
  call: Call,
): Promise<void> {
  const customer = await requirePassword(parts, customerId, typed.currentPassword, call);
  if ((await parts.gate.beforeLetter(call.clientIp, emailKey(typed.newEmail))) === 'wait') return;
  await parts.database.transact((tx) => postVerification(tx, parts, { customerId, email: typed.newEmail }, customer.email, call));
}

/** Mails the link that confirms the account's own address again. */
export async function sendVerification(parts: AccountParts, { customerId, email, emailVerified }: Customer, call: Call): Promise<void> {
  if (emailVerified || (await parts.gate.beforeLetter(call.clientIp, emailKey(email))) === 'wait') return;
  await parts.database.transact((tx) => postVerification(tx, parts, { customerId, email }, email, call));
}

/** Follows a mailed link: its address is the customer's from now on. Throws `link_invalid`, also when another account has got the address. */
export async function verifyEmail(parts: AccountParts, token: string, call: Call): Promise<string> {
  return parts.database.transact(async (tx) => {
    const link = await followLink(tx, 'verify_email', token, call.now);
    const customer = link && (await lockCustomer(tx, link.customerId));
    if (!customer || !(await saveVerifiedEmail(tx, customer.customerId, link.email, call.now))) throw problem('link_invalid');
    await customerChanged(tx, customer.customerId);
    // Links that went to the old address must not open an account that has left it.
    if (emailKey(customer.email) !== emailKey(link.email)) {
      await deleteLinks(tx, customer.customerId, 'reset_password');
      await postEmailChanged(tx, parts, customer.email, link.email, call);
    }
    return link.email;
  });
}

async function requirePassword(parts: AccountParts, customerId: number, password: string, call: Call): Promise<StoredCustomer> {
  const customer = await existing(findCustomer(parts.database.read, customerId));
  const attempt = { clientIp: call.clientIp, emailKey: emailKey(customer.email), isKnownDevice: true, bringsProof: false };
  if ((await parts.gate.beforeSignIn(attempt, false)) === 'wait') throw problem('too_many_attempts', { retryAfterSeconds: 60 });
  if (await parts.hasher.verify(customer.passwordHash, password, 'trusted')) return customer;
  await parts.gate.failed(attempt);
  throw problem('password_wrong', undefined, { currentPassword: 'This is not your current password.' });
}

async function existing(found: Promise<StoredCustomer | null>): Promise<StoredCustomer> {
  const customer = await found;
  if (!customer) throw problem('unauthorized');
  return customer;
}
