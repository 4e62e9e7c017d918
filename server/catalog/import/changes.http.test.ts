import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { MediaStore } from '../../media/index.ts';
import { endSales } from '../sales/operations.ts';
import { saveTaxonomy } from '../taxonomy/operations.ts';
import { aFile, aProduct, aVariation, emptyCatalogue, productIds } from '../test-fixtures/catalogue.ts';
import { type ImportOptions, importFile } from './import-file.ts';
import { findPresent } from './present/store.ts';
import type { ProductRecord } from './record.ts';
import { type ImportReport, type LineReport, summaryOf } from './report.ts';

let shop: TestShop;
const now = new Date('2026-03-01T12:00:00Z');
const run = (file: string, options: Partial<ImportOptions> = {}) =>
  importFile(shop.database, new MediaStore(join(shop.config.dataDir, 'media')), { file, now, ...options });
const csv = async (...rows: string[]) => aFile('goods.csv', rows.join('\n'));
const jsonl = async (...records: unknown[]) => aFile('goods.jsonl', records.map((record) => JSON.stringify(record)).join('\n'));

beforeAll(async () => {
  shop = await testShop();
  const node = (slug: string, children: readonly object[] = []) => ({ slug, name: slug.replaceAll('-', ' '), description: '', children });
  const tree = [
    node('furniture', [node('living-room', [node('sofas'), node('side-tables')])]),
    node('lighting', [node('lamps', [node('table-lamps')]), node('ceiling-lights', [node('pendant-lights')])]),
    node('decor', [node('soft-furnishings', [node('throws')])]),
  ];
  await shop.database.transact((tx) => saveTaxonomy(tx, tree as never));
});
afterEach(() => emptyCatalogue(shop.database));
afterAll(() => shop.close());

/** Everything an import may write of a product. */
async function stateOf(): Promise<Record<string, unknown>> {
  const ids = await productIds(shop.database.read);
  const present = await findPresent(shop.database.read, Object.values(ids));
  return Object.fromEntries(
    [...present]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([handle, { hash: _hash, version: _version, ...product }]) => [handle, product]),
  );
}
const recordOf = async (handle: string) => ((await stateOf())[handle] as { record: ProductRecord } | undefined)?.record;

const lamp = aProduct({
  handle: 'lamp',
  name: 'Arc lamp',
  brand: 'Alder',
  category: 'lighting/lamps/table-lamps',
  alsoIn: ['decor'],
  description: '<p>It bends.</p>',
  highlights: ['Bends'],
  specifications: [{ label: 'Frame', values: ['Brass'] }],
  options: [
    {
      name: 'Color',
      values: [
        { value: 'Red', swatch: '#ff0000' },
        { value: 'Blue', swatch: '#0000ff' },
      ],
    },
  ],
  variations: [
    aVariation({
      sku: 'L-R',
      options: { Color: 'Red' },
      price: 5000,
      stock: { east: 3, west: 4 },
      weightGrams: 900,
      reference: { type: 'WAS', amount: 6000, evidence: 'sold at it' },
    }),
    aVariation({ sku: 'L-B', options: { Color: 'Blue' }, price: 5200, stock: 7, leadTimeDays: 5, restriction: 'Not in Alaska' }),
  ],
  images: [
    { src: '/media/aa/one.webp', alt: 'In red', skus: ['L-R'] },
    { src: '/media/aa/two.webp', alt: 'In blue', skus: ['L-B'] },
  ],
  tags: ['bendy'],
  returnable: false,
});

