import { commonProblems } from '../../../contract/api/problems.ts';
import { isKeyScope } from '../../../contract/staff/api-keys.ts';
import { countInProcess } from '../../platform/counting/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { isApiKey } from '../../platform/http/api-key.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import type { StaffMember } from '../member.ts';
import { findUsableKey, touchKey } from './store.ts';

const problem = problemsOf(commonProblems);

/** Calls of one key, or of one network with wrong keys, a minute. */
const maxCalls = 600;
const maxRefusals = 60;
/** Use is recorded once a minute. */
const notedMs = 60_000;

const newKeyUse = () => ({
  calls: countInProcess('api-key.calls', maxCalls, 60),
  refusals: countInProcess('api-key.refusals', maxRefusals, 60),
  /** The key of each call, looked up and counted once. */
  callers: new WeakMap<Call, Promise<StaffMember>>(),
});

/**
 * The API key of a call as an actor; null when the call has none. Found by the hash of the secret, so that nothing compares secrets byte by byte.
 * Throws `unauthorized` for an unknown, expired or revoked key, `too_many_requests`.
 */
export async function keyOf(db: Db, call: Call): Promise<StaffMember | null> {
  if (!isApiKey(call.bearer)) return null;
  const { callers } = db.perShop(newKeyUse);
  const known = callers.get(call);
  if (known) return known;
  const found = authenticate(db, call, tokenHash(call.bearer));
  callers.set(call, found);
  return found;
}

async function authenticate(db: Db, call: Call, secretHash: string): Promise<StaffMember> {
  const { calls, refusals } = db.perShop(newKeyUse);
  if (await refusals.isFull(call.network)) throw problem('too_many_requests', { retryAfterSeconds: 60 });
  const key = await findUsableKey(db, secretHash, call.now);
  if (!key) {
    await refusals.add(call.network);
    throw problem('unauthorized');
  }
  const { count, secondsLeft } = await calls.add(String(key.keyId));
  if (count > maxCalls) throw problem('too_many_requests', { retryAfterSeconds: Math.max(1, secondsLeft) });
  if (!key.lastUsedAt || call.now.getTime() - key.lastUsedAt.getTime() > notedMs) await touchKey(db, key.keyId, call.now);
  return { memberId: key.keyId, name: key.actorName, role: null, scopes: key.scopes.filter(isKeyScope) };
}
