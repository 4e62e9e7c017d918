import { isDeepStrictEqual } from 'node:util';
import type { MenuLink } from '../../../contract/catalog/catalog.ts';
import { type MenuItem, maxMenuItems, menuProblems } from '../../../contract/merchandising/menu.ts';
import type { Database, Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { findDepartments } from '../assortment/store.ts';
import { categoriesChanged } from '../events.ts';
import { menuHeight } from '../taxonomy/menu-height.ts';
import { faultsOf, trimmed } from './check.ts';
import {
  deleteMenuItem,
  findMenuItems,
  insertMenuItem,
  lockMenu,
  type MenuItemText,
  placeMenuItems,
  type ShownMenuItem,
  type StoredMenuItem,
  showMenuItems,
  updateMenuItem,
} from './store.ts';

const problem = problemsOf(menuProblems);

/** Who changes the menu of a brand, and when. */
export interface MenuActor {
  readonly member: StaffMember;
  readonly brand: string;
  readonly now: Date;
}

interface Saved {
  ok: true;
  itemId: number;
  version: number;
}

/** A brand's items as staff see them. */
export async function listMenuItems(db: Db, brand: string): Promise<MenuItem[]> {
  return (await findMenuItems(db, brand)).map(({ startsAt, endsAt, ...item }) => ({
    ...item,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
}

/** An item as the menu's entity (spec §3), in the shape of a department. */
export const menuLinkOf = ({ itemId, label, link, items, behind }: ShownMenuItem): MenuLink => ({
  menuItemId: itemId,
  title: label,
  link,
  optionalTID: null,
  type: 'link',
  navImage: null,
  tiles: [],
  behind,
  height: menuHeight(''),
  subMenu: items.map((item) => ({ title: item.label, link: item.link, optionalTID: null, navImage: null, secSubMenu: [] })),
});

/** Adds an item behind a department, by default the last. Throws `invalid_input` by field, `menu_full`. */
export function addMenuItem(
  database: Database,
  given: MenuItemText & { behind?: number | null | undefined },
  actor: MenuActor,
): Promise<Saved> {
  return change(database, actor, async (tx, items, departments) => {
    if (items.length >= maxMenuItems) throw problem('menu_full');
    const { behind: asked, ...text } = given;
    const item = requireSound(text);
    const behind = asked === undefined ? (departments.at(-1) ?? null) : requireDepartment(asked, departments);
    const itemId = await insertMenuItem(tx, actor.brand, item, behind, actor.now);
    await record(tx, actor, 'menu_item.added', itemId, { before: null, after: { ...item, behind } });
    return { ok: true, itemId, version: 1 };
  });
}

/** Changes an item; without a change nothing is written. Throws `menu_item_not_found`, `menu_item_changed`, `invalid_input` by field. */
export function saveMenuItem(
  database: Database,
  { itemId, version, edit }: { itemId: number; version: number; edit: Partial<MenuItemText> },
  actor: MenuActor,
): Promise<Saved> {
  return change(database, actor, async (tx, items) => {
    const stored = numbered(items, itemId);
    if (stored.version !== version) throw problem('menu_item_changed', { version: stored.version });
    const before = textOf(stored);
    const after = requireSound({ ...before, ...edit });
    if (isDeepStrictEqual(before, after)) return { ok: true, itemId, version };
    await updateMenuItem(tx, itemId, after, actor.now);
    await record(tx, actor, 'menu_item.changed', itemId, { before, after });
    return { ok: true, itemId, version: version + 1 };
  });
}

/** Moves an item behind a department, before another item there or to their end. Throws `menu_item_not_found`, `invalid_input`. */
export function placeMenuItem(
  database: Database,
  { itemId, behind, before }: { itemId: number; behind: number | null; before: number | null },
  actor: MenuActor,
): Promise<Saved> {
  return change(database, actor, async (tx, items, departments) => {
    const { version, behind: from } = numbered(items, itemId);
    // Where it stays it may be behind a department that is in the menu no more.
    if (behind !== from) requireDepartment(behind, departments);
    const there = items.filter((item) => item.behind === behind && item.itemId !== itemId).map((item) => item.itemId);
    const at = before === null ? there.length : there.indexOf(before);
    if (at < 0) throw problem('menu_item_not_found');
    const placeOf = (list: readonly number[]) => ({ behind, place: list.indexOf(itemId) + 1 });
    const order = there.toSpliced(at, 0, itemId);
    const stood = items.filter((item) => item.behind === from).map((item) => item.itemId);
    if (behind === from && isDeepStrictEqual(stood, order)) return { ok: true, itemId, version };
    await placeMenuItems(tx, itemId, behind, order);
    await record(tx, actor, 'menu_item.moved', itemId, { before: { ...placeOf(stood), behind: from }, after: placeOf(order) });
    return { ok: true, itemId, version };
  });
}

/** Deletes an item. Throws `menu_item_not_found`. */
export function removeMenuItem(database: Database, itemId: number, actor: MenuActor): Promise<void> {
  return change(database, actor, async (tx, items) => {
    const stored = numbered(items, itemId);
    await deleteMenuItem(tx, itemId);
    await record(tx, actor, 'menu_item.deleted', itemId, { before: { ...textOf(stored), behind: stored.behind }, after: null });
  });
}

/** Shows and takes out items whose time has come. */
export async function followMenuTimes(tx: Tx, now: Date): Promise<void> {
  if ((await showMenuItems(tx, now)) > 0) await emit(tx, categoriesChanged, {});
}

/** Works on a brand's menu in a transaction. */
function change<T>(
  database: Database,
  { brand }: MenuActor,
  work: (tx: Tx, items: readonly StoredMenuItem[], departments: readonly number[]) => Promise<T>,
): Promise<T> {
  return database.transact(async (tx) => {
    await lockMenu(tx, brand);
    return work(tx, await findMenuItems(tx, brand), await findDepartments(tx, brand));
  });
}

const textOf = ({ label, link, items, hidden, startsAt, endsAt }: StoredMenuItem): MenuItemText => ({
  label,
  link,
  items,
  hidden,
  startsAt,
  endsAt,
});

function requireSound(given: MenuItemText): MenuItemText {
  const item = trimmed(given);
  const faults = faultsOf(item);
  if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
  return item;
}

function requireDepartment(behind: number | null, departments: readonly number[]): number | null {
  if (behind === null || departments.includes(behind)) return behind;
  throw problem('invalid_input', undefined, { behind: 'This department is no longer in the menu. Choose another place' });
}

/** Throws `menu_item_not_found`. */
function numbered(items: readonly StoredMenuItem[], itemId: number): StoredMenuItem {
  const found = items.find((item) => item.itemId === itemId);
  if (!found) throw problem('menu_item_not_found');
  return found;
}

/** Audits a change and renews every page with the menu. */
async function record(
  tx: Tx,
  { member, now }: MenuActor,
  action: string,
  itemId: number,
  details: { before: unknown; after: unknown },
): Promise<void> {
  await audit(tx, { by: member, action, subject: { kind: 'menu_item', id: itemId }, details }, now);
  await emit(tx, categoriesChanged, {});
}
