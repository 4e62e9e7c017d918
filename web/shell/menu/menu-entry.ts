import type { MenuDepartment, MenuLink, ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { NavBar } from '../../../contract/content/site.schemas.ts';
import { category } from '../../routes.ts';

/** An entry of the menu's first level: a department, or what staff added among them. */
export type MenuEntry = ShownDepartment | MenuLink;

/** A department in the bar; its panel is fetched on demand. */
export interface DepartmentLink extends Pick<MenuDepartment, 'title' | 'slug' | 'taxonomyId' | 'type'> {
  /** Whether it has a panel. */
  readonly hasMenu: boolean;
}

/** The same for what staff added. */
interface OwnLink extends Pick<MenuLink, 'title' | 'link' | 'menuItemId' | 'type'> {
  readonly hasMenu: boolean;
}

/** An entry of the bar. */
export type BarEntry = DepartmentLink | OwnLink;

type Identified = Pick<MenuDepartment, 'type' | 'taxonomyId'> | Pick<MenuLink, 'type' | 'menuItemId'>;

/** Identifies an entry among the others. */
export const entryKey = (entry: Identified): string => (entry.type === 'link' ? `link-${entry.menuItemId}` : String(entry.taxonomyId));

/** The page that an entry leads to. */
export const entryHref = (entry: BarEntry | MenuEntry): string => (entry.type === 'link' ? entry.link : category(entry));

/** Whether there is anything below an entry: sections, or the tiles that content gives the sale. */
export const hasMenuBelow = (entry: MenuEntry, navBar: NavBar | undefined): boolean =>
  entry.subMenu.length > 0 || (entry.type === 'sale' && Boolean(navBar?.sale_nav?.tiles.length));

/** What the bar needs of an entry. */
export function barEntryOf(entry: MenuEntry, navBar: NavBar | undefined): BarEntry {
  const hasMenu = hasMenuBelow(entry, navBar);
  if (entry.type === 'link') return { title: entry.title, link: entry.link, menuItemId: entry.menuItemId, type: entry.type, hasMenu };
  return { title: entry.title, slug: entry.slug, taxonomyId: entry.taxonomyId, type: entry.type, hasMenu };
}
