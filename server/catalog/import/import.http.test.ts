import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { MediaStore } from '../../media/index.ts';
import { getOffers } from '../offers/offers.ts';
import { aFile, aProduct, aVariation, emptyCatalogue, productIds, stockProducts } from '../test-fixtures/catalogue.ts';
import { type ImportOptions, importFile, UnknownFormatError } from './import-file.ts';
import type { ProductRecord } from './record.ts';
import { seedCatalog } from './seed.ts';

let shop: TestShop;
const now = new Date('2026-03-01T12:00:00Z');
const run = (file: string, options: Partial<ImportOptions> = {}) =>
  importFile(shop.database, new MediaStore(join(shop.config.dataDir, 'media')), { file, now, ...options });
const lines = (records: readonly unknown[]) =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n');

/** When each row was last written; equal before and after means that nothing was. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(json_build_array(id, xmin::text) order by id) from catalog.product) as products,
      (select json_agg(json_build_array(id, xmin::text) order by id) from catalog.variation) as variations,
      (select json_agg(json_build_array(variation_id, warehouse_code, on_hand, xmin::text) order by 1) from catalog.stock) as stock,
      (select json_agg(json_build_array(product_id, xmin::text) order by product_id) from search.document) as documents`.execute(
    shop.database.read,
  );
  return rows[0];
}

beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => emptyCatalogue(shop.database));
/** A shop without departments. */
const forgetCategories = () => shop.database.transact((tx) => sql`truncate catalog.category cascade`.execute(tx));
afterAll(() => shop.close());

