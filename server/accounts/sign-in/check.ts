import { accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { AccountParts } from '../parts.ts';
import type { HashPriority } from '../passwords/hasher.ts';
import type { Demand } from './gate.ts';

const problem = problemsOf(accountProblems);

/** At this queue length, strangers need a proof before their password is checked. */
const busyFrom = 3;

export const isBusy = ({ hasher }: AccountParts): boolean => hasher.waiting >= busyFrom;

/** Checks an attempt's demand and returns the queue for its password. Throws `too_many_attempts`, and `captcha_required` with a new `challenge`. */
export async function checkDemand(parts: AccountParts, call: Call, demand: Demand, given: string | undefined): Promise<HashPriority> {
  if (demand === 'wait') throw problem('too_many_attempts', { retryAfterSeconds: 60 });
  if (given && (await parts.captcha.verify(given, call.clientIp, call.now))) return 'trusted';
  if (demand === 'proof') throw problem('captcha_required', { challenge: parts.captcha.challenge(call.now) });
  return 'stranger';
}

/** Checks the captcha's answer. Throws `captcha_required` with a new `challenge` when it is missing or wrong. */
export type DemandProof = (call: Call, captcha: string | undefined) => Promise<unknown>;

/** For other domains that limit attempts. */
export const proofDemander =
  (parts: AccountParts): DemandProof =>
  (call, captcha) =>
    checkDemand(parts, call, 'proof', captcha);
