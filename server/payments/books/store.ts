import { sql } from 'kysely';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { midnight } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import type { Difference } from '../reconciliation.ts';

/** A range of the shop's days, `2026-01-31`, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Sums the ledger's captures and refunds anew for the days of the last 26 hours, and those since the last sums; the whole ledger when nothing is summed
 * yet. Entries are never changed once settled, so earlier days stay.
 */
export async function sumLedger(tx: Tx, now: Date): Promise<void> {
  await sql`lock table payments.ledger_day in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ from: string }>`
    select least((${now}::timestamptz - interval '26 hours') at time zone ${shopZone},
      (select coalesce(max(day), '2000-01-01') from payments.ledger_day))::date::text as from`.execute(tx);
  const from = rows[0]?.from ?? '2000-01-01';
  await sql`delete from payments.ledger_day where day >= ${from}::date`.execute(tx);
  await sql`
    insert into payments.ledger_day (day, provider, captures, captured, refunds, refunded)
    select (e.settled_at at time zone ${shopZone})::date, p.gateway,
      count(*) filter (where e.kind = 'captured'), coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0),
      count(*) filter (where e.kind = 'refunded'), coalesce(sum(e.amount) filter (where e.kind = 'refunded'), 0)
    from payments.entry e join payments.payment p on p.id = e.payment_id
    where ((e.kind = 'captured' and e.state = 'succeeded') or (e.kind = 'refunded' and e.state = 'succeeded'))
      and e.settled_at >= ${midnight(from, 0)}
    group by 1, 2`.execute(tx);
}

/** Records that a provider's books were requested. */
export async function noteAsked(tx: Tx, provider: string, now: Date): Promise<void> {
  await sql`insert into payments.comparison (provider, asked_at) values (${provider}, ${now})
    on conflict (provider) do update set asked_at = excluded.asked_at`.execute(tx);
}

/** Cents of a day in a provider's books. */
export interface ProviderDay {
  readonly day: string;
  readonly captured: number;
  readonly refunded: number;
}

export interface Compared {
  readonly days: readonly ProviderDay[];
  /** Every key that was compared. */
  readonly keys: readonly string[];
  readonly differences: readonly Difference[];
}

/** Both sides are still as they were when somebody looked into the difference. */
const isSame = sql`(known.our_amount, known.our_state, known.their_amount, known.their_state)
  is not distinct from (excluded.our_amount, excluded.our_state, excluded.their_amount, excluded.their_state)`;

/** Saves what a provider showed: its days, and the differences. One that was found before and is none any more is deleted. */
export async function saveComparison(tx: Tx, provider: string, { days, keys, differences }: Compared, now: Date): Promise<void> {
  await noteAsked(tx, provider, now);
  await sql`update payments.comparison set answered_at = ${now} where provider = ${provider}`.execute(tx);
  await sql`
    insert into payments.provider_day (day, provider, captured, refunded)
    select day, ${provider}, captured, refunded from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(day date, captured bigint, refunded bigint)
    on conflict (day, provider) do update set captured = excluded.captured, refunded = excluded.refunded`.execute(tx);
  const rows = differences.map(({ key, ours, theirs }) => ({
    key,
    kind: (ours ?? theirs)?.kind,
    ourAmount: ours?.amount,
    ourState: ours?.state,
    theirAmount: theirs?.amount,
    theirState: theirs?.state,
  }));
  const found = rows.map(({ key }) => key);
  await sql`delete from payments.difference where provider = ${provider} and key = any(${[...keys]}::text[]) and key <> all(${found}::text[])`.execute(
    tx,
  );
  await sql`
    insert into payments.difference as known (provider, key, found_at, kind, our_amount, our_state, their_amount, their_state)
    select ${provider}, key, ${now}, kind, "ourAmount", "ourState", "theirAmount", "theirState"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(key text, kind text, "ourAmount" int, "ourState" text, "theirAmount" int, "theirState" text)
    on conflict (provider, key) do update set kind = excluded.kind, our_amount = excluded.our_amount, our_state = excluded.our_state,
      their_amount = excluded.their_amount, their_state = excluded.their_state,
      dismissed_at = case when ${isSame} then known.dismissed_at end, dismissed_by = case when ${isSame} then known.dismissed_by end,
      dismissed_because = case when ${isSame} then known.dismissed_because end`.execute(tx);
}

/** Keys of a provider's differences that still stand. */
export async function findDifferingKeys(db: Db, provider: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from payments.difference where provider = ${provider}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Cents: what the ledger has, and what the provider reported; null for a day that it did not report. */
export interface BookDay {
  readonly day: string;
  readonly provider: string;
  readonly captures: number;
  readonly captured: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly reportedCaptured: number | null;
  readonly reportedRefunded: number | null;
}

/** Days with movements on either side, the latest first. */
export async function findBookDays(db: Db, { from, to }: Days, { limit, offset }: Portion): Promise<{ days: BookDay[]; count: number }> {
  const { rows } = await sql<BookDay & { count: number }>`
    with ours as (select * from payments.ledger_day where day between ${from}::date and ${to}::date),
      theirs as (select * from payments.provider_day where day between ${from}::date and ${to}::date)
    select coalesce(o.day, t.day)::text as day, coalesce(o.provider, t.provider) as provider, coalesce(o.captures, 0) as captures,
      coalesce(o.captured, 0)::bigint as captured, coalesce(o.refunds, 0) as refunds, coalesce(o.refunded, 0)::bigint as refunded,
      t.captured as "reportedCaptured", t.refunded as "reportedRefunded", (count(*) over ())::int as count
    from ours o full join theirs t on t.day = o.day and t.provider = o.provider
    where o.day is not null or t.captured > 0 or t.refunded > 0
    order by 1 desc, 2 limit ${limit} offset ${offset}`.execute(db);
  return { days: rows.map(({ count: _, ...day }) => day), count: rows[0]?.count ?? 0 };
}

/** Cents and movements of the ledger. */
export interface BookSums {
  readonly captures: number;
  readonly captured: number;
  readonly refunds: number;
  readonly refunded: number;
}

export async function sumBooks(db: Db, { from, to }: Days): Promise<BookSums> {
  const { rows } = await sql<BookSums>`
    select coalesce(sum(captures), 0)::int as captures, coalesce(sum(captured), 0)::bigint as captured, coalesce(sum(refunds), 0)::int as refunds,
      coalesce(sum(refunded), 0)::bigint as refunded
    from payments.ledger_day where day between ${from}::date and ${to}::date`.execute(db);
  return rows[0] ?? { captures: 0, captured: 0, refunds: 0, refunded: 0 };
}

export interface FoundDifference {
  readonly provider: string;
  readonly key: string;
  readonly foundAt: Date;
  readonly kind: string;
  readonly ourAmount: number | null;
  readonly ourState: string | null;
  readonly theirAmount: number | null;
  readonly theirState: string | null;
  /** Null for a movement that the ledger does not know. */
  readonly orderNumber: string | null;
  readonly dismissedAt: Date | null;
  readonly dismissedBy: string | null;
  readonly dismissedBecause: string | null;
}

export async function countDifferences(db: Db, show: 'open' | 'dismissed'): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from payments.difference where (dismissed_at is null) = ${show === 'open'}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Differences that still stand, the newest first; or dismissed ones, the latest dismissed first. */
export async function findDifferences(db: Db, show: 'open' | 'dismissed', { offset, limit }: Portion): Promise<FoundDifference[]> {
  const { rows } = await sql<FoundDifference>`
    select d.provider, d.key, d.found_at as "foundAt", d.kind, d.our_amount as "ourAmount", d.our_state as "ourState",
      d.their_amount as "theirAmount", d.their_state as "theirState", o.order_number as "orderNumber",
      d.dismissed_at as "dismissedAt", d.dismissed_by as "dismissedBy", d.dismissed_because as "dismissedBecause"
    from payments.difference d left join payments.entry e on e.key = d.key left join payments.payment p on p.id = e.payment_id
    left join orders.order o on o.id = p.order_id
    where (d.dismissed_at is null) = ${show === 'open'}
    order by coalesce(d.dismissed_at, d.found_at) desc, d.provider, d.key offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Dismisses a difference, or takes that back (null); returns its sides, or null for an unknown one. */
