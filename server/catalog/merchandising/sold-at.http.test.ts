import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { defaultRates } from '../../delivery/index.ts';
import { serveFeeds } from '../../feeds/index.ts';
import { MediaStore } from '../../media/index.ts';
import { setAssortments } from '../assortment/operations.ts';
import { importFile } from '../import/import-file.ts';
import { aFile, aProduct, aVariation, productIds, stockProducts } from '../test-fixtures/catalogue.ts';
import { handleUpload } from './uploads/run.ts';

const hosts = { 'alder-loom': 'localhost:3000', 'pip-alder': 'localhost:3010' } as const;
type Host = keyof typeof hosts;

let shop: TestShop;
let merchandiser: SignedInStaff;
let crib: number;
let sofa: number;

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
  await setAssortments(shop.database, [
    { brand: 'alder-loom', everything: true, categories: [], tags: [], departments: [] },
    { brand: 'pip-alder', everything: false, categories: ['kids'], tags: ['small hands'], departments: [] },
  ]);
  await stockProducts(shop.database, [
    aProduct({ handle: 'crib', name: 'Acorn crib', category: 'kids/nursery/cribs', variations: [aVariation({ sku: 'CRIB' })] }),
    aProduct({ handle: 'sofa', name: 'Acorn sofa', category: 'furniture/sofas', variations: [aVariation({ sku: 'SOFA' })] }),
  ]);
  const ids = await productIds(shop.database.read);
  [crib, sofa] = [ids.crib ?? 0, ids.sofa ?? 0];
  merchandiser = await staffSignedIn(shop, 'merchandiser');
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'PUT', path: string, body: object | null = null) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: { staff_session_token: merchandiser.token },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const product = async (id: number) => (await send('GET', `products/${id}`)).body;
const save = async (id: number, edit: object) => send('PUT', `products/${id}`, { version: (await product(id)).version, ...edit });
const get = (brand: Host, url: string) => shop.app.inject({ url, headers: { host: hosts[brand] } });
let feeds = 0;
/** Where a brand shows a product: search, its page, the sitemap, the feed. */
async function shownAt(brand: Host, id: number, sku: string) {
  const hits: { productId: number }[] = (await get(brand, '/api/search?k=acorn')).json().hits ?? [];
  const sitemap = await get(brand, '/sitemap-products-0.xml');
  // From a network of its own each time: the feed is read seldom.
  const feed = await shop.app.inject({ url: '/feeds/products.xml', headers: { host: hosts[brand] }, remoteAddress: `10.${feeds++}.0.1` });
  return [
    hits.some((hit) => hit.productId === id),
    (await get(brand, `/api/product/${id}`)).statusCode === 200,
    sitemap.body.includes(`/${id}/product.html`),
    feed.body.includes(sku),
  ];
}
const everywhere = [true, true, true, true];
const nowhere = [false, false, false, false];

