import { describe, expect, it } from 'vitest';
import type { MenuDepartment } from '../../../contract/catalog/catalog.ts';
import type { NavBar, SaleNav } from '../../../contract/content/site.schemas.ts';
import { orderedDepartments } from './menu-order.ts';

const department = (slug: string, type: MenuDepartment['type'] = 'department'): MenuDepartment => ({
  title: slug,
  slug,
  taxonomyId: 1,
  type,
  link: '/',
  optionalTID: 1,
  navImage: null,
  subMenu: [],
  tiles: [],
  height: 620,
});
const departments = [department('rugs'), department('bath'), department('kids'), department('sales', 'sale')];
const saleNav = (changed: Partial<SaleNav>): SaleNav => ({
  show_section: true,
  title: 'Sales & Deals',
  tid: '',
  banner: null,
  tiles: [],
  ...changed,
});
const navBar = (changed: Partial<NavBar>): NavBar => ({ id: 'n', departments: [], image_columns: {}, sale_nav: saleNav({}), ...changed });
const titles = (bar: NavBar | undefined) => orderedDepartments(departments, bar).map(({ title }) => title);

describe('[§2.3 §2.4] the departments', () => {
  it.each([
    ['stay as they are without content', undefined, ['rugs', 'bath', 'kids', 'sales']],
    ['follow those that content names', navBar({ departments: ['kids', 'nowhere', 'rugs'] }), ['kids', 'rugs', 'bath', 'Sales & Deals']],
    ['are without a sale that content hides', navBar({ sale_nav: saleNav({ show_section: false }) }), ['rugs', 'bath', 'kids']],
  ])('%s', (_, bar, order) => {
    expect(titles(bar)).toEqual(order);
  });
});
