import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import type { Call } from '../../platform/http/call.ts';
import { staffSessionsEnded } from '../events.ts';
import type { StaffMember } from '../member.ts';
import { hashOf, isToken, newToken } from '../tokens.ts';
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
/** Much shorter than a customer's: half an hour without a request, a working day at the most; five minutes between the two steps. */
const idleMs = 1_800_000;
const lifetimesMs = { complete: 8 * 3_600_000, firstStep: 300_000 } as const;
/** A request is noted once a minute. */
const notedMs = 60_000;

const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs);

/** The session of this device whatever step it is at; by cookie only, since no program signs in as staff. */
export async function sessionOf(db: Db, call: Call): Promise<StaffSession | null> {
  const token = call.cookie(cookieName);
  if (token === undefined || !isToken(token)) return null;
  return noted(db, await findSession(db, hashOf(token), call.now, idleSince(call.now)), call.now);
}

/** The member of staff who is signed in with both factors; null for everybody else, who costs no query. */
export async function staffOf(db: Db, call: Call): Promise<StaffMember | null> {
  return asMember(await sessionOf(db, call));
}

/** The member behind a session that something hangs on; null once it has ended. What is done with it counts as its use. */
export async function staffOfSession(db: Db, sessionId: number, now: Date): Promise<StaffMember | null> {
  return asMember(await noted(db, await findSessionById(db, sessionId, now, idleSince(now)), now));
}

async function noted(db: Db, session: StaffSession | null, now: Date): Promise<StaffSession | null> {
  if (session && now.getTime() - session.lastSeenAt.getTime() > notedMs) await touchSession(db, session.sessionId, now);
  return session;
}

function asMember(session: StaffSession | null): StaffMember | null {
  if (!session?.complete) return null;
  const { memberId, name, email, role, sessionId } = session;
  return { memberId, name, email, role, sessionId };
}

/** Opens a session under a token nobody has seen before, at either step, and answers the token for `keepSession`. */
export async function openSession(tx: Tx, memberId: number, step: keyof typeof lifetimesMs, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimesMs[step]);
  await insertSession(tx, { tokenHash: hashOf(token), memberId, complete: step === 'complete', expiresAt }, now);
  return token;
}

/** A further token of a session, for the cookie of another brand's host. */
export async function addToken(tx: Tx, sessionId: number): Promise<string> {
  const token = newToken();
  await insertToken(tx, sessionId, hashOf(token));
  return token;
}

/** Puts the token into the cookie, once its transaction has committed. It goes when the browser is closed. */
export const keepSession = (call: Call, token: string): void => call.setCookie(cookieName, token);

export const forgetSession = (call: Call): void => call.setCookie(cookieName, null);

export async function endSession(tx: Tx, sessionId: number, now: Date): Promise<void> {
  const memberId = await deleteSession(tx, sessionId);
  if (memberId !== null) await emit(tx, staffSessionsEnded, { memberId, sessionIds: [sessionId], now });
}

/** Ends all sessions of a member: they were disabled, reset, or are somebody else now. */
export async function endSessionsOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  const sessionIds = await deleteSessionsOf(tx, memberId);
  if (sessionIds.length > 0) await emit(tx, staffSessionsEnded, { memberId, sessionIds, now });
}
