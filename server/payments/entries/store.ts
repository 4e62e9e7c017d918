import { sql } from 'kysely';
import type { MovementKind } from '../../../contract/payments/payments.ts';
import type { CurrencyCode } from '../../../contract/values/money.schemas.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { EntryKind, Operation, OperationFailure } from '../provider.ts';

/** Who moves money. */
export type Actor = 'shopper' | 'system' | `staff:${number}`;

/** A movement of money as stored in the ledger. */
export interface Entry extends LedgerEntry {
  /** Our idempotency key at the provider; for an authorization the payment's id. */
  readonly key: string;
  readonly paymentId: string;
  /** The provider's reference; null while pending. */
  readonly reference: string | null;
  readonly failure: OperationFailure | null;
  readonly reason: string;
  readonly actor: Actor;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

const columns = sql`key, payment_id as "paymentId", kind, amount, state, reference, failure, reason, actor, created_at as "createdAt",
  settled_at as "settledAt"`;

/** A payment's movements, oldest first. The caller holds the payment's lock when deciding by them. */
export async function findEntries(db: Db, paymentId: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select ${columns} from payments.entry where payment_id = ${paymentId}::uuid order by created_at, key`.execute(db);
  return rows;
}

/** Cents of refunds that are pending, or were made after `since`, by order id; omits orders without. */
export async function findRefundsOnTheirWay(db: Db, orderIds: readonly number[], since: Date): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ orderId: number; cents: number }>`
    select p.order_id as "orderId", sum(e.amount)::int as cents from payments.payment p join payments.entry e on e.payment_id = p.id
    where p.order_id = any(${[...orderIds]}::bigint[]) and e.kind = 'refunded'
      and (e.state = 'pending' or (e.state = 'succeeded' and e.settled_at > ${since})) group by p.order_id`.execute(db);
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]));
}

/** Cents of these orders that the shop keeps: captured and not being refunded, or, before the capture, still to be captured. */
export async function sumKept(db: Db, orderIds: readonly number[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when m.captured > 0 then m.captured - m.refunded else greatest(m.authorized - m.voided - p.waived, 0) end), 0)::bigint as cents
    from payments.payment p cross join lateral (
      select coalesce(sum(e.amount) filter (where e.kind = 'authorized' and e.state = 'succeeded'), 0) as authorized,
        coalesce(sum(e.amount) filter (where e.kind = 'captured' and e.state = 'succeeded'), 0) as captured,
        coalesce(sum(e.amount) filter (where e.kind = 'refunded' and e.state <> 'failed'), 0) as refunded,
        coalesce(sum(e.amount) filter (where e.kind = 'voided' and e.state = 'succeeded'), 0) as voided
      from payments.entry e where e.payment_id = p.id) m
    where p.order_id = any(${[...orderIds]}::bigint[]) and p.state = 'succeeded'`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function findEntry(db: Db, key: string): Promise<Entry | null> {
  const { rows } = await sql<Entry>`select ${columns} from payments.entry where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await sql`
    insert into payments.entry (key, payment_id, kind, amount, state, reference, failure, reason, actor, created_at, settled_at)
    values (${entry.key}, ${entry.paymentId}::uuid, ${entry.kind}, ${entry.amount}, ${entry.state}, ${entry.reference}, ${entry.failure},
      ${entry.reason}, ${entry.actor}, ${entry.createdAt}, ${entry.settledAt})`.execute(tx);
}

/** Records how a pending entry ended; the table rejects any other change. */
export async function saveEnd(
  tx: Tx,
  key: string,
  { state, reference, failure }: { state: 'succeeded' | 'failed'; reference: string | null; failure: OperationFailure | null },
  now: Date,
): Promise<void> {
  await sql`
    update payments.entry set state = ${state}, reference = ${reference}, failure = ${failure}, settled_at = ${now}
    where key = ${key}`.execute(tx);
}

/** A pending entry as an operation for its provider; null when the key has none. */
export async function findPendingOperation(db: Db, key: string): Promise<{ provider: string; operation: Operation } | null> {
  const { rows } = await sql<Omit<Operation, 'kind'> & { kind: EntryKind; provider: string }>`
    select e.key, e.kind, e.payment_id as "paymentId", e.amount, p.currency, p.gateway as provider,
      (select coalesce(s.reference, '') from payments.entry s
        where s.payment_id = e.payment_id and s.state = 'succeeded'
          and s.kind = case when e.kind = 'refunded' then 'captured' else 'authorized' end) as reference
    from payments.entry e join payments.payment p on p.id = e.payment_id
    where e.key = ${key} and e.state = 'pending'`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { provider, ...operation } = row;
  return { provider, operation: operation as Operation };
}

/** Keys of entries pending since before then, oldest first. */
export async function findPendingKeys(db: Db, createdBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from payments.entry where state = 'pending' and created_at <= ${createdBefore} order by created_at limit ${limit}`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** A provider's payments authorized in that time for which no capture or void was requested. */
export async function findUntaken(
  db: Db,
  provider: string,
  { after, until }: { after: Date; until: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payments.entry a join payments.payment p on p.id = a.payment_id
    where a.kind = 'authorized' and a.state = 'succeeded' and a.settled_at > ${after} and a.settled_at <= ${until} and p.gateway = ${provider}
      and not exists (select from payments.entry e where e.payment_id = p.id and e.kind in ('captured', 'voided'))
    order by a.settled_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const again = 'again:';
/** Begins the keys of refunds of waived money, which the shop requests itself. */
export const waivedKey = 'waived:';
/** The key for retrying a failed entry. The prefix goes in front because `waive` recognizes its own keys by how they begin. */
export const keyToRetry = (key: string): string => again + key;

/** A failed movement, for staff. */
export type FailedEntry = Pick<Entry, 'key' | 'paymentId' | 'kind' | 'amount' | 'failure' | 'settledAt'> & {
  readonly orderId: number;
  readonly currency: CurrencyCode;
};

const needsAttention = (kind: MovementKind | null) => sql`
  e.state = 'failed' and e.kind <> 'authorized' and (${kind}::text is null or e.kind = ${kind})
  and (e.kind <> 'captured' or exists (select from payments.payment o where o.id = e.payment_id and o.waived < o.amount))
  and not exists (select from payments.entry a where a.key = ${again} || e.key) and not exists (
    select from payments.entry l where l.payment_id = e.payment_id and l.state <> 'failed' and l.created_at > e.settled_at
      and case when e.kind = 'refunded' then l.kind = 'refunded' and l.reason = e.reason and l.key not like ${`${waivedKey}%`} else l.kind in ('captured', 'voided') end)`;

/**
 * Failed captures, voids and refunds that nobody has retried, latest first. A later request under another key that has not failed counts as a retry;
 * a refund only with the same reason, and none
 * that the shop requested for something else of the order, such as its next cancellation. A capture has the cents that are due now, and is left out
 * where nothing is.
 */
export async function findFailedEntries(
  db: Db,
  { kind = null, offset = 0, limit }: { kind?: MovementKind | null; offset?: number; limit: number },
): Promise<FailedEntry[]> {
  const { rows } = await sql<FailedEntry>`
    select e.key, e.payment_id as "paymentId", e.kind, case when e.kind = 'captured' then p.amount - p.waived else e.amount end as amount, e.failure, e.settled_at as "settledAt", p.order_id as "orderId", p.currency
    from payments.entry e join payments.payment p on p.id = e.payment_id
    where ${needsAttention(kind)} order by e.settled_at desc, e.key offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How many `findFailedEntries` has in all. */
export async function countFailedEntries(db: Db, kind: MovementKind | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from payments.entry e where ${needsAttention(kind)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many `findFailedEntries` has in all, and how many of them failed after a moment. */
export async function countFailedSince(db: Db, since: Date): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where e.settled_at > ${since})::int as fresh
    from payments.entry e where ${needsAttention(null)}`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

/** The parts of an entry that are compared with a provider's. */
export type BookedEntry = Pick<Entry, 'key' | 'kind' | 'amount' | 'state'>;

/** A provider's entries that ended in that time, those still pending from before its end, and those with these keys. */
export async function findBooked(
  db: Db,
  provider: string,
  { since, until, keys }: { since: Date; until: Date; keys: readonly string[] },
): Promise<BookedEntry[]> {
  const { rows } = await sql<BookedEntry>`
    select e.key, e.kind, e.amount, e.state from payments.entry e join payments.payment p on p.id = e.payment_id
    where p.gateway = ${provider} and (e.settled_at between ${since} and ${until}
      or (e.state = 'pending' and e.created_at <= ${until}) or e.key = any(${keys}::text[]))`.execute(db);
  return rows;
}
