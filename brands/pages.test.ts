import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AuthoredPage } from '../contract/content/authored.ts';
import { restrictionKeys } from '../contract/facets.ts';
import { products } from '../sample/catalogue/index.ts';
import { categoryPaths } from '../sample/taxonomy.ts';
import { namesIn } from '../server/content/translate.ts';
import { anchorOf } from '../web/features/content/anchor.ts';
import { RouteTable } from '../web/page/route.ts';
import { routes } from '../web/routes.ts';
import { pages } from './alder-loom/pages/index.ts';

const media = join(import.meta.dirname, '../sample/media');
const handles = new Set(products.map(({ handle }) => handle));
const categories = new Set(categoryPaths());
const pageIds = new Set(pages.map(({ page_id }) => page_id));
const table = new RouteTable(routes);

/** Every address a page leads to: `href` and `redirect_url` of its blocks, and the links in its formatted text. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (/^(href|redirect_url)$/.test(key)) return value === '' ? [] : [value];
    return [...value.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => addressesIn(part, name));
}

const anchorsOf = ({ blocks }: AuthoredPage) =>
  blocks.flatMap((block) => ('header_text' in block && anchorOf(block.header_text ?? '')) || []);

function isThere(address: string, page: AuthoredPage): boolean {
  if (address.startsWith('#')) return anchorsOf(page).includes(address.slice(1));
  if (/^(category|product):/.test(address)) return true; // looked up by name below
  const match = table.match(address);
  return match !== null && (match.route.name !== 'contentPage' || pageIds.has(match.params.page ?? ''));
}

test('[§2.1] the demo brand has every marketing page, and each once', () => {
  expect([...pageIds].toSorted()).toEqual([
    'black-friday-sale',
    'cyber-monday-sale',
    'deals',
    'designer',
    'halloween-super-store',
    'holiday-gift-guide',
    'homepage',
    'labor-day-sale',
    'mind-of-a-chef',
    'shop-all-departments',
    'vault',
  ]);
  expect(pages).toHaveLength(pageIds.size);
});

describe.each(pages.map((page) => [page.page_id, page] as const))('[§2.1 marketing pages] %s', (_id, page) => {
  const names = namesIn(page);

  test('shows products and pictures that there are', () => {
    const shown = names.pictures.flatMap((picture) => ('picture_of' in picture ? picture.picture_of : []));
    expect([...names.products.map(({ handle }) => handle), ...shown].filter((handle) => !handles.has(handle))).toEqual([]);
    const files = names.pictures.flatMap((picture) => ('asset' in picture ? picture.asset : []));
    expect(files.filter((file) => !existsSync(join(media, file)))).toEqual([]);
  });

  test('leads to categories, products, pages and parts of itself that there are', () => {
    const rows = page.blocks.flatMap((block) => (block.type === 'category_row' ? block.category : []));
    const named = names.links.filter(({ to, name }) => !(to === 'category' ? categories : handles).has(name));
    expect([...named, ...rows.filter((path) => !categories.has(path))]).toEqual([]);
    const keys = names.links.flatMap(({ query }) => [...new URLSearchParams(query).keys()]);
    expect(keys.filter((key) => ![...restrictionKeys, 'sort'].some((known) => known === key))).toEqual([]);
    expect(addressesIn(page).filter((address) => !isThere(address, page))).toEqual([]);
  });

  test('shows a product once within a block', () => {
    for (const block of page.blocks) {
      if (block.type !== 'product_grid') continue;
      const listed = block.product_option_list.map((product) => JSON.stringify(product));
      expect(listed, block.header_text).toEqual([...new Set(listed)]);
    }
  });
});
