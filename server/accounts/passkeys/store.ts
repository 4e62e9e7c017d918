import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export interface StoredPasskey {
  readonly passkeyId: number;
  readonly customerId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  /** The host where it was made. */
  readonly rpId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql`id as "passkeyId", customer_id as "customerId", credential_id as "credentialId", public_key as "publicKey", counter, transports,
  rp_id as "rpId", name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** A customer's passkeys for all hosts, newest first. */
export async function findPasskeys(db: Db, customerId: number): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select ${columns} from accounts.passkey where customer_id = ${customerId} order by created_at desc, id desc`.execute(db);
  return rows;
}

/** A passkey of this host. */
export async function findPasskey(db: Db, credentialId: string, rpId: string): Promise<StoredPasskey | null> {
  const { rows } = await sql<StoredPasskey>`
    select ${columns} from accounts.passkey where credential_id = ${credentialId} and rp_id = ${rpId}`.execute(db);
  return rows[0] ?? null;
}

/** False when some account has it. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<StoredPasskey, 'passkeyId' | 'createdAt' | 'lastUsedAt'>,
  now: Date,
): Promise<boolean> {
  const { customerId, credentialId, publicKey, counter, transports, rpId, name } = passkey;
  const { rows } = await sql`
    insert into accounts.passkey (customer_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
    values (${customerId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[], ${rpId}, ${name}, ${now})
    on conflict (credential_id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Records a use; false when the passkey is gone, or a use with this count was recorded before. */
export async function recordUse(tx: Tx, passkeyId: number, counter: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update accounts.passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${passkeyId} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(tx);
  return rows.length > 0;
}

/** False when the customer has no such passkey. */
export async function deletePasskey(tx: Tx, customerId: number, passkeyId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from accounts.passkey where id = ${passkeyId} and customer_id = ${customerId} returning id`.execute(tx);
  return rows.length > 0;
}

export async function deletePasskeys(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from accounts.passkey where customer_id = ${customerId}`.execute(tx);
}

export interface Challenge {
  readonly challenge: string;
  readonly rpId: string;
  /** Null for a sign-in. */
  readonly customerId: number | null;
}

export async function insertChallenge(
  db: Db,
  tokenHash: string,
  { challenge, rpId, customerId }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into accounts.passkey_challenge (token_hash, challenge, rp_id, customer_id, expires_at)
    values (${tokenHash}, ${challenge}, ${rpId}, ${customerId}, ${expiresAt})`.execute(db);
}

/** Uses up a challenge, in its own transaction; null when it was used, is too old, or was made for something else. */
export async function takeChallenge(
  db: Db,
  tokenHash: string,
  { rpId, customerId }: Omit<Challenge, 'challenge'>,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ challenge: string }>`
    delete from accounts.passkey_challenge
    where token_hash = ${tokenHash} and rp_id = ${rpId} and customer_id is not distinct from ${customerId}::bigint and expires_at > ${now}
    returning challenge`.execute(db);
  return rows[0]?.challenge ?? null;
}

/** Deletes those for adding a passkey to this account. */
export async function deleteChallenges(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from accounts.passkey_challenge where customer_id = ${customerId}`.execute(tx);
}

export async function deleteChallengesExpiredBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from accounts.passkey_challenge where expires_at < ${before}`.execute(tx);
}
