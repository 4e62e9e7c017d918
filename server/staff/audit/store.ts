import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** An audit entry. */
export interface AuditRow {
  readonly entryId: number;
  readonly at: Date;
  readonly memberId: number | null;
  readonly memberName: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly reason: string | null;
  readonly details: Record<string, unknown>;
}

export type NewAuditRow = Omit<AuditRow, 'entryId' | 'memberName'>;

/** Adds entries, in one statement. */
export async function insertEntries(tx: Tx, entries: readonly NewAuditRow[]): Promise<void> {
  await sql`
    insert into staff.audit (at, member_id, action, subject_kind, subject_id, reason, details)
    select r.at, r."memberId", r.action, r."subjectKind", r."subjectId", r.reason, r.details
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r(at timestamptz, "memberId" bigint, action text, "subjectKind" text,
      "subjectId" text, reason text, details jsonb)`.execute(tx);
}

/** Whether someone did this to that since then; waits for others who are about to write the same. */
export async function wasViewed(
  tx: Tx,
  { memberId, action, subjectKind, subjectId }: Pick<AuditRow, 'memberId' | 'action' | 'subjectKind' | 'subjectId'>,
  since: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${memberId} ${action} ${subjectKind} ${subjectId}`}, 7260196))`.execute(tx);
  const { rows } = await sql`
    select 1 from staff.audit where subject_kind = ${subjectKind} and subject_id = ${subjectId} and member_id = ${memberId} and action = ${action}
      and at > ${since} limit 1`.execute(tx);
  return rows.length > 0;
}

export interface AuditFilter {
  /** Actions; null for any. */
  readonly actions: readonly string[] | null;
  readonly memberId: number | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
  /** Versions of the subject that the entries made, both inclusive; any entries where absent. */
  readonly versions?: VersionRange | undefined;
}

export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

// As JSON, numbers are compared with numbers; other values and none are outside any range.
const matching = ({ actions, memberId, subject, versions }: AuditFilter) => sql`
  (${actions}::text[] is null or a.action = any(${actions}::text[]))
  and (${memberId}::bigint is null or a.member_id = ${memberId})
  and (${subject?.kind ?? null}::text is null or (a.subject_kind = ${subject?.kind ?? null} and a.subject_id = ${subject?.id ?? null}))
  and (${versions?.from ?? null}::int is null
    or a.details -> 'version' between to_jsonb(${versions?.from ?? null}::int) and to_jsonb(${versions?.to ?? null}::int))`;

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from staff.audit a where ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Latest first. The entries before the page are skipped in an index, not read. */
export async function findEntries(db: Db, filter: AuditFilter, { offset, limit }: { offset: number; limit: number }): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id as "entryId", a.at, a.member_id as "memberId", m.name as "memberName", a.action, a.subject_kind as "subjectKind",
      a.subject_id as "subjectId", a.reason, a.details
    from staff.audit a left join staff.member m on m.id = a.member_id
    where a.id in (select a.id from staff.audit a where ${matching(filter)} order by a.at desc, a.id desc offset ${offset} limit ${limit})
    order by a.at desc, a.id desc`.execute(db);
  return rows;
}

/** Every action recorded, alphabetically: each looked up after the one before, as reading all entries would take long. */
export async function findActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      select min(action) as action from staff.audit
      union all select (select min(a.action) from staff.audit a where a.action > k.action) from known k where k.action is not null
    )
    select action from known where action is not null order by action`.execute(db);
  return rows.map(({ action }) => action);
}
