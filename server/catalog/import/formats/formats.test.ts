import { describe, expect, it } from 'vitest';
import { adviceOn, detectFormat } from './detect.ts';
import { readFlat } from './flat.ts';
import { type Format, notesOf, type SourceItem } from './item.ts';
import { readRecords } from './jsonl.ts';
import { readShopify } from './shopify.ts';
import type { ByteSource } from './source.ts';

/** A file that arrives a few bytes at a time. */
function sourceOf(text: string): ByteSource {
  const bytes = Buffer.from(text);
  return {
    async *read(from = 0, to = bytes.length) {
      for (let at = from; at < to; at += 7) yield bytes.subarray(at, Math.min(at + 7, to));
    },
  };
}
async function read(format: Format, text: string): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of format(sourceOf(text))) items.push(item);
  return items;
}

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Variant Image';
const csv = (...rows: string[]) => [header, ...rows].join('\n');

describe("Shopify's product CSV", () => {
  it('joins the rows of a product: variants and picture-only rows', async () => {
    const text = csv(
      'pot,Clay pot,"<p>Blown\nclay</p>",Acme,Outdoor,"Pot, Plants",true,colour,Red,P-R,3,9.99,12.00,https://x.example/r.jpg,Red pot,https://x.example/r.jpg',
      'pot,,,,,,,,Blue,,4,"1,015.99",9.00,,,https://x.example/b.jpg',
      'pot,,,,,,,,,,,,,https://x.example/all.jpg,,',
      'lamp,Lamp,,,Indoor,,false,Title,Default Title,,-2,5,,,,',
    );
    const [pot, lamp] = await read(readShopify, text);
    expect(pot).toMatchObject({ line: 2, lastLine: 5 });
    expect(pot?.notes).toMatchObject([{ line: 4, level: 'warning', message: expect.stringContaining('is below the price and left out') }]);
    expect(pot?.record).toMatchObject({
      handle: 'pot',
      brand: 'Acme',
      tags: ['Pot', 'Plants'],
      published: true,
      variations: [
        {
          sku: 'P-R',
          options: { Color: 'Red' },
          price: 999,
          stock: 3,
          reference: { type: 'COMPARE_EXACT', amount: 1200, evidence: 'merchant import' },
        },
        { options: { Color: 'Blue' }, price: 101_599, stock: 4, reference: null },
      ],
      images: [
        { src: 'https://x.example/r.jpg', alt: 'Red pot', shows: [0] },
        { src: 'https://x.example/all.jpg', shows: [] },
        { src: 'https://x.example/b.jpg', shows: [1] },
      ],
    });
    expect(pot?.record).not.toHaveProperty('variations.1.sku');
    expect(lamp).toMatchObject({ line: 6, record: { published: false, variations: [{ options: {}, stock: 0 }] } });
  });

  it('reads titles and descriptions for search engines; an empty cell removes one', async () => {
    const [pot] = await read(readShopify, 'Handle,Title,SEO Title,SEO Description,Variant Price\npot,Pot,Clay pots,,5');
    expect(pot?.record).toMatchObject({ seoTitle: 'Clay pots', seoDescription: null });
  });

  it('reads the brands that always or never sell a product; an empty cell leaves it to their rules', async () => {
    const [pot, lamp, rug] = await read(
      readShopify,
      'Handle,Title,Sold at,Variant Price\npot,Pot,"pip-alder: Never | alder-loom:always",5\nlamp,Lamp,,5\nrug,Rug,pip-alder: sometimes,5',
    );
    expect(pot?.record).toMatchObject({ soldAt: { 'pip-alder': 'never', 'alder-loom': 'always' } });
    expect(lamp?.record).toMatchObject({ soldAt: {} });
    expect(rug?.record).not.toHaveProperty('soldAt');
    expect(rug?.notes).toMatchObject([
      { level: 'error', line: 4, message: expect.stringContaining('Sold at (column 3): "pip-alder: sometimes"') },
    ]);
  });

  it('drops an invalid variant with its line and keeps the others', async () => {
    const [item] = await read(
      readShopify,
      csv('pot,Pot,,,,,true,Size,S,A,1,abc,,,,', 'pot,,,,,,,,M,B,1,0.00,,,,', 'pot,,,,,,,,L,C,1.5,3,,,,', 'pot,,,,,,,,XL,D,1,3,,,,'),
    );
    expect(item?.notes.map((note) => [note.line, note.level])).toEqual([
      [2, 'error'],
      [3, 'error'],
      [4, 'error'],
    ]);
    expect(item?.record).toMatchObject({ variations: [{ sku: 'D' }] });
  });

  it('reports rows without handle, and leaves missing fields to the shop', async () => {
    const items = await read(
      readShopify,
      csv(',Nameless,,,,,true,,,A,1,3,,,,', 'b,,,,,,true,,,B,1,3,,,,', 'c,C,,,,,true,,,C,1,,,,,', 'd,D,,,,,true,,,D,1,3,,,,'),
    );
    expect(items.map((item) => [item.line, item.record !== null])).toEqual([
      [2, false],
      [3, true],
      [4, true],
      [5, true],
    ]);
  });

  it('reads exports with other columns in another order', async () => {
    const [item] = await read(readShopify, '\uFEFFhandle,Variant Price,TITLE,Cost per item,Extra\r\nmug,4.50,Mug,1,x\r\n');
    expect(item?.record).toMatchObject({ handle: 'mug', name: 'Mug', variations: [{ price: 450 }] });
  });

  it('reads lead time and make to order from metafields', async () => {
    const columns = 'Lead time (product.metafields.custom.lead_time_days),Made to order (product.metafields.custom.made_to_order)';
    const records = await read(readShopify, `Handle,Title,Variant Price,${columns}\nsofa,Sofa,900,20,TRUE\nmug,Mug,5,soon,\n`);
    expect(records[0]?.record).toMatchObject({ leadTimeDays: 20, madeToOrder: true });
    expect(records[1]?.record).not.toHaveProperty('leadTimeDays');
    expect(records[1]).toMatchObject({
      record: { madeToOrder: null },
      notes: [{ line: 3, message: expect.stringContaining('(column 4): "soon"') }],
    });
  });

  it('reads options in the order of each row', async () => {
    const options = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price';
    const [pot] = await read(
      readShopify,
      `${options}\npot,Pot,Colour,Red,Size,S,A,5\npot,,size,L,Color,Blue,B,6\npot,,,Green,,M,C,7\npot,,Leg,Oak,Size,L,D,8\npot,,Size,S,Size,L,E,9`,
    );
    expect(pot?.record).toMatchObject({
      variations: [
        { sku: 'A', options: { Color: 'Red', Size: 'S' } },
        { sku: 'B', options: { Color: 'Blue', Size: 'L' } },
        { sku: 'C', options: { Color: 'Green', Size: 'M' } },
      ],
    });
    expect(pot?.notes).toMatchObject([
      { line: 5, level: 'error', message: 'Option1 Name (column 3): "Leg" is no option of the product\'s first row' },
      { line: 6, level: 'error', message: 'Option2 Name (column 5): "Size" is there twice' },
    ]);
  });

  it('refuses an option without a name', async () => {
    const [pot] = await read(readShopify, 'Handle,Title,Option1 Name,Option1 Value,Variant Price\npot,Pot,,Red,5\npot,,,Default Title,6');
    expect(pot?.record).toMatchObject({ variations: [{ price: 600, options: {} }] });
    expect(pot?.notes).toMatchObject([
      { line: 2, level: 'error', message: 'Option1 Value (column 4): "Red" is of an option without a name' },
    ]);
  });

  it.each([
    ['Variant Compare At Price', '20', { reference: { amount: 2000 } }],
    ['Grams', '900', { weightGrams: 900 }],
    ['Variant Barcode', "'036000291452", { gtin: '036000291452' }],
    ['Barcode', '978-3-16-148410-0', { gtin: '9783161484100' }],
    ['Delivery Class', 'large', { deliveryClass: 'large' }],
    ['Variant Specifications', 'Seats: 2', { specifications: [{ label: 'Seats', values: ['2'] }] }],
  ])('a file of handles and %s changes variants', async (column, cell, variation) => {
    const [pot] = await read(readShopify, `Handle,${column}\npot,${cell}`);
    expect(pot?.record).toMatchObject({ variations: [variation] });
  });

  it('[search engines 8] leaves out what is no GTIN with a warning, and removes it where the cell is empty', async () => {
    const [pot] = await read(readShopify, 'Handle,SKU,Option1 Name,Option1 Value,Barcode\npot,A,Size,S,4006381333932\npot,B,,M,');
    const unsaid = expect.not.objectContaining({ gtin: expect.anything() });
    expect(pot?.record).toMatchObject({ variations: [unsaid, { sku: 'B', gtin: null }] });
    expect(pot?.notes).toEqual([
      {
        line: 2,
        level: 'warning',
        column: 'Barcode (column 5)',
        message:
          'Barcode (column 5): "4006381333932" is left out; it must be a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others',
      },
    ]);
  });

  it('[§6 abuse] reads long cells in linear time', async () => {
    const spaces = ' '.repeat(300_000);
    const [pot] = await read(readShopify, `Handle,Type,Variant Specifications\npot,a${spaces}b,Seats: 2${spaces}3 | Legs${spaces}4`);
    expect(pot).toMatchObject({ record: { handle: 'pot' }, notes: [{ line: 2, level: 'error' }] });
  });

  it('says in which row and column a field of its record is', async () => {
    const [pot] = await read(
      readShopify,
      csv('pot,Pot,,,,,true,Size,S,A,1,3,,,,', 'pot,,,,,,,,M,B,1,0,,,,', 'pot,,,,,,,,L,C,1,999999999,,,,'),
    );
    expect(notesOf(['variations.1.price: is too much', 'name: is too long', 'variations: has none'], 2, pot?.where)).toEqual([
      { line: 4, level: 'error', column: 'Variant Price (column 12)', message: 'Variant Price (column 12): is too much' },
      { line: 2, level: 'error', column: 'Title (column 2)', message: 'Title (column 2): is too long' },
      { line: 2, level: 'error', message: 'variations: has none' },
    ]);
  });

  it('takes 0 grams in a row of a picture for nothing', async () => {
    const [pot] = await read(readShopify, 'Handle,Title,Variant Price,Variant Grams,Image Src\npot,Pot,5,10,a.jpg\npot,,,0,b.jpg');
    expect(pot).toMatchObject({ notes: [], record: { variations: [{ price: 500 }], images: [{ src: 'a.jpg' }, { src: 'b.jpg' }] } });
  });

  it('keeps products apart whose handles or options are of another script', async () => {
    const items = await read(
      readShopify,
      csv('沙发,A,,,,,true,Color,红,,1,3,,,,', '沙发,,,,,,,,蓝,,1,3,,,,', '椅子,B,,,,,true,,,,1,3,,,,', 'диван 2,C,,,,,true,,,,1,3,,,,'),
    );
    expect(items.map(({ handle }) => handle)).toEqual([
      expect.stringMatching(/^item-[0-9a-f]{8}$/),
      expect.stringMatching(/^item-[0-9a-f]{8}$/),
      expect.stringMatching(/^2-[0-9a-f]{8}$/),
    ]);
    expect(new Set(items.map(({ handle }) => handle)).size).toBe(3);
  });

  it('renames repeated SKUs within a product', async () => {
    const [item] = await read(readShopify, csv('s,S,,,,,true,Size,S,X,1,3,,,,', 's,,,,,,,,M,X,1,3,,,,'));
    expect(item?.record).toMatchObject({ variations: [{ sku: 'X' }, { sku: 'S-M' }] });
    expect(item?.notes).toMatchObject([{ level: 'warning' }]);
  });
});

