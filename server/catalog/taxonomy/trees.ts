import type { MenuDepartment } from '../../../contract/catalog.ts';
import { flagship } from '../../../contract/family.ts';
import type { Database } from '../../platform/db/index.ts';
import { Remembered } from '../../platform/remembered.ts';
import { findDepartments } from '../assortment/store.ts';
import { catalogueEpoch } from '../epoch.ts';
import { allCategories, categoryContents } from './store.ts';
import { CategoryTree } from './view.ts';

interface Known {
  tree: CategoryTree;
  menu: MenuDepartment[];
}

/** A brand's category tree and the menu of its every page, remembered in this process for half a minute or until the catalogue changes. */
export function createCategoryTrees(database: Database): { current(brand: string, now: Date): Promise<Known> } {
  const remembered = new Remembered<string, Known>({ epoch: catalogueEpoch, ttlSeconds: 30, max: 20 });
  const load = async (brand: string) => {
    const db = database.read;
    const parts = [allCategories(db), categoryContents(db, brand), findDepartments(db, brand)] as const;
    const tree = new CategoryTree(...(await Promise.all(parts)));
    return { tree, menu: tree.menu() };
  };
  return { current: (brand, now) => remembered.recall(brand, now, () => load(brand)) };
}

/** A category without products waits for some in the flagship; in a sister's shop it is not there. */
export const isThere = (tree: CategoryTree, taxonomyId: number, brand: string): boolean => brand === flagship || tree.isStocked(taxonomyId);
