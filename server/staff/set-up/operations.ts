import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type staffEndpoints, staffProblems } from '../../../contract/staff/staff.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { markDevice } from '../../platform/http/known-device.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { unseal } from '../../platform/sealed.ts';
import { newRecoveryCodes, printedCode, recoveryHash } from '../../platform/second-factor/recovery.ts';
import { enrolmentUri, stepOf } from '../../platform/second-factor/totp.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { audit } from '../audit/index.ts';
import { emailKey, savePassword } from '../members/store.ts';
import type { StaffParts } from '../parts.ts';
import { memberFactors, saveSecondFactor } from '../second-factor/store.ts';
import { openSession } from '../sessions/index.ts';
import { findInvitation, type Invitation, takeInvitation } from './store.ts';

const problem = problemsOf(staffProblems);

/** What the holder of a set-up link enrols. Throws `set_up_link_invalid`. */
export async function showSetUp(
  { database, config }: StaffParts,
  token: string,
  now: Date,
): Promise<OutputOf<typeof staffEndpoints.showSetUp>> {
  const { name, email, secret } = await invited(database.read, config.secret, token, now);
  return { name, email, secret, uri: enrolmentUri(secret, { issuer: 'Mantel staff', email }) };
}

/**
 * Sets both factors by a one-time set-up link and signs in, as holding the link and showing an app's code proves both. Returns the session's token
 * and the recovery codes in readable form. Throws `set_up_link_invalid`, `staff_password_common`, `code_wrong`.
 */
export async function completeSetUp(
  { database, config, passwords }: StaffParts,
  { token, password, code }: { token: string; password: string; code: string },
  call: Call,
): Promise<{ sessionToken: string; recoveryCodes: string[] }> {
  const { memberId, email, secret, totpSecret } = await invited(database.read, config.secret, token, call.now);
  if (passwords.isCommon(password, email)) {
    throw problem('staff_password_common', undefined, { password: staffProblems.staff_password_common.message });
  }
  const step = stepOf(secret, code, clockOf(database).real(call.now));
  if (step === null) throw problem('code_wrong', undefined, { code: staffProblems.code_wrong.message });
  const passwordHash = await passwords.hash(password, 'trusted');
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = recoveryCodes.map((recovery) => recoveryHash(memberId, recovery));
  const sessionToken = await database.transact(async (tx) => {
    if (!(await takeInvitation(tx, tokenHash(token), call.now))) throw problem('set_up_link_invalid');
    await savePassword(tx, memberId, passwordHash, call.now);
    await saveSecondFactor(tx, memberId, { totpSecret, step, codeHashes });
    await audit(tx, { by: { memberId }, action: 'staff.set_up', subject: { kind: 'staff', id: memberId } }, call.now);
    return openSession(tx, memberId, 'complete', call.now);
  });
  markDevice(call, config.secret, { kind: 'staff', emailKey: emailKey(email) });
  return { sessionToken, recoveryCodes: recoveryCodes.map(printedCode) };
}

async function invited(db: Db, secret: string, token: string, now: Date): Promise<Invitation & { secret: string }> {
  const invitation = await findInvitation(db, tokenHash(token), now);
  const own = invitation && unseal(secret, invitation.totpSecret, memberFactors.sealedFor);
  if (!invitation || own === null) throw problem('set_up_link_invalid');
  return { ...invitation, secret: own };
}
