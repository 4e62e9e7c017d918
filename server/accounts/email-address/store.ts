import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emailKey } from '../customer.ts';

/** Notes the address that an account has just left. */
export async function insertPreviousEmail(tx: Tx, customerId: number, email: string, now: Date): Promise<void> {
  await sql`
    insert into accounts.previous_email (customer_id, email_key, left_at) values (${customerId}, ${emailKey(email)}, ${now})
    on conflict (customer_id, email_key) do update set left_at = excluded.left_at`.execute(tx);
}

/** The addresses that an account had before, lowercase; without those that are another account's by now. */
export async function findPreviousEmails(db: Db, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email_key as email from accounts.previous_email p
    where customer_id = ${customerId} and not exists (select from accounts.customer c where c.email_key = p.email_key and c.id <> p.customer_id)
    order by left_at`.execute(db);
  return rows.map(({ email }) => email);
}

/** Gives an account's earlier addresses to the one that it is merged into. */
export async function movePreviousEmails(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    insert into accounts.previous_email (customer_id, email_key, left_at)
    select ${to}::bigint, email_key, left_at from accounts.previous_email where customer_id = ${from}
    on conflict (customer_id, email_key) do nothing`.execute(tx);
}

export async function deletePreviousEmailsLeftBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from accounts.previous_email where left_at < ${before}`.execute(tx);
}
