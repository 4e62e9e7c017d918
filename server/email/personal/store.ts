import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

type Found = Record<'emails' | 'suppressedAddresses', Record<string, unknown>[]>;

/** E-mails to these addresses, lowercase; without their texts, which have links that open things. And which of them get no marketing, and why. */
export async function findMailData(db: Db, emails: readonly string[]): Promise<Found> {
  const { rows } = await sql<Found>`
    select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'template', template, 'subject', subject, 'created_at', created_at,
      'sent_at', sent_at,
      'bounced', (select kind from email.bounce b where b.mail_id = outbox.id))), '[]') as emails,
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from email.suppressed s where address = any(${[...emails]}::text[])) as "suppressedAddresses"
    from email.outbox where lower(recipient) = any(${[...emails]}::text[])`.execute(db);
  return rows[0] ?? { emails: [], suppressedAddresses: [] };
}

/** Deletes e-mails to these addresses, sent or not, and that they get no marketing. */
export async function eraseMails(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`delete from email.outbox where lower(recipient) = any(${[...emails]}::text[])`.execute(tx);
  await sql`delete from email.suppressed where address = any(${[...emails].map((email) => email.toLowerCase())}::text[])`.execute(tx);
}
