import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import type { categoryEndpoints } from '../../../../contract/merchandising/categories.ts';
import { maxLevels } from '../../../../contract/merchandising/categories.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events.ts';
import { audit } from '../../../staff/index.ts';
import { fillCategory } from '../../automatic/operations.ts';
import { findAutomatic } from '../../automatic/store.ts';
import { categoriesChanged, categoryMerged } from '../../events.ts';
import { republishAll } from '../../products/operations.ts';
import { type Actor, auditProducts } from '../writing.ts';
import { findNamings, hasFiled, moveChildren, moveProducts, raiseVersion, renameInRules, replaceCategory } from './merge-store.ts';
import type { NamingsOf } from './namings.ts';
import { numbered, problem, type Saved, wrong } from './operations.ts';
import { type CategoryState, findProductIdsBelow, findTree, lockTree } from './store.ts';
import { canHold } from './tree.ts';

/** What a merge would move. Throws `category_not_found`, `invalid_input` where the two cannot be merged. */
export async function planMerge(
  db: Db,
  { taxonomyId, into, namingsOf }: { taxonomyId: number; into: number; namingsOf: NamingsOf },
): Promise<OutputOf<typeof categoryEndpoints.mergePlan>> {
  const rows = await findTree(db);
  const [from, target] = await requireMergeable(db, taxonomyId, into, rows);
  const products = await findProductIdsBelow(db, taxonomyId);
  return {
    into: { taxonomyId: target.taxonomyId, title: target.title, version: target.version, isAutomatic: target.isAutomatic },
    products: products.length,
    categories: rows.filter(({ ancestry }) => ancestry.includes(taxonomyId)).length - 1,
    endsRules: from.isAutomatic,
    namedBy: await namingsOf(db, from),
  };
}

/**
 * Merges a category into another, in one transaction. Its products are filed there, the categories below it go behind those there, and rules, menu
 * items and promotions that name it name the other one. Imports, brands and pages may go on naming its path, and its addresses lead to the other one
 * by the id in them. Rules of its own end; what they put in it is filed in the other category, unless that has rules itself. Throws
 * `category_not_found`, `category_changed`, `invalid_input` by field.
 */
export function mergeCategory(
  database: Database,
  { taxonomyId, version, into, intoVersion }: { taxonomyId: number; version: number; into: number; intoVersion: number },
  { member, now }: Actor,
): Promise<Saved> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const [from, target] = await requireMergeable(tx, taxonomyId, into, rows);
    if (from.version !== version) throw problem('category_changed', { version: from.version });
    if (target.version !== intoVersion) throw problem('category_changed', { version: target.version });
    const productIds = await findProductIdsBelow(tx, taxonomyId);
    const moved = target.isAutomatic ? [] : await moveProducts(tx, taxonomyId, into);
    await moveChildren(tx, from, target);
    const ruled = new Set(await renameInRules(tx, taxonomyId, into, now));
    await replaceCategory(tx, from, into, now);
    await raiseVersion(tx, into);
    await republishAll(tx, productIds, now);
    for (const automatic of await findAutomatic(tx)) if (ruled.has(automatic.taxonomyId)) await fillCategory(tx, automatic, now);
    const changes = [{ field: 'category', before: from.path, after: target.path }];
    const entries = moved.map((product) => ({ ...product, changes }));
    await auditProducts(tx, entries, { action: 'product.moved' }, { by: member, now });
    const details = {
      version: target.version + 1,
      changes: [{ field: 'merged', before: { title: from.title, path: from.path }, after: { title: target.title, path: target.path } }],
      products: productIds.length,
    };
    await audit(tx, { by: member, action: 'category.merged', subject: { kind: 'category', id: into }, details }, now);
    await emit(tx, categoryMerged, { from, into: target });
    await emit(tx, categoriesChanged, {});
    return { ok: true, taxonomyId: into, version: target.version + 1 };
  });
}

/** Throws `category_not_found`, `invalid_input` at `into` where the first cannot become part of the second. */
async function requireMergeable(
  db: Db,
  taxonomyId: number,
  into: number,
  rows: readonly CategoryState[],
): Promise<[from: CategoryState, into: CategoryState]> {
  const from = numbered(rows, taxonomyId);
  const target = rows.find((row) => row.taxonomyId === into);
  if (!target) throw wrong('into', 'This category has been deleted. Choose another one');
  if (target === from) throw wrong('into', 'Choose another category');
  if (from.isFixed) throw wrong('into', 'This department has its own products and can’t be merged');
  if (target.ancestry.includes(taxonomyId)) throw wrong('into', 'This category is inside the one to merge. Choose another one');
  const children = rows.filter(({ parentId }) => parentId === taxonomyId);
  if (target.isAutomatic) await requireNothingFiled(db, from, children.length > 0);
  const there = new Map(
    rows.filter(({ parentId, taxonomyId: id }) => parentId === into && id !== taxonomyId).map(({ title }) => [title.toLowerCase(), title]),
  );
  for (const child of children) {
    const twin = there.get(child.title.toLowerCase());
    if (twin !== undefined) throw wrong('into', `Both categories have ${twin} in them. Rename or merge one of these first`);
    if (!canHold(target, child, rows))
      throw wrong('into', `Categories are at most ${maxLevels} levels deep, and ${child.title} would be deeper`);
  }
  return [from, target];
}

/** What rules fill takes nothing by hand. */
async function requireNothingFiled(db: Db, from: CategoryState, hasChildren: boolean): Promise<void> {
  const isNamed = (await findNamings(db, from)).some(({ kind }) => kind === 'rules');
  if (isNamed) throw wrong('into', 'Rules name this category, and they can’t name one that is filled by rules. Change them first');
  if (hasChildren || (await hasFiled(db, from.taxonomyId))) {
    throw wrong('into', 'That category is filled by its rules and takes no products by hand. Choose another one');
  }
}
