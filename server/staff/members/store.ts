import { sql } from 'kysely';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A staff member as stored. */
export interface StoredMember {
  readonly memberId: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Null until the set-up link was used. */
  readonly passwordHash: string | null;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

const columns = sql`m.id as "memberId", m.email, m.name, m.role, m.password_hash as "passwordHash", m.disabled_at as "disabledAt",
  m.created_at as "createdAt"`;

/** An API key's member has neither. */
const isPerson = sql`m.email is not null and m.role is not null`;

/** The form in which an address is unique. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function findMemberByEmail(db: Db, email: string): Promise<StoredMember | null> {
  const { rows } =
    await sql<StoredMember>`select ${columns} from staff.member m where m.email_key = ${emailKey(email)} and ${isPerson}`.execute(db);
  return rows[0] ?? null;
}

/** The role of a member who is not disabled, or the scopes of an API key in use; null for others. */
export async function findActive(
  db: Db,
  memberId: number,
  now: Date,
): Promise<{ readonly role: Role | null; readonly scopes: string[] | null } | null> {
  const { rows } = await sql<{ role: Role | null; scopes: string[] | null }>`
    select m.role, k.scopes from staff.member m left join staff.api_key k on k.member_id = m.id
    where m.id = ${memberId} and m.disabled_at is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function lockMember(tx: Tx, memberId: number): Promise<StoredMember | null> {
  const { rows } =
    await sql<StoredMember>`select ${columns} from staff.member m where m.id = ${memberId} and ${isPerson} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Everyone who may stand in the audit log by name: members and API keys. */
export async function listActors(db: Db): Promise<{ memberId: number; name: string }[]> {
  const { rows } = await sql<{ memberId: number; name: string }>`
    select id as "memberId", name from staff.member order by lower(name), id`.execute(db);
  return rows;
}

/** All members by name, with their last visit; without API keys. */
export async function listMembers(db: Db): Promise<(StoredMember & { lastSeenAt: Date | null })[]> {
  const { rows } = await sql<StoredMember & { lastSeenAt: Date | null }>`
    select ${columns}, (select max(s.last_seen_at) from staff.session s where s.member_id = m.id) as "lastSeenAt"
    from staff.member m where ${isPerson} order by lower(m.name), m.id`.execute(db);
  return rows;
}

/** Administrators who can sign in. */
export async function countAdministrators(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from staff.member where role = 'administrator' and disabled_at is null and password_hash is not null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Members who have set up their account. */
export async function countReady(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from staff.member where password_hash is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Keeps others from adding members until the transaction ends. */
export async function lockMembers(tx: Tx): Promise<void> {
  await sql`lock table staff.member in share row exclusive mode`.execute(tx);
}

/** Null when the address is taken. */
export async function insertMember(tx: Tx, { email, name, role }: Pick<StoredMember, 'email' | 'name' | 'role'>, now: Date) {
  const { rows } = await sql<{ memberId: number }>`
    insert into staff.member (email, email_key, name, role, created_at, updated_at)
    values (${email.trim()}, ${emailKey(email)}, ${name}, ${role}, ${now}, ${now})
    on conflict (email_key) do nothing returning id as "memberId"`.execute(tx);
  return rows[0]?.memberId ?? null;
}

export async function saveRole(tx: Tx, memberId: number, role: Role, now: Date): Promise<void> {
  await sql`update staff.member set role = ${role}, updated_at = ${now} where id = ${memberId}`.execute(tx);
}

export async function savePassword(tx: Tx, memberId: number, passwordHash: string, now: Date): Promise<void> {
  await sql`update staff.member set password_hash = ${passwordHash}, updated_at = ${now} where id = ${memberId}`.execute(tx);
}

export async function saveDisabled(tx: Tx, memberId: number, now: Date): Promise<void> {
  await sql`update staff.member set disabled_at = ${now}, updated_at = ${now} where id = ${memberId}`.execute(tx);
}

/** Revokes both factors, and re-enables a disabled member by a new link. */
export async function clearFactors(tx: Tx, memberId: number, now: Date): Promise<void> {
  await sql`
    update staff.member set password_hash = null, totp_secret = null, totp_last_step = null, failed_codes = 0, codes_closed_until = null,
      disabled_at = null, updated_at = ${now} where id = ${memberId}`.execute(tx);
  await sql`delete from staff.recovery_code where member_id = ${memberId}`.execute(tx);
}

/** Active administrators except this one; locked, so that two cannot step down at once. */
export async function countOtherAdministrators(tx: Tx, memberId: number): Promise<number> {
  const { rows } = await sql`
    select id from staff.member
    where role = 'administrator' and disabled_at is null and password_hash is not null and id <> ${memberId} for update`.execute(tx);
  return rows.length;
}
