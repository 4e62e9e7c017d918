import { type secondFactorEndpoints, secondFactorProblems } from '../../../contract/accounts/second-factor.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { brandNameOf } from '../../platform/brand-names.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { seal } from '../../platform/sealed.ts';
import { newRecoveryCodes, printedCode, recoveryHash } from '../../platform/second-factor/recovery.ts';
import { closedSeconds, takeCode } from '../../platform/second-factor/take-code.ts';
import { enrolmentUri, stepOf } from '../../platform/second-factor/totp.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { lockAccountOf, revokeAccess } from '../access.ts';
import type { Customer } from '../customer.ts';
import { type EmailContext, type EmailParts, queueSecurityNotice } from '../emails.ts';
import type { AccountParts } from '../parts.ts';
import { openSession, type Session } from '../sessions/index.ts';
import { requirePassword } from '../sign-in/present-password.ts';
import { lockCustomer } from '../store.ts';
import { beginSetUp, openSetUp } from './set-up.ts';
import { customerFactors, deleteSecondFactor, findSecondFactor, insertSecondFactor } from './store.ts';

const problem = problemsOf(secondFactorProblems);
const wrongCode = () =>
  problem('code_wrong', undefined, { code: 'This code is wrong or has expired. Wait for the app’s next one and try again.' });

/** What a customer's app enrols: of a set-up begun before, or of a new one. */
export async function showSetUp(
  { database, config }: AccountParts,
  { customerId, email }: Customer,
  begun: string | undefined,
  call: Call,
): Promise<OutputOf<typeof secondFactorEndpoints.beginSetUp>> {
  const secret = begun === undefined ? null : openSetUp(config.secret, customerId, begun, call.now);
  const setUp = begun !== undefined && secret !== null ? { secret, setUp: begun } : beginSetUp(config.secret, customerId, call.now);
  const issuer = await brandNameOf(database, call.brand, call.now);
  return { ...setUp, uri: enrolmentUri(setUp.secret, { issuer, email }) };
}

/**
 * Turns two-step sign-in on for a customer who knows the password and whose app shows the right code. All sessions and links end; returns the token of
 * a new session for this device, and the recovery codes in readable form. Throws `password_wrong`, `set_up_ended`, `code_wrong`, `second_factor_on`.
 */
export async function turnOn(
  parts: AccountParts,
  session: Session,
  typed: { setUp: string; password: string; code: string },
  call: Call,
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { database, config } = parts;
  const { customerId } = session.customer;
  const known = await requirePassword(parts, customerId, { password: typed.password, field: 'password' }, call);
  const secret = openSetUp(config.secret, customerId, typed.setUp, call.now);
  if (secret === null) throw problem('set_up_ended');
  const step = stepOf(secret, typed.code, clockOf(database).real(call.now));
  if (step === null) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  const totpSecret = seal(config.secret, secret, customerFactors.sealedFor);
  const codeHashes = recoveryCodes.map((code) => recoveryHash(customerId, code));
  const token = await database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer || customer.passwordHash !== known.passwordHash) throw problem('unauthorized');
    if (!(await insertSecondFactor(tx, customerId, { totpSecret, step, codeHashes }, call.now))) throw problem('second_factor_on');
    await revokeAccess(tx, customerId);
    await queueSecurityNotice(tx, parts, customer.email, 'two-step-on', call);
    return openSession(tx, { customerId }, call);
  });
  return { token, recoveryCodes: recoveryCodes.map(printedCode) };
}

/**
 * Turns two-step sign-in off for a customer who knows the password and has a code. All sessions and links end; returns the token of a new session for
 * this device. Throws `password_wrong`, `code_wrong`, `codes_closed`, `second_factor_off`.
 */
export async function turnOff(
  parts: AccountParts,
  session: Session,
  typed: { password: string; code: string },
  call: Call,
): Promise<string> {
  const { customerId } = session.customer;
  const known = await requirePassword(parts, customerId, { password: typed.password, field: 'password' }, call);
  const { outcome, token } = await parts.database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer || customer.passwordHash !== known.passwordHash) throw problem('unauthorized');
    if (!(await findSecondFactor(tx, customerId))) throw problem('second_factor_off');
    const shown = { secret: parts.config.secret, personId: customerId, code: typed.code };
    const outcome = await takeCode(tx, customerFactors, shown, call.now);
    if (outcome === 'wrong' || outcome === 'closed') return { outcome, token: null };
    await deleteSecondFactor(tx, customerId);
    await revokeAccess(tx, customerId);
    await queueSecurityNotice(tx, parts, customer.email, 'two-step-off', call);
    return { outcome, token: await openSession(tx, { customerId }, call) };
  });
  if (token !== null) return token;
  throw outcome === 'closed' ? problem('codes_closed', { retryAfterSeconds: closedSeconds }) : wrongCode();
}

/**
 * Turns two-step sign-in off for a customer who has lost phone and recovery codes. All sessions and links end, and the customer is told; false when it
 * is off. The caller checks the permission.
 */
export async function resetSecondFactor(tx: Tx, parts: EmailParts, customerId: number, occasion: EmailContext): Promise<boolean> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer || !(await deleteSecondFactor(tx, customerId))) return false;
  await revokeAccess(tx, customerId);
  await queueSecurityNotice(tx, parts, customer.email, 'two-step-reset', occasion);
  return true;
}
