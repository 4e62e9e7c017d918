import { sql } from 'kysely';
import { paymentLink } from '../../../contract/urls/shop.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

type Found = Record<'emails' | 'suppressedAddresses', Record<string, unknown>[]>;

/** What e-mails are about that went to another address than the person's: these orders, and payment links of these drafts. */
interface About {
  readonly orderNumbers: readonly string[];
  readonly draftUuids: readonly string[];
}

/** The address does not say whose a payment link is: links of several people may have gone to one. Its token begins with its draft's uuid. */
const linksOf = (draftUuids: readonly string[]) => draftUuids.map((uuid) => `%${paymentLink({ token: `${uuid}.` })}%`);

const theirs = (emails: readonly string[], { orderNumbers, draftUuids }: About) => sql`
  (lower(recipient) = any(${[...emails]}::text[]) or order_number = any(${[...orderNumbers]}::text[])
    or (template = 'payment-link' and content -> 'props' ->> 'payUrl' like any(${linksOf(draftUuids)}::text[])))`;

/**
 * E-mails to these addresses, lowercase, and about these things; without their texts, which have links that open things. And which of the addresses get no
 * marketing, and why.
 */
export async function findMailData(db: Db, emails: readonly string[], about: About): Promise<Found> {
  const { rows } = await sql<Found>`
    select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'template', template, 'subject', subject, 'created_at', created_at,
      'sent_at', sent_at,
      'bounced', (select kind from email.bounce b where b.mail_id = outbox.id))), '[]') as emails,
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from email.suppressed s where address = any(${[...emails]}::text[])) as "suppressedAddresses"
    from email.outbox where ${theirs(emails, about)}`.execute(db);
  return rows[0] ?? { emails: [], suppressedAddresses: [] };
}

/** Deletes e-mails to these addresses and about these things, sent or not, and that the addresses get no marketing. */
export async function eraseMails(tx: Tx, emails: readonly string[], about: About): Promise<void> {
  await sql`delete from email.outbox where ${theirs(emails, about)}`.execute(tx);
  await sql`delete from email.suppressed where address = any(${[...emails].map((email) => email.toLowerCase())}::text[])`.execute(tx);
}