describe('importing a file', () => {
  it('skips invalid lines, reports them, and imports the rest', async () => {
    const report = await run(
      await aFile(
        'a.jsonl',
        lines([aProduct({ handle: 'one' }), '{broken', aProduct({ handle: 'two', name: '' }), aProduct({ handle: 'three' })]),
      ),
    );
    expect(report).toMatchObject({ products: 4, created: 2, failed: 2 });
    expect(report.notes).toEqual([
      { line: 2, level: 'error', message: 'is not valid JSON' },
      { line: 3, level: 'error', message: 'name: is missing' },
    ]);
    expect(Object.keys(await productIds(shop.database.read)).sort()).toEqual(['one', 'three']);
  });

  it('writes nothing the second time', async () => {
    const file = await aFile('a.jsonl', lines([aProduct({ handle: 'one' }), aProduct({ handle: 'two' })]));
    await run(file);
    const before = await fingerprint();
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await fingerprint()).toEqual(before);
  });

  it('writes nothing in a dry run, but reports what it would do', async () => {
    await run(await aFile('a.jsonl', lines([aProduct({ handle: 'one' }), aProduct({ handle: 'two' })])));
    const before = await fingerprint();
    const file = await aFile(
      'b.jsonl',
      lines([aProduct({ handle: 'one' }), aProduct({ handle: 'two', name: 'Second' }), aProduct({ handle: 'three' }), '{']),
    );
    expect(await run(file, { dryRun: true })).toMatchObject({ dryRun: true, created: 1, updated: 1, unchanged: 1, failed: 1 });
    expect(await fingerprint()).toEqual(before);
  });

  it('updates by handle and SKU: ids stay, old prices are recorded, unnamed variations are retired on request', async () => {
    const variations = [aVariation({ sku: 'A', options: { Size: 'S' } }), aVariation({ sku: 'B', options: { Size: 'L' } })];
    await run(await aFile('a.jsonl', lines([aProduct({ handle: 'one', variations })])));
    const before = (await shop.app.inject(`/api/product/${(await productIds(shop.database.read)).one}`)).json();
    await run(
      await aFile('b.jsonl', lines([aProduct({ handle: 'one', name: 'Renamed', variations: [aVariation({ sku: 'B', price: 15_000 })] })])),
      {
        now: new Date('2026-03-02T12:00:00Z'),
        retire: { variations: true },
      },
    );
    const after = (await shop.app.inject(`/api/product/${before.productId}`)).json();
    expect(after).toMatchObject({
      name: 'Renamed',
      variations: [{ fullSku: 'B', variationId: before.variations[1].variationId, price: { amount: 15_000 } }],
    });
    const { rows } = await sql<{ prices: number[] }>`
      select array_agg(price_cents order by since) as prices from (
        select since, price_cents from catalog.price_history where variation_id = ${before.variations[1].variationId}
        union all select price_since, price_cents from catalog.variation where id = ${before.variations[1].variationId}
      ) p`.execute(shop.database.read);
    expect(rows[0]?.prices).toEqual([19_900, 15_000]);
  });

  it('shows a variation with its own picture, and a retired one with none', async () => {
    const variations = [aVariation({ sku: 'A', options: { Size: 'S' } }), aVariation({ sku: 'B', options: { Size: 'L' } })];
    const all = { src: '/media/aa/all.svg', alt: 'Both' };
    const small = { src: '/media/aa/small.svg', alt: 'Small', skus: ['A'] };
    const large = { src: '/media/aa/large.svg', alt: 'Large', skus: ['B', 'B'] };
    const importOne = async (name: string, given: Partial<ProductRecord>) => {
      await run(await aFile(name, lines([aProduct({ handle: 'one', ...given })])));
      const { one } = await productIds(shop.database.read);
      return (await shop.app.inject(`/api/product/${one}`)).json();
    };
    const first = await importOne('a.jsonl', { variations, images: [all, small, large] });
    const [a, b] = first.variations.map((variation: { variationId: number }) => variation.variationId);
    expect(first.variations).toMatchObject([{ imageUrl: small.src }, { imageUrl: large.src }]);
    expect(first.images).toMatchObject([{ variationIds: [] }, { variationIds: [a] }, { variationIds: [b] }]);
    const turned = await importOne('b.jsonl', { variations, images: [large, all] });
    expect(turned.variations).toMatchObject([{ imageUrl: all.src }, { imageUrl: large.src }]);
    const measured = await importOne('m.jsonl', { variations, images: [{ ...small, view: 'scale' }, all, { ...large, view: 'room' }] });
    expect(measured.variations).toMatchObject([{ imageUrl: all.src }, { imageUrl: all.src }]);
    await run(await aFile('d.jsonl', lines([{ handle: 'one', variations: variations.slice(1) }])), { retire: { variations: true } });
    await importOne('c.jsonl', { variations: variations.slice(1), images: [small, large].map(({ skus: _, ...image }) => image) });
    const offers = await getOffers(shop.database.read, [a, b], { now });
    expect(offers.get(a)).toMatchObject({ published: false, image: null });
    expect(offers.get(b)).toMatchObject({ published: true, image: { url: small.src } });
  });

  it('brings a dropped product back', async () => {
    const file = await aFile('a.jsonl', lines([aProduct({ handle: 'one' })]));
    await run(file);
    const { one = 0 } = await productIds(shop.database.read);
    const status = async () => (await shop.app.inject(`/api/product/${one}`)).statusCode;
    await run(await aFile('gone.jsonl', lines([aProduct({ handle: 'one', discontinued: true })])));
    expect(await status()).toBe(410);
    const back = await aFile('back.jsonl', lines([aProduct({ handle: 'one', discontinued: false })]));
    expect(await run(back)).toMatchObject({ updated: 1 });
    expect(await status()).toBe(200);
  });

  it('keeps the first of two lines with one handle, and reports the second', async () => {
    const report = await run(
      await aFile('a.jsonl', lines([aProduct({ handle: 'one', name: 'First' }), aProduct({ handle: 'one', name: 'Last' })])),
    );
    expect(report).toMatchObject({
      created: 1,
      failed: 1,
      notes: [{ line: 2, message: 'one is in line 1 already; a product is one line' }],
    });
    const { one } = await productIds(shop.database.read);
    expect((await shop.app.inject(`/api/product/${one}`)).json().name).toBe('First');
  });

  it('imports the others when the database rejects a record', async () => {
    const tooMuch: ProductRecord = aProduct({ handle: 'two', tags: ['x'] });
    await shop.database.transact((tx) => sql`alter table catalog.product add constraint test_no_two check (handle <> 'two')`.execute(tx));
    const report = await run(await aFile('a.jsonl', lines([aProduct({ handle: 'one' }), tooMuch, aProduct({ handle: 'three' })])));
    await shop.database.transact((tx) => sql`alter table catalog.product drop constraint test_no_two`.execute(tx));
    expect(report).toMatchObject({ created: 2, failed: 1 });
    expect(report.notes).toMatchObject([{ line: 2, level: 'error' }]);
  });

  it('resumes an interrupted run after its last committed line', async () => {
    // More than runs at once; a server takes larger, concurrent batches.
    const count = shop.database.kind === 'server' ? 1500 : 130;
    const file = await aFile('a.jsonl', lines(Array.from({ length: count }, (_, i) => aProduct({ handle: `p-${i}` }))));
    const stop = new AbortController();
    const { created } = await run(file, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(created).toBeGreaterThan(0);
    expect(created).toBeLessThan(count);
    const rest = count - created;
    expect(await run(file, { resume: true })).toMatchObject({ resumedAfterLine: created, created: rest, products: rest, unchanged: 0 });
    expect(await run(file, { resume: true })).toMatchObject({ resumedAfterLine: 0, unchanged: count });
  });

  it('renames a SKU that another product has, and reports it', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'one', variations: [aVariation({ sku: 'SAME' })] })]);
    const file = await aFile('a.jsonl', lines([aProduct({ handle: 'two', variations: [aVariation({ sku: 'SAME' })] })]));
    expect((await run(file)).notes).toEqual([{ line: 1, level: 'warning', message: 'SKU SAME belongs to one; sold as TWO' }]);
    expect(await run(file)).toMatchObject({ unchanged: 1 });
  });

  it('hides external pictures, and remembers their source', async () => {
    const images = [{ src: 'https://elsewhere.example/a.jpg', alt: 'Somewhere' }];
    const read = aProduct({ handle: 'one', name: 'Blue sofa', images });
    await run(await aFile('a.jsonl', lines([read])));
    const { one } = await productIds(shop.database.read);
    const { images: shown } = (await shop.app.inject(`/api/product/${one}`)).json();
    expect(shown).toEqual([]);
    const { rows } = await sql`select source_url from catalog.image where url is null`.execute(shop.database.read);
    expect(rows).toEqual([{ source_url: 'https://elsewhere.example/a.jpg' }]);
  });

  it.each([';', '\t', '|'])('reads Shopify’s columns separated by %j', async (separator) => {
    const rows = [
      ['Handle', 'Title', 'Body (HTML)', 'Variant SKU', 'Variant Price'],
      ['lamp', 'Lamp, tall', `"<p>Oak${separator} brass</p>"`, 'LAMP-1', '49.00'],
    ];
    const report = await run(await aFile('a.csv', rows.map((cells) => cells.join(separator)).join('\r\n')));
    expect(report).toMatchObject({ created: 1, failed: 0, notes: [] });
  });

  it('rejects an unknown format', async () => {
    await expect(run(await aFile('a.txt', 'hello'))).rejects.toThrow(UnknownFormatError);
  });
});