describe('[§17 products] where a product is sold', () => {
  it('is what the rules of each brand say, with the reason', async () => {
    expect(await product(crib)).toMatchObject({
      soldAt: {},
      sellers: [
        { brand: 'alder-loom', byRule: { sold: true, because: 'everything', of: null } },
        { brand: 'pip-alder', byRule: { sold: true, because: 'category', of: 'Kids' } },
      ],
    });
    const byRule = async () => (await product(sofa)).sellers[1].byRule;
    expect(await byRule()).toEqual({ sold: false, because: null, of: null });
    await save(sofa, { tags: ['small hands'] });
    expect(await byRule()).toEqual({ sold: true, because: 'tag', of: 'small hands' });
    await save(sofa, { tags: [] });
    expect((await send('GET', 'products/new')).body.sellers).toMatchObject([{ brand: 'alder-loom', byRule: null }, { brand: 'pip-alder' }]);
  });

  it('is what staff say instead, at once and everywhere, and the page names the sister', async () => {
    expect([await shownAt('pip-alder', sofa, 'SOFA'), await shownAt('alder-loom', sofa, 'SOFA')]).toEqual([nowhere, everywhere]);
    await save(sofa, { soldAt: { 'pip-alder': 'always', 'alder-loom': 'never' } });
    expect([await shownAt('pip-alder', sofa, 'SOFA'), await shownAt('alder-loom', sofa, 'SOFA')]).toEqual([everywhere, nowhere]);
    const there = await shop.app.inject({
      url: `/api/product/${sofa}`,
      headers: { host: hosts['alder-loom'], 'x-error-body': 'original' },
    });
    expect(there.json()).toMatchObject({ code: 'product_not_found', details: { soldBy: ['pip-alder'] } });
    expect((await product(sofa)).sellers[1].byRule.sold).toBe(false);
    await save(sofa, { name: 'Acorn sofa, wide' });
    expect((await product(sofa)).soldAt).toEqual({ 'pip-alder': 'always', 'alder-loom': 'never' });
  });

  it('stays when rules change, and is in the history, from which it is taken back', async () => {
    await setAssortments(shop.database, [
      { brand: 'alder-loom', everything: true, categories: [], tags: [], departments: [] },
      { brand: 'pip-alder', everything: false, categories: ['kids'], tags: ['other'], departments: [] },
    ]);
    expect([await shownAt('pip-alder', sofa, 'SOFA'), await shownAt('alder-loom', sofa, 'SOFA')]).toEqual([everywhere, nowhere]);
    const { version, history } = await product(sofa);
    const entry = history.find(({ changes }: { changes: { field: string }[] }) => changes.some(({ field }) => field === 'soldAt'));
    expect(entry.changes).toEqual([{ field: 'soldAt', before: {}, after: { 'alder-loom': 'never', 'pip-alder': 'always' } }]);
    const restored = await send('POST', `products/${sofa}/restore`, { version, change: entry.change });
    expect(restored).toMatchObject({ status: 200, body: { kept: [] } });
    expect([await shownAt('pip-alder', sofa, 'SOFA'), await shownAt('alder-loom', sofa, 'SOFA')]).toEqual([nowhere, everywhere]);
  });

  it('is refused for no brand, no choice, and an old version', async () => {
    const { version } = await product(sofa);
    const wrong = await save(sofa, { soldAt: { 'no-such': 'always' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { 'soldAt.no-such': 'Brand not found' } } });
    expect((await save(sofa, { soldAt: { 'pip-alder': 'sometimes' } })).status).toBe(400);
    const old = await send('PUT', `products/${sofa}`, { version: version - 1, soldAt: {} });
    expect(old).toMatchObject({ status: 409, body: { code: 'product_changed' } });
  });

  it('is said of many products at once, and undone', async () => {
    const change = { kind: 'soldAt', brand: 'pip-alder', choice: 'never' };
    const { body } = await send('POST', 'products/bulk', { products: [crib, sofa], change });
    const step = () =>
      handleUpload({ database: shop.database, media: new MediaStore(`${shop.config.dataDir}/media`) }, body.importId, new Date());
    await step();
    expect((await send('GET', `imports/${body.importId}`)).body).toMatchObject({
      name: 'Don’t sell 2 products at Pip & Alder',
      report: { updated: 2 },
    });
    await send('POST', `imports/${body.importId}/start`);
    await step();
    expect(await shownAt('pip-alder', crib, 'CRIB')).toEqual(nowhere);
    await send('POST', `imports/${body.importId}/undo`);
    await step();
    expect(await shownAt('pip-alder', crib, 'CRIB')).toEqual(everywhere);
    const strange = await send('POST', 'products/bulk', { products: [crib], change: { ...change, brand: 'no-such' } });
    expect(strange.body.fields).toEqual({ 'change.brand': 'Choose a brand' });
  });

  it('is read from a file that says it, with a warning for an unknown brand, and left alone by others', async () => {
    const media = new MediaStore(`${shop.config.dataDir}/media`);
    const read = async (line: object) =>
      importFile(shop.database, media, { file: await aFile('a.jsonl', JSON.stringify(line)), now: new Date() });
    const report = await read({ handle: 'crib', soldAt: { 'pip-alder': 'never', 'old-brand': 'always' } });
    expect(report.notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('there is no brand old-brand yet'));
    await read({ handle: 'crib', brand: 'Acorn' });
    expect((await product(crib)).soldAt).toEqual({ 'pip-alder': 'never', 'old-brand': 'always' });
    await save(crib, { soldAt: {} });
    expect((await product(crib)).soldAt).toEqual({ 'old-brand': 'always' });
    expect(await shownAt('pip-alder', crib, 'CRIB')).toEqual(everywhere);
  });
});
