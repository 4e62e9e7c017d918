import type { Db, Tx } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { purge } from '../platform/purging/purging.ts';
import { tokenHash } from '../platform/token-hash.ts';
import { type SignedInMember, type StaffMember, staffOfSession } from '../staff/index.ts';
import type { Customer } from './customer.ts';
import { sessionTag } from './sessions/cache.ts';
import { endSignIn, forgetDevice, keepSession, sessionOf } from './sessions/index.ts';
import { deleteSessionsOfStaff, insertSession } from './sessions/store.ts';
import { newSessionToken } from './sessions/token.ts';

/** Half an hour at most (rulings: Session and visitor). */
const maxSeconds = 1800;

/** Shown in the customer's list of devices. */
const device = 'Customer care, for you';

/** A staff member acting as a customer on this device. */
export interface Impersonation {
  readonly customer: Customer;
  readonly staff: StaffMember;
  readonly expiresAt: Date;
}

/** Who acts for whom on this device; null without impersonation, at no query for guests. */
export async function impersonationOf(db: Db, call: Call): Promise<Impersonation | null> {
  const session = await sessionOf(db, call);
  if (!session || session.staffSessionId === null) return null;
  const staff = await staffOfSession(db, session.staffSessionId, call.now);
  return staff && { customer: session.customer, staff, expiresAt: session.expiresAt };
}

/**
 * Signs this device in as the customer for half an hour, replacing any session without taking its things along. The caller checks the permission, and
 * calls `enter` after the transaction commits.
 */
export async function impersonate(
  tx: Tx,
  { customerId, staff }: { customerId: number; staff: Pick<SignedInMember, 'sessionId'> },
  call: Call,
): Promise<{ expiresAt: Date; enter(): void }> {
  const before = await sessionOf(tx, call);
  if (before) await endSignIn(tx, before.customer.customerId, before.signInId);
  const token = newSessionToken();
  const expiresAt = new Date(call.now.getTime() + maxSeconds * 1000);
  const session = { tokenHash: tokenHash(token), customerId, device, expiresAt, signedInAt: call.now, staffSessionId: staff.sessionId };
  await insertSession(tx, session, call.now);
  const enter = () => {
    forgetDevice(call);
    keepSession(call, token, maxSeconds);
  };
  return { expiresAt, enter };
}

/** Ends the impersonation on this device; returns it, or null. `forgetDevice` clears the customer's traces. */
export async function endImpersonation(tx: Tx, call: Call): Promise<Impersonation | null> {
  const session = await sessionOf(tx, call);
  if (!session || session.staffSessionId === null) return null;
  const staff = await staffOfSession(tx, session.staffSessionId, call.now);
  await endSignIn(tx, session.customer.customerId, session.signInId);
  forgetDevice(call);
  return staff && { customer: session.customer, staff, expiresAt: session.expiresAt };
}

/** Ends every impersonation opened by these staff sessions, in all processes; returns the customers. */
export async function endImpersonationsOf(tx: Tx, staffSessionIds: readonly number[]): Promise<number[]> {
  const ended = await deleteSessionsOfStaff(tx, staffSessionIds);
  if (ended.length > 0)
    await purge(
      tx,
      ended.map(({ sessionId }) => sessionTag(sessionId)),
    );
  return ended.map(({ customerId }) => customerId);
}
