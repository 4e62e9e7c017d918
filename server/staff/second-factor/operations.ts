import type { Tx } from '../../platform/db/index.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { recoveryHash } from './recovery.ts';
import { unseal } from './sealed.ts';
import { lockSecondFactor, saveFailures, takeRecoveryCode, takeStep } from './store.ts';
import { stepOf } from './totp.ts';

/** Consecutive wrong codes after which none is checked for a while; each further wrong one extends the block. */
const mostFailures = 5;
const closedMs = 900_000;

export type CodeOutcome = 'app' | 'recovery' | 'wrong' | 'closed';

/**
 * Checks a code against a member's second factor and uses it up. Commit its result, above all a wrong code: nobody gets more than a few attempts out
 * of a million codes, from however many networks.
 */
export async function takeCode(tx: Tx, secret: string, memberId: number, code: string, now: Date): Promise<CodeOutcome> {
  const factor = await lockSecondFactor(tx, memberId);
  if (!factor || (factor.closedUntil && factor.closedUntil > now)) return 'closed';
  const outcome = await matching(tx, secret, memberId, factor.totpSecret, code, now);
  if (outcome !== 'wrong') {
    await saveFailures(tx, memberId, 0, null);
    return outcome;
  }
  const failed = factor.failedCodes + 1;
  await saveFailures(tx, memberId, failed, failed >= mostFailures ? new Date(now.getTime() + closedMs) : null);
  return 'wrong';
}

async function matching(
  tx: Tx,
  secret: string,
  memberId: number,
  sealed: string | null,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | 'wrong'> {
  if (/^\d{6}$/.test(code)) {
    const own = sealed && unseal(secret, sealed);
    const step = own ? stepOf(own, code, clockOf(tx).real(now)) : null;
    return step !== null && (await takeStep(tx, memberId, step)) ? 'app' : 'wrong';
  }
  return (await takeRecoveryCode(tx, recoveryHash(memberId, code))) ? 'recovery' : 'wrong';
}
