import { sql } from 'kysely';
import type { ApplicationState } from '../../contract/paying/store-card.ts';
import type { Db, Tx } from '../platform/db/index.ts';

/** Whose card of which brand. */
export interface CardHolder {
  readonly ownerId: string;
  readonly brand: string;
}

/** An application as the shop knows it: nothing of what the applicant told the partner. */
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

/** Records an approved account, once per application. */
export async function insertAccount(tx: Tx, applicationId: string, one: Omit<Account, 'accountId'>): Promise<void> {
  await sql`
    insert into credit.account (application_id, owner_id, brand, partner, reference, last4, credit_limit, approved_at)
    values (${applicationId}::uuid, ${one.ownerId}, ${one.brand}, ${one.partner}, ${one.reference}, ${one.last4}, ${one.limit}, ${one.approvedAt})
    on conflict (application_id) do nothing`.execute(tx);
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
