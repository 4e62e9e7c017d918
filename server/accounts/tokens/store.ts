import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type Purpose = 'verify_email' | 'change_email' | 'stop_email_change' | 'reset_password' | 'hand_over' | 'second_step';

/** The subject of a token; `email` is the address concerned. */
export interface Token {
  readonly purpose: Purpose;
  readonly customerId: number;
  readonly email: string;
  readonly details: unknown;
}

const columns = sql`purpose, customer_id as "customerId", email, details`;

/** Stores a token. A token to verify, change or reset voids the earlier one of the same purpose. */
export async function saveToken(tx: Tx, tokenHash: string, token: Token, expiresAt: Date): Promise<void> {
  const { purpose, customerId, email, details } = token;
  await sql`
    insert into accounts.token (token_hash, purpose, customer_id, email, details, expires_at)
    values (${tokenHash}, ${purpose}, ${customerId}, ${email}, ${JSON.stringify(details)}::jsonb, ${expiresAt})
    on conflict (customer_id, purpose) where purpose in ('verify_email', 'change_email', 'reset_password') do update
      set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`.execute(tx);
}

export async function findToken(db: Db, tokenHash: string, purposes: readonly Purpose[], now: Date): Promise<Token | null> {
  const { rows } = await sql<Token>`
    select ${columns} from accounts.token
    where token_hash = ${tokenHash} and purpose = any(${[...purposes]}::text[]) and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** A customer's valid token of a purpose that they have one of at most (see `saveToken`). */
export async function findTokenOf(
  db: Db,
  customerId: number,
  purpose: Extract<Purpose, 'verify_email' | 'change_email' | 'reset_password'>,
  now: Date,
): Promise<{ readonly email: string; readonly expiresAt: Date } | null> {
  const { rows } = await sql<{ email: string; expiresAt: Date }>`
    select email, expires_at as "expiresAt" from accounts.token
    where customer_id = ${customerId} and purpose = ${purpose} and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Has a customer's valid tokens of a purpose end then. */
export async function extendTokens(tx: Tx, customerId: number, purpose: Purpose, until: Date, now: Date): Promise<void> {
  await sql`
    update accounts.token set expires_at = ${until}
    where customer_id = ${customerId} and purpose = ${purpose} and expires_at > ${now}`.execute(tx);
}

/** False when somebody else used it first. */
export async function deleteToken(tx: Tx, tokenHash: string): Promise<boolean> {
  const { rows } = await sql`delete from accounts.token where token_hash = ${tokenHash} returning purpose`.execute(tx);
  return rows.length > 0;
}

/** Voids every token of a customer, whatever its purpose. */
export async function deleteTokens(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from accounts.token where customer_id = ${customerId}`.execute(tx);
}

export async function deleteTokensFor(tx: Tx, customerId: number, purpose: Purpose): Promise<void> {
  await sql`delete from accounts.token where customer_id = ${customerId} and purpose = ${purpose}`.execute(tx);
}

export async function deleteTokensExpiredBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from accounts.token where expires_at < ${before}`.execute(tx);
}