describe('fields a file omits', () => {
  it('stay: a short price file changes only prices', async () => {
    await run(await jsonl(lamp));
    const before = (await stateOf()).lamp as { record: ProductRecord; images: unknown; variations: { price: number }[] };
    const report = await run(await csv('Handle,SKU,Price', 'lamp,L-B,49.00', 'lamp,L-R,45.50'));
    expect(report).toMatchObject({ updated: 1, failed: 0, notes: [], changed: { price: 2 } });
    const after = (await stateOf()).lamp;
    const priced = before.record.variations.map((variation) => ({ ...variation, price: variation.sku === 'L-R' ? 4550 : 4900 }));
    expect(after).toEqual({ ...before, record: { ...before.record, variations: priced }, variations: priced });
    expect(await run(await csv('Handle,SKU,Price', 'lamp,L-B,49.00', 'lamp,L-R,45.50'))).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('stay in JSON Lines too; null removes, and required fields cannot be removed', async () => {
    await run(await jsonl(lamp));
    const before = await recordOf('lamp');
    await run(await jsonl({ handle: 'lamp', brand: null, tags: null, variations: [{ sku: 'L-R', reference: null, weightGrams: null }] }));
    const { brand: _, ...others } = before as ProductRecord;
    const [{ reference: _r, weightGrams: _w, ...red }, blue] = others.variations as [
      ProductRecord['variations'][number],
      ProductRecord['variations'][number],
    ];
    expect(await recordOf('lamp')).toEqual({ ...others, tags: [], variations: [red, blue] });
    expect(await run(await jsonl({ handle: 'lamp', name: null }))).toMatchObject({
      failed: 1,
      notes: [{ line: 1, message: expect.stringMatching(/^name: /) }],
    });
  });

  it('[§3 specifications] of a variation stay, change and go as a file says, in JSON Lines and in a CSV', async () => {
    await run(await jsonl(lamp));
    const own = async () => (await recordOf('lamp'))?.variations.map(({ specifications }) => specifications);
    const tall = [{ label: 'Dimensions', values: ['10" W × 10" D × 30" H'] }];
    expect(await run(await jsonl({ handle: 'lamp', variations: [{ sku: 'L-R', specifications: tall }] }))).toMatchObject({
      updated: 1,
      changed: { specifications: 1 },
    });
    await run(await csv('Handle,SKU,Price', 'lamp,L-R,45.50'));
    expect(await own()).toEqual([tall, undefined]);
    const report = await run(
      await csv('Handle,SKU,Variant Measures', 'lamp,L-B,"Dimensions: 12"" W × 12"" D | Cord: 6 ft; clear"', 'lamp,L-R,'),
    );
    expect(report).toMatchObject({ updated: 1, failed: 0, changed: { specifications: 2 } });
    const blue = [
      { label: 'Dimensions', values: ['12" W × 12" D'] },
      { label: 'Cord', values: ['6 ft', 'clear'] },
    ];
    expect(await own()).toEqual([undefined, blue]);
    const wrong = await run(await csv('Handle,SKU,Variant Measures', 'lamp,L-B,tall'));
    expect(wrong.notes).toEqual([expect.objectContaining({ message: expect.stringContaining('"tall" is no “Label: value”') })]);
    expect(await own()).toEqual([undefined, blue]);
  });

  it('leave alone how variations are delivered, which has a column and a field of its own', async () => {
    await run(await jsonl(lamp));
    const delivered = async () => (await recordOf('lamp'))?.variations.map(({ deliveryClass }) => deliveryClass);
    await run(await csv('Handle,SKU,Delivery Class', 'lamp,L-R,parcel', 'lamp,L-B,Large'));
    await run(await csv('Handle,SKU,Price', 'lamp,L-B,49.00'));
    expect(await delivered()).toEqual(['parcel', 'large']);
    await run(await csv('Handle,SKU,Variant Delivery Class', 'lamp,L-R,automatic', 'lamp,L-B,'));
    expect(await delivered()).toEqual([undefined, undefined]);
    const wrong = await run(await csv('Handle,SKU,Delivery Class', 'lamp,L-B,soon'));
    expect(wrong.notes).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"soon" is none of automatic, parcel and large') }),
    ]);
    await run(await jsonl({ handle: 'lamp', deliveryClass: 'large', variations: [{ sku: 'L-R', deliveryClass: 'parcel' }] }));
    expect(await delivered()).toEqual(['parcel', 'large']);
  });

  it('stay for variations, unlisted stock and other warehouses', async () => {
    await run(await jsonl(lamp));
    await run(await jsonl({ handle: 'lamp', variations: [{ sku: 'L-R', stock: { east: 1 } }] }));
    expect((await recordOf('lamp'))?.variations.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['L-R', expect.objectContaining({ east: 1, west: 4 })],
      ['L-B', expect.objectContaining({ [Object.keys((await recordOf('lamp'))?.variations[1]?.stock ?? {})[0] as string]: 7 })],
    ]);
  });

  it('of the same file are written again where units were sold, but not where a sale ended', async () => {
    const sale = { type: 'WAS', amount: 6000, evidence: 'sold at it', endsAt: '2026-04-01T04:00:00.000Z' } as const;
    const [red, blue] = lamp.variations as [ProductRecord['variations'][number], ProductRecord['variations'][number]];
    const file = await jsonl({ ...lamp, variations: [{ ...red, reference: sale }, blue] });
    await run(file);
    expect(await run(file)).toMatchObject({ updated: 0, unchanged: 1 });
    await shop.database.transact((tx) =>
      sql`update catalog.stock set on_hand = 1 where on_hand = 3 and warehouse_code = 'east'`.execute(tx),
    );
    expect(await run(file)).toMatchObject({ updated: 1, changed: { stock: 1 } });
    expect((await recordOf('lamp'))?.variations[0]?.stock).toMatchObject({ east: 3, west: 4 });
    const later = new Date('2026-04-02T12:00:00Z');
    await shop.database.transact((tx) => endSales(tx, later));
    const ended = await recordOf('lamp');
    expect(ended?.variations[0]).toMatchObject({ price: 6000 });
    const notes = [
      {
        line: 1,
        level: 'warning',
        message: 'variations.0.reference.endsAt: the sale has ended, so the price it was compared with is charged',
      },
    ];
    expect(await run(file, { now: later })).toMatchObject({ updated: 0, unchanged: 1, notes });
    expect(await recordOf('lamp')).toEqual(ended);
    await emptyCatalogue(shop.database);
    expect(await run(file, { now: later })).toMatchObject({ created: 1, notes });
    expect((await recordOf('lamp'))?.variations).toEqual(ended?.variations);
  });

  it('a refusal names the row of the file, and by its SKU a variation that the file lacks', async () => {
    await run(await jsonl(lamp));
    const rows = ['Handle,SKU,Option1 Name,Option1 Value,Price', 'other,O,Color,Red,9.00', 'lamp,L-B,Color,Red,49.00'];
    const report = await run(await csv(...rows));
    expect(report.notes.filter(({ message }) => message.includes('another variation'))).toEqual([
      {
        line: 3,
        level: 'error',
        message: 'Option1 Value (column 4): are those of another variation (L-B and L-R)',
        column: 'Option1 Value (column 4)',
      },
    ]);
    const sized = await run(
      await jsonl({ handle: 'lamp', options: [{ name: 'Size', values: [] }], variations: [{ sku: 'L-B', options: {} }] }),
    );
    expect(sized.notes).toEqual([
      {
        line: 1,
        level: 'error',
        message: 'variations: L-R, which the file leaves as it is: options: Color is not an option of the product',
      },
    ]);
  });

  it('an empty cell removes optional fields and leaves required ones', async () => {
    await run(await jsonl(lamp));
    const report = await run(
      await csv('Handle,Title,Vendor,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty', 'lamp,,,L-R,,,'),
    );
    expect(report.changed).toEqual({ brand: 1, reference: 1 });
    expect(await recordOf('lamp')).toMatchObject({ name: 'Arc lamp', variations: [{ price: 5000, stock: { east: 3, west: 4 } }, {}] });
  });

  it('variations without SKU are matched by their options, and unknown ones reported', async () => {
    await run(await jsonl(lamp));
    await run(await csv('Handle,Option1 Name,Option1 Value,Variant Price', 'lamp,Color,Blue,51.00'));
    expect((await recordOf('lamp'))?.variations.map(({ price }) => price)).toEqual([5000, 5100]);
    const report = await run(await csv('Handle,SKU,Price', 'lamp,L-X,1.00', 'none,N,2.00'));
    expect(report).toMatchObject({ failed: 2, updated: 0 });
    expect(report.notes.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: SKU L-X is none of the product’s; to add it, say its options',
      '3: is not in the shop, and a new product needs a name (Title)',
    ]);
  });

  it('a price above its reference removes the reference with a warning', async () => {
    await run(await jsonl(lamp));
    const report = await run(await csv('Handle,SKU,Price', 'lamp,L-R,70.00'));
    expect(report.notes).toEqual([
      { line: 2, level: 'warning', message: 'L-R: the price it was compared with is not above the new one and goes' },
    ]);
    expect(report.changed).toEqual({ price: 1, reference: 1 });
  });
});

