import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlagName } from '../../contract/flags/flags.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { aProduct, aVariation, categoryIdsByPath, productIds, stockProducts } from '../catalog/test-fixtures/catalogue.ts';
import { publish, saveDraft } from '../content/editing.ts';
import { aPage } from '../content/test-fixtures/pages.ts';
import { defaultRates } from '../delivery/index.ts';
import { writeProductFeed } from './product-feed.ts';
import { serveFeeds } from './routes.ts';
import { createSite } from './site.ts';

const shopfront = {
  brand: 'alder-loom',
  name: async () => 'Alder & Loom',
  description: 'Things for the home',
  origin: 'https://shop.example',
  rates: async () => defaultRates,
};
const pages = [{ path: '/', showsProducts: true }];
const hand = { by: 'pia', now: new Date('2026-01-01T09:00:00Z') };
/** The brand's enabled features. */
let flagsOn: FlagName[] = [];

let shop: TestShop;
let ids: Record<string, number>;

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: shopfront.origin }, (app, { database, config }) =>
    serveFeeds(app, {
      database,
      config: { ...config, stage: 'production' },
      shopAt: () => shopfront,
      pages,
      flags: { onForBrand: async () => flagsOn },
    }),
  );
  const colors = ['Sage', 'Rust & red'];
  await stockProducts(
    shop.database,
    [
      aProduct({
        handle: 'marlow-sofa',
        name: 'Marlow “track-arm” sofa',
        brand: 'Alder & Loom',
        description: '<p>Oak &amp; linen.</p><p>Seats three.</p>',
        options: [{ name: 'Color', values: colors.map((value) => ({ value })) }],
        variations: [
          aVariation({
            sku: 'SOFA-SAGE',
            options: { Color: 'Sage' },
            price: 89_900,
            weightGrams: 59_900,
            specifications: [
              { label: 'Dimensions', values: ['84" W × 38" D × 33" H'] },
              { label: 'Weight', values: ['132 lb'] },
            ],
          }),
          aVariation({
            sku: 'SOFA-RUST',
            options: { Color: 'Rust & red' },
            price: 79_900,
            reference: { type: 'WAS', amount: 99_900, evidence: 'sold at it' },
            stock: 0,
          }),
        ],
        images: [
          { src: '/media/aa/bbcc.svg', alt: 'Sofa', width: 800, height: 800 },
          { src: '/media/aa/rust.svg', alt: 'Sofa in rust', width: 800, height: 800, skus: ['SOFA-RUST'] },
        ],
      }),
      aProduct({ handle: 'cup', variations: [aVariation({ sku: 'A'.repeat(60), price: 900 })], category: 'kitchen/mugs' }),
      aProduct({ handle: 'kept-back', published: false, category: 'kitchen/secrets' }),
      aProduct({ handle: 'no-picture', images: [] }),
    ],
    new Date('2026-01-01T10:00:00Z'),
  );
  ids = await productIds(shop.database.read);
  const card = { brand: shopfront.brand, kind: 'page', key: 'credit-card' } as const;
  await saveDraft(shop, card, { body: { ...aPage('credit-card', 'Words'), only_with_store_card: true } }, hand);
  await publish(shop, card, {}, hand);
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
const items = (xml: string) =>
  xml
    .split('<item>')
    .slice(1)
    .map((item) => item.replace(/<g:shipping>.*<\/g:shipping>/g, ''))
    .map((item) => Object.fromEntries([...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map((match) => [match[1], match[2]])));

describe('[search engines 6] the sitemap', () => {
  it('has an index of sitemaps with the time of their last change', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(index.body)).toEqual([
      'https://shop.example/sitemap-pages.xml',
      'https://shop.example/sitemap-categories.xml',
      'https://shop.example/sitemap-products-0.xml',
    ]);
    expect(index.body.match(/<lastmod>2026-01-01T10:00:00.000Z<\/lastmod>/g)).toHaveLength(3);
    const { sitemaps } = (await get('/api/sitemap')).json();
    expect(sitemaps.map((one: { url: string }) => one.url)).toEqual(locations(index.body));
  });

  it('lists sold products and non-empty categories at their canonical address', async () => {
    const products = locations((await get('/sitemap-products-0.xml')).body);
    expect(products).toEqual([
      `https://shop.example/furniture/marlow-track-arm-sofa/${ids['marlow-sofa']}/product.html`,
      `https://shop.example/kitchen/cup/${ids.cup}/product.html`,
      `https://shop.example/furniture/no-picture/${ids['no-picture']}/product.html`,
    ]);
    const byPath = await categoryIdsByPath(shop.database.read);
    const categories = locations((await get('/sitemap-categories.xml')).body);
    expect(categories).toContain(`https://shop.example/c/sofas?t=${byPath['furniture/living-room/sofas']}`);
    expect(categories).toContain(`https://shop.example/c/kitchen?t=${byPath.kitchen}`);
    expect(categories.join()).not.toContain('secrets');
  });

  it('lists the home page, which changes with its products', async () => {
    const xml = (await get('/sitemap-pages.xml')).body;
    expect(xml).toContain('<url><loc>https://shop.example/</loc><lastmod>2026-01-01T10:00:00.000Z</lastmod></url>');
  });

  it('lists published pages, except those with noindex', async () => {
    const keys = ['deals', 'designer', 'vault'] as const;
    for (const key of keys) {
      const name = { brand: shopfront.brand, kind: 'page', key } as const;
      await saveDraft(shop, name, { body: { ...aPage(key, 'Words'), noindex: key === 'vault' } }, hand);
      if (key !== 'designer') await publish(shop, name, {}, hand);
    }
    const { pages: written } = await createSite(shop.database).current(shopfront.brand, new Date());
    expect(written).toEqual([
      { path: '/credit-card', changedAt: hand.now, flag: 'financing-offer' },
      { path: '/deals', changedAt: hand.now, flag: null },
    ]);
  });

  it('lists a page about the store card while the brand offers it', async () => {
    const pagesOf = async () => locations((await get('/sitemap-pages.xml')).body);
    flagsOn = ['financing-offer'];
    expect(await pagesOf()).toContain('https://shop.example/credit-card');
    const since = { 'if-none-match': String((await get('/sitemap-pages.xml')).headers.etag) };
    flagsOn = [];
    expect((await get('/sitemap-pages.xml', since)).statusCode).toBe(200);
    expect(await pagesOf()).not.toContain('https://shop.example/credit-card');
  });

  it('answers 304 until something changes', async () => {
    const since = { 'if-none-match': String((await get('/sitemap-products-0.xml')).headers.etag) };
    expect((await get('/sitemap-products-0.xml', since)).statusCode).toBe(304);
    await stockProducts(
      shop.database,
      [aProduct({ handle: 'cup', name: 'Cup', category: 'kitchen/mugs' })],
      new Date('2026-02-01T10:00:00Z'),
    );
    const changed = await get('/sitemap-products-0.xml', since);
    expect(changed.statusCode).toBe(200);
    const moments = [...changed.body.matchAll(/<lastmod>([^<]*)</g)].map((match) => match[1]);
    expect(moments).toEqual(['2026-01-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z']);
  });

  it('does not answer 304 when something was removed', async () => {
    const last = aProduct({ handle: 'last', category: 'kitchen/ladles' });
    await stockProducts(shop.database, [last], new Date('2026-02-02T10:00:00Z'));
    const sitemaps = ['/sitemap.xml', '/sitemap-products-0.xml', '/sitemap-categories.xml'];
    const tags = await Promise.all(sitemaps.map(async (url) => String((await get(url)).headers.etag)));
    await stockProducts(shop.database, [{ ...last, published: false }], new Date('2026-02-03T10:00:00Z'));
    for (const [i, url] of sitemaps.entries()) {
      const after = await get(url, { 'if-none-match': tags[i] ?? '' });
      expect([url, after.statusCode]).toEqual([url, 200]);
      expect(after.body).not.toContain('/ladles');
      expect(after.body).not.toContain('/last/');
    }
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://shop.example/sitemap-products-0.xml</loc><lastmod>2026-02-03T10');
  });

  it('answers HEAD without a length, which only sending tells', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-products-0.xml', '/feeds/products.xml']) {
      const { headers, statusCode } = await shop.app.inject({ url, method: 'HEAD' });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/xml; charset=utf-8']);
      expect(headers).not.toHaveProperty('content-length');
    }
  });

  it('leaves a page’s time alone when the page says the same', async () => {
    const before = (await get('/sitemap-products-0.xml')).body;
    // The stock changed, the text did not.
    await stockProducts(
      shop.database,
      [aProduct({ handle: 'no-picture', images: [], variations: [aVariation({ sku: 'NO-PICTURE', stock: 3 })] })],
      new Date('2026-03-01T10:00:00Z'),
    );
    expect((await get('/sitemap-products-0.xml')).body).toBe(before);
  });

  it('does not exist for empty ranges, and is compressed', async () => {
    expect((await get('/sitemap-products-7.xml')).statusCode).toBe(404);
    const packed = await get('/sitemap-products-0.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/sitemap-products-0.xml')).body);
  });
});

