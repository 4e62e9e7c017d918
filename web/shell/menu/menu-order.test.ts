import { describe, expect, it } from 'vitest';
import type { MenuDepartment } from '../../../contract/catalog/catalog.ts';
import type { NavBar, SaleNav } from '../../../contract/content/site.schemas.ts';
import { menusBelow, orderedDepartments, orderedMenu } from './menu-order.ts';

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

  it.each([
    ['first', null, ['own', '1', '2', '3']],
    ['behind a department', 1, ['1', 'own', '2', '3']],
    ['last, behind a department that is not there', 9, ['1', '2', '3', 'own']],
  ])('have what staff added %s', (_, behind, order) => {
    const numbered = [1, 2, 3].map((taxonomyId) => ({ ...department(String(taxonomyId)), taxonomyId }));
    expect(orderedMenu(numbered, [{ title: 'own', behind }], undefined).map(({ title }) => title)).toEqual(order);
  });

  it('have a menu under the name that content gives them, where anything is below', () => {
    const entries = [department('rugs'), department('sales', 'sale')].map((one, at) => ({ ...one, taxonomyId: at, imageColumn: null }));
    const named = (changed: Partial<SaleNav>) => {
      const menus = menusBelow({ departments: entries, links: [] }, navBar({ sale_nav: saleNav({ title: 'Price cuts', ...changed }) }));
      return [...menus].map(([key, { title }]) => [key, title]);
    };
    const tile = { tag_line: 'Rugs for less', sub_tag_line: '', image_destination: '/deals', image_src: null, tid: '' };
    expect(named({ tiles: [tile] })).toEqual([['1', 'Price cuts']]);
    expect(named({ tiles: [tile], show_section: false })).toEqual([]);
    expect(named({})).toEqual([]);
  });

  it('keep the order of what stands behind the same one, wherever content moves that', () => {
    const two = [
      { ...department('rugs'), taxonomyId: 1 },
      { ...department('bath'), taxonomyId: 2 },
    ];
    const links = ['x', 'y'].map((title) => ({ title, behind: 1 }));
    const bar = navBar({ departments: ['bath'] });
    expect(orderedMenu(two, links, bar).map(({ title }) => title)).toEqual(['bath', 'rugs', 'x', 'y']);
  });
});
