import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductCard } from '../../contract/catalog/catalog.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { ProductRecord } from '../catalog/import/record.ts';
import { saveTaxonomy } from '../catalog/taxonomy/operations.ts';
import { aProduct, aVariation, categoryIdsByPath, stockProducts } from '../catalog/test-fixtures/catalogue.ts';

let shop: TestShop;
let categories: Record<string, number>;

const search = async (query: Record<string, string | number>) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const response = await shop.app.inject(`/api/search?${parameters}`);
  expect(response.statusCode).toBe(200);
  return response.json() as { hits: ProductCard[]; total: number; page: number; pages: number };
};
const names = async (query: Record<string, string | number>) => (await search(query)).hits.map((hit) => hit.name);

const made = (name: string, category: string, more: Partial<ProductRecord> & { price?: number; stock?: number; was?: number } = {}) => {
  const { price = 10_000, stock = 5, was, ...rest } = more;
  const sku = `SKU-${name.toUpperCase().replaceAll(' ', '-')}`;
  const reference = was ? { type: 'WAS' as const, amount: was, evidence: 'price list of May' } : undefined;
  return aProduct({
    handle: name.toLowerCase().replaceAll(' ', '-'),
    name,
    category,
    variations: [aVariation({ sku, price, stock, ...(reference && { reference }) })],
    ...rest,
  });
};

beforeAll(async () => {
  shop = await testShop();
  await shop.database.transact((tx) =>
    saveTaxonomy(tx, [
      {
        slug: 'furniture',
        name: 'Furniture',
        description: '',
        children: [{ slug: 'sofas', name: 'Sofas', description: '', children: [] }],
      },
      { slug: 'kids', name: 'Kids', description: '', children: [] },
      { slug: 'sales-and-deals', name: 'Sales & Deals', description: '', children: [] },
    ]),
  );
  await stockProducts(shop.database, [
    made('Marlow sofa', 'furniture/sofas', { price: 90_000, was: 120_000, introducedOn: '2025-01-01' }),
    made('Tessel bench', 'furniture/benches', { price: 20_000, description: '<p>As soft as a sofa, with room for boots.</p>' }),
    made('Odell sofa bed', 'furniture/sofas', { price: 70_000, stock: 0 }),
    made('Pip rocking chair', 'kids', { price: 15_000, introducedOn: '2026-02-01', alsoIn: ['furniture/chairs'], tags: ['nursery'] }),
    made('Wren lamp', 'lighting', { brand: 'Kestrel & Co', options: [{ name: 'Color', values: [{ value: 'Verdigris' }] }] }),
    ...Array.from({ length: 30 }, (_, i) => made(`Dune bowl ${i + 1}`, 'kitchen/bowls', { price: 1000 + i })),
  ]);
  categories = await categoryIdsByPath(shop.database.read);
});
afterAll(() => shop.close());

describe('[§3 search] by text', () => {
  it('ranks what is searched for above mere mentions, with sold-out ones last', async () => {
    expect(await names({ k: 'sofa' })).toEqual(['Marlow sofa', 'Odell sofa bed', 'Tessel bench']);
  });

  it.each([
    ['name', 'rocking', 'Pip rocking chair'],
    ['category', 'lighting', 'Wren lamp'],
    ['brand', 'kestrel', 'Wren lamp'],
    ['tag', 'nursery', 'Pip rocking chair'],
    ['description', 'boots', 'Tessel bench'],
    ['SKU, in any case', 'sku-wren-lamp', 'Wren lamp'],
    ['SKU, with blanks', 'Sku wren lamp', 'Wren lamp'],
    ['SKU, without its hyphens', 'skudunebowl7', 'Dune bowl 7'],
    ['plural for singular', 'rocking chairs', 'Pip rocking chair'],
    ['the beginning of the last word', 'wren la', 'Wren lamp'],
    ['a word with a slip', 'marlw sofa', 'Marlow sofa'],
    ['a name with a slip', 'tesell bench', 'Tessel bench'],
  ])('finds by %s', async (_, k, expected) => {
    expect((await names({ k }))[0]).toBe(expected);
  });

  it('puts the product of a typed SKU first and alone', async () => {
    expect(await names({ k: 'SKU-Dune-bowl-7' })).toEqual(['Dune bowl 7']);
  });

  it.each([
    '',
    '???',
    '  ',
    "'; drop table search.document; --",
    "it's & | ! ( :* <-> ''",
    '𝕳𝖊𝖑𝖑𝖔',
    'a'.repeat(200),
    '((((',
    '"sofa" -bed OR',
  ])('accepts %j without an error', async (k) => {
    expect(await search({ k })).toMatchObject({ page: 1 });
  });

  it('[§8] refuses NUL', async () => {
    expect((await shop.app.inject('/api/search?k=a%00b')).statusCode).toBe(400);
  });

  it('finds nothing for text without letters or digits', async () => {
    expect(await search({ k: '…' })).toMatchObject({ total: 0, pages: 0, hits: [] });
  });

  it('does not find discontinued products', async () => {
    await stockProducts(shop.database, [made('Ghost stool', 'furniture/stools')]);
    expect(await names({ k: 'ghost' })).toEqual(['Ghost stool']);
    await stockProducts(shop.database, [made('Ghost stool', 'furniture/stools', { published: false })]);
    expect(await names({ k: 'ghost' })).toEqual([]);
  });
});

