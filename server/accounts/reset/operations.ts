import { accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { revokeAccess } from '../access.ts';
import { emailKey } from '../customer.ts';
import { type EmailContext, queuePasswordChanged, queueReset } from '../emails.ts';
import { isOwnBrowser, replaceAccount } from '../first-proof.ts';
import type { AccountParts } from '../parts.ts';
import { sessionOf } from '../sessions/index.ts';
import { checkDemand } from '../sign-in/check.ts';
import { markDevice } from '../sign-in/known-device.ts';
import { refuseCommon } from '../sign-in/operations.ts';
import { findCustomerByEmail, lockCustomer, savePassword, saveVerifiedEmail } from '../store.ts';
import { followLink, readLink } from '../tokens/index.ts';

const problem = problemsOf(accountProblems);
const sendReset = defineJob<{ email: string; brand: string }>('accounts.send_reset');

/** Asks for a reset link. Only the job looks whether there is an account: the request is the same for every address, in words and in time. */
export async function requestReset(
  parts: AccountParts,
  { email, captcha }: { email: string; captcha?: string | undefined },
  call: Call,
): Promise<void> {
  const demand = await parts.gate.beforeEmail(call.network, emailKey(email));
  // An address that has had its letters gets no more for a while, and who asks is told the same.
  if (demand === 'wait') return;
  await checkDemand(parts, call, demand, captcha);
  await parts.database.transact((tx) => parts.jobs.enqueue(tx, sendReset, { email, brand: call.brand }));
}

export function workResets(jobs: Jobs, parts: AccountParts): void {
  jobs.work(sendReset, async ({ email, brand }) => {
    const customer = await findCustomerByEmail(parts.database.read, email);
    const occasion: EmailContext = { brand, now: new Date() };
    if (!customer) return;
    await parts.database.transact(async (tx) => {
      const locked = await lockCustomer(tx, customer.customerId);
      // A link must not go to an address that the account has left a moment ago.
      if (locked && emailKey(locked.email) === emailKey(email)) await queueReset(tx, parts, locked, occasion);
    });
  });
}

/** Whether a reset link holds. Throws `link_invalid`. */
export async function validateReset({ database }: AccountParts, token: string, now: Date): Promise<void> {
  if (!(await readLink(database.read, ['reset_password'], token, now))) throw problem('link_invalid');
}

/**
 * Sets a new password by a link, once, and ends every session and link of the customer; whoever follows it reads the account's mail, so its address
 * is proved. When it was not before, the account may be somebody else's doing: a new one takes its place, unless this browser is signed in to it. Throws
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
      await saveVerifiedEmail(tx, customer.customerId, customer.email, call.now);
      await revokeAccess(tx, customer.customerId);
    } else if (!(await replaceAccount(tx, customer, { email: customer.email, passwordHash }, call))) {
      throw problem('link_invalid');
    }
    await queuePasswordChanged(tx, parts, customer.email, call);
    return customer.email;
  });
  // Who tried until they had to wait may sign in with what they have just set, on this device as its owner.
  await parts.gate.succeeded({ network: call.network, emailKey: emailKey(email) });
  markDevice(call, parts.config.secret, emailKey(email));
}
