import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Customer } from '../customer.ts';

/** A signed-in device. */
export interface Session {
  readonly sessionId: number;
  /** The original session's id, when it was transferred from a sister brand's host; otherwise its own. */
  readonly signInId: number;
  readonly customer: Customer;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** When the password was given; a transferred session has it from its original. */
  readonly signedInAt: Date;
  /** The staff session behind an impersonation; both end together. */
  readonly staffSessionId: number | null;
}

type SessionRow = Customer & Omit<Session, 'customer'>;

/** A token's session with its customer, in one indexed query; null when ended or expired. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<Session | null> {
  const { rows } = await sql<SessionRow>`
    select s.id as "sessionId", coalesce(s.sign_in_id, s.id) as "signInId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
      s.signed_in_at as "signedInAt", s.staff_session_id as "staffSessionId", c.id as "customerId", c.email, c.email_verified_at is not null as "emailVerified", c.first_name as "firstName", c.last_name as "lastName"
    from accounts.session s join accounts.customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { sessionId, signInId, lastSeenAt, expiresAt, signedInAt, staffSessionId, ...customer } = row;
  return { sessionId, signInId, lastSeenAt, expiresAt, signedInAt, staffSessionId, customer };
}

export interface NewSession {
  readonly tokenHash: string;
  readonly customerId: number;
  readonly device: string;
  readonly expiresAt: Date;
  readonly signedInAt: Date;
  readonly staffSessionId: number | null;
  /** The original session, when transferred from a sister brand's host. */
  readonly signInId?: number | undefined;
}

export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<void> {
  const { tokenHash, customerId, device, expiresAt, signedInAt, staffSessionId, signInId } = session;
  await sql`
    insert into accounts.session (token_hash, customer_id, device, created_at, last_seen_at, expires_at, signed_in_at, staff_session_id, sign_in_id)
    values (${tokenHash}, ${customerId}, ${device}, ${now}, ${now}, ${expiresAt}, ${signedInAt}, ${staffSessionId}, ${signInId ?? null})`.execute(
    tx,
  );
}

/** Records the use of a session, in its own transaction. */
export async function touchSession(db: Db, sessionId: number, expiresAt: Date, now: Date): Promise<void> {
  await sql`update accounts.session set last_seen_at = ${now}, expires_at = ${expiresAt} where id = ${sessionId}`.execute(db);
}

/** Whether a session read earlier still exists. */
export async function isSessionOpen(tx: Tx, sessionId: number): Promise<boolean> {
  const { rows } = await sql`select from accounts.session where id = ${sessionId}`.execute(tx);
  return rows.length > 0;
}

/** When the password of a sign-in was given; null once the sign-in has ended. */
export async function findSignedInAt(tx: Tx, customerId: number, signInId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ signedInAt: Date }>`
    select signed_in_at as "signedInAt" from accounts.session
    where customer_id = ${customerId} and coalesce(sign_in_id, id) = ${signInId} and expires_at > ${now} limit 1`.execute(tx);
  return rows[0]?.signedInAt ?? null;
}

export interface Device {
  readonly signInId: number;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** A customer's sign-ins, latest use first; one per sign-in, whatever hosts it was transferred to. */
export async function findDevices(db: Db, customerId: number, now: Date): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select coalesce(sign_in_id, id) as "signInId", min(device) as device, min(created_at) as "createdAt", max(last_seen_at) as "lastSeenAt"
    from accounts.session where customer_id = ${customerId} and expires_at > ${now}
    group by 1 order by 4 desc, 1 desc limit 50`.execute(db);
  return rows;
}

/** Deletes all sessions of a customer's sign-in; returns them. */
export async function deleteSignIn(tx: Tx, customerId: number, signInId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from accounts.session where coalesce(sign_in_id, id) = ${signInId} and customer_id = ${customerId} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes all sessions of a customer except those of a given sign-in. */
export async function deleteSessions(tx: Tx, customerId: number, except: number | null): Promise<void> {
  await sql`
    delete from accounts.session where customer_id = ${customerId} and coalesce(sign_in_id, id) is distinct from ${except}::bigint`.execute(
    tx,
  );
}

/** Deletes sessions opened by staff sessions; returns their customers. */
export async function deleteSessionsOfStaff(
  tx: Tx,
  staffSessionIds: readonly number[],
): Promise<{ sessionId: number; customerId: number }[]> {
  const { rows } = await sql<{ sessionId: number; customerId: number }>`
    delete from accounts.session where staff_session_id = any(${[...staffSessionIds]}::bigint[])
    returning id as "sessionId", customer_id as "customerId"`.execute(tx);
  return rows;
}

export async function deleteSessionsExpiredBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from accounts.session where expires_at < ${before}`.execute(tx);
}
