import { sql } from 'kysely';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import type { Payout, PayoutLine } from './payout.ts';

/** A range of the shop's days, `2026-01-31`, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Locks a provider's payouts against other imports until the transaction ends. */
export async function lockPayouts(tx: Tx, provider: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts ${provider}`}, 0))`.execute(tx);
}

/** Saves a payout in place of one of the same reference, without its lines; returns its id. */
export async function savePayout(
  tx: Tx,
  provider: string,
  { reference, paidOn }: Pick<Payout, 'reference' | 'paidOn'>,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<number> {
  await sql`delete from payments.payout where provider = ${provider} and reference = ${reference}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into payments.payout (provider, reference, paid_on, imported_by, imported_at)
    values (${provider}, ${reference}, ${paidOn}::date, ${by}, ${now}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function insertLines(tx: Tx, payoutId: number, lines: readonly PayoutLine[]): Promise<void> {
  await sql`
    insert into payments.payout_line (payout_id, reference, kind, category, at, gross, fee, movement, key)
    select ${payoutId}, reference, kind, category, at, gross, fee, movement, key
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l(reference text, kind text, category text, at timestamptz, gross bigint, fee bigint, movement text, key text)`.execute(tx);
}

/** Those of a provider's payouts that are known, by reference. */
export async function findKnown(db: Db, provider: string, references: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payments.payout where provider = ${provider} and reference = any(${[...references]}::text[])`.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

/** Finds the ledger's entries of lines that have none: settled within a week of them, as references have no index. Returns the payouts it concerned. */
export async function matchLines(tx: Tx, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with unknown as (
      select l.payout_id, l.reference, l.kind, l.movement, p.provider, l.at from payments.payout_line l join payments.payout p on p.id = l.payout_id
      where l.key is null and l.kind <> 'other' and l.movement is not null and l.at >= ${since}),
    matched as (
      update payments.payout_line l set key = e.key
      from unknown u
      join payments.entry e on e.reference = u.movement and e.kind = u.kind and e.state <> 'failed'
      join payments.payment g on g.id = e.payment_id and g.gateway = u.provider
      where l.payout_id = u.payout_id and l.reference = u.reference and e.settled_at between u.at - interval '7 days' and u.at + interval '7 days'
        and e.settled_at >= (select min(at) from unknown) - interval '7 days' and e.settled_at <= (select max(at) from unknown) + interval '7 days'
      returning l.payout_id)
    select distinct payout_id as id from matched`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Movements of payouts: lines about the same one are one, such as a charge and what of it was not captured. */
const moved = sql`
  select l.payout_id, l.kind, max(l.key) as key, max(l.category) as category, coalesce(max(l.movement), max(l.reference)) as reference,
    sum(l.gross) as gross, sum(l.fee) as fee
  from payments.payout_line l group by l.payout_id, l.kind, coalesce(l.key, l.movement, l.reference)`;
/** With the ledger's cents for it, with the same sign; 0 where it knows none. `m` is the movement, `e` the entry. */
const inLedger = sql`coalesce(case when e.kind = 'refunded' then -e.amount else e.amount end, 0)`;
const itsEntry = sql`payments.entry e on e.key = m.key and e.kind = m.kind and e.state = 'succeeded'`;

/** Sums payouts, and what the ledger has for them. */
export async function sumPayouts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update payments.payout p set captured = s.captured, refunded = s.refunded, other = s.other, fees = s.fees,
      ledger_captured = s.ledger_captured, ledger_refunded = s.ledger_refunded, differences = s.differences
    from (
      select m.payout_id, coalesce(sum(m.gross) filter (where m.kind = 'captured'), 0)::bigint as captured,
        -coalesce(sum(m.gross) filter (where m.kind = 'refunded'), 0)::bigint as refunded,
        coalesce(sum(m.gross) filter (where m.kind = 'other'), 0)::bigint as other, coalesce(sum(m.fee), 0)::bigint as fees,
        coalesce(sum(${inLedger}) filter (where m.kind = 'captured'), 0)::bigint as ledger_captured,
        -coalesce(sum(${inLedger}) filter (where m.kind = 'refunded'), 0)::bigint as ledger_refunded,
        count(*) filter (where m.kind <> 'other' and m.gross <> ${inLedger})::int as differences
      from (${moved}) m left join ${itsEntry} where m.payout_id = any(${[...ids]}::bigint[]) group by m.payout_id) s
    where s.payout_id = p.id`.execute(tx);
}

/** Cents: what was paid out, and what the ledger has of it. */
export interface PayoutSums {
  readonly captured: number;
  readonly refunded: number;
  readonly other: number;
  readonly fees: number;
  readonly ledgerCaptured: number;
  readonly ledgerRefunded: number;
  readonly differences: number;
}

export interface ListedPayout extends PayoutSums {
  readonly payoutId: number;
  readonly provider: string;
  readonly reference: string;
  readonly paidOn: string;
}

/** The latest paid first. */
export async function findPayouts(db: Db, { from, to }: Days, { offset, limit }: Portion): Promise<ListedPayout[]> {
  const { rows } = await sql<ListedPayout>`
    select id as "payoutId", provider, reference, paid_on::text as "paidOn", captured, refunded, other, fees, ledger_captured as "ledgerCaptured",
      ledger_refunded as "ledgerRefunded", differences
    from payments.payout where paid_on between ${from}::date and ${to}::date order by paid_on desc, id desc offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function totalPayouts(db: Db, { from, to }: Days): Promise<PayoutSums & { payouts: number }> {
  const { rows } = await sql<PayoutSums & { payouts: number }>`
    select count(*)::int as payouts, coalesce(sum(captured), 0)::bigint as captured, coalesce(sum(refunded), 0)::bigint as refunded,
      coalesce(sum(other), 0)::bigint as other, coalesce(sum(fees), 0)::bigint as fees,
      coalesce(sum(ledger_captured), 0)::bigint as "ledgerCaptured", coalesce(sum(ledger_refunded), 0)::bigint as "ledgerRefunded",
      coalesce(sum(differences), 0)::int as differences
    from payments.payout where paid_on between ${from}::date and ${to}::date`.execute(db);
  const none = { captured: 0, refunded: 0, other: 0, fees: 0, ledgerCaptured: 0, ledgerRefunded: 0, differences: 0 };
  return rows[0] ?? { payouts: 0, ...none };
}

/** A movement on which a payout and the ledger differ. Cents as they change the balance. */
export interface PayoutDifference {
  readonly payoutId: number;
  readonly provider: string;
  readonly payout: string;
  readonly paidOn: string;
  readonly kind: 'captured' | 'refunded';
  /** The provider's reference. */
  readonly reference: string;
  readonly paid: number;
  readonly inLedger: number;
  /** Null for a movement that the ledger does not know. */
  readonly orderNumber: string | null;
}

/** Of payouts paid on these days, the latest first. */
export async function findPayoutDifferences(db: Db, { from, to }: Days, { offset, limit }: Portion): Promise<PayoutDifference[]> {
  const { rows } = await sql<PayoutDifference>`
    select p.id as "payoutId", p.provider, p.reference as payout, p.paid_on::text as "paidOn", m.kind, m.reference, m.gross::bigint as paid,
      ${inLedger}::bigint as "inLedger", o.order_number as "orderNumber"
    from payments.payout p join (${moved}) m on m.payout_id = p.id left join ${itsEntry}
    left join payments.entry known on known.key = m.key left join payments.payment g on g.id = known.payment_id left join orders.order o on o.id = g.order_id
    where p.differences > 0 and p.paid_on between ${from}::date and ${to}::date and m.kind <> 'other' and m.gross <> ${inLedger}
    order by p.paid_on desc, p.id desc, m.reference offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Money of the ledger that no payout has, by provider. */
export interface NotPaidOut {
  readonly provider: string;
  readonly movements: number;
  /** Cents: captures less refunds. */
  readonly amount: number;
  readonly since: Date;
}

/** What was captured and refunded since a moment, but not before a provider's first payout, and is in no payout. */
export async function findNotPaidOut(db: Db, since: Date): Promise<NotPaidOut[]> {
  const { rows } = await sql<NotPaidOut>`
    with first as (
      select provider, min(paid_on)::timestamp at time zone ${shopZone} as at from payments.payout group by provider)
    select g.gateway as provider, count(*)::int as movements,
      sum(case when e.kind = 'refunded' then -e.amount else e.amount end)::bigint as amount, min(e.settled_at) as since
    from payments.entry e join payments.payment g on g.id = e.payment_id join first f on f.provider = g.gateway
    where e.kind in ('captured', 'refunded') and e.state = 'succeeded' and e.settled_at >= ${since} and e.settled_at >= f.at
      and not exists (select from payments.payout_line l where l.key = e.key)
    group by g.gateway order by g.gateway`.execute(db);
  return rows;
}

/** Deletes a payout; returns what it was, or null for an unknown one. */
export async function deletePayout(tx: Tx, payoutId: number): Promise<{ provider: string; reference: string } | null> {
  const { rows } = await sql<{ provider: string; reference: string }>`
    delete from payments.payout where id = ${payoutId} returning provider, reference`.execute(tx);
  return rows[0] ?? null;
}