const real = (path: string) => new URL(`../../../../shared/data/${path}`, import.meta.url).pathname;
const missing = ['shopify/bicycles.csv', 'shopify/home-and-garden.csv', 'retail-demo-home/home-products.jsonl'].filter(
  (path) => !existsSync(real(path)),
);

describe.skipIf(missing.length > 0)(
  `real files${missing.length > 0 ? ` (skipped: ../shared/data lacks ${missing.join(', ')})` : ''}`,
  () => {
    beforeEach(() => forgetCategories());
    it.each([
      ['shopify/home-and-garden.csv', 'shopify', 20, 20, 0],
      ['shopify/bicycles.csv', 'shopify', 284, 282, 2],
      ['retail-demo-home/home-products.jsonl', 'flat', 1151, 1151, 0],
    ])('%s imports, and the second time writes nothing', async (path, format, products, created, failed) => {
      expect(await run(real(path))).toMatchObject({ format, products, created, failed });
      const before = await fingerprint();
      expect(await run(real(path))).toMatchObject({ created: 0, updated: 0, unchanged: created, failed });
      expect(await fingerprint()).toEqual(before);
    });

    it('bicycles.csv can be browsed: variants with prices, ordered options, clean descriptions, reference prices', async () => {
      await run(real('shopify/bicycles.csv'));
      const { rows } = await sql<{ count: number; dirty: number; compared: number; unlisted: number }>`
      select count(*) as count, count(*) filter (where p.description ~* '<(script|style|iframe|img|div|span)|onclick|javascript:') as dirty,
        (select count(*) from catalog.variation where reference_cents is not null) as compared,
        count(*) filter (where not p.published) as unlisted
      from catalog.product p`.execute(shop.database.read);
      expect(rows[0]).toMatchObject({ count: 282, dirty: 0 });
      expect(rows[0]?.compared).toBeGreaterThan(50);
      expect(rows[0]?.unlisted).toBeGreaterThan(0);
      const found = (await shop.app.inject('/api/search?k=levis%20shorts')).json();
      expect(found.hits[0].name).toMatch(/Levi/);
    });

    it('home-products.jsonl is placed in the departments of the shop', async () => {
      await run(real('retail-demo-home/home-products.jsonl'));
      const { rows } = await sql<{ slug: string; n: number }>`
      select department_slug as slug, count(*) as n from catalog.product group by 1 order by 1`.execute(shop.database.read);
      expect(rows.map((row) => row.slug)).toEqual([
        'decor',
        'furniture',
        'holiday-and-gifts',
        'kitchen',
        'lighting',
        'outdoor',
        'storage-and-cleaning',
      ]);
      expect(rows.find((row) => row.slug === 'furniture')?.n).toBe(245);
    });
  },
);

describe('seeding', () => {
  const assortment = {
    taxonomy: [{ slug: 'furniture', name: 'Furniture', description: '', children: [] }],
    products: () => ['one', 'two'].map((handle) => ({ record: aProduct({ handle }), pictures: [] })),
  };
  const seed = () => seedCatalog(shop.database, new MediaStore(join(shop.config.dataDir, 'media')), assortment, { now });
  const forgetRuns = () => shop.database.transact((tx) => sql`delete from catalog.import_run`.execute(tx));

  it('leaves a shop with its own products alone', async () => {
    await forgetRuns();
    await stockProducts(shop.database, [aProduct({ handle: 'own' })]);
    expect(await seed()).toBe(0);
    expect(Object.keys(await productIds(shop.database.read))).toEqual(['own']);
  });

  it('fills an empty shop once, and resumes an interrupted seeding', async () => {
    await forgetRuns();
    expect(await seed()).toBe(2);
    expect(await seed()).toBe(0);
    await shop.database.transact(async (tx) => {
      await sql`update catalog.import_run set finished_at = null`.execute(tx);
      await sql`delete from catalog.product where handle = 'two'`.execute(tx);
    });
    expect(await seed()).toBe(1);
  });
});
