import { sql } from 'kysely';
import { paymentLink } from '../../../contract/urls/shop.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { deleteSuppression } from '../bounces/store.ts';

type Found = Record<'emails' | 'suppressedAddresses', Record<string, unknown>[]>;

/** The account whose person's e-mails are meant, as stored. To an unproved address only its own account e-mails are theirs: others may be somebody else's. */
interface Account {
  readonly email: string;
  readonly emailVerified: boolean;
  /** Proved before, lowercase. */
  readonly previousEmails: readonly string[];
  readonly createdAt: Date;
}

/** What e-mails are about that are the person's wherever they went: these orders, and payment links of these drafts. */
interface About {
  readonly orderNumbers: readonly string[];
  readonly draftUuids: readonly string[];
}

/** The address does not say whose a payment link is: links of several people may have gone to one. Its token begins with its draft's uuid. */
const linksOf = (draftUuids: readonly string[]) => draftUuids.map((uuid) => `%${paymentLink({ token: `${uuid}.` })}%`);

const provedOf = ({ email, emailVerified, previousEmails }: Account) => [
  ...(emailVerified ? [email.toLowerCase()] : []),
  ...previousEmails,
];

const theirs = (account: Account, { orderNumbers, draftUuids }: About) => sql`
  (lower(recipient) = any(${provedOf(account)}::text[])
    or (lower(recipient) = lower(${account.email}) and template = 'account' and created_at >= ${account.createdAt})
    or order_number = any(${[...orderNumbers]}::text[])
    or (template = 'payment-link' and content -> 'props' ->> 'payUrl' like any(${linksOf(draftUuids)}::text[])))`;

/**
 * A person's e-mails: to their account's address, and about these things; without their texts, which have links that open things. And whether a proved
 * address gets no marketing, and why.
 */
export async function findMailData(db: Db, account: Account, about: About): Promise<Found> {
  const { email, emailVerified } = account;
  const { rows } = await sql<Found>`
    select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'template', template, 'subject', subject, 'created_at', created_at,
      'sent_at', sent_at,
      'bounced', (select kind from email.bounce b where b.mail_id = outbox.id))), '[]') as emails,
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from email.suppressed s
        where address = lower(${email}) and ${emailVerified}::boolean) as "suppressedAddresses"
    from email.outbox where ${theirs(account, about)}`.execute(db);
  return rows[0] ?? { emails: [], suppressedAddresses: [] };
}

/** Deletes a person's e-mails, sent or not, and that their proved address gets no marketing. */
export async function eraseMails(tx: Tx, account: Account, about: About): Promise<void> {
  await sql`delete from email.outbox where ${theirs(account, about)}`.execute(tx);
  if (account.emailVerified) await deleteSuppression(tx, account.email);
}
