import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import type { Call } from '../../platform/http/call.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { staffSessionsEnded } from '../events.ts';
import type { SignedInMember } from '../member.ts';
import { isToken, newToken } from '../tokens.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSessionById,
  insertSession,
  insertToken,
  type StaffSession,
  touchSession,
} from './store.ts';

const cookieName = 'staff_session_token';
/** Much shorter than a customer's: half an hour idle, a working day at most; five minutes between the two steps. */
const idleMs = 1_800_000;
const lifetimesMs = { complete: 8 * 3_600_000, firstStep: 300_000 } as const;
/** Requests are recorded once a minute. */
const notedMs = 60_000;

const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs);

/** This device's session at either step; by cookie only, as no program signs in as staff. */
export async function sessionOf(db: Db, call: Call): Promise<StaffSession | null> {
  const token = call.cookie(cookieName);
  if (token === undefined || !isToken(token)) return null;
  return noted(db, await findSession(db, tokenHash(token), call.now, idleSince(call.now)), call.now);
}

/** The staff member signed in with both factors; null for all others, without a query. */
export async function staffOf(db: Db, call: Call): Promise<SignedInMember | null> {
  return asMember(await sessionOf(db, call));
}

/** The member of a session that something depends on; null once it has ended. Counts as use of the session. */
export async function staffOfSession(db: Db, sessionId: number, now: Date): Promise<SignedInMember | null> {
  return asMember(await noted(db, await findSessionById(db, sessionId, now, idleSince(now)), now));
}

async function noted(db: Db, session: StaffSession | null, now: Date): Promise<StaffSession | null> {
  if (session && now.getTime() - session.lastSeenAt.getTime() > notedMs) await touchSession(db, session.sessionId, now);
  return session;
}

function asMember(session: StaffSession | null): SignedInMember | null {
  if (!session?.complete) return null;
  const { memberId, name, email, role, sessionId } = session;
  return { memberId, name, email, role, sessionId };
}

/** Opens a session at either step under a fresh token and returns the token for `keepSession`. */
export async function openSession(tx: Tx, memberId: number, step: keyof typeof lifetimesMs, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimesMs[step]);
  await insertSession(tx, { tokenHash: tokenHash(token), memberId, complete: step === 'complete', expiresAt }, now);
  return token;
}

/** A further token of a session, for another brand's cookie. */
export async function addToken(tx: Tx, sessionId: number): Promise<string> {
  const token = newToken();
  await insertToken(tx, sessionId, tokenHash(token));
  return token;
}

/** Sets the session cookie after the transaction has committed; it ends with the browser. */
export const keepSession = (call: Call, token: string): void => call.setCookie(cookieName, token);

export const forgetSession = (call: Call): void => call.setCookie(cookieName, null);

export async function endSession(tx: Tx, sessionId: number, now: Date): Promise<void> {
  const memberId = await deleteSession(tx, sessionId);
  if (memberId !== null) await emit(tx, staffSessionsEnded, { memberId, sessionIds: [sessionId], now });
}

/** Ends all sessions of a member who was disabled, reset, or changed. */
export async function endSessionsOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  const sessionIds = await deleteSessionsOf(tx, memberId);
  if (sessionIds.length > 0) await emit(tx, staffSessionsEnded, { memberId, sessionIds, now });
}
