import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { defaultRates } from '../../delivery/index.ts';
import { serveFeeds } from '../../feeds/index.ts';
import { aProduct, aVariation, categoryIdsByPath, productIds, stockProducts } from '../test-fixtures/catalogue.ts';
import { setAssortments } from './operations.ts';

const hosts = { 'alder-loom': 'localhost:3000', 'pip-alder': 'localhost:3010' } as const;
type Host = keyof typeof hosts;

const flagship = { brand: 'alder-loom', everything: true, categories: [], tags: [], departments: [] };
const sister = {
  brand: 'pip-alder',
  everything: false,
  categories: ['kids'],
  tags: ['small hands'],
  departments: ['kids/nursery', 'decor'],
};

let shop: TestShop;
let ids: Record<string, number>;
let categories: Record<string, number>;

beforeAll(async () => {
  shop = await testShop({}, (app, { database, config }) =>
    serveFeeds(app, {
      database,
      config,
      pages: [],
      flags: { onForBrand: async () => [] },
      shopAt: (host) => {
        const brand = host === hosts['pip-alder'] ? 'pip-alder' : 'alder-loom';
        return { brand, name: async () => brand, description: brand, origin: `http://${host}`, rates: async () => defaultRates };
      },
    }),
  );
  await setAssortments(shop.database, [flagship, sister]);
  const priced = (sku: string) => [aVariation({ sku, price: 4000, reference: { type: 'WAS', amount: 5000, evidence: 'sold at it' } })];
  await stockProducts(shop.database, [
    aProduct({ handle: 'acorn-crib', name: 'Acorn crib', category: 'kids/nursery/cribs', variations: priced('CRIB') }),
    aProduct({ handle: 'moon-mobile', name: 'Moon mobile', category: 'kids/nursery/mobiles', variations: priced('MOBILE') }),
    aProduct({ handle: 'low-hook', name: 'Low hook', category: 'decor/hooks', tags: ['small hands'], variations: priced('HOOK') }),
    aProduct({ handle: 'club-sofa', name: 'Club sofa', category: 'furniture/sofas', alsoIn: ['decor'], variations: priced('SOFA') }),
    aProduct({ handle: 'acorn-lamp', name: 'Acorn lamp', category: 'decor/lamps', variations: priced('LAMP') }),
  ]);
  ids = await productIds(shop.database.read);
  categories = await categoryIdsByPath(shop.database.read);
});
afterAll(() => shop.close());

const get = (brand: Host, url: string) => shop.app.inject({ url, headers: { host: hosts[brand] } });
const json = async <T>(brand: Host, url: string): Promise<T> => (await get(brand, url)).json();
type Named = { products: { name: string }[] };
const namesOf = ({ products }: Named) => products.map(({ name }) => name).sort();

