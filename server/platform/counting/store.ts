import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Count } from './counter.ts';

/** Adds one in the current window, or starts one; a single statement, so that concurrent processes lose nothing. */
export async function countOneMore(db: Db, id: string, windowSeconds: number): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into counting.counted as c (id, count, ends_at) values (${id}, 1, now() + ${windowSeconds} * interval '1 second')
    on conflict (id) do update set
      count = case when c.ends_at > now() then c.count + 1 else 1 end,
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`.execute(db);
  return rows[0] ?? { count: 1, secondsLeft: windowSeconds };
}

/** The same for several ids at once; counts by id. Rows are locked in the order of their ids, so that transactions never wait for each other in a ring. */
export async function countManyMore(db: Db, ids: readonly string[], windowSeconds: number): Promise<Map<string, Count>> {
  const { rows } = await sql<Count & { id: string }>`
    insert into counting.counted as c (id, count, ends_at)
    select id, 1, now() + ${windowSeconds} * interval '1 second' from unnest(${[...new Set(ids)].sort()}::text[]) id
    on conflict (id) do update set
      count = case when c.ends_at > now() then c.count + 1 else 1 end,
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end
    returning id, count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`.execute(db);
  return new Map(rows.map(({ id, ...count }) => [id, count]));
}

/** Subtracts one from each in its current window, locking in the same order. */
export async function countManyLess(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    with counted as (select id from counting.counted where id = any((select ${[...ids]}::text[])::text[]) order by id collate "C" for update)
    update counting.counted c set count = count - 1 from counted
    where c.id = counted.id and c.count > 0 and c.ends_at > now()`.execute(db);
}

/** Subtracts one in the current window. */
export async function countOneLess(db: Db, id: string): Promise<void> {
  await sql`update counting.counted set count = count - 1 where id = ${id} and count > 0 and ends_at > now()`.execute(db);
}

/** The count in the current window; null without one. */
export async function findCount(db: Db, id: string): Promise<Count | null> {
  const { rows } = await sql<Count>`
    select count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft" from counting.counted
    where id = ${id} and ends_at > now()`.execute(db);
  return rows[0] ?? null;
}

export async function deleteCount(db: Db, id: string): Promise<void> {
  await sql`delete from counting.counted where id = ${id}`.execute(db);
}

/** Deletes counts of ended windows. */
export async function deleteCountsThatEnded(db: Db): Promise<void> {
  await sql`delete from counting.counted where ends_at < now()`.execute(db);
}
