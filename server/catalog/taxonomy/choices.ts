import type { CategoryChoices } from '../../../contract/merchandising/categories.schemas.ts';
import type { Db } from '../../platform/db/index.ts';
import { allCategories } from './store.ts';

/** The present paths of categories by the paths of those merged into them. */
export async function currentPathsOf(db: Db): Promise<Map<string, string>> {
  return new Map((await allCategories(db)).flatMap(({ slugs, formerPaths }) => formerPaths.map((path) => [path, slugs] as const)));
}

/** Every category to choose from, in the order of the tree. */
export async function categoryChoicesOf(db: Db): Promise<CategoryChoices> {
  const children = Map.groupBy(await allCategories(db), ({ parentId }) => parentId);
  const below = (parentId: number | null, depth: number): CategoryChoices =>
    (children.get(parentId) ?? []).flatMap(({ id, slugs, name }) => [{ path: slugs, title: name, depth }, ...below(id, depth + 1)]);
  return below(null, 0);
}
