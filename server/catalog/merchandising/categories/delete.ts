import type { Database, Db } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events.ts';
import { audit } from '../../../staff/index.ts';
import { categoriesChanged } from '../../events.ts';
import type { Actor } from '../writing.ts';
import { removeCategory, standsForOthers } from './merge-store.ts';
import type { NamingsOf } from './namings.ts';
import { numbered, problem, wrong } from './operations.ts';
import { type CategoryState, findProductIdsBelow, findTree, lockTree } from './store.ts';

/** Why a category can't be deleted, worded for staff; null where it can be. */
export async function reasonToKeep(
  db: Db,
  category: CategoryState,
  rows: readonly CategoryState[],
  namingsOf: NamingsOf,
): Promise<string | null> {
  const { taxonomyId, isFixed } = category;
  if (isFixed) return 'This department has its own products and stays.';
  const below = rows.filter(({ parentId }) => parentId === taxonomyId);
  if (below.length > 0) return `It has other categories in it, such as ${below[0]?.title}. Move, merge or delete these first.`;
  const products = (await findProductIdsBelow(db, taxonomyId)).length;
  if (products > 0)
    return `It has ${products === 1 ? 'a product' : `${products} products`} in it, drafts included. Move them, or merge the category.`;
  const [named] = await namingsOf(db, category);
  if (named) return `It is named by ${words[named.kind]} (${named.title}). Take it out there first, or merge the category.`;
  return (await standsForOthers(db, taxonomyId)) ? 'Another category was merged into it, and its links lead here. Merge it instead.' : null;
}

const words = {
  brand: 'a brand’s assortment',
  content: 'content',
  menu: 'a menu item',
  promotion: 'a promotion',
  redirect: 'a redirect',
  rules: 'the rules of a category',
} as const;

interface Deletion {
  readonly taxonomyId: number;
  readonly version: number;
  readonly namingsOf: NamingsOf;
}

/**
 * Deletes a category that nothing is in and nothing names. Its address is gone, and its path is free again. Throws `category_not_found`,
 * `category_changed`, `invalid_input` at `taxonomyId` with the reason to keep it.
 */
export function deleteCategory(
  database: Database,
  { taxonomyId, version, namingsOf }: Deletion,
  { member, now }: Actor,
): Promise<{ ok: true }> {
  return database.transact(async (tx) => {
    await lockTree(tx);
    const rows = await findTree(tx);
    const category = numbered(rows, taxonomyId);
    if (category.version !== version) throw problem('category_changed', { version: category.version });
    const reason = await reasonToKeep(tx, category, rows, namingsOf);
    if (reason !== null) throw wrong('taxonomyId', reason);
    await removeCategory(tx, taxonomyId);
    const { title, path } = category;
    const changes = [{ field: 'deleted', before: { title, path }, after: null }];
    await audit(tx, { by: member, action: 'category.deleted', subject: { kind: 'category', id: taxonomyId }, details: { changes } }, now);
    await emit(tx, categoriesChanged, {});
    return { ok: true };
  });
}