describe('JSONL', () => {
  it('yields records with their lines, across blank lines and a byte order mark, and reports non-objects', async () => {
    const items = await read(readRecords, '\uFEFF{"handle":"a"}\n\n{oops\n[1]\n{"handle":"b"}');
    expect(items.map((item) => [item.line, item.record])).toEqual([
      [1, { handle: 'a' }],
      [3, null],
      [4, null],
      [5, { handle: 'b' }],
    ]);
  });

  it.each([
    ['{"handle":"a\\u0000"}', 'holds a character'],
    ['{"handle":"a","\\u0000":1}', 'holds a character'],
    ['{"handle":"a","images":[{"src":"https://x.example/\\ud83d"}]}', 'holds a character'],
    [`{"handle":"a\\u0000","tags":${'['.repeat(40)}${']'.repeat(40)}}`, 'is nested too deeply'],
  ])('refuses a line that cannot be stored: %s %s', async (text, message) => {
    for (const format of [readRecords, readFlat]) {
      expect(await read(format, text)).toMatchObject([
        { line: 1, record: null, notes: [{ level: 'error', message: expect.stringContaining(message) }] },
      ]);
    }
  });

  it('reads the flat format of shop demos', async () => {
    const line = {
      id: 'fe52b818-4912-4b08',
      name: 'Oak table',
      category: 'furniture',
      style: 'tables',
      description: 'Solid & plain.',
      price: 49.99,
      current_stock: 7,
    };
    const [item] = await read(readFlat, JSON.stringify(line));
    expect(item).toMatchObject({ otherwise: 'furniture', hint: { name: 'Oak table' } });
    expect(item?.record).toEqual({
      handle: 'oak-table-fe52b818-4912',
      name: 'Oak table',
      description: '<p>Solid &amp; plain.</p>',
      variations: [{ sku: 'FUR-FE52B818-4912', price: 4999, stock: 7 }],
      tags: ['furniture', 'tables'],
    });
  });
});

describe('detecting the format', () => {
  it('says what is wrong with a line for spreadsheets', () => {
    expect(adviceOn('\uFEFFsep=;\r\nHandle;Title')).toBe('Its first line, sep=;, is no row of a table; delete it.');
  });
  it.each([
    [`${header}\nx`, 'shopify'],
    ['Handle;Title;Variant SKU', 'shopify'],
    ['{"handle":"a","name":"A","variations":[]}', 'records'],
    ['{"id":"1","name":"A","price":3}', 'flat'],
    ['{"hello":"world"}', null],
    ['a;b;c', null],
    ['', null],
  ])('%j is %s', (beginning, format) => {
    expect(detectFormat(beginning)).toBe(format);
  });
});
