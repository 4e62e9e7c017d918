import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AuthoredPage } from '../contract/content/authored.ts';
import { restrictionKeys } from '../contract/search/facets.ts';
import { products } from '../sample/catalogue/index.ts';
import { documents } from '../sample/documents/index.ts';
import { categoryPaths } from '../sample/test-fixtures/category-paths.ts';
import { namesIn } from '../server/content/show/translate.ts';
import { anchorOf } from '../web/features/content/anchor.ts';
import { RouteTable } from '../web/page/route.ts';
import { routes } from '../web/routes.ts';
import type { Brand } from './brand.ts';
import { contentOf } from './contents.ts';
import { brandOf } from './index.ts';
import { writtenContents } from './written.ts';

const media = join(import.meta.dirname, '../sample/media');
const hasFilm = (name: string) => existsSync(join(media, `films/${name}.mp4`));
const handles = new Set(products.map(({ handle }) => handle));
const categories = new Set(categoryPaths());
const table = new RouteTable(routes);

const written = await writtenContents();
const wordsOf = (brand: string) => documents({ brand: brandOf(brand), house: contentOf(brand).house });
const idsOf = (brand: string) => new Set([...(written.get(brand)?.pages ?? []), ...wordsOf(brand)].map(({ page_id }) => page_id));

/** A brand's products by category; a brand without rules sells everything. */
function soldBy({ assortment }: Brand): ReadonlySet<string> {
  if (!assortment) return handles;
  const isSold = (category: string) => assortment.categories.some((path) => category === path || category.startsWith(`${path}/`));
  return new Set(products.filter(({ category, alsoIn = [] }) => [category, ...alsoIn].some(isSold)).map(({ handle }) => handle));
}

/** Every address on a page: `href` and `redirect_url` of its blocks, and links in its rich text. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (/^(href|redirect_url)$/.test(key)) return value === '' ? [] : [value];
    return [...value.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => addressesIn(part, name));
}

const anchorsOf = ({ blocks }: AuthoredPage) =>
  blocks.flatMap((block) => ('anchor' in block && block.anchor) || ('header_text' in block && anchorOf(block.header_text ?? '')) || []);

function isThere(address: string, page: AuthoredPage, pageIds: ReadonlySet<string>): boolean {
  if (address.startsWith('#')) return anchorsOf(page).includes(address.slice(1));
  if (/^(category|product):/.test(address)) return true; // resolved by name below
  const match = table.match(address);
  return match !== null && (match.route.name !== 'contentPage' || pageIds.has(match.params.page ?? ''));
}

/** Spec §2.1. */
const marketing = [
  'black-friday-sale',
  'cyber-monday-sale',
  'deals',
  'designer',
  'halloween-super-store',
  'holiday-gift-guide',
  'homepage',
  'labor-day-sale',
  'mind-of-a-chef',
  'sandbox',
  'shop-all-departments',
  'vault',
];

test.each(['alder-loom', 'pip-alder'])('[§2.1] %s has every marketing page once', (brand) => {
  expect(
    written
      .get(brand)
      ?.pages.map(({ page_id }) => page_id)
      .toSorted(),
  ).toEqual(marketing);
});

test.each([...written])('[search engines] the title of %s’s home page fits a search result', (_brand, { pages }) => {
  const home = pages.find(({ page_id }) => page_id === 'homepage');
  expect(home?.title.length).toBeLessThanOrEqual(60);
});

const every = [...written].flatMap(([brand, { pages }]) => pages.map((page) => [brand, page.page_id, page] as const));

describe.each(every)('[§2.1 marketing pages] %s: %s', (brand, _id, page) => {
  const names = namesIn(page);
  const sold = soldBy(brandOf(brand));

  test('shows products the brand sells, and existing pictures', () => {
    expect(names.products.filter(({ handle }) => !sold.has(handle))).toEqual([]);
    const shown = names.pictures.flatMap((picture) => ('picture_of' in picture ? picture.picture_of : []));
    expect(shown.filter((handle) => !sold.has(handle))).toEqual([]);
    const files = names.pictures.flatMap((picture) => ('asset' in picture ? picture.asset : []));
    expect(files.filter((file) => !existsSync(join(media, file)))).toEqual([]);
  });

  test('links to existing categories, products, pages and anchors', () => {
    const rows = page.blocks.flatMap((block) => (block.type === 'category_row' ? block.category : []));
    const isKnown = { category: (name: string) => categories.has(name), product: (name: string) => handles.has(name), film: hasFilm };
    const named = names.links.filter(({ to, name }) => !isKnown[to](name));
    expect([...named, ...rows.filter((path) => !categories.has(path))]).toEqual([]);
    const keys = names.links.flatMap(({ query }) => [...new URLSearchParams(query).keys()]);
    expect(keys.filter((key) => ![...restrictionKeys, 'sort'].some((known) => known === key))).toEqual([]);
    expect(addressesIn(page).filter((address) => !isThere(address, page, idsOf(brand)))).toEqual([]);
  });

  test('shows a product once per block', () => {
    for (const block of page.blocks) {
      if (block.type !== 'product_grid') continue;
      const listed = block.product_option_list.map((product) => JSON.stringify(product));
      expect(listed, block.header_text).toEqual([...new Set(listed)]);
    }
  });
});