describe('[rulings: Names] a brand sells its part of the shared catalogue', () => {
  it('where nothing is found, its departments are offered', async () => {
    type Nothing = { instead: { categories: { title: string }[] } };
    const { instead } = await json<Nothing>('pip-alder', '/api/search?k=qqqqqqqq');
    expect(instead.categories.map(({ title }) => title)).toEqual(['Nursery', 'Decor']);
  });

  it('in search and facet counts', async () => {
    type Found = { total: number; hits: { name: string }[]; facets: { key: string; values: { label: string; count: number }[] }[] };
    expect((await json<Found>('alder-loom', '/api/search?k=acorn')).total).toBe(2);
    const found = await json<Found>('pip-alder', '/api/search?k=acorn');
    expect(found.hits.map(({ name }) => name)).toEqual(['Acorn crib']);
    const all = await json<Found>('pip-alder', '/api/search');
    expect(all.hits.map(({ name }) => name).sort()).toEqual(['Acorn crib', 'Low hook', 'Moon mobile']);
    const counted = all.facets.find(({ key }) => key === 'categories')?.values.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(3);
  });

  it('in suggestions while typing', async () => {
    type Suggested = Named & { suggestions: { query: string }[] };
    const suggest = async (brand: Host): Promise<Suggested> => {
      const asked = { method: 'POST', url: '/api/autocomplete/suggestions', payload: { query: 'club' } } as const;
      return (await shop.app.inject({ ...asked, headers: { host: hosts[brand] } })).json();
    };
    const said = await suggest('pip-alder');
    expect([said.suggestions, said.products]).toEqual([[], []]);
    expect(namesOf(await suggest('alder-loom'))).toEqual(['Club sofa']);
  });

  it('in the menu, which opens with the brand’s own departments', async () => {
    type Menu = { departments: { title: string; subMenu: { title: string }[] }[] };
    const { departments } = await json<Menu>('pip-alder', '/api/departments');
    expect(departments.map(({ title }) => title)).toEqual(['Nursery', 'Decor']);
    expect(departments[1]?.subMenu.map(({ title }) => title)).toEqual(['Hooks']);
    expect((await json<Menu>('alder-loom', '/api/departments')).departments.map(({ title }) => title)).toContain('Furniture');
  });

  it('in categories, without empty ones', async () => {
    const at = (brand: Host, path: string) => get(brand, `/api/categories/${categories[path]}`);
    expect((await at('pip-alder', 'furniture/sofas')).statusCode).toBe(404);
    expect((await at('alder-loom', 'furniture/sofas')).statusCode).toBe(200);
    expect((await at('pip-alder', 'kids')).statusCode).toBe(200);
  });

  it('on product pages, which name the sister that sells an item', async () => {
    const there = await get('pip-alder', `/api/product/${ids['club-sofa']}`);
    expect([there.statusCode, there.json().details]).toEqual([404, undefined]);
    const told = await shop.app.inject({
      url: `/api/product/${ids['club-sofa']}`,
      headers: { host: hosts['pip-alder'], 'x-error-body': 'original' },
    });
    expect(told.json()).toMatchObject({ code: 'product_not_found', details: { soldBy: ['alder-loom'] } });
  });

  it('in recommendations and recently viewed items from a sister', async () => {
    const similar = (brand: Host) => json<Named>(brand, `/api/recommendations?productId=${ids['low-hook']}`);
    expect(namesOf(await similar('pip-alder'))).not.toContain('Acorn lamp');
    expect(namesOf(await similar('alder-loom'))).toContain('Acorn lamp');
    const payload = { ids: [ids['club-sofa'], ids['acorn-crib']] };
    const seen = await shop.app.inject({
      method: 'POST',
      url: '/api/recommendations/viewed',
      payload,
      headers: { host: hosts['pip-alder'] },
    });
    expect(namesOf(seen.json())).toEqual(['Acorn crib']);
  });

  it('in the sitemap and product feed, each at its own address', async () => {
    const { sitemaps } = await json<{ sitemaps: { url: string }[] }>('pip-alder', '/api/sitemap');
    expect(sitemaps.every(({ url }) => url.startsWith('http://localhost:3010/'))).toBe(true);
    const products = (await get('pip-alder', '/sitemap-products-0.xml')).body;
    expect(products).toContain(`http://localhost:3010/kids/acorn-crib/${ids['acorn-crib']}/product.html`);
    expect(products).not.toContain('club-sofa');
    expect((await get('pip-alder', '/sitemap-categories.xml')).body).not.toContain('/c/sofas');
    const feed = (await get('pip-alder', '/feeds/products.xml')).body;
    expect([feed.includes('MOBILE'), feed.includes('SOFA')]).toEqual([true, false]);
  });

  it('by rules that can change: products move and lists follow', async () => {
    await setAssortments(shop.database, [flagship, { ...sister, tags: [], categories: ['kids', 'furniture'] }]);
    const found = await json<{ hits: { name: string }[] }>('pip-alder', '/api/search');
    expect(found.hits.map(({ name }) => name).sort()).toEqual(['Acorn crib', 'Club sofa', 'Moon mobile']);
    expect((await get('pip-alder', `/api/product/${ids['club-sofa']}`)).statusCode).toBe(200);
  });
});
