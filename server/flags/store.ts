import { sql } from 'kysely';
import type { Exposure, FlagName } from '../../contract/flags/flags.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Portion } from '../platform/paging.ts';
import type { Setting } from './evaluate.ts';

export async function findSettings(db: Db): Promise<Setting[]> {
  const { rows } = await sql<Setting>`
    select flag, brand, percentage::float8 as percentage, visitors from flags.setting order by flag, brand nulls first`.execute(db);
  return rows;
}

/** Locks the setting until the transaction ends; null when there is none. */
export async function lockSetting(tx: Tx, flag: FlagName, brand: string | null): Promise<Setting | null> {
  // The second of two simultaneous changes sees the first, even where no row existed to lock.
  await sql`select pg_advisory_xact_lock(hashtext(${`flags.setting:${flag}`}))`.execute(tx);
  const { rows } = await sql<Setting>`
    select flag, brand, percentage::float8 as percentage, visitors from flags.setting
    where flag = ${flag} and brand is not distinct from ${brand}`.execute(tx);
  return rows[0] ?? null;
}

export async function saveSetting(tx: Tx, { flag, brand, percentage, visitors }: Setting): Promise<void> {
  await sql`
    insert into flags.setting (flag, brand, percentage, visitors) values (${flag}, ${brand}, ${percentage}, ${visitors}::text[])
    on conflict (flag, brand) do update set percentage = excluded.percentage, visitors = excluded.visitors`.execute(tx);
}

export async function deleteSetting(tx: Tx, flag: FlagName, brand: string | null): Promise<void> {
  await sql`delete from flags.setting where flag = ${flag} and brand is not distinct from ${brand}`.execute(tx);
}

/** A setting as recorded in the history; null is "no setting". */
export type SettingState = Pick<Setting, 'percentage' | 'visitors'> | null;

export interface Change {
  /** Grows with each change: the version of its flag. */
  readonly id: number;
  readonly flag: FlagName;
  readonly brand: string | null;
  readonly before: SettingState;
  readonly after: SettingState;
  readonly changedBy: string;
  readonly reason: string;
  readonly changedAt: Date;
}

export async function insertChange(
  tx: Tx,
  { flag, brand, before, after, changedBy, reason, changedAt }: Omit<Change, 'id'>,
): Promise<void> {
  await sql`
    insert into flags.change (flag, brand, before, after, changed_by, reason, changed_at)
    values (${flag}, ${brand}, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb, ${changedBy}, ${reason}, ${changedAt})`.execute(tx);
}

const asJson = (state: SettingState): string | null => state && JSON.stringify({ percentage: state.percentage, visitors: state.visitors });

/** Newest first; of one flag, or of all. */
export async function findChanges(db: Db, flag: FlagName | null, { offset, limit }: Portion): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select id, flag, brand, before, after, changed_by as "changedBy", reason, changed_at as "changedAt" from flags.change
    where ${flag}::text is null or flag = ${flag} order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countChanges(db: Db, flag: FlagName): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from flags.change where flag = ${flag}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The last change of each flag. */
export async function findLastChanges(db: Db): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select distinct on (flag) id, flag, brand, before, after, changed_by as "changedBy", reason, changed_at as "changedAt"
    from flags.change order by flag, id desc`.execute(db);
  return rows;
}

export interface SeenBy {
  readonly brand: string;
  readonly visitorId: string | null;
}

/** Stores exposures; repeated ones change nothing. */
export async function insertExposures(tx: Tx, exposures: readonly Exposure[], { brand, visitorId }: SeenBy): Promise<void> {
  await sql`
    insert into flags.exposure (id, flag, is_on, brand, visitor_id, session_id, exposed_at)
    select "exposureId", flag, "on", ${brand}, ${visitorId}, "sessionId", "exposedAt"
    from jsonb_to_recordset(${JSON.stringify(exposures)}::jsonb)
      as told ("exposureId" uuid, flag text, "on" boolean, "sessionId" uuid, "exposedAt" timestamptz)
    on conflict (id) do nothing`.execute(tx);
}

/** How many visitors saw a flag on and off. */
export async function countExposed(db: Db, flag: FlagName, since: Date): Promise<{ on: number; off: number }> {
  const { rows } = await sql<{ on: number; off: number }>`
    select count(distinct coalesce(visitor_id, session_id::text)) filter (where is_on) as "on",
      count(distinct coalesce(visitor_id, session_id::text)) filter (where not is_on) as "off"
    from flags.exposure where flag = ${flag} and exposed_at >= ${since}`.execute(db);
  return rows[0] ?? { on: 0, off: 0 };
}

export async function deleteExposures(tx: Tx, before: Date): Promise<void> {
  await sql`delete from flags.exposure where exposed_at < ${before}`.execute(tx);
}
