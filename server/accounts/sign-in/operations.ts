import { accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import type { Call } from '../../platform/http/call.ts';
import { logFailedSignIn } from '../../platform/http/failed-sign-in.ts';
import { isKnownDevice } from '../../platform/http/known-device.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { emailKey, provedEmailOf } from '../customer.ts';
import { subscribe } from '../email-preferences/index.ts';
import { queueWelcome } from '../emails.ts';
import { emailProved, signedIn } from '../events.ts';
import { guestOf } from '../guest.ts';
import type { AccountParts } from '../parts.ts';
import { isCommonPassword } from '../passwords/common.ts';
import { findSecondFactor } from '../second-factor/store.ts';
import { type Entering, endSignIn, openSession, sessionOf } from '../sessions/index.ts';
import { findCustomerByEmail, insertCustomer, lockCustomer, type StoredCustomer } from '../store.ts';
import { makeLink } from '../tokens/index.ts';
import { ownerOfCustomer } from '../visitor.ts';
import { checkDemand, isBusy } from './check.ts';

const problem = problemsOf(accountProblems);

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/** A new session's token, and the customer's address if it is proved. */
export type Entered = { readonly token: string; readonly provedEmail: string | null };

/** What the right password leads to: a session's token, or with two-step sign-in a token for the second step. */
type FirstStep = Entered & { readonly step: 'done' | 'code' };

/**
 * Checks the password, and signs in unless the customer signs in by two steps. Whether the address has an account changes only the outcome: the
 * lookup, the hashing and the message are the same. Throws `sign_in_failed`, `too_many_attempts`, `captcha_required`, `sign_in_busy`.
 */
export async function signIn(parts: AccountParts, { email, password, captcha }: Credentials, call: Call): Promise<FirstStep> {
  const { gate, hasher, database, config } = parts;
  const attempt = {
    network: call.network,
    emailKey: emailKey(email),
    isKnownDevice: isKnownDevice(call, config.secret, { kind: 'customer', emailKey: emailKey(email) }),
    bringsProof: captcha !== undefined,
  };
  const entry = await gate.enter(attempt, isBusy(parts));
  const { customer, matches } = await checkPassword().catch(async (error: unknown) => {
    await entry.takeBack();
    throw error;
  });
  const account = customer && ownerOfCustomer(customer.customerId);
  if (!customer || !matches) {
    await gate.failed(attempt);
    logFailedSignIn(call, { account, reason: customer ? 'wrong_password' : 'no_account' });
    throw problem('sign_in_failed');
  }
  await entry.takeBack();
  await gate.succeeded(attempt);
  const first = await database.transact(async (tx): Promise<FirstStep | null> => {
    const locked = await lockCustomer(tx, customer.customerId);
    if (locked?.passwordHash !== customer.passwordHash) return null;
    const provedEmail = provedEmailOf(locked);
    if (await findSecondFactor(tx, customer.customerId))
      return { step: 'code', token: await makeLink(tx, 'second_step', customer, call.now), provedEmail };
    return { step: 'done', token: await enter(tx, customer, call), provedEmail };
  });
  if (first !== null) return first;
  logFailedSignIn(call, { account, reason: 'password_changed_meanwhile' });
  throw problem('sign_in_failed');

  async function checkPassword() {
    const lane = await checkDemand(parts, call, entry.demand, captcha).catch((error) => {
      logFailedSignIn(call, { account: null, reason: entry.demand === 'wait' ? 'too_many_attempts' : 'captcha_missing' });
      throw error;
    });
    const customer = await findCustomerByEmail(database.read, email);
    const matches = await hasher.verify(customer?.passwordHash ?? null, password, attempt.isKnownDevice ? 'known' : lane);
    return { customer, matches };
  }
}

export interface Registration extends Credentials {
  readonly isSubscribed: boolean;
}

/**
 * Creates an account, signs in and sends the welcome with the verification link. Of two simultaneous registrations of an address one succeeds. Throws
 * `email_taken`, `password_common`, and what `signIn` throws except `sign_in_failed`.
 */
export async function register(parts: AccountParts, { email, password, captcha, isSubscribed }: Registration, call: Call): Promise<string> {
  refuseCommon(password, email, 'password');
  const lane = await checkDemand(parts, call, await parts.gate.beforeRegistration(call.network, isBusy(parts)), captcha);
  const passwordHash = await parts.hasher.hash(password, lane);
  return parts.database.transact(async (tx) => {
    const customer = await insertCustomer(tx, { email, passwordHash, brand: call.brand }, call.now);
    if (!customer) throw problem('email_taken', undefined, { email: accountProblems.email_taken.message });
    await queueWelcome(tx, parts, customer, call);
    if (isSubscribed) await subscribe(tx, customer.email, false, call.brand, call.now);
    return enter(tx, customer, call);
  });
}

/** Throws `password_common` at the password's field. */
export function refuseCommon(password: string, email: string, field: string): void {
  if (isCommonPassword(password, email)) throw problem('password_common', undefined, { [field]: accountProblems.password_common.message });
}

/** Replaces this device's sign-in by a new session, unless it is the same one; the guest's data becomes the customer's. */
export async function enter(tx: Tx, entering: Entering & Pick<StoredCustomer, 'email' | 'emailVerified'>, call: Call): Promise<string> {
  const { customerId, from, email, emailVerified } = entering;
  const before = await sessionOf(tx, call);
  if (before && before.signInId !== from?.signInId) await endSignIn(tx, before.customer.customerId, before.signInId);
  const token = await openSession(tx, { customerId, ...(from && { from }) }, call);
  const ownerId = ownerOfCustomer(customerId);
  await emit(tx, signedIn, { customerId, ownerId, email, guestId: guestOf(call), now: call.now });
  if (emailVerified) await emit(tx, emailProved, { ownerId, email, now: call.now });
  return token;
}
