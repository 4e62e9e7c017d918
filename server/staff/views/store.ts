import { sql } from 'kysely';
import type { SavedView, ViewedList } from '../../../contract/staff/saved-views.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Whose views, and of which list. */
export interface Owned {
  readonly memberId: number;
  readonly list: ViewedList;
}

/** By name. */
export async function findViews(db: Db, { memberId, list }: Owned): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id as "viewId", name, query, is_default as "isDefault" from staff.saved_view
    where member_id = ${memberId} and list = ${list} order by lower(name), id`.execute(db);
  return rows;
}

/** The queries that the member's lists open with. */
export async function findDefaults(db: Db, memberId: number): Promise<{ list: ViewedList; query: string }[]> {
  const { rows } = await sql<{ list: ViewedList; query: string }>`
    select list, query from staff.saved_view where member_id = ${memberId} and is_default order by list`.execute(db);
  return rows;
}

/** Inserts a view, or replaces the query of the one with this name. */
export async function upsertView(tx: Tx, { memberId, list, name, query }: Owned & Pick<SavedView, 'name' | 'query'>, now: Date) {
  await sql`
    insert into staff.saved_view (member_id, list, name, query, created_at) values (${memberId}, ${list}, ${name}, ${query}, ${now})
    on conflict (member_id, list, name) do update set query = excluded.query`.execute(tx);
}

export async function updateView(tx: Tx, { viewId, name, query, isDefault }: SavedView): Promise<void> {
  await sql`
    update staff.saved_view set name = ${name}, query = ${query}, is_default = ${isDefault} where id = ${viewId}`.execute(tx);
}

/** Leaves the list without a default. */
export async function clearDefault(tx: Tx, { memberId, list }: Owned): Promise<void> {
  await sql`
    update staff.saved_view set is_default = false where member_id = ${memberId} and list = ${list} and is_default`.execute(tx);
}

export async function deleteView(tx: Tx, { memberId, list, viewId }: Owned & Pick<SavedView, 'viewId'>): Promise<void> {
  await sql`
    delete from staff.saved_view where id = ${viewId} and member_id = ${memberId} and list = ${list}`.execute(tx);
}
