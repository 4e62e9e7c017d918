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

const words = (title: string, href: string) => ({ url: { href, title }, tid: '' });
const rugs: ShownDepartment = {
  ...item('rugs', 'Rugs', 20),
  type: 'department',
  subMenu: [
    { ...item('wool-rugs', 'Wool rugs', 21), secSubMenu: [item('runners', 'Runners', 22)] },
    { ...item('mats', 'Mats', 23), secSubMenu: [] },
  ],
  tiles: [],
  height: 620,
  imageColumn: {
    is_image_column_visible: true,
    category_image: { image_src: null, image_alt_text: '', image_destination: '/wool', tid: '' },
    tag_line: words('Undyed wool', '/undyed'),
    sub_tag_line: words('Woven to order', ''),
    sale_links_heading: 'On sale now',
    sale_links: [words('Runners on sale', '/c/runners?t=22&sale=true'), words('Mats on sale', '/c/mats?t=23&sale=true')],
  },
};
const column = rugs.imageColumn as NonNullable<ShownDepartment['imageColumn']>;

it('[§2.4] every link of the menu is in a navigation with a name, for crawlers', () => {
  const html = htmlOf([rugs, sales], null);
  const nav = html.slice(html.indexOf('<nav aria-label="Menu">'), html.indexOf('</nav>'));
  const sections = [...rugs.subMenu, ...sales.subMenu];
  const all = [rugs, sales, ...sections, ...sections.flatMap(({ secSubMenu }) => secSubMenu)].map(({ link }) => link);
  const beside = ['/undyed', ...column.sale_links.map(({ url }) => url.href)];
  const found = [...nav.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(found).toEqual(expect.arrayContaining([...all, ...beside]));
});

it.each<[string, Partial<typeof column>, [href: string, words: string][]]>([
  ['linked as its picture, where it has no address', { tag_line: words('Undyed wool', ''), sale_links: [] }, [['/wool', 'Undyed wool']]],
  ['none, where staff hide them', { is_image_column_visible: false }, []],
])('[§3 image column] the level of a department ends with the texts beside its picture: %s', (_, more, links) => {
  const sections = linksOf([{ ...rugs, imageColumn: null }], null);
  expect(linksOf([{ ...rugs, imageColumn: { ...column, ...more } }], null)).toEqual([...sections, ...links]);
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
