import type { Db, Tx } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { purge } from '../platform/purging.ts';
import { type StaffMember, staffOfSession } from '../staff/index.ts';
import type { Customer } from './customer.ts';
import { sessionTag } from './sessions/cache.ts';
import { endSignIn, forgetDevice, keepSession, sessionOf } from './sessions/index.ts';
import { deleteSessionsOfStaff, insertSession } from './sessions/store.ts';
import { newSessionToken, sessionHash } from './sessions/token.ts';

/** Half an hour at the most (rulings: Session and visitor). */
const longestSeconds = 1800;

/** What the customer reads in their list of devices. */
const device = 'Customer care, for you';

/** Somebody of staff acting in a customer's name on this device. */
export interface Impersonation {
  readonly customer: Customer;
  readonly staff: StaffMember;
  readonly expiresAt: Date;
}

/** Who acts for whom on this device; null for everybody who is only themselves, which costs a guest no query. */
export async function impersonationOf(db: Db, call: Call): Promise<Impersonation | null> {
  const session = await sessionOf(db, call);
  if (!session || session.staffSessionId === null) return null;
  const staff = await staffOfSession(db, session.staffSessionId, call.now);
  return staff && { customer: session.customer, staff, expiresAt: session.expiresAt };
}

/**
 * Signs this device in as the customer for half an hour, in place of whoever was signed in on it; nothing of theirs comes along. Whether the member may is
 * for the caller to have asked. `enter` has to be called once the transaction has committed.
 */
export async function impersonate(
  tx: Tx,
  { customerId, staff }: { customerId: number; staff: StaffMember },
  call: Call,
): Promise<{ expiresAt: Date; enter(): void }> {
  const before = await sessionOf(tx, call);
  if (before) await endSignIn(tx, before.customer.customerId, before.signInId);
  const token = newSessionToken();
  const expiresAt = new Date(call.now.getTime() + longestSeconds * 1000);
  const session = { tokenHash: sessionHash(token), customerId, device, expiresAt, signedInAt: call.now, staffSessionId: staff.sessionId };
  await insertSession(tx, session, call.now);
  const enter = () => {
    forgetDevice(call);
    keepSession(call, token, longestSeconds);
  };
  return { expiresAt, enter };
}

/** Ends what goes on on this device; answers what it was, or null. `forgetDevice` is done: nothing of the customer stays. */
export async function endImpersonation(tx: Tx, call: Call): Promise<Impersonation | null> {
  const session = await sessionOf(tx, call);
  if (!session || session.staffSessionId === null) return null;
  const staff = await staffOfSession(tx, session.staffSessionId, call.now);
  await endSignIn(tx, session.customer.customerId, session.signInId);
  forgetDevice(call);
  return staff && { customer: session.customer, staff, expiresAt: session.expiresAt };
}

/** Ends everything that staff sessions have opened, in every process; answers in whose names. */
export async function endImpersonationsOf(tx: Tx, staffSessionIds: readonly number[]): Promise<number[]> {
  const ended = await deleteSessionsOfStaff(tx, staffSessionIds);
  if (ended.length > 0)
    await purge(
      tx,
      ended.map(({ sessionId }) => sessionTag(sessionId)),
    );
  return ended.map(({ customerId }) => customerId);
}
