import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { ImageService, MediaStore, mountImages, mountMedia } from '../../media/index.ts';
import { aGlb } from '../../media/test-fixtures/glb.ts';
import { aFile, aProduct, emptyCatalogue, productIds } from '../test-fixtures/catalogue.ts';
import { type ImportOptions, importFile } from './import-file.ts';

let shop: TestShop;
let store: MediaStore;
/** Serves what the store has. */
let media: FastifyInstance;
let server: Server;
let base: string;
let red: Buffer;
const asked: string[] = [];
const files = new Map<string, Buffer>();

const paint = (background: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  shop = await testShop();
  store = new MediaStore(join(shop.config.dataDir, 'media'));
  media = fastify();
  mountMedia(media, store);
  mountImages(media, new ImageService({ store, folder: join(shop.config.dataDir, 'images'), maxBytes: 10_000_000 }));
  red = await paint('#c03020');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const file = files.get(request.url ?? '');
    if (file) response.end(file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  asked.length = 0;
  files.clear();
  await emptyCatalogue(shop.database);
  await shop.database.transact((tx) => sql`truncate catalog.fetched_file`.execute(tx));
});
afterAll(async () => {
  server.close();
  await media.close();
  await shop.close();
});

const run = (file: string, options: Partial<ImportOptions> = {}) =>
  importFile(shop.database, store, {
    file,
    now: new Date('2026-03-01T12:00:00Z'),
    sources: { web: true },
    download: { allows: (address) => address === '127.0.0.1', pauses: [] },
    ...options,
  });
const fileOf = (...records: unknown[]) => aFile('goods.jsonl', records.map((record) => JSON.stringify(record)).join('\n'));
const page = async (handle: string) => (await shop.app.inject(`/api/product/${(await productIds(shop.database.read))[handle]}`)).json();

