import type { MenuDepartment, MenuLink, ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { NavBar } from '../../../contract/content/site.schemas.ts';
import { entryKey, hasMenuBelow, type MenuEntry } from './menu-entry.ts';

type Department = Pick<MenuDepartment, 'taxonomyId' | 'title' | 'slug' | 'type'>;

/** The whole menu: the departments in their order, each followed by what staff put behind it. Behind a department that is gone it comes last. */
export function orderedMenu<D extends Department, L extends Pick<MenuLink, 'behind'>>(
  departments: readonly D[],
  links: readonly L[],
  navBar: NavBar | undefined,
): (D | L)[] {
  const ordered = orderedDepartments(departments, navBar);
  const there = new Set(ordered.map(({ taxonomyId }) => taxonomyId));
  const behind = (id: number | null) => links.filter((link) => link.behind === id);
  return [
    ...behind(null),
    ...ordered.flatMap((department) => [department, ...behind(department.taxonomyId)]),
    ...links.filter((link) => link.behind !== null && !there.has(link.behind)),
  ];
}

interface Menu {
  readonly departments: readonly ShownDepartment[];
  readonly links: readonly MenuLink[];
}

/** The entries with anything below them, by their key, under the names that the whole menu gives them. */
export function menusBelow({ departments, links }: Menu, navBar: NavBar | undefined): ReadonlyMap<string, MenuEntry> {
  const entries = orderedMenu(departments, links, navBar).filter((entry) => hasMenuBelow(entry, navBar));
  return new Map(entries.map((entry) => [entryKey(entry), entry]));
}

/** The departments as arranged by content: named ones first, in its order, with its name for the sale or without the sale if hidden (spec §2.3). */
export function orderedDepartments<D extends Department>(departments: readonly D[], navBar: NavBar | undefined): D[] {
  const sale = navBar?.sale_nav;
  const place = (slug: string) => {
    const named = navBar?.departments.indexOf(slug) ?? -1;
    return named === -1 ? Number.POSITIVE_INFINITY : named;
  };
  return departments
    .filter(({ type }) => type !== 'sale' || (sale?.show_section ?? true))
    .map((department) => (department.type === 'sale' && sale ? { ...department, title: sale.title } : department))
    .sort((a, b) => compare(place(a.slug), place(b.slug)));
}

/** Works for two infinities, unlike subtraction. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
