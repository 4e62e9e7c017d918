import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** An API key as stored; its id is that of the member it acts as. */
export interface StoredKey {
  readonly keyId: number;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: string[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

const columns = sql`k.member_id as "keyId", k.name, k.prefix, k.scopes, c.name as "createdBy", k.created_at as "createdAt",
  k.last_used_at as "lastUsedAt", k.expires_at as "expiresAt", k.revoked_at as "revokedAt"`;
const tables = sql`staff.api_key k join staff.member c on c.id = k.created_by`;

/** A key in use, by the hash of its secret. */
export interface UsableKey {
  readonly keyId: number;
  /** The name under which it acts. */
  readonly actorName: string;
  readonly scopes: string[];
  readonly lastUsedAt: Date | null;
}

/** Null for an unknown, expired or revoked key. */
export async function findUsableKey(db: Db, secretHash: string, now: Date): Promise<UsableKey | null> {
  const { rows } = await sql<UsableKey>`
    select k.member_id as "keyId", m.name as "actorName", k.scopes, k.last_used_at as "lastUsedAt"
    from staff.api_key k join staff.member m on m.id = k.member_id
    where k.secret_hash = ${secretHash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})`.execute(db);
  return rows[0] ?? null;
}

export async function touchKey(db: Db, keyId: number, now: Date): Promise<void> {
  await sql`update staff.api_key set last_used_at = ${now} where member_id = ${keyId}`.execute(db);
}

export async function countKeys(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from staff.api_key`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Usable keys first, then the latest first. */
export async function findKeys(db: Db, now: Date, { offset, limit }: { offset: number; limit: number }): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select ${columns} from ${tables}
    order by (k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})) desc, k.created_at desc, k.member_id desc
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export interface NewKey {
  readonly name: string;
  readonly actorName: string;
  readonly secretHash: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly createdBy: number;
  readonly expiresAt: Date | null;
}

/** Adds a key with the member it acts as; returns it. */
export async function insertKey(tx: Tx, key: NewKey, now: Date): Promise<StoredKey> {
  const { rows } = await sql<StoredKey>`
    with actor as (
      insert into staff.member (name, created_at, updated_at) values (${key.actorName}, ${now}, ${now}) returning id
    ), k as (
      insert into staff.api_key (member_id, name, secret_hash, prefix, scopes, created_by, created_at, expires_at)
      select id, ${key.name}, ${key.secretHash}, ${key.prefix}, ${key.scopes}::text[], ${key.createdBy}, ${now}, ${key.expiresAt} from actor
      returning *
    )
    select ${columns} from k join staff.member c on c.id = k.created_by`.execute(tx);
  const [added] = rows;
  if (!added) throw new Error('the API key was not stored');
  return added;
}

export async function lockKey(tx: Tx, keyId: number): Promise<StoredKey | null> {
  const { rows } = await sql<StoredKey>`select ${columns} from ${tables} where k.member_id = ${keyId} for update of k`.execute(tx);
  return rows[0] ?? null;
}

export async function saveRevoked(tx: Tx, keyId: number, now: Date): Promise<void> {
  await sql`update staff.api_key set revoked_at = ${now} where member_id = ${keyId}`.execute(tx);
}
