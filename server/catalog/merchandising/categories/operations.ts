import { isDeepStrictEqual } from 'node:util';
import type { Image } from '../../../../contract/catalog/catalog.ts';
import { categoryProblems, maxLevels, type OrderStep, type StaffCategory } from '../../../../contract/merchandising/categories.ts';
import type { RestrictionKey } from '../../../../contract/search/facets.ts';
import type { Database, Db, Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events.ts';
import { type Fault, problemsOf, refuseFaults } from '../../../platform/http/problem.ts';
import { audit } from '../../../staff/index.ts';
import { categoriesChanged } from '../../events.ts';
import { republishAll } from '../../products/operations.ts';
import { slugOf } from '../../taxonomy/paths.ts';
import type { Actor } from '../writing.ts';
import {
  type CategoryState,
  countProducts,
  findKnownPaths,
  findProductIdsBelow,
  findTree,
  insertCategory,
  lockTree,
  moveCategory,
  saveOrder,
  updateCategory,
} from './store.ts';
import { canHold, inTreeOrder, stepped } from './tree.ts';

/** A problem of categories. */
export const problem = problemsOf(categoryProblems);

const maxTitleLength = 80;
const maxDescriptionLength = 1000;
/** A picture in the media store. */
const mediaPicture = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.\w{3,4}$/;

/** All categories in the order of the tree, with the number of their products. */
export async function listCategories(db: Db): Promise<StaffCategory[]> {
  const [rows, counts] = await Promise.all([findTree(db), countProducts(db)]);
  return inTreeOrder(rows).map(({ ancestry, ...row }) => ({
    ...row,
    depth: ancestry.length - 1,
    products: counts.get(row.taxonomyId) ?? 0,
  }));
}

/** A category and where it can be moved, without its rules. Throws `category_not_found`. */
export async function getCategory(db: Db, taxonomyId: number, rows: readonly CategoryState[]) {
  const own = numbered(rows, taxonomyId);
  const { ancestry, ...fields } = own;
  const all = inTreeOrder(rows);
  const parents = own.isFixed ? [] : all.filter((row) => canHold(row, own, rows));
  const others = own.isFixed ? [] : all.filter((row) => !row.ancestry.includes(taxonomyId));
  return {
    ...fields,
    depth: ancestry.length - 1,
    products: (await countProducts(db)).get(taxonomyId) ?? 0,
    parents: parents.map(choiceOf),
    mergeInto: others.map(choiceOf),
  };
}

const choiceOf = ({ taxonomyId, title, ancestry }: CategoryState) => ({ taxonomyId, title, depth: ancestry.length - 1 });

/** What a change of a category answers. */
export interface Saved {
  ok: true;
  taxonomyId: number;
  version: number;
}

/** Adds a category as the last of its parent. Throws `invalid_input` by field. */
export function addCategory(database: Database, given: { title: string; parentId: number | null }, { member, now }: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const title = given.title.trim();
    const checked = { title: titleFault(title, given.parentId, rows, null), parentId: parentFault(given.parentId, null, rows) };
    refuseFaults(checked, allWrong);
    const parent = rows.find((row) => row.taxonomyId === given.parentId) ?? null;
    const slug = slugOf(title);
    const path = freePath(parent, slug, await findKnownPaths(tx));
    const taxonomyId = await insertCategory(tx, { parentId: given.parentId, slug, path, title });
    const details = {
      version: 1,
      changes: [
        { field: 'title', before: null, after: title },
        { field: 'parent', before: null, after: parent?.title ?? null },
      ],
    };
    await audit(tx, { by: member, action: 'category.created', subject: { kind: 'category', id: taxonomyId }, details }, now);
    await emit(tx, categoriesChanged, {});
    return { ok: true, taxonomyId, version: 1 };
  });
}

/** Fields to change; those missing stay. */
export interface CategoryEdit {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly parentId?: number | null | undefined;
  readonly inMenu?: boolean | undefined;
  readonly picture?: Image | null | undefined;
  readonly facets?: readonly RestrictionKey[] | null | undefined;
}

/**
 * Changes a category; one without a change writes nothing. Products below a renamed or moved one are republished, and pages with the menu renewed. Its
 * address has its id, so that a former one redirects. Throws `category_not_found`, `category_changed`, `invalid_input` by field.
 */
