import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { MediaStore } from '../../media/index.ts';
import { type ImportOptions, importFile } from '../import/import-file.ts';
import { aFile, aProduct, aVariation, emptyCatalogue } from '../test-fixtures/catalogue.ts';
import { exportProducts } from './operations.ts';

let shop: TestShop;
const now = new Date('2026-03-01T12:00:00Z');
const importText = async (text: string, options: Partial<ImportOptions> = {}) =>
  importFile(shop.database, new MediaStore(join(shop.config.dataDir, 'media')), { file: await aFile('a.jsonl', text), now, ...options });
const exported = async (range: { from?: string; to?: string } = {}) => {
  let text = '';
  for await (const part of exportProducts(shop.database.read, range)) text += part;
  return text;
};
const lines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');

beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

/** Every field that a product can have, and one with as few as possible. */
const everything = aProduct({
  handle: 'arc-lamp',
  name: 'Arc lamp, =1+1 & “quoted”',
  brand: 'Alder',
  category: 'lighting/lamps',
  alsoIn: ['lighting/floor', 'decor'],
  description: '<p>It bends.</p><ul><li><strong>Far</strong></li></ul>',
  highlights: ['Bends'],
  specifications: [{ label: 'Frame', values: ['Brass', 'Oak'] }],
  options: [
    { name: 'Color', values: [{ value: 'Red', swatch: '#ff0000' }, { value: 'Blue' }] },
    { name: 'Size', values: [{ value: 'L' }, { value: 'S' }] },
  ],
  variations: [
    aVariation({
      sku: 'L-R',
      gtin: '4006381333931',
      options: { Size: 'L', Color: 'Red' },
      price: 5000,
      stock: { east: 3, west: 4 },
      weightGrams: 900,
      reference: { type: 'WAS', amount: 6000, evidence: 'sold at it', endsAt: '2027-01-01T05:00:00.000Z' },
      specifications: [{ label: 'Height', values: ['2 m'] }],
    }),
    aVariation({
      sku: 'L-B',
      options: { Color: 'Blue', Size: 'S' },
      stock: 0,
      leadTimeDays: 5,
      madeToOrder: true,
      deliveryClass: 'large',
      restriction: 'Not in Alaska',
    }),
  ],
  images: [
    { src: '/media/aa/one.webp', alt: 'In red', width: 800, height: 900, tint: '#112233', skus: ['L-R'], focus: { x: 0, y: 100 } },
    { src: 'https://example.com/two.jpg', alt: 'In a room', view: 'room' },
    { src: 'folder/three.jpg', alt: 'Measures', skus: ['L-B', 'L-R'], view: 'scale' },
  ],
  tags: ['bendy', 'new'],
  introducedOn: '2025-02-03',
  returnable: false,
  published: false,
  soldAt: { 'pip-alder': 'never', 'alder-loom': 'always' },
  model: '/media/bb/model.glb',
  video: { url: 'https://example.com/film.mp4', title: 'It bends', poster: '/media/cc/poster.webp' },
});
const gone = aProduct({ handle: 'old-lamp', category: 'lighting/lamps', discontinued: true, replacedBy: 'arc-lamp' });
const plain = aProduct({ handle: 'arc', images: [] });
const catalogue = [gone, everything, plain, ...Array.from({ length: 230 }, (_, i) => aProduct({ handle: `chair-${i}` }))];

describe('[§4 products] an export of whole products', () => {
  it('is equal to the byte after an import into an empty shop', async () => {
    expect(await importText(lines(catalogue))).toMatchObject({ created: catalogue.length, failed: 0 });
    const first = await exported();
    expect(first.trimEnd().split('\n')).toHaveLength(catalogue.length);
    await emptyCatalogue(shop.database);
    expect(await exported()).toBe('');
    expect(await importText(first)).toMatchObject({ created: catalogue.length, failed: 0 });
    expect(await exported()).toBe(first);
  });

  it('changes nothing where it came from, and has retired variations no more', async () => {
    await importText(lines([everything, gone, plain]));
    await importText(lines([{ handle: 'arc-lamp', variations: [{ sku: 'L-R' }] }]), { retire: { variations: true } });
    const text = await exported();
    expect(text).not.toContain('L-B');
    const [, lamp] = text.split('\n').map((line) => (line ? JSON.parse(line) : {}));
    expect(lamp).toMatchObject({ handle: 'arc-lamp', images: [{ skus: ['L-R'] }, { view: 'room' }, { skus: ['L-R'] }] });
    expect(await importText(text, { dryRun: true })).toMatchObject({ created: 0, updated: 0, unchanged: 3, failed: 0, changes: [] });
    expect(await importText(text)).toMatchObject({ created: 0, updated: 0, unchanged: 3, failed: 0 });
    expect(await exported()).toBe(text);
  });

  it('brings a later change back when it is imported again', async () => {
    await importText(lines([everything]));
    const text = await exported();
    await importText(
      lines([
        {
          handle: 'arc-lamp',
          name: 'Other',
          brand: null,
          tags: [],
          images: [],
          video: null,
          variations: [
            { sku: 'L-B', weightGrams: 1, stock: { west: 9 } },
            { sku: 'L-R', gtin: null, price: 5100 },
          ],
        },
      ]),
    );
    expect(await exported()).not.toBe(text);
    expect(await importText(text)).toMatchObject({ updated: 1, failed: 0 });
    expect(await exported()).toBe(text);
  });

  it('has the products changed between two days of the shop', async () => {
    await importText(lines([plain]), { now: new Date('2026-03-02T04:59:00Z') });
    await importText(lines([gone]), { now: new Date('2026-03-02T05:01:00Z') });
    const handles = async (range: { from?: string; to?: string }) =>
      (await exported(range)).split('\n').flatMap((line) => (line ? [JSON.parse(line).handle] : []));
    expect(await handles({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['arc']);
    expect(await handles({ from: '2026-03-02' })).toEqual(['old-lamp']);
    expect(await handles({})).toEqual(['arc', 'old-lamp']);
  });
});
