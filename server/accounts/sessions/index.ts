import type { Db, Tx } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { purge } from '../../platform/purging.ts';
import { staffOfSession } from '../../staff/index.ts';
import { beginReading, customerTag, recall, remember, sessionTag } from './cache.ts';
import { deviceName } from './device.ts';
import { deleteSessions, deleteSignIn, findSession, insertSession, type Session, touchSession } from './store.ts';
import { isSessionToken, newSessionToken, sessionHash } from './token.ts';

export type { Session } from './store.ts';

const cookieName = 'session_token';
/** 14 days after the last visit (spec §9 cookies: default). */
export const sessionLifetimeSeconds = 1_209_600;
/** A visit is noted once an hour, not with every request. */
const notedMs = 3_600_000;

const endOf = (now: Date): Date => new Date(now.getTime() + sessionLifetimeSeconds * 1000);

function tokenOf(call: Call): string | null {
  const token = call.bearer ?? call.cookie(cookieName);
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** The visitor's session, by cookie or bearer; null for a guest, who costs no query. */
export async function sessionOf(db: Db, call: Call): Promise<Session | null> {
  const token = tokenOf(call);
  if (token === null) return null;
  const hash = sessionHash(token);
  const known = recall(hash, call.now);
  if (known) return known;
  const reading = beginReading();
  const session = await findSession(db, hash, call.now);
  if (!session || !(await standsBehind(db, session, call.now))) {
    if (!call.bearer) forgetSession(call);
    return null;
  }
  // Neither lengthened nor remembered: it ends when it was said to, and with the staff session at once.
  if (session.staffSessionId !== null) return session;
  if (call.now.getTime() - session.lastSeenAt.getTime() > notedMs) {
    await touchSession(db, session.sessionId, endOf(call.now), call.now);
    if (!call.bearer) call.setCookie(cookieName, token, { maxAge: sessionLifetimeSeconds });
  }
  remember(hash, session, reading, call.now);
  return session;
}

/** Whether the staff session behind a session still holds; a customer's own needs none. */
const standsBehind = async (db: Db, { staffSessionId }: Session, now: Date): Promise<boolean> =>
  staffSessionId === null || (await staffOfSession(db, staffSessionId, now)) !== null;

/** Who signs in; with `signInId`, by a sign-in that was handed over from a sister brand's host. */
export interface Entering {
  readonly customerId: number;
  readonly signInId?: number | undefined;
}

/**
 * Signs this device in, under a token nobody has seen before (no fixation); answers it. `keepSession` puts it into the
 * cookie once the transaction has committed.
 */
export async function openSession(tx: Tx, { customerId, signInId }: Entering, call: Call): Promise<string> {
  const token = newSessionToken();
  const session = { tokenHash: sessionHash(token), customerId, device: deviceName(call.userAgent), expiresAt: endOf(call.now) };
  await insertSession(tx, { ...session, staffSessionId: null, signInId }, call.now);
  return token;
}

/** Puts the token into the cookie, once its transaction has committed. */
export function keepSession(call: Call, token: string, lifetimeSeconds = sessionLifetimeSeconds): void {
  call.setCookie(cookieName, token, { maxAge: lifetimeSeconds });
}

export function forgetSession(call: Call): void {
  call.setCookie(cookieName, null);
}

/** Ends a sign-in of a customer, at every brand it was handed over to; false when they have none of that id. */
export async function endSignIn(tx: Tx, customerId: number, signInId: number): Promise<boolean> {
  const ended = await deleteSignIn(tx, customerId, signInId);
  if (ended.length > 0) await purge(tx, ended.map(sessionTag));
  return ended.length > 0;
}

/** Ends all sessions of a customer, but those of the sign-in `except`; no process believes them any more. */
export async function endSessions(tx: Tx, customerId: number, except: number | null = null): Promise<void> {
  await deleteSessions(tx, customerId, except);
  await purge(tx, [customerTag(customerId)]);
}

/** Has what is remembered of a customer read anew: their name or address has changed. */
export const customerChanged = (tx: Tx, customerId: number): Promise<void> => purge(tx, [customerTag(customerId)]);
