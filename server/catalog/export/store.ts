import { sql } from 'kysely';
import { midnight } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/index.ts';

/** Days of the shop's calendar, both included. */
export interface ChangedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Ids of the products last changed in the range, by handle in the order of bytes, which is the same in every database. */
export async function findExported(db: Db, { from, to }: ChangedRange): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from catalog.product p
    where (${from ?? null}::date is null or p.updated_at >= ${midnight(from, 0)})
      and (${to ?? null}::date is null or p.updated_at < ${midnight(to, 1)})
    order by p.handle collate "C"`.execute(db);
  return rows.map(({ id }) => id);
}