export async function saveDismissal(
  tx: Tx,
  { provider, key }: Pick<FoundDifference, 'provider' | 'key'>,
  dismissal: { readonly at: Date; readonly by: string; readonly because: string } | null,
): Promise<Pick<FoundDifference, 'ourAmount' | 'ourState' | 'theirAmount' | 'theirState'> | null> {
  const { rows } = await sql<Pick<FoundDifference, 'ourAmount' | 'ourState' | 'theirAmount' | 'theirState'>>`
    update payments.difference set dismissed_at = ${dismissal?.at ?? null}, dismissed_by = ${dismissal?.by ?? null},
      dismissed_because = ${dismissal?.because ?? null}
    where provider = ${provider} and key = ${key}
    returning our_amount as "ourAmount", our_state as "ourState", their_amount as "theirAmount", their_state as "theirState"`.execute(tx);
  return rows[0] ?? null;
}

/** When each provider's books were last requested, and last received. */
export async function findComparisons(db: Db): Promise<{ provider: string; askedAt: Date; answeredAt: Date | null }[]> {
  const { rows } = await sql<{ provider: string; askedAt: Date; answeredAt: Date | null }>`
    select provider, asked_at as "askedAt", answered_at as "answeredAt" from payments.comparison order by 1`.execute(db);
  return rows;
}
