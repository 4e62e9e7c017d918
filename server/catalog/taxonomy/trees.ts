import type { MenuDepartment } from '../../../contract/catalog.ts';
import type { Database } from '../../platform/db/index.ts';
import { Remembered } from '../../platform/remembered.ts';
import { catalogueEpoch } from '../epoch.ts';
import { allCategories, categoryContents } from './store.ts';
import { CategoryTree } from './view.ts';

interface Known {
  tree: CategoryTree;
  menu: MenuDepartment[];
}

/** The category tree and the menu of every page, remembered in this process for half a minute or until the catalogue changes. */
export function createCategoryTrees(database: Database): { current(now: Date): Promise<Known> } {
  const remembered = new Remembered<'tree', Known>({ epoch: catalogueEpoch, ttlSeconds: 30, max: 1 });
  const load = async () => {
    const [categories, contents] = await Promise.all([allCategories(database.read), categoryContents(database.read)]);
    const tree = new CategoryTree(categories, contents);
    return { tree, menu: tree.menu() };
  };
  return { current: (now) => remembered.recall('tree', now, load) };
}
