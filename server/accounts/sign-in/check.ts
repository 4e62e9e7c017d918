import { accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { AccountParts } from '../parts.ts';
import type { HashPriority } from '../passwords/hasher.ts';
import type { Demand } from './gate.ts';

const problem = problemsOf(accountProblems);

/** From so many waiting passwords on, strangers bring a proof before theirs is looked at. */
const busyFrom = 3;

export const isBusy = ({ hasher }: AccountParts): boolean => hasher.waiting >= busyFrom;

/**
 * Holds an attempt against what it has to bring along; answers the lane its password waits in. Throws `too_many_attempts`, and
 * `captcha_required` with a new `challenge`.
 */
export async function checkDemand(parts: AccountParts, call: Call, demand: Demand, given: string | undefined): Promise<HashPriority> {
  if (demand === 'wait') throw problem('too_many_attempts', { retryAfterSeconds: 60 });
  if (given && (await parts.captcha.verify(given, call.clientIp, call.now))) return 'trusted';
  if (demand === 'proof') throw problem('captcha_required', { challenge: parts.captcha.challenge(call.now) });
  return 'stranger';
}

/** For other domains where something is tried too often; throws `captcha_required` with a new `challenge` unless the proof is given. */
export const proofDemander = (parts: AccountParts) => (call: Call, given: string | undefined) => checkDemand(parts, call, 'proof', given);
