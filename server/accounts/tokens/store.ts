import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type Purpose = 'verify_email' | 'reset_password';

/** A link that was mailed to `email`. */
export interface Link {
  readonly customerId: number;
  readonly email: string;
}

/** Keeps a link; an earlier one of the same purpose holds no more. */
export async function saveLink(tx: Tx, link: Link & { tokenHash: string; purpose: Purpose; expiresAt: Date }): Promise<void> {
  await sql`
    insert into accounts.token (token_hash, purpose, customer_id, email, expires_at)
    values (${link.tokenHash}, ${link.purpose}, ${link.customerId}, ${link.email}, ${link.expiresAt})
    on conflict (customer_id, purpose) do update
      set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`.execute(tx);
}

export async function findLink(db: Db, tokenHash: string, purpose: Purpose, now: Date): Promise<Link | null> {
  const { rows } = await sql<Link>`
    select customer_id as "customerId", email from accounts.token
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** The link, which is used up by that. */
export async function takeLink(tx: Tx, tokenHash: string, purpose: Purpose, now: Date): Promise<Link | null> {
  const { rows } = await sql<Link>`
    delete from accounts.token where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}
    returning customer_id as "customerId", email`.execute(tx);
  return rows[0] ?? null;
}

/** Makes a customer's links of a purpose hold no more. */
export async function deleteLinks(tx: Tx, customerId: number, purpose: Purpose): Promise<void> {
  await sql`delete from accounts.token where customer_id = ${customerId} and purpose = ${purpose}`.execute(tx);
}

export async function deleteLinksExpiredBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from accounts.token where expires_at < ${before}`.execute(tx);
}
