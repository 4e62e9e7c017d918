import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { GuardedPool } from './guarded-pool.ts';
import { type Reason, reasonOf } from './unavailable.ts';

/** Timeout in milliseconds. */
const timeoutMs = 2000;

/** Why the database cannot serve now. A full disk counts until a write succeeds again. */
export async function findFault(db: Kysely<DB>, pool: GuardedPool): Promise<Reason | null> {
  if (pool.isOpen) return 'down';
  const late = new Promise<Reason>((tell) => setTimeout(() => tell('down'), timeoutMs).unref());
  const asked = pool.isDiskFull ? writes(db).then(() => pool.diskHasRoom()) : sql`select 1`.execute(db);
  return Promise.race([
    asked.then(
      () => null,
      (error: unknown) => reasonOf(error) ?? 'down',
    ),
    late,
  ]);
}

/** Writes a table of some megabytes and removes it. */
async function writes(db: Kysely<DB>): Promise<void> {
  const undone = new Error('undone');
  const written = db.transaction().execute(async (tx) => {
    await sql`create table public.room_on_disk as select repeat(md5(n::text), 30) as filling from generate_series(1, 2000) as n`.execute(
      tx,
    );
    throw undone;
  });
  await written.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}
