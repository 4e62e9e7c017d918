import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { SignedInMember } from '../member.ts';

/** A session with its member; `complete` once the second factor was shown. */
export interface StaffSession extends SignedInMember {
  readonly complete: boolean;
  readonly lastSeenAt: Date;
}

const columns = sql`s.id as "sessionId", s.complete, s.last_seen_at as "lastSeenAt", m.id as "memberId", m.name, m.email, m.role`;

/** Only people have sessions. */
const isPerson = sql`m.email is not null and m.role is not null`;

/** A token's session, at any brand, unless expired, idle too long, or its member is disabled. */
export async function findSession(db: Db, tokenHash: string, now: Date, idleSince: Date): Promise<StaffSession | null> {
  const { rows } = await sql<StaffSession>`
    select ${columns} from staff.session s join staff.member m on m.id = s.member_id
    where s.id = coalesce((select id from staff.session where token_hash = ${tokenHash}),
      (select session_id from staff.session_token where token_hash = ${tokenHash})) and s.expires_at > ${now} and s.last_seen_at > ${idleSince} and m.disabled_at is null and ${isPerson}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The same by session id, for whatever depends on it. */
export async function findSessionById(db: Db, sessionId: number, now: Date, idleSince: Date): Promise<StaffSession | null> {
  const { rows } = await sql<StaffSession>`
    select ${columns} from staff.session s join staff.member m on m.id = s.member_id
    where s.id = ${sessionId} and s.expires_at > ${now} and s.last_seen_at > ${idleSince} and m.disabled_at is null and ${isPerson}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface NewStaffSession {
  readonly tokenHash: string;
  readonly memberId: number;
  readonly complete: boolean;
  readonly expiresAt: Date;
}

export async function insertSession(tx: Tx, { tokenHash, memberId, complete, expiresAt }: NewStaffSession, now: Date): Promise<void> {
  await sql`
    insert into staff.session (token_hash, member_id, complete, created_at, last_seen_at, expires_at)
    values (${tokenHash}, ${memberId}, ${complete}, ${now}, ${now}, ${expiresAt})`.execute(tx);
}

/** A further token of a session, for another host. */
export async function insertToken(tx: Tx, sessionId: number, tokenHash: string): Promise<void> {
  await sql`insert into staff.session_token (token_hash, session_id) values (${tokenHash}, ${sessionId})`.execute(tx);
}

/** Records the use of a session, in its own transaction. */
export async function touchSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await sql`update staff.session set last_seen_at = ${now} where id = ${sessionId}`.execute(db);
}

/** Returns the session's member; null when it had ended. */
export async function deleteSession(tx: Tx, sessionId: number): Promise<number | null> {
  const { rows } = await sql<{ memberId: number }>`
    delete from staff.session where id = ${sessionId} returning member_id as "memberId"`.execute(tx);
  return rows[0]?.memberId ?? null;
}

/** Deletes all sessions of a member; returns their ids. */
export async function deleteSessionsOf(tx: Tx, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`delete from staff.session where member_id = ${memberId} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteSessionsExpiredBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from staff.session where expires_at < ${before}`.execute(tx);
}
