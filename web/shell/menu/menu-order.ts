import type { MenuDepartment } from '../../../contract/catalog/catalog.ts';
import type { NavBar } from '../../../contract/content/site.schemas.ts';

/** The departments as arranged by content: named ones first, in its order, with its name for the sale or without the sale if hidden (spec §2.3). */
export function orderedDepartments(departments: readonly MenuDepartment[], navBar: NavBar | undefined): MenuDepartment[] {
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