export function saveCategory(
  database: Database,
  { taxonomyId, version, edit }: { taxonomyId: number; version: number; edit: CategoryEdit },
  { member, now }: Actor,
): Promise<Saved> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const before = numbered(rows, taxonomyId);
    if (before.version !== version) throw problem('category_changed', { version: before.version });
    const after = edited(before, edit, rows);
    const titleOf = (id: number | null) => rows.find((row) => row.taxonomyId === id)?.title ?? null;
    const changes = [
      ...(['title', 'slug', 'description', 'inMenu', 'picture', 'facets'] as const)
        .filter((field) => !isDeepStrictEqual(before[field], after[field]))
        .map((field) => ({ field: field as string, before: before[field] as unknown, after: after[field] as unknown })),
      ...(before.parentId === after.parentId
        ? []
        : [{ field: 'parent', before: titleOf(before.parentId), after: titleOf(after.parentId) }]),
    ];
    if (changes.length === 0) return { ok: true, taxonomyId, version };
    await updateCategory(tx, after);
    if (before.parentId !== after.parentId) await moveCategory(tx, before, after.parentId);
    const isInBreadcrumbs = before.title !== after.title || before.slug !== after.slug || before.parentId !== after.parentId;
    if (isInBreadcrumbs) await republishBelow(tx, taxonomyId, now);
    const details = { version: version + 1, changes };
    await audit(tx, { by: member, action: 'category.changed', subject: { kind: 'category', id: taxonomyId }, details }, now);
    await emit(tx, categoriesChanged, {});
    return { ok: true, taxonomyId, version: version + 1 };
  });
}

/** Moves a category one place among its siblings; at the end nothing happens. Throws `category_not_found`. */
export function orderCategory(database: Database, taxonomyId: number, step: OrderStep, { member, now }: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const { parentId, version } = numbered(rows, taxonomyId);
    const siblings = rows.filter((row) => row.parentId === parentId);
    const before = siblings.map((row) => row.taxonomyId);
    const after = stepped(before, taxonomyId, step === 'up' ? -1 : 1);
    if (!after) return { ok: true, taxonomyId, version };
    await saveOrder(tx, after);
    const changes = [{ field: 'place', before: before.indexOf(taxonomyId) + 1, after: after.indexOf(taxonomyId) + 1 }];
    await audit(tx, { by: member, action: 'category.ordered', subject: { kind: 'category', id: taxonomyId }, details: { changes } }, now);
    await emit(tx, categoriesChanged, {});
    return { ok: true, taxonomyId, version };
  });
}

/**
 * Puts a category into a parent, before one of those there or behind them. Throws `category_not_found`, `invalid_input` by field where the tree does not
 * allow it.
 */
export function placeCategory(
  database: Database,
  { taxonomyId, parentId, before: next }: { taxonomyId: number; parentId: number | null; before: number | null },
  { member, now }: Actor,
): Promise<Saved> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const category = numbered(rows, taxonomyId);
    const isMoved = category.parentId !== parentId;
    if (isMoved) edited(category, { parentId }, rows);
    const siblings = rows.filter((row) => row.parentId === parentId && row.taxonomyId !== taxonomyId).map((row) => row.taxonomyId);
    const at = next === null ? siblings.length : siblings.indexOf(next);
    if (at < 0) throw wrong('before', 'The categories have just changed. Try again');
    const order = siblings.toSpliced(at, 0, taxonomyId);
    const stood = rows.filter((row) => row.parentId === category.parentId).map((row) => row.taxonomyId);
    if (!isMoved && isDeepStrictEqual(order, stood)) return { ok: true, taxonomyId, version: category.version };
    if (isMoved) {
      await updateCategory(tx, category);
      await moveCategory(tx, category, parentId);
      await republishBelow(tx, taxonomyId, now);
    }
    await saveOrder(tx, order);
    const titleOf = (id: number | null) => rows.find((row) => row.taxonomyId === id)?.title ?? null;
    const version = isMoved ? category.version + 1 : category.version;
    const changes = [
      ...(isMoved ? [{ field: 'parent', before: titleOf(category.parentId), after: titleOf(parentId) }] : []),
      { field: 'place', before: stood.indexOf(taxonomyId) + 1, after: at + 1 },
    ];
    const action = isMoved ? 'category.changed' : 'category.ordered';
    await audit(tx, { by: member, action, subject: { kind: 'category', id: taxonomyId }, details: { version, changes } }, now);
    await emit(tx, categoriesChanged, {});
    return { ok: true, taxonomyId, version };
  });
}