describe('products a file lacks', () => {
  it('are retired only on request', async () => {
    await run(await jsonl(lamp, aProduct({ handle: 'other', category: 'decor' })));
    const one = await jsonl({ handle: 'lamp', variations: [{ sku: 'L-R', price: 4000 }] });
    expect(await run(one)).toMatchObject({ updated: 1, retired: 0 });
    expect((await recordOf('lamp'))?.variations).toHaveLength(2);
    const retire = { variations: true, products: true };
    expect(await run(one, { retire, dryRun: true })).toMatchObject({ updated: 1, retired: 1, changed: { variation: 1 } });
    expect(await run(one, { retire })).toMatchObject({ updated: 1, retired: 1 });
    expect((await recordOf('lamp'))?.variations.map(({ sku }) => sku)).toEqual(['L-R']);
    expect(await recordOf('other')).toMatchObject({ discontinued: true });
    expect(await run(await jsonl({ handle: 'other', name: 'Back' }))).toMatchObject({ updated: 1 });
    expect(await recordOf('other')).toMatchObject({ discontinued: false, name: 'Back' });
  });

  it('stay while some lines are unreadable', async () => {
    await run(await jsonl(lamp, aProduct({ handle: 'other', category: 'decor' })));
    const broken = await aFile('a.jsonl', '{"handle":"lamp","name":"Lamp"}\n{"handle":"oth');
    expect(await run(broken, { retire: { products: true } })).toMatchObject({ retired: 0, notes: [{ line: 0 }, { line: 2 }] });
    const torn = await csv(
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'lamp,Lamp,Color,Red,L-R,40.00',
      'lamp,,,Blue,L-B,"4,0"',
    );
    expect(await run(torn, { retire: { variations: true } })).toMatchObject({ rowsRefused: 1 });
    expect((await recordOf('lamp'))?.variations).toHaveLength(2);
  });
});

