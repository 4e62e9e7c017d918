import { accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { markDevice } from '../../platform/http/known-device.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { defineJob } from '../../platform/jobs.ts';
import { takeBackAccess } from '../access.ts';
import { emailKey } from '../customer.ts';
import { type EmailContext, queueMerged, queuePasswordChanged, queueReset } from '../emails.ts';
import { isOwnBrowser, isOwnSession, proveEmail, replaceAccount } from '../first-proof.ts';
import type { AccountParts } from '../parts.ts';
import { sessionOf } from '../sessions/index.ts';
import { checkDemand } from '../sign-in/check.ts';
import { refuseCommon } from '../sign-in/operations.ts';
import { findCustomer, findCustomerByEmail, findMergedInto, lockCustomer, savePassword } from '../store.ts';
import { followLink, readLink } from '../tokens/index.ts';

const problem = problemsOf(accountProblems);
const sendReset = defineJob<{ email: string; brand: string }>('accounts.send_reset');

/**
 * Requests a reset link. Only the job checks whether there is an account, so that the response is the same for every address in content and timing.
 */
export async function requestReset(
  parts: AccountParts,
  { email, captcha }: { email: string; captcha?: string | undefined },
  call: Call,
): Promise<void> {
  await checkDemand(parts, call, await parts.gate.beforeEmail(call.network), captcha);
  if (!(await parts.gate.mayEmail('password-reset', emailKey(email)))) return;
  await parts.database.transact((tx) => parts.jobs.enqueue(tx, sendReset, { email, brand: call.brand }));
}

/** Sends reset links. A merged account's address gets none: it is told which one opens the account now. */
export function workResets(parts: AccountParts): void {
  const { jobs } = parts;
  jobs.work(sendReset, async ({ email, brand }) => {
    const customer = await findCustomerByEmail(parts.database.read, email);
    const occasion: EmailContext = { brand, now: new Date() };
    if (!customer) return tellMerged(email, occasion);
    await parts.database.transact(async (tx) => {
      const locked = await lockCustomer(tx, customer.customerId);
      // Never send a link to an address the account has just left.
      if (locked && emailKey(locked.email) === emailKey(email)) await queueReset(tx, parts, locked, occasion);
    });
  });

  async function tellMerged(email: string, occasion: EmailContext): Promise<void> {
    const into = await findMergedInto(parts.database.read, email);
    if (into !== null) await parts.database.transact((tx) => queueMerged(tx, parts, email, into, occasion));
  }
}

/** Checks a reset link; returns whether using it here replaces the account by an empty one (`processReset`). Throws `link_invalid`. */
export async function validateReset({ database }: Pick<AccountParts, 'database'>, token: string, call: Call): Promise<boolean> {
  const link = await readLink(database.read, ['reset_password'], token, call.now);
  const customer = link && (await findCustomer(database.read, link.customerId));
  if (!customer) throw problem('link_invalid');
  return !customer.emailVerified && !isOwnSession(await sessionOf(database.read, call), customer);
}

/**
 * Sets a new password by a one-time link and ends all sessions, links and passkeys of the customer. Following it proves the address. If it was
 * unproved before, somebody else may have created the account: a new one replaces it, unless this browser is signed in to it. Throws
 * `link_invalid`, `password_common`.
 */
export async function processReset(
  parts: AccountParts,
  { token, password }: { token: string; password: string },
  call: Call,
): Promise<void> {
  const link = await readLink(parts.database.read, ['reset_password'], token, call.now);
  if (!link) throw problem('link_invalid');
  refuseCommon(password, link.email, 'password');
  const passwordHash = await parts.hasher.hash(password, 'trusted');
  const session = await sessionOf(parts.database.read, call);
  const email = await parts.database.transact(async (tx) => {
    const used = await followLink(tx, ['reset_password'], token, call.now);
    if (!used) throw problem('link_invalid');
    const { customer } = used;
    if (customer.emailVerified || (await isOwnBrowser(tx, session, customer))) {
      await savePassword(tx, customer.customerId, passwordHash, call.now);
      await proveEmail(tx, customer, customer.email, call.now);
      await takeBackAccess(tx, customer.customerId);
    } else if (!(await replaceAccount(tx, customer, { email: customer.email, passwordHash }, call))) {
      throw problem('link_invalid');
    }
    await queuePasswordChanged(tx, parts, customer.email, call);
    return customer.email;
  });
  // A visitor who had to wait after failures may sign in at once with the new password on this device.
  await parts.gate.succeeded({ network: call.network, emailKey: emailKey(email) });
  markDevice(call, parts.config.secret, { kind: 'customer', emailKey: emailKey(email) });
}
