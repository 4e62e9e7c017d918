import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** When the member last opened the bell; null for never. */
export async function findBellSeen(db: Db, memberId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select bell_seen_at as at from staff.member where id = ${memberId}`.execute(db);
  return rows[0]?.at ?? null;
}

export async function saveBellSeen(tx: Tx, memberId: number, now: Date): Promise<void> {
  await sql`update staff.member set bell_seen_at = ${now} where id = ${memberId}`.execute(tx);
}
