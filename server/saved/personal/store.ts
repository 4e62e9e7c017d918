import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** What a person saved for later. */
export async function findSavedData(db: Db, { ownerId }: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'savedItems', PersonalRow[]>>`
    select coalesce(jsonb_agg(to_jsonb(i) - 'list_uuid'), '[]') as "savedItems"
    from saved.item i join saved.list l on l.uuid = i.list_uuid where l.owner_id = ${ownerId}`.execute(db);
  return rows[0] ?? {};
}

export async function eraseSaved(tx: Tx, { ownerId }: Person): Promise<void> {
  await sql`delete from saved.list where owner_id = ${ownerId}`.execute(tx);
}

/** How many items an owner has saved. */
export async function countSaved(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from saved.item i join saved.list l on l.uuid = i.list_uuid where l.owner_id = ${ownerId}`.execute(db);
  return rows[0]?.n ?? 0;
}
