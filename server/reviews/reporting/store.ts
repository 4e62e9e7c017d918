import { sql } from 'kysely';
import type { ReportReason } from '../../../contract/reviews/reviews.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';

/** Stores a visitor's report of a published review, the latest reason in place of an earlier one; false when there is no such review. */
export async function saveReport(tx: Tx, reviewId: number, reporter: string, reason: ReportReason, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into reviews.report (review_id, reporter, reason, reported_at)
    select id, ${reporter}, ${reason}, ${now} from reviews.review where id = ${reviewId} and status = 'published'
    on conflict (review_id, reporter) do update set reason = excluded.reason
    returning 1`.execute(tx);
  return rows.length > 0;
}

export interface StoredReport {
  readonly reason: ReportReason;
  readonly reportedAt: Date;
  readonly isOpen: boolean;
}

export async function countReports(db: Db, reviewId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from reviews.report where review_id = ${reviewId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A review's reports, the latest first. */
export async function findReports(db: Db, reviewId: number, { offset, limit }: Portion): Promise<StoredReport[]> {
  const { rows } = await sql<StoredReport>`
    select reason, reported_at as "reportedAt", settled_at is null as "isOpen" from reviews.report
    where review_id = ${reviewId} order by reported_at desc, reporter offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Settles reviews' open reports; returns how many there were. */
export async function settleReports(tx: Tx, reviewIds: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql`
    update reviews.report set settled_at = ${now} where review_id = any(${reviewIds}::int[]) and settled_at is null returning 1`.execute(
    tx,
  );
  return rows.length;
}