describe('[§2.4] lists', () => {
  it('of a category contain its descendants and products also listed there', async () => {
    const listed = await names({ category: categories.furniture ?? 0 });
    expect(listed.sort()).toEqual(['Marlow sofa', 'Odell sofa bed', 'Pip rocking chair', 'Tessel bench']);
  });

  it('of Sales & Deals contain products with a reference price', async () => {
    expect(await names({ category: categories['sales-and-deals'] ?? 0 })).toEqual(['Marlow sofa']);
    expect(await names({ sale: 'true' })).toEqual(['Marlow sofa']);
    expect((await search({ sale: 'false' })).total).toBe((await search({})).total);
  });

  it('combine text and category', async () => {
    expect(await names({ k: 'sofa', category: categories['furniture/sofas'] ?? 0 })).toEqual(['Marlow sofa', 'Odell sofa bed']);
  });

  it.each([
    ['price-low', ['Pip rocking chair', 'Tessel bench', 'Odell sofa bed', 'Marlow sofa']],
    ['price-high', ['Marlow sofa', 'Odell sofa bed', 'Tessel bench', 'Pip rocking chair']],
  ])('sort by %s', async (sort, expected) => {
    expect(await names({ category: categories.furniture ?? 0, sort })).toEqual(expected);
  });

  it('sort by newest', async () => {
    const sorted = await names({ category: categories.furniture ?? 0, sort: 'newest' });
    expect([sorted[0], sorted.at(-1)]).toEqual(['Pip rocking chair', 'Marlow sofa']);
  });

  it('have pages of 24 with every product once', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => search({ k: 'dune bowl', page })));
    expect([first?.total, first?.pages, first?.hits.length, second?.hits.length]).toEqual([30, 2, 24, 6]);
    expect(new Set([...(first?.hits ?? []), ...(second?.hits ?? [])].map((hit) => hit.productId)).size).toBe(30);
    expect(third).toMatchObject({ total: 30, hits: [] });
  });

  it.each(['page=0', 'page=x', 'page=501', 'sort=worst', 'category=abc', `k=${'a'.repeat(201)}`])('refuse %s', async (query) => {
    expect((await shop.app.inject(`/api/search?${query}`)).statusCode).toBe(400);
  });
});

describe('[§2.2 home] product rows', () => {
  it('repeat no product, show nothing sold out, and no nearly empty row', async () => {
    const { rows } = (await shop.app.inject('/api/search/rows')).json() as { rows: { kind: string; products: ProductCard[] }[] };
    const shown = rows.flatMap((row) => row.products);
    expect(rows.map((row) => row.kind)).toContain('popular');
    expect(rows.map((row) => row.kind)).not.toContain('sale');
    expect(new Set(shown.map((card) => card.productId)).size).toBe(shown.length);
    expect(shown.every((card) => card.available)).toBe(true);
  });
});

describe('[§7.6] recommendations', () => {
  it('come from the same category first, then the department, without the product itself and sold-out ones', async () => {
    await stockProducts(shop.database, [made('Hale sofa', 'furniture/sofas')]);
    const { hits } = await search({ k: 'SKU-MARLOW-SOFA' });
    const response = await shop.app.inject(`/api/recommendations?productId=${hits[0]?.productId}`);
    expect(response.json().products.map((card: ProductCard) => card.name)).toEqual(['Hale sofa', 'Tessel bench']);
  });

  it('of an unknown product are empty', async () => {
    expect((await shop.app.inject('/api/recommendations?productId=999999')).json()).toEqual({ products: [] });
  });
});
