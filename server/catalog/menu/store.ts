import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export interface SubItem {
  label: string;
  link: string;
}

/** What staff write of a menu item. */
export interface MenuItemText {
  label: string;
  link: string;
  items: SubItem[];
  hidden: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface StoredMenuItem extends MenuItemText {
  itemId: number;
  version: number;
  /** The department before it; null: before all departments. */
  behind: number | null;
  /** Whether pages have it now. */
  shown: boolean;
}

const columns = sql`id as "itemId", version, label, link, items, behind, hidden, starts_at as "startsAt", ends_at as "endsAt", shown`;

/** Locks a brand's menu against other edits until the transaction ends. */
export async function lockMenu(tx: Tx, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`menu ${brand}`}, 0))`.execute(tx);
}

/** A brand's menu items; those behind the same department are in their order. */
export async function findMenuItems(db: Db, brand: string): Promise<StoredMenuItem[]> {
  const { rows } = await sql<StoredMenuItem>`
    select ${columns} from catalog.menu_item where brand = ${brand} order by position, id`.execute(db);
  return rows;
}

export type ShownMenuItem = Pick<StoredMenuItem, 'itemId' | 'label' | 'link' | 'items' | 'behind'>;

/** Those that pages have now. */
export async function findShownMenuItems(db: Db, brand: string): Promise<ShownMenuItem[]> {
  const { rows } = await sql<ShownMenuItem>`
    select id as "itemId", label, link, items, behind from catalog.menu_item where brand = ${brand} and shown order by position, id`.execute(
    db,
  );
  return rows;
}

const isShown = (now: Date) => sql`not hidden and coalesce(starts_at <= ${now}, true) and coalesce(ends_at > ${now}, true)`;

/** Adds an item as the last behind a department; returns its id. */
export async function insertMenuItem(tx: Tx, brand: string, item: MenuItemText, behind: number | null, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog.menu_item (brand, label, link, items, hidden, starts_at, ends_at, behind, position, shown)
    select ${brand}, ${item.label}, ${item.link}, ${JSON.stringify(item.items)}::jsonb, ${item.hidden}, ${item.startsAt}::timestamptz,
      ${item.endsAt}::timestamptz, ${behind}::int, coalesce(max(position) + 1, 0), false
    from catalog.menu_item where brand = ${brand}
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No menu item was written');
  await showMenuItems(tx, now);
  return row.id;
}

/** Writes an item's texts and raises its version. */
export async function updateMenuItem(tx: Tx, itemId: number, item: MenuItemText, now: Date): Promise<void> {
  await sql`
    update catalog.menu_item set label = ${item.label}, link = ${item.link}, items = ${JSON.stringify(item.items)}::jsonb,
      hidden = ${item.hidden}, starts_at = ${item.startsAt}::timestamptz, ends_at = ${item.endsAt}::timestamptz, version = version + 1
    where id = ${itemId}`.execute(tx);
  await showMenuItems(tx, now);
}

/** Moves an item behind a department; the items there are numbered in this order. */
export async function placeMenuItems(tx: Tx, itemId: number, behind: number | null, order: readonly number[]): Promise<void> {
  await sql`update catalog.menu_item set behind = ${behind}::int where id = ${itemId}`.execute(tx);
  await sql`
    update catalog.menu_item m set position = o.place from unnest(${order}::int[]) with ordinality as o(id, place) where m.id = o.id`.execute(
    tx,
  );
}

export async function deleteMenuItem(tx: Tx, itemId: number): Promise<void> {
  await sql`delete from catalog.menu_item where id = ${itemId}`.execute(tx);
}

/** Shows the items that are due and takes out those whose time is over, of all brands; returns how many changed. */
export async function showMenuItems(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql`
    update catalog.menu_item set shown = ${isShown(now)} where shown <> (${isShown(now)}) returning id`.execute(tx);
  return rows.length;
}
