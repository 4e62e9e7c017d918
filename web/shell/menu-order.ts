import type { MenuDepartment } from '../../contract/catalog.ts';
import type { NavBar } from '../../contract/content/site.ts';

/** The departments as content wants them: those it names first, in its order and by its name for the sale, without a sale that it hides (spec §2.3). */
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

/** Unlike their difference, also right where both are infinite. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
