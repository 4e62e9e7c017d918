import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProviderEvent } from '../provider.ts';

/** Stores an event; false when it has arrived before. */
export async function insertEvent(tx: Tx, provider: string, { id, paymentId }: ProviderEvent, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payments.webhook_event (provider, event_id, payment_id, received_at)
    values (${provider}, ${id}, ${paymentId}::uuid, ${now}) on conflict (provider, event_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Pending keys of this provider's payment: its operations, and the payment's id until it is settled. */
export async function findPendingOf(db: Db, provider: string, paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select p.id::text as key from payments.payment p
    where p.id = ${paymentId}::uuid and p.gateway = ${provider} and p.state in ('pending', 'challenge')
    union all
    select e.key from payments.entry e join payments.payment p on p.id = e.payment_id
    where p.id = ${paymentId}::uuid and p.gateway = ${provider} and e.state = 'pending'`.execute(db);
  return rows.map(({ key }) => key);
}

/** Deletes events that arrived before then. */
export async function deleteEventsBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from payments.webhook_event where received_at < ${before}`.execute(tx);
}

/** When a provider's last webhook arrived whose signature held, and whose did not. */
export async function findWebhookTimes(db: Db, provider: string): Promise<{ acceptedAt: Date | null; refusedAt: Date | null }> {
  const { rows } = await sql<{ acceptedAt: Date | null; refusedAt: Date | null }>`
    select (select max(received_at) from payments.webhook_event where provider = ${provider}) as "acceptedAt",
      (select refused_at from payments.webhook_refusal where provider = ${provider}) as "refusedAt"`.execute(db);
  return rows[0] ?? { acceptedAt: null, refusedAt: null };
}

export async function saveRefusal(tx: Tx, provider: string, now: Date): Promise<void> {
  await sql`
    insert into payments.webhook_refusal (provider, refused_at) values (${provider}, ${now})
    on conflict (provider) do update set refused_at = excluded.refused_at`.execute(tx);
}
