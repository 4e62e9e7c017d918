import { sql } from 'kysely';
import type { ApplicationState } from '../../contract/credit/store-card.ts';
import type { Db, Tx } from '../platform/db/index.ts';

/** Whose card of which brand. */
export interface CardHolder {
  readonly ownerId: string;
  readonly brand: string;
}

/** An application as the shop knows it, without what the applicant entered at the partner. */
export interface Application extends CardHolder {
  readonly applicationId: string;
  /** The provider's code. */
  readonly partner: string;
  readonly state: ApplicationState;
  /** The partner's page. */
  readonly url: string;
  readonly updatedAt: Date;
}

/** A store card of a visitor. */
export interface Account extends CardHolder {
  readonly accountId: number;
  readonly partner: string;
  /** The partner's name for it. */
  readonly reference: string;
  readonly last4: string;
  /** Cents. */
  readonly limit: number;
  readonly approvedAt: Date;
}

const applicationColumns = sql`id as "applicationId", owner_id as "ownerId", brand, partner, state, url, updated_at as "updatedAt"`;

/** A holder's latest application; null without one. */
export async function findLatestApplication(db: Db, { ownerId, brand }: CardHolder): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${applicationColumns} from credit.application where owner_id = ${ownerId} and brand = ${brand}
    order by opened_at desc, id limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function findApplication(db: Db, { ownerId, brand }: CardHolder, applicationId: string): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${applicationColumns} from credit.application
    where id = ${applicationId}::uuid and owner_id = ${ownerId} and brand = ${brand}`.execute(db);
  return rows[0] ?? null;
}

export async function lockApplication(tx: Tx, applicationId: string): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${applicationColumns} from credit.application where id = ${applicationId}::uuid for update`.execute(tx);
  return rows[0] ?? null;
}

/** Records an opened application; false when the holder has another undecided one. */
export async function insertApplication(tx: Tx, one: Application): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into credit.application (id, owner_id, brand, partner, state, url, opened_at, updated_at)
    values (${one.applicationId}::uuid, ${one.ownerId}, ${one.brand}, ${one.partner}, ${one.state}, ${one.url}, ${one.updatedAt}, ${one.updatedAt})
    on conflict (owner_id, brand) where state in ('open', 'referred', 'frozen') do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}

export async function saveState(tx: Tx, applicationId: string, state: ApplicationState, now: Date): Promise<void> {
  await sql`update credit.application set state = ${state}, updated_at = ${now} where id = ${applicationId}::uuid`.execute(tx);
}

const accountColumns = sql`id as "accountId", owner_id as "ownerId", brand, partner, reference, last4, credit_limit as "limit",
  approved_at as "approvedAt"`;

/** Records an approved account, once. One that somebody linked by its number meanwhile stays theirs. */
export async function insertAccount(tx: Tx, applicationId: string, one: Omit<Account, 'accountId'>): Promise<void> {
  await sql`
    insert into credit.account (application_id, owner_id, brand, partner, reference, last4, credit_limit, approved_at)
    values (${applicationId}::uuid, ${one.ownerId}, ${one.brand}, ${one.partner}, ${one.reference}, ${one.last4}, ${one.limit}, ${one.approvedAt})
    on conflict do nothing`.execute(tx);
}

/** Gives a visitor a card found by its number, possibly from a guest; null when a customer has it. */
export async function linkAccount(tx: Tx, one: Omit<Account, 'accountId'>): Promise<Account | null> {
  const { rows } = await sql<Account>`
    insert into credit.account (owner_id, brand, partner, reference, last4, credit_limit, approved_at)
    values (${one.ownerId}, ${one.brand}, ${one.partner}, ${one.reference}, ${one.last4}, ${one.limit}, ${one.approvedAt})
    on conflict (partner, reference) do update set owner_id = excluded.owner_id
    where account.owner_id = excluded.owner_id or account.owner_id not like 'customer:%'
    returning ${accountColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** A payment toward an account's balance. */
export interface StoredRepayment {
  readonly key: string;
  readonly accountId: number;
  /** Cents. */
  readonly amount: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly createdAt: Date;
}

const repaymentColumns = sql`key::text as key, account_id as "accountId", amount, state, created_at as "createdAt"`;

/** Records a requested payment, once per key; returns the payment stored under the key, even another visitor's. */
export async function insertRepayment(
  tx: Tx,
  { key, accountId, amount }: Pick<StoredRepayment, 'key' | 'accountId' | 'amount'>,
  now: Date,
): Promise<StoredRepayment | null> {
  await sql`
    insert into credit.repayment (key, account_id, amount, state, actor, created_at)
    values (${key}::uuid, ${accountId}, ${amount}, 'pending', 'shopper', ${now}) on conflict (key) do nothing`.execute(tx);
  return findRepayment(tx, key);
}

export async function findRepayment(db: Db, key: string): Promise<StoredRepayment | null> {
  const { rows } = await sql<StoredRepayment>`select ${repaymentColumns} from credit.repayment where key = ${key}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Records a payment's outcome; only the first counts. */
export async function saveRepayment(tx: Tx, key: string, state: 'succeeded' | 'failed', now: Date): Promise<void> {
  await sql`
    update credit.repayment set state = ${state}, settled_at = ${now} where key = ${key}::uuid and state = 'pending'`.execute(tx);
}

/** The latest payments toward an account, newest first. */
export async function findRepayments(db: Db, accountId: number): Promise<StoredRepayment[]> {
  const { rows } = await sql<StoredRepayment>`
    select ${repaymentColumns} from credit.repayment where account_id = ${accountId} order by created_at desc, key limit 50`.execute(db);
  return rows;
}

/** A partner's payments whose answer was lost, with its name for the account, oldest first. */
export async function findPendingRepayments(
  db: Db,
  partner: string,
  before: Date,
): Promise<(StoredRepayment & Pick<Account, 'reference'>)[]> {
  const { rows } = await sql<StoredRepayment & Pick<Account, 'reference'>>`
    select r.key::text as key, r.account_id as "accountId", r.amount, r.state, r.created_at as "createdAt", a.reference
    from credit.repayment r join credit.account a on a.id = r.account_id
    where r.state = 'pending' and r.created_at < ${before} and a.partner = ${partner} order by r.created_at limit 200`.execute(db);
  return rows;
}

/** A holder's cards, the newest first. */
export async function findAccounts(db: Db, { ownerId, brand }: CardHolder): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select ${accountColumns} from credit.account where owner_id = ${ownerId} and brand = ${brand} order by approved_at desc, id desc`.execute(
    db,
  );
  return rows;
}

/** At sign-in the guest's cards and applications become the customer's; of two undecided applications the customer's stays. */
export async function adoptStoreCards(tx: Tx, { guestId, ownerId }: { guestId: string | null; ownerId: string }): Promise<void> {
  if (guestId === null) return;
  await sql`
    update credit.application a set owner_id = ${ownerId}
    where owner_id = ${guestId} and not (state in ('open', 'referred', 'frozen') and exists (
      select from credit.application b where b.owner_id = ${ownerId} and b.brand = a.brand and b.state in ('open', 'referred', 'frozen')))`.execute(
    tx,
  );
  await sql`update credit.account set owner_id = ${ownerId} where owner_id = ${guestId}`.execute(tx);
}
