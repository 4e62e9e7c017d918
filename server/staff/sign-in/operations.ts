import { staffProblems } from '../../../contract/staff/staff.ts';
import type { Call } from '../../platform/http/call.ts';
import { type FailedSignIn, logFailedSignIn } from '../../platform/http/failed-sign-in.ts';
import { isKnownDevice, markDevice } from '../../platform/http/known-device.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { closedSeconds, takeCode, wrongCode } from '../../platform/second-factor/take-code.ts';
import { audit } from '../audit/index.ts';
import { emailKey, findMemberByEmail, type StoredMember } from '../members/store.ts';
import type { StaffParts } from '../parts.ts';
import { memberFactors } from '../second-factor/store.ts';
import { endSession, openSession, sessionOf } from '../sessions/index.ts';

const problem = problemsOf(staffProblems);

/**
 * First step: returns the token of a session that opens only the second step. Unknown, disabled and not yet set-up members fail like a wrong
 * password, in message and timing. Throws `staff_sign_in_failed`, `staff_too_many_attempts`.
 */
export async function checkPassword(
  { database, config, gate, passwords }: StaffParts,
  { email, password }: { email: string; password: string },
  call: Call,
): Promise<string> {
  const attempt = { network: call.network, emailKey: emailKey(email) };
  const entered = await gate.enter(attempt);
  if (!entered) {
    logFailedSignIn(call, { account: null, reason: 'too_many_attempts' });
    throw problem('staff_too_many_attempts', { retryAfterSeconds: 900 });
  }
  const found = await findMemberByEmail(database.read, email);
  const member = found && found.disabledAt === null ? found : null;
  // On a device that has signed in before, nobody waits behind a crowd of strangers.
  const lane = isKnownDevice(call, config.secret, { kind: 'staff', emailKey: attempt.emailKey }) ? 'known' : 'stranger';
  const matches = await passwords.verify(member?.passwordHash ?? null, password, lane).catch(async (error: unknown) => {
    await entered.takeBack();
    throw error;
  });
  if (!member || !matches) {
    logFailedSignIn(call, { account: found && accountOf(found.memberId), reason: reasonOf(found) });
    throw problem('staff_sign_in_failed');
  }
  await entered.takeBack();
  await gate.succeeded(attempt);
  return database.transact((tx) => openSession(tx, member.memberId, 'firstStep', call.now));
}

const accountOf = (memberId: number): string => `staff:${memberId}`;

/** Why a password failed, for the log only; the caller always gets the same message. */
function reasonOf(found: StoredMember | null): FailedSignIn['reason'] {
  if (!found) return 'no_account';
  if (found.disabledAt !== null) return 'account_disabled';
  return found.passwordHash === null ? 'not_set_up' : 'wrong_password';
}

/**
 * Second step: a session with a new token replaces the first step's. Throws `unauthorized` unless the first step was taken within five minutes,
 * `code_wrong`, and `staff_too_many_attempts` after five wrong codes.
 */
export async function confirmCode({ database, config }: StaffParts, code: string, call: Call): Promise<string> {
  const first = await sessionOf(database.read, call);
  if (!first || first.complete) throw problem('unauthorized');
  const { memberId, sessionId } = first;
  const subject = { kind: 'staff', id: memberId };
  const { outcome, token } = await database.transact(async (tx) => {
    const outcome = await takeCode(tx, memberFactors, { secret: config.secret, personId: memberId, code }, call.now);
    if (outcome === 'wrong') await audit(tx, { by: first, action: 'staff.code_refused', subject }, call.now);
    if (outcome === 'wrong' || outcome === 'closed') return { outcome, token: null };
    await endSession(tx, sessionId, call.now);
    await audit(tx, { by: first, action: 'staff.signed_in', subject, details: { with: outcome } }, call.now);
    return { outcome, token: await openSession(tx, memberId, 'complete', call.now) };
  });
  if (token !== null) {
    markDevice(call, config.secret, { kind: 'staff', emailKey: emailKey(first.email) });
    return token;
  }
  logFailedSignIn(call, { account: accountOf(memberId), reason: outcome === 'closed' ? 'too_many_attempts' : 'wrong_code' });
  if (outcome === 'closed') throw problem('staff_too_many_attempts', { retryAfterSeconds: closedSeconds });
  throw problem('code_wrong', undefined, { code: wrongCode });
}

/** Ends this device's session, and whatever depends on it. */
export async function signOut({ database }: StaffParts, call: Call): Promise<void> {
  const session = await sessionOf(database.read, call);
  if (!session) return;
  await database.transact(async (tx) => {
    await endSession(tx, session.sessionId, call.now);
    const subject = { kind: 'staff', id: session.memberId };
    if (session.complete) await audit(tx, { by: session, action: 'staff.signed_out', subject }, call.now);
  });
}
