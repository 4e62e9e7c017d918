import { accountProblems } from '../../../contract/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { emailKey } from '../customer.ts';
import { type Occasion, postPasswordChanged, postReset } from '../letters.ts';
import type { AccountParts } from '../parts.ts';
import { endSessions } from '../sessions/index.ts';
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
  const demand = await parts.gate.beforeLetter(call.clientIp, emailKey(email));
  // An address that has had its letters gets no more for a while, and who asks is told the same.
  if (demand === 'wait') return;
  await checkDemand(parts, call, demand, captcha);
  await parts.database.transact((tx) => parts.jobs.enqueue(tx, sendReset, { email, brand: call.brand }));
}

export function workResets(jobs: Jobs, parts: AccountParts): void {
  jobs.work(sendReset, async ({ email, brand }) => {
    const customer = await findCustomerByEmail(parts.database.read, email);
    const occasion: Occasion = { brand, now: new Date() };
    if (customer) await parts.database.transact((tx) => postReset(tx, parts, customer, occasion));
  });
}

/** Whether a reset link holds. Throws `link_invalid`. */
export async function validateReset({ database }: AccountParts, token: string, now: Date): Promise<void> {
  if (!(await readLink(database.read, 'reset_password', token, now))) throw problem('link_invalid');
}

/**
 * Sets a new password by a link, once, and ends every session of the customer; whoever follows it reads the account's mail, so its address
 * is confirmed. Throws `link_invalid`, `password_common`.
 */
export async function processReset(
  parts: AccountParts,
  { token, password }: { token: string; password: string },
  call: Call,
): Promise<void> {
  const link = await readLink(parts.database.read, 'reset_password', token, call.now);
  if (!link) throw problem('link_invalid');
  refuseCommon(password, link.email, 'password');
  const passwordHash = await parts.hasher.hash(password, 'trusted');
  const email = await parts.database.transact(async (tx) => {
    const taken = await followLink(tx, 'reset_password', token, call.now);
    const customer = taken && (await lockCustomer(tx, taken.customerId));
    if (!customer || !(await saveVerifiedEmail(tx, customer.customerId, customer.email, call.now))) throw problem('link_invalid');
    await savePassword(tx, customer.customerId, passwordHash, call.now);
    await endSessions(tx, customer.customerId);
    await postPasswordChanged(tx, parts, customer.email, call);
    return customer.email;
  });
  // Who tried until they had to wait may sign in with what they have just set, on this device as its owner.
  await parts.gate.succeeded({ clientIp: call.clientIp, emailKey: emailKey(email) });
  markDevice(call, parts.config.secret, emailKey(email));
}
