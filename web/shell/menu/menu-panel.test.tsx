import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { SaleNav } from '../../../contract/content/site.schemas.ts';
import { MenuPanel } from './menu-panel.tsx';

const image = { url: '/media/room.webp', width: 1200, height: 800, tint: '#f3eee6' };
const department: ShownDepartment = {
  title: 'Rugs',
  slug: 'rugs',
  taxonomyId: 3,
  optionalTID: 3,
  link: '/c/rugs?t=3',
  type: 'department',
  navImage: null,
  subMenu: [],
  tiles: [],
  height: 620,
  imageColumn: null,
};
const column: NonNullable<ShownDepartment['imageColumn']> = {
  is_image_column_visible: true,
  category_image: { image_src: image, image_alt_text: '', image_destination: '/deals', tid: 'rugs-picture' },
  tag_line: { url: { href: '/c/wool?t=4', title: 'Wool, undyed' }, tid: 'rugs-tag-line' },
  sub_tag_line: { url: { href: '', title: 'Woven to order' }, tid: 'rugs-sub-tag-line' },
  sale_links_heading: '',
  sale_links: [{ url: { href: '/sale', title: 'Runners' }, tid: 'rugs-runners' }],
};

const htmlOf = (entry: ShownDepartment, sale: SaleNav | null = null) => renderToStaticMarkup(<MenuPanel entry={entry} sale={sale} />);

/** Names in click logs, and where what carries them leads. */
function namedIn(html: string): [tid: string, href: string | null][] {
  const valueIn = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
  return [...html.matchAll(/<\w+([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const tid = valueIn(attributes, 'data-tid');
    return tid === null ? [] : [[tid, valueIn(attributes, 'href')] satisfies [string, string | null]];
  });
}

describe('[§3 image column]', () => {
  it('links its tag line by its own address, and names all in click logs', () => {
    expect(namedIn(htmlOf({ ...department, imageColumn: column }))).toEqual([
      ['rugs-picture', '/deals'],
      ['rugs-tag-line', '/c/wool?t=4'],
      ['rugs-sub-tag-line', null],
      ['rugs-runners', '/sale'],
    ]);
  });

  it('has the tag line in the picture’s link where it has no address', () => {
    const tag_line = { url: { href: '', title: 'Wool, undyed' }, tid: 'rugs-tag-line' };
    const html = htmlOf({ ...department, imageColumn: { ...column, tag_line } });
    expect(html).toMatch(/<a [^>]*href="\/deals"(?:(?!<\/a>).)*Wool, undyed/);
  });

  it('names the link of a picture that stands alone', () => {
    const html = htmlOf({ ...department, imageColumn: column });
    expect(html).toMatch(/<a [^>]*href="\/deals"[^>]*><img [^>]*alt="Rugs"/);
  });
});

it('[§3 sale nav] names section, tiles and banner in click logs', () => {
  const sale: SaleNav = {
    show_section: true,
    title: 'Sales',
    tid: 'nav-sale',
    banner: { image_src: image, image_alt_text: '', image_destination: '', tid: 'nav-sale-banner' },
    tiles: [
      { tag_line: 'Rugs', sub_tag_line: '', image_destination: '/rugs/k/results.html', image_src: null, tid: 'nav-sale-rugs' },
      { tag_line: 'All', sub_tag_line: '', image_destination: '', image_src: null, tid: 'nav-sale-all' },
    ],
  };
  expect(namedIn(htmlOf({ ...department, slug: 'sales', type: 'sale' }, sale))).toEqual([
    ['nav-sale', null],
    ['nav-sale-rugs', '/rugs/k/results.html'],
    ['nav-sale-all', '/c/sales?t=3'],
    ['nav-sale-banner', '/c/sales?t=3'],
  ]);
});