describe('numbers, encodings and rows', () => {
  it('a new product whose publication can’t be read is not published, and one that is there stays as it was', async () => {
    const head = 'Handle,Title,Variant Price,Type,Published,Status';
    const rows = ['a,Alpha,9.00,Throws,yes,active', 'b,Beta,9.00,Throws,perhaps,active', 'c,Gamma,9.00,Throws,TRUE,who knows'];
    const report = await run(await csv(head, ...rows, 'd,Delta,9.00,Throws,true,Unlisted', 'e,Epsilon,9.00,Throws,,'));
    expect(report).toMatchObject({ created: 5, rowsRefused: 2 });
    const published = async () => Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (handle) => (await recordOf(handle))?.published));
    expect(await published()).toEqual([true, false, false, false, true]);
    await run(await csv(head, 'a,Alpha,9.00,Throws,perhaps,'));
    expect((await published())[0]).toBe(true);
  });

  it('a new product without a row that can be read has the notes of its rows alone', async () => {
    const report = await run(await csv('Handle,Title,Variant Price,Type', 'a,Alpha,0,Throws'));
    expect(report).toMatchObject({ failed: 1, notes: [{ message: expect.stringMatching(/is 0$/) }] });
  });

  it('an invalid cell is rejected with its line, column and value', async () => {
    const report = await run(await csv('Handle,Title,Variant Price,Type', 'a,Alpha,"12,50",Throws', 'b,Beta,12.50,Throws'));
    expect(report).toMatchObject({ created: 1, failed: 1, rowsRefused: 1 });
    expect(report.notes[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(/^Variant Price \(column 3\): "12,50" has a decimal comma/),
    });
    expect((await recordOf('b'))?.variations[0]?.price).toBe(1250);
  });

  it('a Windows-1252 file is read correctly', async () => {
    const file = await csv('Handle,Title,Variant Price,Type');
    await writeFile(file, Buffer.from('Handle,Title,Variant Price,Type\na,Caf\xe9 \x93cr\xe8me\x94 \x80,12.50,Throws\n', 'latin1'));
    expect(await run(file)).toMatchObject({ created: 1, encoding: 'windows-1252' });
    expect((await recordOf('a'))?.name).toBe('Café “crème” €');
  });
});

describe('assigning categories', () => {
  it('uses the noun of the type; unknown types stay out of the menu', async () => {
    const report = await run(
      await csv('Handle,Title,Type,Variant Price', 'a,Nova,Pendant lights,9', 'b,Nordic,Throws,9', 'c,Cork,Bar Tape,9', 'd,Dice,Dice,9'),
    );
    expect(report).toMatchObject({ created: 4, uncategorised: [{ type: 'Bar Tape', products: 1 }, expect.anything()] });
    expect((await recordOf('a'))?.category).toBe('lighting/ceiling-lights/pendant-lights');
    expect((await recordOf('b'))?.category).toBe('decor/soft-furnishings/throws');
    expect((await recordOf('c'))?.category).toBe('more-to-explore');
    const { departments } = (await shop.app.inject('/api/departments')).json();
    expect(departments.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['decor', 'lighting']);
    expect(summaryOf(report)).toContain('"Bar Tape" 1');
    await run(await jsonl(aProduct({ handle: 'e', category: 'trains/tracks' })));
    const after = (await shop.app.inject('/api/departments')).json();
    expect(after.departments.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['decor', 'lighting']);
  });
});

