import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { EntryKind } from '../../provider.ts';

/** The PaymentIntent of a payment attempt. */
export interface KnownIntent {
  /** Null: abandoned before it was created. */
  readonly intentId: string | null;
  readonly isAbandoned: boolean;
}

export async function findIntent(db: Db, paymentId: string): Promise<KnownIntent | null> {
  const { rows } = await sql<KnownIntent>`
    select intent_id as "intentId", abandoned_at is not null as "isAbandoned" from stripe.intent
    where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Stores an attempt's intent once; an attempt already abandoned stays abandoned. */
export async function insertIntent(tx: Tx, paymentId: string, intentId: string, now: Date): Promise<void> {
  await sql`
    insert into stripe.intent (payment_id, intent_id, created_at) values (${paymentId}::uuid, ${intentId}, ${now})
    on conflict (payment_id) do nothing`.execute(tx);
}

/** Abandons an attempt, also one without an intent. */
export async function markAbandoned(tx: Tx, paymentId: string, now: Date): Promise<void> {
  await sql`
    insert into stripe.intent (payment_id, abandoned_at, created_at) values (${paymentId}::uuid, ${now}, ${now})
    on conflict (payment_id) do update set abandoned_at = coalesce(stripe.intent.abandoned_at, excluded.abandoned_at)`.execute(tx);
}

export async function unmarkAbandoned(tx: Tx, paymentId: string): Promise<void> {
  await sql`
    update stripe.intent set abandoned_at = null where payment_id = ${paymentId}::uuid and intent_id is not null`.execute(tx);
}

export async function findCustomer(db: Db, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ customerId: string }>`
    select customer_id as "customerId" from stripe.customer where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.customerId ?? null;
}

/** Stores an owner's customer; the first one stays. */
export async function insertCustomer(tx: Tx, ownerId: string, customerId: string, now: Date): Promise<void> {
  await sql`
    insert into stripe.customer (owner_id, customer_id, created_at) values (${ownerId}, ${customerId}, ${now})
    on conflict (owner_id) do nothing`.execute(tx);
}

/** A payment of ours with the keys and references of its ledger. */
export interface BookedIntent {
  readonly intentId: string;
  readonly paymentId: string;
  readonly entries: readonly { readonly key: string; readonly kind: EntryKind; readonly reference: string | null }[];
}

/** Our payments among these intents; others of the account are not ours. */
export async function findBooked(db: Db, intentIds: readonly string[]): Promise<BookedIntent[]> {
  const { rows } = await sql<BookedIntent>`
    select coalesce(i.intent_id, '') as "intentId", i.payment_id::text as "paymentId",
      coalesce((select jsonb_agg(jsonb_build_object('key', e.key, 'kind', e.kind, 'reference', e.reference)) from payments.entry e
        where e.payment_id = i.payment_id and e.state <> 'failed'), '[]'::jsonb) as entries
    from stripe.intent i where i.intent_id = any(${[...intentIds]}::text[])`.execute(db);
  return rows;
}
