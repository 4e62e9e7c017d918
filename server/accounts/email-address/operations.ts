import { accountProblems, type EmailChange } from '../../../contract/accounts/accounts.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { lockAccountOf, revokeAccess, takeBackAccess } from '../access.ts';
import { emailKey } from '../customer.ts';
import { moveBrands } from '../email-preferences/store.ts';
import { queueEmailChange, queueEmailChanged, queueEmailChangeLink, queueVerification } from '../emails.ts';
import { emailChanged } from '../events.ts';
import { isOwnBrowser, proveEmail, replaceAccount } from '../first-proof.ts';
import type { AccountParts } from '../parts.ts';
import { customerChanged, type Session, sessionOf } from '../sessions/index.ts';
import { requirePassword } from '../sign-in/present-password.ts';
import { followLink, makeLink, readLink, renewLinks, type Used } from '../tokens/index.ts';
import { deleteTokens, deleteTokensFor, findTokenOf } from '../tokens/store.ts';
import { ownerOfCustomer } from '../visitor.ts';
import { insertPreviousEmail } from './store.ts';

const problem = problemsOf(accountProblems);
const tooMany = problemsOf(commonProblems);
const confirming = ['verify_email', 'change_email'] as const;

/**
 * E-mails a confirmation link to the new address and a link that stops the change to the current one. The answer does not reveal whether the new
 * address has an account. Throws `password_wrong`, `too_many_requests`.
 */
export async function changeEmail(
  parts: AccountParts,
  session: Session,
  typed: { newEmail: string; currentPassword: string },
  call: Call,
): Promise<void> {
  const { customerId } = session.customer;
  const known = await requirePassword(parts, customerId, { password: typed.currentPassword, field: 'currentPassword' }, call);
  const retryAfterSeconds = await parts.gate.beforeChange(emailKey(known.email));
  if (retryAfterSeconds !== null) throw tooMany('too_many_requests', { retryAfterSeconds });
  if (!(await parts.gate.mayEmail('email-change', emailKey(typed.newEmail)))) return;
  await parts.database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer || customer.passwordHash !== known.passwordHash) throw problem('unauthorized');
    const target = { customerId, email: typed.newEmail };
    // The same address in another spelling needs only its own link.
    if (emailKey(typed.newEmail) === emailKey(customer.email)) return queueVerification(tx, parts, target, call);
    return queueEmailChange(tx, parts, target, customer.email, call);
  });
}

/** The change that waits for its link to be followed; null without one. */
export async function getEmailChange({ database }: AccountParts, { customer }: Session, now: Date): Promise<EmailChange | null> {
  const pending = await findTokenOf(database.read, customer.customerId, 'change_email', now);
  return pending && { newEmail: pending.email, until: pending.expiresAt.toISOString() };
}

/**
 * E-mails the pending change's link again; the owner can stop it as long as it lives. The password was given when the change was asked for, and the
 * address cannot be another one. Returns whether a change was pending, and nothing of the limit of e-mails to its address.
 */
export async function sendEmailChange(parts: AccountParts, session: Session, call: Call): Promise<boolean> {
  const { customerId } = session.customer;
  const pending = await findTokenOf(parts.database.read, customerId, 'change_email', call.now);
  if (!pending) return false;
  if (!(await parts.gate.mayEmail('email-change', emailKey(pending.email)))) return true;
  return parts.database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer) throw problem('unauthorized');
    const current = await findTokenOf(tx, customerId, 'change_email', call.now);
    // One that took its place meanwhile has just been e-mailed.
    if (current?.email === pending.email) {
      await queueEmailChangeLink(tx, parts, { customerId, email: current.email }, customer.email, call);
      await renewLinks(tx, 'stop_email_change', customerId, call.now);
    }
    return current !== null;
  });
}

/**
 * Voids the pending change's link; returns whether there was one. The link that stops a change stays: it also ends the sessions of whoever asked for
 * one.
 */