describe('[§2.10 product pictures] external pictures of an import', () => {
  it('are fetched once and served by the image service', async () => {
    files.set('/red.jpg', red);
    const images = [{ src: `${base}/red.jpg`, alt: 'In red' }];
    const file = await fileOf(aProduct({ handle: 'one', images }), aProduct({ handle: 'two', images }));
    expect(await run(file)).toMatchObject({ created: 2, notes: [], files: { failed: 0, left: 0 } });
    expect(asked).toEqual(['/red.jpg']);
    const { images: shown } = await page('two');
    expect(shown).toMatchObject([{ alt: 'In red', width: 60, height: 40, tint: expect.stringMatching(/^#[b-c]/) }]);
    const picture = await media.inject({ url: shown[0].url.replace('/media/', '/images/48/'), headers: { accept: 'image/webp' } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

    // The same file fetches nothing; a changed product keeps its pictures, whether or not downloads are allowed.
    expect(await run(file)).toMatchObject({ unchanged: 2 });
    const renamed = await fileOf(aProduct({ handle: 'one', name: 'Renamed', images }));
    expect(await run(renamed, { sources: {} })).toMatchObject({ updated: 1, files: { fetched: 0, left: 0 } });
    expect((await page('one')).images[0].url).toBe(shown[0].url);
    expect(asked).toEqual(['/red.jpg']);
  });

  it('may have spaces in their addresses, and one without any possible address is left out of its product', async () => {
    files.set('/in%20red.jpg', red);
    const file = await aFile('goods.csv', `Handle,Title,Price,Image Src\none,One,9.00,${base}/in red.jpg\none,,,htp:/nowhere`);
    const report = await run(file);
    expect(report).toMatchObject({ created: 1, failed: 0, rowsRefused: 0, files: { fetched: 1, failed: 0 } });
    expect(report.notes).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: 'Image Src (column 4): "htp:/nowhere" isn’t a valid picture address, so it was left out',
      }),
    ]);
    expect((await page('one')).images).toHaveLength(1);
    expect(await run(file)).toMatchObject({ unchanged: 1 });
  });

  it('that cannot be fetched are reported with their line, and retried by the next import', async () => {
    files.set('/page.jpg', Buffer.from('<html>Not here any more</html>'));
    const images = ['/later.jpg', '/page.jpg'].map((path) => ({ src: base + path, alt: 'A picture' }));
    const file = await fileOf(aProduct({ handle: 'plain' }), aProduct({ handle: 'one', images }));
    const report = await run(file);
    expect(report).toMatchObject({ created: 2, failed: 0, files: { fetched: 0, failed: 2 } });
    expect(report.notes).toEqual([
      { line: 2, level: 'error', message: `${base}/later.jpg its server answers 404` },
      { line: 2, level: 'error', message: `${base}/page.jpg is not a JPEG, PNG, WebP or AVIF` },
    ]);
    // Until then it has no picture, and nothing changes.
    expect((await page('one')).images).toEqual([]);
    const versionOf = async () =>
      (await sql`select version, updated_at from catalog.product where handle = 'one'`.execute(shop.database.read)).rows;
    const before = await versionOf();
    const line = () => expect.unreachable();
    expect(await run(file, { onLine: line })).toMatchObject({ updated: 0, unchanged: 2, files: { fetched: 0, failed: 2 } });
    expect(await run(file, { onLine: line, dryRun: true })).toMatchObject({ updated: 0, unchanged: 2, files: { left: 2 } });
    expect(await versionOf()).toEqual(before);

    files.set('/later.jpg', red);
    expect(await run(file)).toMatchObject({ updated: 1, unchanged: 1, files: { fetched: 1, failed: 1 } });
    expect((await page('one')).images).toMatchObject([{ url: expect.stringMatching(/\.webp$/) }]);
  });

  it('stay external when downloads are not requested', async () => {
    const file = await fileOf(aProduct({ handle: 'one', images: [{ src: `${base}/red.jpg`, alt: '' }] }));
    expect(await run(file, { sources: {} })).toMatchObject({ created: 1, files: { left: 1 }, notes: [] });
    files.set('/red.jpg', red);
    expect(await run(file)).toMatchObject({ updated: 1, files: { fetched: 1 } });
  });

  it('are not fetched from this machine or its network', async () => {
    const file = await fileOf(aProduct({ handle: 'one', images: [{ src: `${base}/red.jpg`, alt: '' }] }));
    const report = await run(file, { download: { pauses: [] } });
    expect(report.notes).toEqual([{ line: 1, level: 'error', message: `${base}/red.jpg is an address of a private network` }]);
    expect(asked).toEqual([]);
  });

  it('may be decompression bombs, which are not opened', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    files.set('/bomb.png', bomb);
    const report = await run(await fileOf(aProduct({ handle: 'one', images: [{ src: `${base}/bomb.png`, alt: '' }] })));
    expect(report.notes).toMatchObject([{ message: expect.stringContaining('is not a picture that can be opened') }]);
  });

  it('can lie in a folder: found by name, checked for changes, never above it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    await mkdir(join(folder, 'sofas'));
    await writeFile(join(folder, 'sofas', 'red.jpg'), red);
    const images = ['sofas/red.jpg', 'sofas/none.jpg'].map((src) => ({ src, alt: '' }));
    const file = await fileOf(
      aProduct({ handle: 'one', images }),
      aProduct({ handle: 'two', images: [{ src: '../secret.jpg', alt: '' }] }),
    );
    const report = await run(file, { sources: { folder } });
    expect(report).toMatchObject({ created: 2, failed: 0 });
    expect(report.notes).toMatchObject([
      { line: 1, message: 'sofas/none.jpg is not in the folder' },
      { line: 2, message: 'images: "../secret.jpg" isn’t a valid picture address, so it was left out' },
    ]);
    const before = (await page('one')).images[0].url;
    await writeFile(join(folder, 'sofas', 'red.jpg'), await paint('#205040', 90));
    expect(await run(file, { sources: { folder } })).toMatchObject({ updated: 1 });
    expect((await page('one')).images[0]).toMatchObject({ width: 90, url: expect.not.stringContaining(before) });
  });
});

describe('[3-D] models of an import', () => {
  it('are checked, stored by content, and served permanently', async () => {
    const model = aGlb();
    files.set('/chair.glb', Buffer.from(model));
    await run(await fileOf(aProduct({ handle: 'chair', model: `${base}/chair.glb` }), aProduct({ handle: 'plain' })));
    const { url } = (await page('chair')).model;
    expect(await page('plain')).not.toHaveProperty('model');
    const response = await media.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await media.inject(url)).rawPayload).toEqual(Buffer.from(model));
  });

  it('that cannot be shown are reported, and the product is sold without', async () => {
    files.set('/chair.glb', Buffer.from('glTF, they said'));
    const report = await run(await fileOf(aProduct({ handle: 'chair', model: `${base}/chair.glb` })));
    expect(report).toMatchObject({ created: 1, notes: [{ line: 1, message: `${base}/chair.glb is not a GLB file` }] });
    expect(await page('chair')).not.toHaveProperty('model');
  });

  it('come from a metafield in Shopify’s CSV', async () => {
    files.set('/chair.glb', Buffer.from(aGlb()));
    const csv = `Handle,Title,Variant Price,3D model (product.metafields.custom.model)\nchair,Chair,199.00,${base}/chair.glb\n`;
    expect(await run(await aFile('goods.csv', csv))).toMatchObject({ created: 1, files: { fetched: 1 } });
    expect((await page('chair')).model.url).toMatch(/\.glb$/);
  });
});