function edited(before: CategoryState, edit: CategoryEdit, rows: readonly CategoryState[]): CategoryState {
  const { slug, picture, facets } = edit;
  const after = {
    ...before,
    title: edit.title?.trim() ?? before.title,
    slug: slug === undefined ? before.slug : slugOf(slug),
    description: edit.description?.trim() ?? before.description,
    parentId: edit.parentId === undefined ? before.parentId : edit.parentId,
    inMenu: edit.inMenu ?? before.inMenu,
    picture: picture === undefined ? before.picture : picture && pictured(picture),
    facets: facets === undefined ? before.facets : facets && [...new Set(facets)],
  };
  const checked = {
    title: titleFault(after.title, after.parentId, rows, before.taxonomyId),
    slug: slug !== undefined && !/[a-z0-9]/i.test(slug) && 'Enter an address of letters and digits, such as area-rugs',
    description: after.description.length > maxDescriptionLength && `Shorten the description to ${maxDescriptionLength} characters`,
    parentId: after.parentId !== before.parentId && parentFault(after.parentId, before, rows),
    // Pictures are the shop's own files, so that no page calls another host.
    picture: picture && !mediaPicture.test(picture.url) && 'Upload the picture first',
    facets: facets?.length === 0 && 'Choose at least one filter',
  };
  refuseFaults(checked, allWrong);
  return after;
}

const pictured = ({ url, alt, width, height, tint, focus }: Image): Image => ({ url, alt, width, height, tint, ...(focus && { focus }) });

/** With every fault at its field. */
const allWrong = (fields: Record<string, string>) => problem('invalid_input', undefined, fields);

function titleFault(title: string, parentId: number | null, rows: readonly CategoryState[], own: number | null): Fault {
  if (title === '') return 'Enter a name';
  if (title.length > maxTitleLength) return `Shorten the name to ${maxTitleLength} characters`;
  const isTaken = (row: CategoryState) =>
    row.parentId === parentId && row.taxonomyId !== own && row.title.toLowerCase() === title.toLowerCase();
  return rows.some(isTaken) && 'There is already a category with this name in the same place';
}

/** Why `child`, null for a new one, can't be below a category; null is the top. */
function parentFault(parentId: number | null, child: CategoryState | null, rows: readonly CategoryState[]): Fault {
  if (child?.isFixed) return 'This department stays at the top';
  if (parentId === null) return null;
  const parent = rows.find((row) => row.taxonomyId === parentId);
  if (!parent) return 'This category has been deleted. Choose another one';
  if (canHold(parent, child, rows)) return null;
  if (parent.isAutomatic) return 'This category is filled by its rules and has no others in it. Choose another one';
  const isOwn = child !== null && parent.ancestry.includes(child.taxonomyId);
  return isOwn ? 'A category can’t be inside itself' : `Categories are at most ${maxLevels} levels deep`;
}

/** The path by which imports name a new category, numbered if a moved category still has it, or one that was merged into another had. */
function freePath(parent: CategoryState | null, slug: string, taken: ReadonlySet<string>): string {
  const above = parent
    ? `${parent.path
        .split('/')
        .slice(0, maxLevels - 1)
        .join('/')}/`
    : '';
  for (let number = 1; ; number++) {
    const path = `${above}${slug}${number === 1 ? '' : `-${number}`}`;
    if (!taken.has(path)) return path;
  }
}

/** A product's breadcrumbs have its categories, and search indexes their names and lists it under their ancestors. */
async function republishBelow(tx: Tx, taxonomyId: number, now: Date): Promise<void> {
  await republishAll(tx, await findProductIdsBelow(tx, taxonomyId), now);
}

/** Throws `category_not_found`. */
export function numbered(rows: readonly CategoryState[], taxonomyId: number): CategoryState {
  const found = rows.find((row) => row.taxonomyId === taxonomyId);
  if (!found) throw problem('category_not_found');
  return found;
}

export const wrong = (field: string, message: string) => allWrong({ [field]: message });
