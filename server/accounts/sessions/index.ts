import { dayMs } from '../../../contract/values/shop-days.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { purge } from '../../platform/purging/purging.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { staffOfSession } from '../../staff/index.ts';
import { customerTag, sessionsKept, sessionTag } from './cache.ts';
import { deviceName } from './device.ts';
import { forgetDevice } from './forget-device.ts';
import { deleteSessions, deleteSignIn, findSession, insertSession, type Session, touchSession } from './store.ts';
import { cookieName, isSessionToken, newSessionToken } from './token.ts';

export { forgetDevice } from './forget-device.ts';
export type { Session } from './store.ts';

/** 14 days after the last visit (spec §9 cookies: default). */
const sessionLifetimeSeconds = 1_209_600;
/** Visits are recorded at most once an hour, not with every request. */
const notedMs = 3_600_000;

/** The absolute lifetime of a session since its password was given. */
const maxMs = 90 * dayMs;

/** The expiry of a session used now: in 14 days, at most 90 days after the sign-in. */
export const endOf = (now: Date, signedInAt: Date): Date =>
  new Date(Math.min(now.getTime() + sessionLifetimeSeconds * 1000, signedInAt.getTime() + maxMs));

function tokenOf(call: Call): string | null {
  const token = call.bearer ?? call.cookie(cookieName);
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** The visitor's session by cookie or bearer; null for a guest, without a query. */
export async function sessionOf(db: Db, call: Call): Promise<Session | null> {
  const token = tokenOf(call);
  if (token === null) return null;
  const hash = tokenHash(token);
  const kept = sessionsKept(db);
  const known = kept.recall(hash, call.now);
  if (known) return known;
  const reading = kept.beginReading();
  const session = await findSession(db, hash, call.now);
  if (!session || !(await standsBehind(db, session, call.now))) {
    // Ended elsewhere, perhaps at a sister brand: clear the badge of the account's cart.
    if (!call.bearer) forgetDevice(call);
    return null;
  }
  // Neither extended nor cached: it ends on time, and at once with the staff session.
  if (session.staffSessionId !== null) return session;
  if (call.now.getTime() - session.lastSeenAt.getTime() > notedMs) {
    const end = endOf(call.now, session.signedInAt);
    await touchSession(db, session.sessionId, end, call.now);
    if (!call.bearer) keepSession(call, token, Math.ceil((end.getTime() - call.now.getTime()) / 1000));
  }
  kept.remember(hash, session, reading, call.now);
  return session;
}

/** Whether the caller shows a session that has ended. */
export async function hasEndedSession(db: Db, call: Call): Promise<boolean> {
  // Looking up an ended session deletes its cookie.
  const token = call.bearer ?? call.sentCookie(cookieName);
  return token !== undefined && isSessionToken(token) && (await sessionOf(db, call)) === null;
}

/** Whether the staff session behind an impersonation still holds; always true for a customer's own session. */
const standsBehind = async (db: Db, { staffSessionId }: Session, now: Date): Promise<boolean> =>
  staffSessionId === null || (await staffOfSession(db, staffSessionId, now)) !== null;

/** Who signs in; `from` names the sign-in transferred from a sister brand's host. */
export interface Entering {
  readonly customerId: number;
  readonly from?: { readonly signInId: number; readonly signedInAt: Date };
}

/** Signs this device in with a fresh token (no fixation) and returns it. `keepSession` sets the cookie once the transaction has committed. */
export async function openSession(tx: Tx, { customerId, from }: Entering, call: Call): Promise<string> {
  const token = newSessionToken();
  const signedInAt = from?.signedInAt ?? call.now;
  const device = deviceName(call.userAgent);
  const session = { tokenHash: tokenHash(token), customerId, device, signedInAt, expiresAt: endOf(call.now, signedInAt) };
  await insertSession(tx, { ...session, staffSessionId: null, signInId: from?.signInId }, call.now);
  return token;
}

/** Sets the session cookie, after the transaction has committed. */
export function keepSession(call: Call, token: string, lifetimeSeconds = sessionLifetimeSeconds): void {
  call.setCookie(cookieName, token, { maxAge: lifetimeSeconds });
}

/** Ends one of a customer's sign-ins, at every brand it was transferred to; false when there is none with that id. */
export async function endSignIn(tx: Tx, customerId: number, signInId: number): Promise<boolean> {
  const ended = await deleteSignIn(tx, customerId, signInId);
  if (ended.length > 0) await purge(tx, ended.map(sessionTag));
  return ended.length > 0;
}

/** Ends all sessions of a customer except the sign-in `except`, in every process. */
export async function endSessions(tx: Tx, customerId: number, except: number | null = null): Promise<void> {
  await deleteSessions(tx, customerId, except);
  await purge(tx, [customerTag(customerId)]);
}

/** Drops the cached customer, whose name or address has changed. */
export const customerChanged = (tx: Tx, customerId: number): Promise<void> => purge(tx, [customerTag(customerId)]);
