import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

/** The shop is closed. */
export interface Closure {
  readonly since: Date;
  /** When it is likely to open again; null: not said. */
  readonly until: Date | null;
}

export async function findClosure(db: Db): Promise<Closure | null> {
  const { rows } = await sql<Closure>`select since, until from maintenance.closure`.execute(db);
  return rows[0] ?? null;
}

/** Closes, or says anew until when. */
export async function saveClosure(tx: Tx, { since, until }: Closure): Promise<void> {
  await sql`
    insert into maintenance.closure (since, until) values (${since}, ${until})
    on conflict (only_one) do update set until = excluded.until`.execute(tx);
}

/** False when it was open. */
export async function deleteClosure(tx: Tx): Promise<boolean> {
  const { rows } = await sql`delete from maintenance.closure returning since`.execute(tx);
  return rows.length > 0;
}
