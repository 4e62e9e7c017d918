import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandOf } from '../../../brands/index.ts';
import type { MenuLink, ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { SaleNav } from '../../../contract/content/site.schemas.ts';
import { BrandProvider } from '../visitor/brand.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import type { MenuEntry } from './menu-entry.ts';

const brand = { ...brandOf('alder-loom'), returnDays: 30 };
const item = (slug: string, title: string, taxonomyId: number) => ({
  slug,
  title,
  taxonomyId,
  optionalTID: taxonomyId,
  link: `/c/${slug}?t=${taxonomyId}`,
  navImage: null,
});
const sales: ShownDepartment = {
  ...item('sales', 'Price cuts', 9),
  type: 'sale',
  subMenu: [{ ...item('rugs-on-sale', 'Rugs on sale', 10), secSubMenu: [] }],
  tiles: [],
  height: 620,
  imageColumn: null,
};
const saleNav = (tiles: SaleNav['tiles']): SaleNav => ({ show_section: true, title: 'Price cuts', tid: '', banner: null, tiles });
const tile = { tag_line: 'Rugs for less', sub_tag_line: '', image_destination: '/rugs/k/results.html', image_src: null, tid: '' };

const htmlOf = (menu: readonly MenuEntry[], sale: SaleNav | null) =>
  renderToStaticMarkup(
    <BrandProvider value={brand}>
      <MenuDrawer menu={menu} sale={sale} />
    </BrandProvider>,
  );

/** The links of the drawer's departments, in order. */
function linksOf(menu: readonly MenuEntry[], sale: SaleNav | null): [href: string, words: string][] {
  const html = htmlOf(menu, sale);
  const departments = html.slice(0, html.indexOf('More Ways to Shop'));
  return [...departments.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', words = '']) => [
    href.replaceAll('&amp;', '&'),
    words.replace(/<[^>]*>/g, ''),
  ]);
}

it('[§2.4] every link is in a navigation with a name, for crawlers', () => {
  const html = htmlOf([sales], null);
  const nav = html.slice(html.indexOf('<nav aria-label="Menu">'), html.indexOf('</nav>'));
  expect(nav.match(/<a /g)).toEqual(html.match(/<a /g));
});

it('[§2.3] the level of what staff added begins with a Shop All', () => {
  const own: MenuLink = {
    menuItemId: 4,
    title: 'Journal',
    link: '/journal',
    optionalTID: null,
    type: 'link',
    navImage: null,
    subMenu: [{ title: 'Our story', link: '/about', optionalTID: null, navImage: null, secSubMenu: [] }],
    tiles: [],
    height: 620,
    behind: null,
  };
  expect(linksOf([own], null)).toEqual([
    ['/journal', 'Shop All Journal'],
    ['/about', 'Our story'],
  ]);
});

describe('[§3 sale nav] the sale in the drawer', () => {
  const all = ['/c/sales?t=9', 'Shop All Price cuts'];

  it.each([
    ['its own sections without content’s tiles', saleNav([]), [all, ['/c/rugs-on-sale?t=10', 'Rugs on sale']]],
    ['content’s tiles instead of them', saleNav([tile]), [all, ['/rugs/k/results.html', 'Rugs for less']]],
    ['of tiles without a link, the sale itself', saleNav([{ ...tile, image_destination: '' }]), [all, ['/c/sales?t=9', 'Rugs for less']]],
  ])('has %s', (_, sale, links) => {
    expect(linksOf([sales], sale)).toEqual(links);
  });
});
