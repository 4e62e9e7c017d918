import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Customer } from '../customer.ts';

/** A device that is signed in. */
export interface Session {
  readonly sessionId: number;
  readonly customer: Customer;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

type SessionRow = Customer & Omit<Session, 'customer'>;

/** The session of a token, with its customer; one indexed query. Null when it has ended or run out. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<Session | null> {
  const { rows } = await sql<SessionRow>`
    select s.id as "sessionId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", c.id as "customerId", c.email,
      c.email_verified_at is not null as "emailVerified", c.first_name as "firstName", c.last_name as "lastName"
    from accounts.session s join accounts.customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { sessionId, lastSeenAt, expiresAt, ...customer } = row;
  return { sessionId, lastSeenAt, expiresAt, customer };
}

export interface NewSession {
  readonly tokenHash: string;
  readonly customerId: number;
  readonly device: string;
  readonly expiresAt: Date;
}

export async function insertSession(tx: Tx, { tokenHash, customerId, device, expiresAt }: NewSession, now: Date): Promise<void> {
  await sql`
    insert into accounts.session (token_hash, customer_id, device, created_at, last_seen_at, expires_at)
    values (${tokenHash}, ${customerId}, ${device}, ${now}, ${now}, ${expiresAt})`.execute(tx);
}

/** Notes that a session is in use; a single statement, a transaction of its own. */
export async function touchSession(db: Db, sessionId: number, expiresAt: Date, now: Date): Promise<void> {
  await sql`update accounts.session set last_seen_at = ${now}, expires_at = ${expiresAt} where id = ${sessionId}`.execute(db);
}

export interface Device {
  readonly sessionId: number;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Where a customer is signed in, latest use first. */
export async function findDevices(db: Db, customerId: number, now: Date): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select id as "sessionId", device, created_at as "createdAt", last_seen_at as "lastSeenAt" from accounts.session
    where customer_id = ${customerId} and expires_at > ${now} order by last_seen_at desc, id desc limit 50`.execute(db);
  return rows;
}

/** Deletes a session of this customer; false when there is none. */
export async function deleteSession(tx: Tx, customerId: number, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from accounts.session where id = ${sessionId} and customer_id = ${customerId} returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes all sessions of a customer, but one where it is given. */
export async function deleteSessions(tx: Tx, customerId: number, except: number | null): Promise<void> {
  await sql`
    delete from accounts.session where customer_id = ${customerId} and id is distinct from ${except}::bigint`.execute(tx);
}

export async function deleteSessionsExpiredBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from accounts.session where expires_at < ${before}`.execute(tx);
}
