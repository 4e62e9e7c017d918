import { sql } from 'kysely';
import type { RestrictionScope } from '../../../contract/settings/restrictions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

export interface Restriction {
  readonly code: string;
  readonly scope: RestrictionScope;
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** Those that begin with these characters, in the order of codes. */
export async function findRestrictions(
  db: Db,
  { start, offset, limit }: { start: string; offset: number; limit: number | null },
): Promise<Restriction[]> {
  const { rows } = await sql<Restriction>`
    select code, scope, added_by as "addedBy", added_at as "addedAt" from delivery.restricted_code
    where starts_with(code, ${start}) order by code offset ${offset} limit ${limit}::int`.execute(db);
  return rows;
}

export async function countRestrictions(db: Db, start: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from delivery.restricted_code where starts_with(code, ${start})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Locks these codes' rows until the transaction ends. */
export async function lockRestrictions(tx: Tx, codes: readonly string[]): Promise<Pick<Restriction, 'code' | 'scope'>[]> {
  const { rows } = await sql<Pick<Restriction, 'code' | 'scope'>>`
    select code, scope from delivery.restricted_code where code = any(${codes}::text[]) order by code for update`.execute(tx);
  return rows;
}

export async function saveRestrictions(
  tx: Tx,
  { codes, scope, addedBy, addedAt }: Omit<Restriction, 'code'> & { codes: readonly string[] },
): Promise<void> {
  await sql`
    insert into delivery.restricted_code (code, scope, added_by, added_at)
    select code, ${scope}, ${addedBy}, ${addedAt} from unnest(${codes}::text[]) as given (code)
    on conflict (code) do update set scope = excluded.scope, added_by = excluded.added_by, added_at = excluded.added_at`.execute(tx);
}

export async function deleteRestriction(tx: Tx, code: string): Promise<void> {
  await sql`delete from delivery.restricted_code where code = ${code}`.execute(tx);
}
