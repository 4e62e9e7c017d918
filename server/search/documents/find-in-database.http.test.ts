import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flagship } from '../../../brands/family.ts';
import { buildSample } from '../../../sample/build.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { allCategories } from '../../catalog/index.ts';
import { stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { CategoryNames } from '../facets/category-names.ts';
import { IndexSync } from '../index-sync.ts';
import { type SearchInput, search } from '../search.ts';
import { readDocuments } from '../store.ts';

let shop: TestShop;
let categories: CategoryNames;

beforeAll(async () => {
  shop = await testShop();
  await stockProducts(
    shop.database,
    buildSample('2026-01-01').map(({ record }) => record),
  );
  categories = new CategoryNames(await allCategories(shop.database.read));
});
afterAll(() => shop.close());

const asked = (input: Partial<SearchInput>): SearchInput => ({ page: 1, sort: 'relevance', ...input });
const searchIn = async (sync: IndexSync, input: SearchInput) =>
  search(shop.database.read, await sync.current(flagship, { text: input.k ?? '' }), categories, input);

describe('[§3 search] products in PostgreSQL are found as in memory', () => {
  const place = (kind: 'memory' | 'postgres') => new IndexSync(shop.database, kind);
  let memory: IndexSync;
  let postgres: IndexSync;
  beforeAll(() => {
    [memory, postgres] = [place('memory'), place('postgres')];
  });

  test.each<Partial<SearchInput>>([
    { k: 'sofa' },
    { k: 'velvet sofa', sort: 'price-low' },
    { k: 'white', page: 2 },
    { k: 'rug', color: ['blue'], price: '100-400' },
    { k: 'lamp', sale: true, sort: 'rating' },
    { k: "6' x 9' rug" },
    { k: 'cirtains' },
    { k: 'couch' },
    { k: 'set of six dining chairs' },
    { k: 'rug without wool' },
    { k: 'sofa not leather or velvet', sort: 'price-low' },
    { k: 'blue or green rug', color: ['blue', 'green'] },
    { k: 'large dresser for a bedroom' },
    { k: 'table', width: '40-60', inStock: true },
    { k: 'zzqqxx' },
    { category: 1, sort: 'newest' },
    { category: 1, material: ['wood'], page: 2 },
    { fastShipping: true },
  ])('%o', async (input) => {
    const [first, second] = await Promise.all([searchIn(memory, asked(input)), searchIn(postgres, asked(input))]);
    expect(second).toEqual(first);
  });
});

describe('[§3 search] of more products than are kept in memory and counted', () => {
  // Of every four products, one is in memory; of every set, at most forty are counted.
  const sampled = () => new IndexSync(shop.database, 'postgres', { level: 2, maxCounted: 40 });
  let memory: IndexSync;
  let postgres: IndexSync;
  beforeAll(() => {
    [memory, postgres] = [new IndexSync(shop.database, 'memory'), sampled()];
  });
  const both = (input: Partial<SearchInput>) => Promise.all([searchIn(memory, asked(input)), searchIn(postgres, asked(input))]);
  const ids = ({ hits }: Awaited<ReturnType<typeof search>>) => hits.map(({ productId }) => productId);

  test.each(['price-low', 'newest', 'rating', 'relevance'] as const)('a category is listed exactly: %s', async (sort) => {
    const [first, second] = await both({ category: 1, sort });
    expect(ids(second)).toEqual(ids(first));
  });

  test('a category is listed exactly: price-high, of equal prices in any order', async () => {
    const prices = (listing: Awaited<ReturnType<typeof search>>) =>
      listing.hits.map(({ lowestVariationPrice }) => lowestVariationPrice.amount);
    const [first, second] = await both({ category: 1, sort: 'price-high' });
    expect(prices(second)).toEqual(prices(first));
  });

  test.each(['sofa not leather', 'rug without wool', 'white curtains not linen'])('no list has what a text excludes: %s', async (k) => {
    const [first, second] = await both({ k, sort: 'price-low' });
    expect(ids(second)).toEqual(ids(first));
    expect(second.total).toBe(first.total);
  });

  test('totals and counts are estimated', async () => {
    const [first, second] = await both({ category: 1 });
    expect(second.total / first.total).toBeGreaterThan(0.5);
    expect(second.total / first.total).toBeLessThan(2);
  });

  test.each(['sofa', 'wool rug', 'floor lamp', 'dining table', 'linen curtains'])('a text finds its kind first: %s', async (k) => {
    const [first, second] = await both({ k });
    const names = (listing: typeof first) => listing.hits.slice(0, 5).map(({ name }) => name.split(' ').at(-1));
    expect(names(first)).toEqual(expect.arrayContaining([names(second)[0]]));
  });

  test('every product is found by its own words and its SKU', async () => {
    for (const { productId, content } of await readDocuments(shop.database.read, 0, 40)) {
      expect(ids(await searchIn(postgres, asked({ k: content.skus[0] ?? '' })))).toContain(productId);
      expect(ids(await searchIn(postgres, asked({ k: content.name })))).toContain(productId);
    }
  });
});
