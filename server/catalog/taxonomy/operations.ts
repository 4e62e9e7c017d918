import { own } from '../../../contract/values/own.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { categoriesChanged } from '../events.ts';
import { nameOfSlug, pathWithAncestors, uncategorised } from './paths.ts';
import { type CategoryRecord, categoryIds, saveCategories } from './store.ts';

/** A category in the notation of the sample and of brands' assortments. */
export interface TaxonomyNode {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly children: readonly TaxonomyNode[];
}

/** Virtual departments: sale and gifts (spec §2.3). */
const departmentTypes: Readonly<Record<string, CategoryRecord['type']>> = { 'sales-and-deals': 'sale', 'holiday-and-gifts': 'gifts' };

/** Created by an import; ordered after the shop's own departments. */
const behindOthers = 1000;

/** Upserts the whole tree; categories it does not name are unchanged. */
export async function saveTaxonomy(tx: Tx, departments: readonly TaxonomyNode[]): Promise<void> {
  let level = departments.map((node) => ({ node, path: node.slug }));
  while (level.length > 0) {
    const records = level.map(({ node, path }, position) => ({
      path,
      name: node.name,
      description: node.description,
      position,
      type: own(departmentTypes, path) ?? ('department' as const),
      listed: true,
    }));
    await saveCategories(tx, records, { keepExisting: false });
    level = level.flatMap(({ node, path }) => node.children.map((child) => ({ node: child, path: `${path}/${child.slug}` })));
  }
  await emit(tx, categoriesChanged, {});
}

/** Ids of category paths; missing categories are created, named after their slug. */
export async function ensureCategories(tx: Tx, paths: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(paths.flatMap(pathWithAncestors))];
  const known = await categoryIds(tx, wanted);
  const missing = wanted.filter((path) => !known.has(path));
  if (missing.length === 0) return known;
  for (const depth of [...new Set(missing.map(depthOf))].sort((a, b) => a - b)) {
    const records = missing
      .filter((path) => depthOf(path) === depth)
      .map((path) => ({
        path,
        name: nameOfSlug(path.slice(path.lastIndexOf('/') + 1)),
        description: '',
        position: behindOthers,
        type: own(departmentTypes, path) ?? ('department' as const),
        listed: path !== uncategorised,
      }));
    await saveCategories(tx, records, { keepExisting: true });
  }
  await emit(tx, categoriesChanged, {});
  return categoryIds(tx, wanted);
}

const depthOf = (path: string) => path.split('/').length;
