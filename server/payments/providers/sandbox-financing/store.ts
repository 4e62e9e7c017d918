import { sql } from 'kysely';
import type { ApplicationState } from '../../../../contract/credit/store-card.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { ApplicationOpening, LinkedAccount, Repayment } from '../../financing-partner.ts';

/** An application in the fake bank's books: its decision, none of the input. */
export interface Application extends ApplicationOpening {
  readonly state: ApplicationState;
  /** The account's reference, once approved. */
  readonly account: string | null;
}

const columns = sql`id as "applicationId", partner, merchant, card, return_url as "returnUrl", prescreen_limit as "prescreenLimit", state,
  account`;

/** Opens an application once per id. */
export async function insertApplication(tx: Tx, one: ApplicationOpening, now: Date): Promise<void> {
  await sql`
    insert into sandbox_financing.application (id, partner, merchant, card, return_url, prescreen_limit, state, created_at)
    values (${one.applicationId}::uuid, ${one.partner}, ${one.merchant}, ${one.card}, ${one.returnUrl}, ${one.prescreenLimit}, 'open', ${now})
    on conflict (id) do nothing`.execute(tx);
}

export async function findApplication(db: Db, id: string): Promise<Application | null> {
  const { rows } = await sql<Application>`select ${columns} from sandbox_financing.application where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function lockApplication(tx: Tx, id: string): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${columns} from sandbox_financing.application where id = ${id}::uuid for update`.execute(tx);
  return rows[0] ?? null;
}

export async function saveApplication(tx: Tx, { applicationId, state, account }: Application): Promise<void> {
  await sql`
    update sandbox_financing.application set state = ${state}, account = ${account} where id = ${applicationId}::uuid`.execute(tx);
}

/** An account at the fake bank. */
export interface Account {
  readonly reference: string;
  readonly last4: string;
  /** Cents. */
  readonly limit: number;
  /** Its authorizations are answered later than the shop waits. */
  readonly isSlow: boolean;
}

const accountColumns = sql`reference, last4, credit_limit as "limit", is_slow as "isSlow"`;

/** What finds an account by its card. */
interface Findable {
  readonly card: string;
  /** Five digits; null where none was typed. */
  readonly postalCode: string | null;
  readonly numberHash: string;
}

export async function insertAccount(tx: Tx, one: Account & Findable, now: Date): Promise<void> {
  const { reference, last4, limit, isSlow, card, postalCode, numberHash } = one;
  await sql`
    insert into sandbox_financing.account (reference, last4, credit_limit, is_slow, card, postal_code, number_hash, created_at)
    values (${reference}, ${last4}, ${limit}, ${isSlow}, ${card}, ${postalCode}, ${numberHash}, ${now})`.execute(tx);
}

/** Accounts that may match a typed card; the hash of the number decides. */
export async function findByLast4(
  db: Db,
  { last4, postalCode, card }: { readonly last4: string; readonly postalCode: string; readonly card: string },
): Promise<(LinkedAccount & Pick<Findable, 'numberHash'>)[]> {
  const { rows } = await sql<LinkedAccount & { numberHash: string }>`
    select reference, last4, credit_limit as "limit", created_at as "openedAt", number_hash as "numberHash" from sandbox_financing.account
    where last4 = ${last4} and postal_code = ${postalCode} and card = ${card} and number_hash is not null limit 20`.execute(db);
  return rows;
}

/** Books a payment toward an account once per key; returns the outcome of the first. */
export async function insertRepayment(
  tx: Tx,
  { key, reference, amount, state }: Repayment & { readonly state: 'succeeded' | 'failed' },
  now: Date,
): Promise<'succeeded' | 'failed'> {
  await sql`
    insert into sandbox_financing.repayment (key, account, amount, state, created_at)
    values (${key}::uuid, ${reference}, ${amount}, ${state}, ${now}) on conflict (key) do nothing`.execute(tx);
  const { rows } = await sql<{ state: 'succeeded' | 'failed' }>`
    select state from sandbox_financing.repayment where key = ${key}::uuid`.execute(tx);
  return rows[0]?.state ?? state;
}

export async function findAccount(db: Db, reference: string): Promise<Account | null> {
  const { rows } = await sql<Account>`select ${accountColumns} from sandbox_financing.account where reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** Locked, so that two purchases at once cannot both take the last of its credit. */
export async function lockAccount(tx: Tx, reference: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select ${accountColumns} from sandbox_financing.account where reference = ${reference} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Cents charged to an account and neither refunded nor paid back, and cents reserved. */
export async function findUse(db: Db, reference: string): Promise<{ balance: number; reserved: number }> {
  const { rows } = await sql<{ balance: number; reserved: number }>`
    select coalesce(sum(captured - refunded), 0)::int - (select coalesce(sum(amount), 0)::int from sandbox_financing.repayment
        where account = ${reference} and state = 'succeeded') as balance,
      coalesce(sum(amount) filter (where captured = 0 and not voided), 0)::int as reserved
    from (
      select c.amount, coalesce(sum(o.amount) filter (where o.kind = 'captured'), 0) as captured,
        coalesce(sum(o.amount) filter (where o.kind = 'refunded'), 0) as refunded,
        coalesce(bool_or(o.kind = 'voided'), false) as voided
      from sandbox_gateway.charge c
      left join sandbox_gateway.operation o on o.payment_id = c.payment_id and o.status = 'succeeded'
      where c.account = ${reference} and c.status = 'succeeded'
      group by c.payment_id
    ) charges`.execute(db);
  return rows[0] ?? { balance: 0, reserved: 0 };
}
