import { flagship } from '../../../brands/family.ts';
import type { MenuDepartment, MenuLink } from '../../../contract/catalog/catalog.ts';
import type { Database } from '../../platform/db/index.ts';
import { EpochCache } from '../../platform/purging/epoch-cache.ts';
import { findDepartments } from '../assortment/store.ts';
import { catalogueEpoch } from '../epoch.ts';
import { menuLinkOf } from '../menu/operations.ts';
import { findShownMenuItems } from '../menu/store.ts';
import { allCategories, categoryContents } from './store.ts';
import { CategoryTree } from './view.ts';

interface Known {
  tree: CategoryTree;
  menu: MenuDepartment[];
  /** Entries that staff added to the menu. */
  links: MenuLink[];
}

/** A brand's category tree and menu, cached in this process for half a minute or until the catalogue changes. */
export function createCategoryTrees(database: Database): { current(brand: string, now: Date): Promise<Known> } {
  const remembered = new EpochCache<string, Known>({ epoch: catalogueEpoch(database), ttlSeconds: 30, max: 20 });
  const load = async (brand: string) => {
    const db = database.read;
    const parts = [allCategories(db), categoryContents(db, brand), findDepartments(db, brand)] as const;
    const [tree, items] = await Promise.all([
      Promise.all(parts).then((found) => new CategoryTree(...found)),
      findShownMenuItems(db, brand),
    ]);
    return { tree, menu: tree.menu(), links: items.map(menuLinkOf) };
  };
  return { current: (brand, now) => remembered.get(brand, now, () => load(brand)) };
}

/** The flagship keeps empty categories; sister brands omit them. */
export const isThere = (tree: CategoryTree, taxonomyId: number, brand: string): boolean => brand === flagship || tree.isStocked(taxonomyId);
