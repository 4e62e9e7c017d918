import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

/** Tags whose pages the CDN still has to drop. */
export interface QueuedPurge {
  readonly purgeId: number;
  readonly tags: readonly string[];
  /** Failed attempts so far. */
  readonly attempts: number;
}

export async function insertPurge(tx: Tx, tags: readonly string[], now: Date): Promise<void> {
  await sql`insert into cdn.purge (tags, next_at) values (${[...tags]}::text[], ${now})`.execute(tx);
}

/** Takes due purges until `leaseUntil`: a process that dies leaves them to another. */
export async function takeDue(tx: Tx, now: Date, leaseUntil: Date, limit: number): Promise<QueuedPurge[]> {
  const { rows } = await sql<QueuedPurge>`
    with due as (
      select id from cdn.purge where next_at <= ${now} order by next_at, id limit ${limit} for update skip locked
    )
    update cdn.purge p set next_at = ${leaseUntil} from due where p.id = due.id
    returning p.id as "purgeId", p.tags, p.attempts`.execute(tx);
  return rows;
}

export async function deletePurges(tx: Tx, purgeIds: readonly number[]): Promise<void> {
  await sql`delete from cdn.purge where id = any(${[...purgeIds]}::bigint[])`.execute(tx);
}

/** After a failed attempt. */
export async function postponePurge(tx: Tx, purgeId: number, nextAt: Date): Promise<void> {
  await sql`update cdn.purge set attempts = attempts + 1, next_at = ${nextAt} where id = ${purgeId}`.execute(tx);
}

export async function countPurges(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from cdn.purge`.execute(db);
  return rows[0]?.waiting ?? 0;
}