export async function cancelEmailChange({ database }: AccountParts, session: Session, now: Date): Promise<boolean> {
  return database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer) throw problem('unauthorized');
    const pending = await findTokenOf(tx, customer.customerId, 'change_email', now);
    await deleteTokensFor(tx, customer.customerId, 'change_email');
    return pending !== null;
  });
}

/** E-mails the link that verifies the account's address again. */
export async function sendVerification(parts: AccountParts, session: Session, call: Call): Promise<void> {
  const { email, emailVerified } = session.customer;
  if (emailVerified || !(await parts.gate.mayEmail('verify-email', emailKey(email)))) return;
  await parts.database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer) throw problem('unauthorized');
    await queueVerification(tx, parts, customer, call);
  });
}

export interface Confirmation {
  readonly token: string;
  /** Proves that the visitor created the account. */
  readonly password?: string | undefined;
  /** Takes the address without the account's data. */
  readonly startOver?: boolean | undefined;
}

/**
 * Follows an e-mailed link: the address is now verified. On the account's first proof somebody else may have created the account, so a visitor who is
 * neither signed in to it here nor knows its password gets an empty account in its place and a token to set a password. Throws `link_invalid`, also
 * when another account took the address, `password_needed`, `password_wrong`.
 */
export async function confirmEmail(
  parts: AccountParts,
  { token, password, startOver }: Confirmation,
  call: Call,
): Promise<{ email: string; resetToken: string | null }> {
  const link = await readLink(parts.database.read, confirming, token, call.now);
  if (!link) throw problem('link_invalid');
  const known = password === undefined ? null : await requirePassword(parts, link.customerId, { password, field: 'password' }, call);
  const session = await sessionOf(parts.database.read, call);
  return parts.database.transact(async (tx) => {
    const used = await followLink(tx, confirming, token, call.now);
    if (!used) throw problem('link_invalid');
    const { email, customer } = used;
    const { customerId } = customer;
    if (customer.emailVerified) {
      await takeAddress(tx, used, call);
      // Links sent to the former address must not open the account.
      await deleteTokens(tx, customerId);
      await customerChanged(tx, customerId);
      if (emailKey(customer.email) !== emailKey(email)) await queueEmailChanged(tx, parts, customer.email, email, call);
      return { email, resetToken: null };
    }
    const isOwn = await isOwnBrowser(tx, session, customer);
    if (isOwn || (known !== null && known.passwordHash === customer.passwordHash)) {
      await takeAddress(tx, used, call);
      if (isOwn && session) await revokeAccess(tx, customerId, session.signInId);
      else await takeBackAccess(tx, customerId);
      return { email, resetToken: null };
    }
    if (!startOver) throw problem('password_needed');
    const fresh = await replaceAccount(tx, customer, { email, passwordHash: null }, call);
    if (!fresh) throw problem('link_invalid');
    return { email, resetToken: await makeLink(tx, 'reset_password', fresh, call.now) };
  });
}

/** Makes a link's address the account's. What went to the one before follows, if that was the customer's own; else only what registering chose. */
async function takeAddress(tx: Tx, { customer, email: to }: Used, { now }: Call): Promise<void> {
  const { customerId, email: from, emailVerified, createdAt } = customer;
  if (!(await proveEmail(tx, customer, to, now))) throw problem('link_invalid');
  if (emailKey(from) === emailKey(to)) return;
  await moveBrands(tx, from, to, emailVerified ? null : createdAt);
  if (!emailVerified) return;
  await insertPreviousEmail(tx, customerId, from, now);
  await emit(tx, emailChanged, { ownerId: ownerOfCustomer(customerId), from, to });
}

/**
 * Stops an address change that the owner did not request. The person who did knew the password, so every session, link and passkey ends too. Throws
 * `link_invalid`.
 */
export async function stopEmailChange(parts: AccountParts, token: string, call: Call): Promise<void> {
  await parts.database.transact(async (tx) => {
    const used = await followLink(tx, ['stop_email_change'], token, call.now);
    if (!used) throw problem('link_invalid');
    await takeBackAccess(tx, used.customer.customerId);
  });
}