it('[§6 abuse] sitemaps of products are rate-limited', async () => {
  const asked = await Promise.all(
    Array.from({ length: 121 }, () => shop.app.inject({ url: '/sitemap-products-0.xml', remoteAddress: '10.1.2.4' })),
  );
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

describe('[search engines 8] the product feed', () => {
  it('has an item for every variation, grouped by product', async () => {
    const [sage, rust] = items((await get('/feeds/products.xml')).body);
    expect(sage).toMatchObject({
      id: 'SOFA-SAGE',
      item_group_id: String(ids['marlow-sofa']),
      title: 'Marlow “track-arm” sofa, Sage',
      description: 'Oak &amp; linen. Seats three.',
      link: expect.stringMatching(/^https:\/\/shop\.example\/furniture\/marlow-track-arm-sofa\/\d+\/product\.html\?variation=\d+$/),
      image_link: 'https://shop.example/images/1200/aa/bbcc.svg',
      availability: 'in_stock',
      price: '899.00 USD',
      condition: 'new',
      brand: 'Alder &amp; Loom',
      mpn: 'SOFA-SAGE',
      color: 'Sage',
      product_type: 'Furniture &gt; Living room &gt; Sofas',
      product_width: '84 in',
      product_length: '38 in',
      product_height: '33 in',
    });
    expect(sage).not.toHaveProperty('sale_price');
    expect(rust).toMatchObject({
      item_group_id: String(ids['marlow-sofa']),
      availability: 'out_of_stock',
      price: '999.00 USD',
      sale_price: '799.00 USD',
      color: 'Rust &amp; red',
      image_link: 'https://shop.example/images/1200/aa/rust.svg',
      additional_image_link: 'https://shop.example/images/1200/aa/bbcc.svg',
    });
  });

  it('includes delivery cost, and leaves out unpublished items and those without a picture', async () => {
    const xml = (await get('/feeds/products.xml')).body;
    const all = items(xml);
    expect(all).toHaveLength(3);
    expect(xml.match(/<g:country>US<\/g:country><g:service>Standard<\/g:service><g:price>0\.00 USD/g)).toHaveLength(3);
    // No order to a remote state ships free (rulings: Money).
    for (const state of ['AK', 'HI'])
      expect(xml.split(`<g:region>${state}</g:region><g:service>Standard</g:service><g:price>19.99 USD`)).toHaveLength(3);
  });

  it('tells all variations of a group apart by their attributes', async () => {
    const choices = [
      { Shape: 'Oval', Size: 'Small' },
      { Shape: 'Round', Size: 'Small' },
      { Shape: 'Round', Size: 'Large' },
    ];
    await stockProducts(shop.database, [
      aProduct({
        handle: 'rug',
        options: ['Shape', 'Size'].map((name) => ({ name, values: [] })),
        variations: choices.map((options, at) => aVariation({ sku: `RUG-${at}`, options })),
      }),
    ]);
    const rugs = items((await get('/feeds/products.xml')).body).filter(({ id }) => id?.startsWith('RUG-'));
    expect(rugs.map(({ size }) => size)).toEqual(['Small, Oval', 'Small, Round', 'Large, Round']);
    const tuples = rugs.map(({ item_group_id, color, size, material, pattern }) =>
      [item_group_id, color, size, material, pattern].join('|'),
    );
    expect(new Set(tuples).size).toBe(3);
  });

  it('has no group for a lone variation, and a number in place of an overlong SKU', async () => {
    await stockProducts(shop.database, [
      aProduct({ handle: 'bowl', variations: [aVariation({ sku: 'B'.repeat(60), price: 900 })], category: 'kitchen/bowls' }),
    ]);
    const xml = (await get('/feeds/products.xml')).body;
    const bowl = items(xml).find((item) => item.title === 'bowl');
    expect(bowl).toMatchObject({ id: expect.stringMatching(/^\d+$/), identifier_exists: 'no', price: '9.00 USD' });
    expect(bowl).not.toHaveProperty('item_group_id');
    expect(bowl?.link).toMatch(/product\.html$/);
    expect(xml).toContain('<g:price>6.99 USD</g:price></g:shipping>');
  });

  it('states the cost in own zones, large items by their weight or as staff say', async () => {
    const large = aVariation({ sku: 'SWING', price: 900, weightGrams: 9000, deliveryClass: 'large' });
    await stockProducts(shop.database, [aProduct({ handle: 'swing', variations: [large], category: 'kitchen/bowls' })]);
    const rates = { standard: 899, freeOver: null, heavy: 2500 };
    const zones = [
      { name: 'Los Angeles', regions: [], postalCodes: ['900', '90210', 'M5'], rates },
      { name: 'West', regions: ['CA', 'ON'], postalCodes: [], rates: { ...rates, standard: 999 } },
      { name: 'Hawaii', regions: ['HI'], postalCodes: [], rates: null },
    ];
    const file = join(await mkdtemp(join(tmpdir(), 'mantel-feed-')), 'zones.xml');
    await writeProductFeed(shop.database.read, { ...shopfront, rates: async () => ({ ...defaultRates, zones }) }, file, new Date());
    const costs = (await readFile(file, 'utf8'))
      .split('<item>')
      .slice(1)
      .map((item) =>
        [...item.matchAll(/<g:shipping><g:country>US<\/g:country>(.*?)<g:service>.*?<g:price>(.*?) USD/g)].map(([, ...line]) => line),
      );
    const linesOf = (nationwide: string, extra: number, remote: string) => [
      ['', nationwide],
      ['<g:region>AK</g:region>', remote],
      ['<g:postal_code>900*</g:postal_code>', (8.99 + extra).toFixed(2)],
      ['<g:postal_code>90210</g:postal_code>', (8.99 + extra).toFixed(2)],
      ['<g:region>CA</g:region>', (9.99 + extra).toFixed(2)],
    ];
    expect(costs).toContainEqual(linesOf('6.99', 0, '19.99'));
    expect(costs).toContainEqual(linesOf('0.00', 25, '68.99'));
    expect(costs).toContainEqual(linesOf('6.99', 25, '68.99'));
  });

  it('can be written to a file', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'mantel-feed-')), 'products.xml');
    await writeProductFeed(shop.database.read, shopfront, file, new Date());
    expect(await readFile(file, 'utf8')).toBe((await get('/feeds/products.xml')).body);
  });

  it('names an item by its GTIN, and by its SKU only what the shop makes itself', async () => {
    const made = (sku: string, brand: string, gtin?: string) =>
      aProduct({ handle: sku.toLowerCase(), brand, variations: [aVariation({ sku, ...(gtin && { gtin }) })] });
    await stockProducts(shop.database, [
      made('OWN', 'Alder & Loom'),
      made('OWN-CODED', 'Pip & Alder', '4006381333931'),
      made('MAKER', 'North Quarry'),
      made('MAKER-CODED', 'North Quarry', '036000291452'),
    ]);
    const file = join(await mkdtemp(join(tmpdir(), 'mantel-feed-')), 'numbers.xml');
    await writeProductFeed(shop.database.read, shopfront, file, new Date());
    const found = items(await readFile(file, 'utf8'));
    const numbers = (id: string) => {
      const { gtin, mpn, identifier_exists } = found.find((item) => item.id === id) ?? {};
      return [gtin, mpn, identifier_exists];
    };
    expect(numbers('OWN')).toEqual([undefined, 'OWN', undefined]);
    expect(numbers('OWN-CODED')).toEqual(['4006381333931', 'OWN-CODED', undefined]);
    expect(numbers('MAKER')).toEqual([undefined, undefined, undefined]);
    expect(numbers('MAKER-CODED')).toEqual(['036000291452', undefined, undefined]);
  });

  it('[§4 sale urgency] says when a sale ends, unless it has', async () => {
    const reduced = (sku: string, endsAt: string) =>
      aProduct({
        handle: sku.toLowerCase(),
        variations: [aVariation({ sku, price: 900, reference: { type: 'WAS', amount: 1500, evidence: 'sold at it', endsAt } })],
      });
    await stockProducts(shop.database, [reduced('ENDING', '2026-07-05T04:00:00Z'), reduced('ENDED', '2026-06-30T04:00:00Z')]);
    const file = join(await mkdtemp(join(tmpdir(), 'mantel-feed-')), 'sale.xml');
    await writeProductFeed(shop.database.read, shopfront, file, new Date('2026-07-01T12:00:00.500Z'));
    const [ending, ended] = items(await readFile(file, 'utf8')).filter(({ id }) => id === 'ENDING' || id === 'ENDED');
    expect(ending).toMatchObject({ sale_price: '9.00 USD', sale_price_effective_date: '2026-07-01T12:00:00Z/2026-07-05T04:00:00Z' });
    expect(ended).not.toHaveProperty('sale_price_effective_date');
  });

  it('is rate-limited', async () => {
    const asked = await Promise.all(
      Array.from({ length: 7 }, () => shop.app.inject({ url: '/feeds/products.xml', remoteAddress: '10.1.2.3' })),
    );
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

it('[§2.2 search] tells browsers how to search the shop', async () => {
  const { body, headers } = await get('/opensearch.xml');
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(body).toContain('<ShortName>Alder &amp; Loom</ShortName>');
  expect(body).toContain('template="https://shop.example/search?q={searchTerms}"');
});

describe('[search engines 6] robots.txt', () => {
  it('keeps crawlers from API calls and visitors’ pages, and names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^User-agent: \*$/m);
    expect(body).toContain('Disallow: /api/\n');
    // A content page may begin like a closed one: /staff-picks.
    for (const path of ['/checkout', '/myaccount', '/staff']) {
      for (const end of ['$', '?', '/']) expect(body).toContain(`Disallow: ${path}${end}\n`);
      expect(body).not.toContain(`Disallow: ${path}\n`);
    }
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
    // Crawlers must read a page to see its noindex.
    for (const path of ['/cart', '/login']) expect(body).not.toContain(`Disallow: ${path}`);
  });
});
