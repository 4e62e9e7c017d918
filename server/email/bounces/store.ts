import { sql } from 'kysely';
import { type BounceKind, bounceKinds } from '../../../contract/email/bounces.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Bounce } from './message.ts';

/** Stores what is known of e-mails of the outbox, each once; a report that is not worse than the stored one changes nothing. Answers the ids of changed ones. */
export async function saveBounces(tx: Tx, bounces: readonly Bounce[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into email.bounce (mail_id, kind, code, bounced_at)
    select o.id, r.kind, r.code, r.at
    from jsonb_to_recordset(${JSON.stringify(bounces)}::jsonb) as r ("mailId" bigint, "writtenMs" bigint, kind text, code text, at timestamptz)
    join email.outbox o on o.id = r."mailId" and floor(extract(epoch from o.created_at) * 1000) = r."writtenMs"
    order by o.id
    on conflict (mail_id) do update
    set kind = excluded.kind, code = excluded.code, bounced_at = excluded.bounced_at, dismissed_at = null
    where array_position(${[...bounceKinds]}::text[], excluded.kind) > array_position(${[...bounceKinds]}::text[], email.bounce.kind)
    returning mail_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Suppresses the recipients of those e-mails that bounced for good or were complained of. */
export async function suppressRecipients(tx: Tx, mailIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into email.suppressed (address, kind, since)
    select lower(o.recipient), min(b.kind), ${now} from email.bounce b join email.outbox o on o.id = b.mail_id
    where b.mail_id = any(${[...mailIds]}::bigint[]) and b.kind in ('permanent', 'complaint')
    group by lower(o.recipient) order by 1
    on conflict (address) do update set kind = excluded.kind, since = excluded.since where email.suppressed.kind <> 'complaint'`.execute(
    tx,
  );
}

/** Why an address gets no marketing, and since when. */
export interface Suppression {
  readonly kind: Exclude<BounceKind, 'temporary'>;
  readonly since: Date;
}

/** Null when it may get marketing. */
export async function findSuppression(db: Db, address: string): Promise<Suppression | null> {
  const { rows } = await sql<Suppression>`select kind, since from email.suppressed where address = lower(${address})`.execute(db);
  return rows[0] ?? null;
}

/** Ends an address's suppression, because its owner asks for e-mails. */
export async function deleteSuppression(tx: Tx, address: string): Promise<void> {
  await sql`delete from email.suppressed where address = lower(${address})`.execute(tx);
}

/** Takes a bounced e-mail off staff's list; its template, or null when it is not there. */
export async function dismissBounce(tx: Tx, mailId: number, now: Date): Promise<string | null> {
  const { rows } = await sql<{ template: string }>`
    update email.bounce b set dismissed_at = ${now} from email.outbox o
    where o.id = b.mail_id and b.mail_id = ${mailId} and b.dismissed_at is null returning o.template`.execute(tx);
  return rows[0]?.template ?? null;
}
