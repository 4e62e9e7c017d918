import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

/** The shop's closure. */
export interface Closure {
  readonly since: Date;
  /** When it is likely to open again; null when unknown. */
  readonly until: Date | null;
}

export async function findClosure(db: Db): Promise<Closure | null> {
  const { rows } = await sql<Closure>`select since, until from maintenance.closure`.execute(db);
  return rows[0] ?? null;
}

/** Closes the shop, or changes the announced end. */
export async function saveClosure(tx: Tx, { since, until }: Closure): Promise<void> {
  await sql`
    insert into maintenance.closure (since, until) values (${since}, ${until})
    on conflict (only_one) do update set until = excluded.until`.execute(tx);
}

/** Returns false when it was open. */
export async function deleteClosure(tx: Tx): Promise<boolean> {
  const { rows } = await sql`delete from maintenance.closure returning since`.execute(tx);
  return rows.length > 0;
}