describe('a dry run', () => {
  it('shows each field before and after, and what is new', async () => {
    await run(await jsonl(lamp));
    const before = await stateOf();
    const told: LineReport[] = [];
    const file = await jsonl(
      { handle: 'lamp', name: 'Bow lamp', variations: [{ sku: 'L-B', price: 5100 }] },
      aProduct({ handle: 'new', category: 'decor' }),
    );
    const report = await run(file, { dryRun: true, onLine: (line) => told.push(line) });
    expect(await stateOf()).toEqual(before);
    expect(told).toEqual([
      {
        line: 1,
        handle: 'lamp',
        outcome: 'updated',
        changes: [
          { field: 'name', before: 'Arc lamp', after: 'Bow lamp' },
          { field: 'price', sku: 'L-B', before: 5200, after: 5100 },
        ],
      },
      { line: 2, handle: 'new', outcome: 'created', category: { path: 'decor', by: 'decor' } },
    ]);
    expect(summaryOf(report)).toContain('line 1: lamp: name "Arc lamp" → "Bow lamp"; L-B price 5200 → 5100');
  });

  const sizes = ['S', 'M', 'L'];
  const record = (handle: string) =>
    fc.record(
      {
        handle: fc.constant(handle),
        name: fc.constantFrom('Sofa', 'Lamp', '', 'Throw'),
        brand: fc.constantFrom('Alder', null),
        category: fc.constantFrom('decor', 'lighting/lamps', 'trains/tracks'),
        description: fc.constantFrom('<p>One.</p>', '<p>Two.</p>', null),
        tags: fc.constantFrom(['a'], ['b', 'a'], null),
        published: fc.boolean(),
        images: fc.constantFrom([], [{ src: '/media/aa/1.webp', alt: 'One' }], [{ src: 'https://x.example/1.jpg', alt: '' }], null),
        leadTimeDays: fc.constantFrom(3, null),
        deliveryClass: fc.constantFrom('large', null),
        variations: fc.uniqueArray(
          fc.record(
            {
              sku: fc.constantFrom('SHARED', ...sizes.map((size) => `${handle}-${size}`)),
              options: fc.constantFrom({ Size: 'S' }, { Size: 'M' }, {}),
              price: fc.constantFrom(0, 100, 200, 300),
              stock: fc.constantFrom(0, 4, { east: 2 }),
              reference: fc.constantFrom(null, { type: 'WAS', amount: 250, evidence: 'sold at it' }),
            },
            { requiredKeys: ['sku'] },
          ),
          { minLength: 1, maxLength: 3, selector: ({ sku }) => sku },
        ),
      },
      { requiredKeys: ['handle'] },
    );
  const file = fc
    .tuple(...['a', 'b', 'c'].map((handle) => fc.option(record(handle))))
    .map((records) => records.filter((each) => each !== null));
  const account = ({ created, updated, unchanged, failed, retired, changed, notes, uncategorised }: ImportReport) => ({
    created,
    updated,
    unchanged,
    failed,
    retired,
    changed,
    notes,
    uncategorised,
  });

  it('[property] predicts exactly what the import does, and leaves nothing to do', { timeout: 300_000 }, async () => {
    const whole = (handle: string) =>
      aProduct({
        handle,
        category: 'decor',
        variations: sizes.slice(0, 2).map((Size) => aVariation({ sku: `${handle}-${Size}`, options: { Size } })),
      });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean(), async (files, variations, products) => {
        await emptyCatalogue(shop.database);
        await run(await jsonl(whole('a'), whole('b')));
        for (const records of files) {
          if (records.length === 0) continue;
          const retire = { variations, products };
          const path = await jsonl(...records);
          const [planned, done, after]: LineReport[][] = [[], [], []];
          const dry = await run(path, { retire, dryRun: true, onLine: (line) => planned?.push(line) });
          const before = await stateOf();
          const real = await run(path, { retire, onLine: (line) => done?.push(line) });
          expect(account(real)).toEqual(account(dry));
          const byHandle = (lines: LineReport[] = []) => [...lines].sort((a, b) => a.handle.localeCompare(b.handle));
          expect(byHandle(done)).toEqual(byHandle(planned));
          const state = await stateOf();
          for (const [handle, product] of Object.entries(before)) {
            if (!done?.some((line) => line.handle === handle && line.outcome !== 'refused')) expect(state[handle]).toEqual(product);
          }
          // Even when the file’s earlier import is unknown.
          await shop.database.transact((tx) => sql`update catalog.product set content_hash = 'other' where content_hash <> ''`.execute(tx));
          const again = await run(path, { retire, dryRun: true, onLine: (line) => after?.push(line) });
          expect(after?.filter(({ outcome }) => outcome !== 'refused')).toEqual([]);
          expect(again).toMatchObject({ created: 0, updated: 0, retired: 0, failed: dry.failed });
        }
      }),
      { numRuns: 25 },
    );
  });
});
