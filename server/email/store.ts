import { sql } from 'kysely';
import type { BounceKind } from '../../contract/email/bounces.ts';
import type { MailContent, RenderedMail } from '../../contract/email/email.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Portion } from '../platform/paging.ts';

/** An e-mail in the outbox; `rendered` is null until the job has run. */
export interface StoredMail {
  readonly id: number;
  readonly recipient: string;
  readonly content: MailContent;
  readonly rendered: RenderedMail | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const columns = sql`id, recipient, content, created_at as "createdAt", sent_at as "sentAt",
  case when subject is not null then jsonb_build_object('from', sender, 'subject', subject, 'html', html, 'text', body) end as rendered`;

export async function insertMail(tx: Tx, recipient: string, content: MailContent, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into email.outbox (recipient, template, content, created_at)
    values (${recipient}, ${content.template}, ${JSON.stringify(content)}::jsonb, ${now}) returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The outbox gave no id');
  return row.id;
}

/** Stores an e-mail about an order; null when the very same one to this address was written since `since`. */
export async function insertMailOnce(
  tx: Tx,
  recipient: string,
  content: MailContent,
  { since, now }: { since: Date; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into email.outbox (recipient, template, content, created_at)
    select ${recipient}, ${content.template}, n.content, ${now} from (select ${JSON.stringify(content)}::jsonb as content) n
    where not exists (
      select from email.outbox o where o.order_number = n.content #>> '{props,order,orderNumber}' and o.recipient = ${recipient}
        and o.created_at > ${since} and o.content = n.content)
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function findMail(db: Db, id: number): Promise<StoredMail | null> {
  const { rows } = await sql<StoredMail>`select ${columns} from email.outbox where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type ListedMail = Pick<StoredMail, 'id' | 'recipient' | 'createdAt' | 'sentAt'> & { readonly subject: string };

/** Rendered e-mails, newest first. */
export async function findMails(db: Db, { offset, limit }: Portion): Promise<ListedMail[]> {
  const { rows } = await sql<ListedMail>`
    select id, recipient, subject, created_at as "createdAt", sent_at as "sentAt" from email.outbox
    where subject is not null order by created_at desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countMails(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from email.outbox where subject is not null`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function saveRendered(tx: Tx, id: number, { from, subject, html, text }: RenderedMail): Promise<void> {
  await sql`update email.outbox set sender = ${from}, subject = ${subject}, html = ${html}, body = ${text} where id = ${id}`.execute(tx);
}

export async function saveSent(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update email.outbox set sent_at = ${now} where id = ${id}`.execute(tx);
}

/** Notes a failed try. */
export async function saveFailed(tx: Tx, id: number, failure: string, now: Date): Promise<void> {
  await sql`update email.outbox set failed_at = ${now}, failure = ${failure} where id = ${id}`.execute(tx);
}

/** An e-mail whose last try failed, or that bounced. */
export interface UnsentMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
  /** See `failureOf`; of a bounced one its code, if there is one. */
  readonly failure: string | null;
  readonly bounce: BounceKind | null;
}

/** Rendered before the first try, so each has a subject. */
const unsent = sql`sent_at is null and failed_at is not null and failure is not null and subject is not null`;
/** Unsent e-mails, and sent ones that bounced and that nobody dismissed. */
const undelivered = sql<{ id: number; at: Date; failure: string | null; bounce: BounceKind | null }>`
  select id, failed_at as at, failure, null as bounce from email.outbox where ${unsent}
  union all
  select b.mail_id, b.bounced_at, b.code, b.kind from email.bounce b join email.outbox o on o.id = b.mail_id
  where b.dismissed_at is null and o.sent_at is not null and o.subject is not null`;

export async function countUnsent(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${undelivered}) as u`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many could not be sent or bounced, and how many of them after a moment. */
export async function countUnsentSince(db: Db, since: Date): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where u.at > ${since})::int as fresh from (${undelivered}) as u`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

/** The latest failure first. */
export async function findUnsent(db: Db, { offset, limit }: Portion): Promise<UnsentMail[]> {
  const { rows } = await sql<UnsentMail>`
    select o.id, o.recipient, o.subject, o.created_at as "createdAt", u.at as "failedAt", u.failure, u.bounce
    from (select * from (${undelivered}) as all_of_them order by at desc, id desc limit ${limit} offset ${offset}) as u
    join email.outbox o on o.id = u.id order by u.at desc, u.id desc`.execute(db);
  return rows;
}

/** Locks an e-mail that has not been sent, or bounced without a complaint, so that sending it again twice at once enqueues one job. */
export async function lockUnsent(tx: Tx, id: number): Promise<{ template: string; hasFailed: boolean } | null> {
  const { rows } = await sql<{ template: string; hasFailed: boolean }>`
    select o.template, o.failed_at is not null or o.sent_at is not null as "hasFailed" from email.outbox o
    where o.id = ${id} and (o.sent_at is null or exists (select from email.bounce b where b.mail_id = o.id and b.kind <> 'complaint'))
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** Makes an e-mail one that has not been sent yet, and takes it off the list until its next failure. */
export async function saveTriedAgain(tx: Tx, id: number): Promise<void> {
  await sql`update email.outbox set sent_at = null, failed_at = null, failure = null where id = ${id}`.execute(tx);
  await sql`delete from email.bounce where mail_id = ${id}`.execute(tx);
}

/** A rendered e-mail about an order. */
export interface OrderMail {
  readonly id: number;
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly hasFailed: boolean;
  readonly bounce: BounceKind | null;
}

const ofOrder = (orderNumber: string, templates: readonly string[]) => sql`
  order_number = ${orderNumber} and template = any(${[...templates]}::text[]) and subject is not null`;
const orderMailColumns = sql`id, template, recipient, subject, created_at as "createdAt", sent_at as "sentAt",
  failed_at is not null and sent_at is null as "hasFailed", (select kind from email.bounce b where b.mail_id = outbox.id) as bounce`;

export async function countOrderMails(db: Db, orderNumber: string, templates: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from email.outbox where ${ofOrder(orderNumber, templates)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** E-mails of an order with these templates, newest first. */
export async function findOrderMails(
  db: Db,
  orderNumber: string,
  templates: readonly string[],
  { offset, limit }: Portion,
): Promise<OrderMail[]> {
  const { rows } = await sql<OrderMail>`
    select ${orderMailColumns} from email.outbox where ${ofOrder(orderNumber, templates)}
    order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** One of them; null for an e-mail of another order or template. */
export async function findOrderMail(db: Db, orderNumber: string, templates: readonly string[], id: number): Promise<OrderMail | null> {
  const { rows } = await sql<OrderMail>`
    select ${orderMailColumns} from email.outbox where id = ${id} and ${ofOrder(orderNumber, templates)}`.execute(db);
  return rows[0] ?? null;
}

/** What an e-mail tells of a parcel. */
export interface ToldParcel {
  readonly shipmentUuid: string;
  /** Its carrier's code. */
  readonly carrier: string;
  readonly trackingNumber: string | null;
  /** The whole order is in it. */
  readonly isWhole: boolean;
}

/** Null for an e-mail about something else. */
export async function findToldParcel(db: Db, id: number): Promise<ToldParcel | null> {
  const { rows } = await sql<ToldParcel>`
    select content #>> '{props,shipment,shipmentUuid}' as "shipmentUuid", content #>> '{props,shipment,carrier,code}' as carrier,
      content #>> '{props,shipment,trackingNumber}' as "trackingNumber", coalesce((content #> '{props,isWhole}')::boolean, false) as "isWhole"
    from email.outbox where id = ${id} and content #> '{props,shipment}' is not null`.execute(db);
  return rows[0] ?? null;
}

/** Copies an e-mail as it was rendered; null when a copy to this address was written since `since`. */
export async function copyMail(
  tx: Tx,
  id: number,
  { recipient, since, now }: { recipient: string; since: Date; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into email.outbox (recipient, template, content, created_at, sender, subject, html, body, copy_of)
    select ${recipient}, o.template, o.content, ${now}, o.sender, o.subject, o.html, o.body, o.id from email.outbox o
    where o.id = ${id} and not exists (
      select from email.outbox c where c.order_number = o.order_number and c.copy_of = o.id and c.recipient = ${recipient} and c.created_at > ${since})
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Replaces a text wherever it is in an e-mail. */
export async function replaceInMail(tx: Tx, id: number, from: string, to: string): Promise<void> {
  await sql`
    update email.outbox set content = replace(content::text, ${from}, ${to})::jsonb, html = replace(html, ${from}, ${to}),
      body = replace(body, ${from}, ${to})
    where id = ${id}`.execute(tx);
}

/** Deletes e-mails written before a moment, sent or not; returns how many. */
export async function deleteMailsWrittenBefore(tx: Tx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from email.outbox where created_at < ${before}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
