import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** E-mails to these addresses, lowercase; without their texts, which have links that open things. */
export async function findMailData(db: Db, emails: readonly string[]): Promise<{ emails: Record<string, unknown>[] }> {
  const { rows } = await sql<{ emails: Record<string, unknown>[] }>`
    select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'template', template, 'subject', subject, 'created_at', created_at,
      'sent_at', sent_at)), '[]') as emails
    from email.outbox where lower(recipient) = any(${[...emails]}::text[])`.execute(db);
  return { emails: rows[0]?.emails ?? [] };
}

/** Deletes e-mails to these addresses, sent or not. */
export async function eraseMails(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`delete from email.outbox where lower(recipient) = any(${[...emails]}::text[])`.execute(tx);
}
