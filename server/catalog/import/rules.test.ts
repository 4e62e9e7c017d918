import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctSlugOf, slugOf, uncategorised } from '../taxonomy/paths.ts';
import { aProduct, aVariation } from '../test-fixtures/catalogue.ts';
import { Shelving } from './categories/place.ts';
import { flatItem } from './formats/flat.ts';
import { paragraphsOf, sanitizeDescription } from './html.ts';
import { prepare } from './prepared.ts';
import { variationSaves } from './rows.ts';
import { readPatch, readRecord } from './schema.ts';
import { skuFromHandle, skusOf, withOwnSkus } from './skus.ts';

const warehouses = new Set(['east', 'central', 'west']);
const faultsOf = (value: unknown) => {
  const read = readRecord(value, warehouses);
  return read.ok ? [] : read.faults;
};
const picturesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ src: `/media/${at}`, alt: '' }));

describe('descriptions', () => {
  it.each([
    ['script with its content', '<p>Oak<script>alert(1)</script></p>', '<p>Oak</p>'],
    ['handlers and styles', '<p onclick="x()" style="color:red">Oak</p>', '<p>Oak</p>'],
    ['script addresses', '<p><a href="javascript:alert(1)">Oak</a></p>', '<p><a rel="nofollow noopener">Oak</a></p>'],
    ['frames and pictures', '<p>Oak</p><iframe src="https://x.example"></iframe><img src="x" onerror="y()">', '<p>Oak</p>'],
    ['empty paragraphs', '<p>Oak</p><p>&nbsp;</p><p></p>', '<p>Oak</p>'],
    ['blanks too many', '<p>Low  oak\u00a0table</p>\n<p> 40" wide</p>', '<p>Low oak table</p> <p> 40" wide</p>'],
    ['nothing when they are plain paragraphs', '<p>Low oak table.</p><p>It’s 40" wide.</p>', '<p>Low oak table.</p><p>It’s 40" wide.</p>'],
  ])('lose %s', (_, html, clean) => {
    expect(sanitizeDescription(html)).toBe(clean);
  });

  it('keep tables, lists and emphasis, with equivalent markup', () => {
    expect(sanitizeDescription('<h2>Care</h2><div><ul><li><b>Wipe</b></li></ul></div><table><tr><td>Oak</td></tr></table>')).toBe(
      '<h3>Care</h3><ul><li><strong>Wipe</strong></li></ul><table><tr><td>Oak</td></tr></table>',
    );
  });

  it('of plain text become paragraphs', () => {
    expect(sanitizeDescription('Oak <em>and</em> ash')).toBe('<p>Oak <em>and</em> ash</p>');
    expect(paragraphsOf('One & two\n\n<three>')).toBe('<p>One &amp; two</p><p>&lt;three&gt;</p>');
  });

  it('leave no paragraph inside another where a tag is broken', () => {
    expect(sanitizeDescription('<p><oak <p><p>oak ')).toBe('<p>oak </p>');
  });

  it('are stable under repeated cleaning', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<p>', '</p>', '<b>', '<', '>', '&', 'oak ', '"', '<script>', '</script>', '<li>') }),
        (html) => {
          const once = sanitizeDescription(html);
          expect(sanitizeDescription(once)).toBe(once);
          expect(once).not.toMatch(/<script/i);
        },
      ),
    );
  });
});

describe('checking a record', () => {
  it.each([
    ['no name', { ...aProduct({ handle: 'a' }), name: '  ' }, /name: is missing/],
    ['a handle with capitals', aProduct({ handle: 'A b' }), /handle: must be lower-case/],
    ['no variation', { ...aProduct({ handle: 'a' }), variations: [] }, /variations: has none/],
    ['a price of nothing', aProduct({ handle: 'a', variations: [aVariation({ sku: 'A', price: 0 })] }), /price: must be above 0/],
    ['half a cent', aProduct({ handle: 'a', variations: [aVariation({ sku: 'A', price: 10.5 })] }), /price: must be whole cents/],
    ['negative stock', aProduct({ handle: 'a', variations: [aVariation({ sku: 'A', stock: -1 })] }), /stock/],
    ['an unknown warehouse', aProduct({ handle: 'a', variations: [aVariation({ sku: 'A', stock: { moon: 1 } })] }), /no warehouse moon/],
    [
      'a reference price without evidence',
      aProduct({ handle: 'a', variations: [aVariation({ sku: 'A', reference: { type: 'WAS', amount: 30_000, evidence: ' ' } })] }),
      /evidence: is missing/,
    ],
    [
      'a reference price below the price',
      aProduct({ handle: 'a', variations: [aVariation({ sku: 'A', reference: { type: 'WAS', amount: 19_900, evidence: 'ledger' } })] }),
      /reference\.amount: must be above the price/,
    ],
    [
      'a SKU twice',
      aProduct({ handle: 'a', variations: [aVariation({ sku: 'A' }), aVariation({ sku: 'A', options: { Color: 'Red' } })] }),
      /A is there twice/,
    ],
    [
      'the same options twice',
      aProduct({ handle: 'a', variations: [aVariation({ sku: 'A' }), aVariation({ sku: 'B' })] }),
      /are those of another/,
    ],
    ['a script address for a picture', aProduct({ handle: 'a', images: [{ src: 'javascript:alert(1)', alt: '' }] }), /images\.0\.src/],
    ['more pictures than a product has [§9]', aProduct({ handle: 'a', images: picturesOf(201) }), /images: has more than 200/],
    ['half a character', aProduct({ handle: 'a', name: 'Low sofa \ud800' }), /name: holds a character that was lost/],
    [
      'a character that was lost before',
      aProduct({ handle: 'a', description: '<p>Caf\ufffd</p>' }),
      /description: holds a character that was lost/,
    ],
    ['no object at all', 'sofa', /must be an object/],
  ])('reports %s', (_, value, message) => {
    expect(faultsOf(value).join('\n')).toMatch(message);
  });

  it('[§9] accepts as many pictures as a product has', () => {
    expect(faultsOf(aProduct({ handle: 'a', images: picturesOf(200) }))).toEqual([]);
  });

  it('gives variations their product’s lead time unless they have their own', () => {
    const variations = [aVariation({ sku: 'A', leadTimeDays: 0, madeToOrder: false }), aVariation({ sku: 'B' })];
    const record = aProduct({ handle: 'a', leadTimeDays: 20, madeToOrder: true, variations });
    expect(variationSaves(record, 1, [])).toMatchObject([
      { leadTimeDays: 0, madeToOrder: false },
      { leadTimeDays: 20, madeToOrder: true },
    ]);
    expect(variationSaves(aProduct({ handle: 'a' }), 1, [])).toMatchObject([{ leadTimeDays: 0, madeToOrder: false }]);
    expect(faultsOf({ ...record, leadTimeDays: -1 }).join()).toMatch('leadTimeDays: cannot be negative');
  });

  it.each([
    [{ name: 'n'.repeat(201) }, 'name: has more than 200 characters'],
    [{ description: 5 }, 'description: must be text (5)'],
    [{ highlights: 'soft' }, 'highlights: must be a list ("soft")'],
    [{ published: 'yes' }, 'published: must be true or false ("yes")'],
    [{ options: [{ name: 'Color' }] }, 'options.0.values: is missing'],
    [{ introducedOn: '0000-01-01' }, 'introducedOn: is not a day between 1900 and 9000, like 2026-01-31 ("0000-01-01")'],
  ])('of a fault say what is wrong in plain words: %j', (more, fault) => {
    const read = readRecord({ ...aProduct({ handle: 'a' }), ...more }, warehouses);
    expect(read.ok ? [] : read.faults).toContain(fault);
  });

  it.each(['Sage', 'url(#a)', 'https://example.com/a.png', '#8a9', ''])('refuse %j as a swatch', (swatch) => {
    const options = [{ name: 'Color', values: [{ value: 'Sage', swatch }] }];
    expect(faultsOf(aProduct({ handle: 'a', options })).join()).toContain('must be a color such as #8a9a7b');
  });

  it('cleans texts that neither database nor page can hold', () => {
    const read = readRecord(aProduct({ handle: 'a', name: ' Low\u0000  sofa\n ' }), warehouses);
    expect(read.ok && read.record.name).toBe('Low sofa');
  });

  it('derives options from the variations where none are declared', () => {
    const variations = [aVariation({ sku: 'A', options: { Color: 'Red' } }), aVariation({ sku: 'B', options: { Color: 'Blue' } })];
    const read = readRecord(aProduct({ handle: 'a', variations }), warehouses);
    expect(read.ok && read.record.options).toEqual([{ name: 'Color', values: [{ value: 'Red' }, { value: 'Blue' }] }]);
  });

  it('never throws, whatever a line contains', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readRecord(value, warehouses)));
    const named = JSON.parse('{"length":{"toString":1}}');
    expect(readRecord({ ...aProduct({ handle: 'a' }), name: named }, warehouses).ok).toBe(false);
  });

  it('hashes equal content equally, whatever the order of fields', () => {
    const record = aProduct({ handle: 'a' });
    const shuffled = Object.fromEntries(Object.entries(record).reverse());
    const hashOf = (value: unknown) => {
      const read = readRecord(value, warehouses);
      return read.ok ? prepare(read.record).hash : null;
    };
    expect(hashOf(shuffled)).toBe(hashOf(record));
    expect(hashOf({ ...record, name: 'Another' })).not.toBe(hashOf(record));
  });
});

describe('SKUs', () => {
  it('are derived from handle and options where missing', () => {
    expect(skuFromHandle('clay-pot', { Size: 'Extra large' })).toBe('CLAY-POT-EXTRA-LARGE');
  });

  it('are told apart where they are too long, taken, or alike', () => {
    const long = 'oak-'.repeat(30).slice(0, -1);
    const made = ['S', 'L'].map((Size) => skuFromHandle(long, { Size }));
    expect(new Set([...made, long.toUpperCase()]).size).toBe(3);
    expect(made.map(({ length }) => length)).toEqual([100, 100]);
    const variations = [{ options: { Size: 'A B' } }, { options: { Size: 'A-B' } }, { sku: 'POT' }];
    const skus = skusOf({ handle: 'pot', variations }, new Map([['POT-A-B', 'pot-a']]));
    expect(new Set(skus).size).toBe(3);
    expect(skus).not.toContain('POT-A-B');
    expect(skus[2]).toBe('POT');
  });

  it('of another product are replaced, in pictures too', () => {
    const record = aProduct({ handle: 'b', variations: [aVariation({ sku: 'X' })], images: [{ src: '/media/x', alt: '', skus: ['X'] }] });
    const { record: settled, warnings } = withOwnSkus(record, new Map([['X', 'a']]));
    expect(settled.variations[0]?.sku).toBe('B');
    expect(settled.images?.[0]?.skus).toEqual(['B']);
    expect(warnings).toHaveLength(1);
    expect(withOwnSkus(record, new Map([['X', 'b']])).record).toBe(record);
  });
});

describe('category of a product', () => {
  const standard = new Shelving([], true);
  it.each([
    ['furniture', 'tables', 'Luxe gold nesting coffee tables', 'furniture/living-room/coffee-tables'],
    ['furniture', 'sofas', 'Urban oasis', 'furniture/living-room/sofas'],
    ['homedecor', 'lighting', 'Serenity soy candle', 'decor/accents/candles'],
    ['homedecor', 'lighting', 'Glow', 'lighting'],
    ['seasonal', 'halloween', 'Spooky mug set', 'holiday-and-gifts/holidays/halloween'],
    ['books', 'travel', 'Far away', uncategorised],
    ['constructor', '__proto__', 'Far away', uncategorised],
  ])('flat %s/%s, %s: %s', (category, style, name, path) => {
    const { hint = {}, otherwise } = flatItem({ id: '1', name, category, style });
    expect(standard.placeOf(hint, otherwise).path).toBe(path);
  });

  it('uses the path in the file where its department exists; imports create no departments', () => {
    const shop = new Shelving(
      ['lighting', 'lighting/lamps', 'decor'].map((path) => ({ path, name: path.slice(path.lastIndexOf('/') + 1) })),
      false,
    );
    expect(shop.placeAt('lighting/lamps/arc-lamps')).toMatchObject({ path: 'lighting/lamps/arc-lamps', found: true });
    expect(shop.placeAt('lights/pendant-lights')).toMatchObject({ path: 'lighting', found: false });
    expect(shop.placeAt('toys/trains')).toMatchObject({ path: uncategorised, found: false });
    expect(new Shelving([], true).placeAt('toys/trains')).toMatchObject({ path: 'toys/trains', found: true });
  });

  it('slugs are valid in URLs, whatever the name', () => {
    expect(slugOf('Côte d’Azur & Co., 8" bowl')).toBe('cote-dazur-and-co-8-bowl');
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)));
  });

  it('names unknown fields, also of pictures and reviews', () => {
    const image = { src: '/media/a.webp', altText: 'Lamp' };
    const review = { stars: 5, title: '', text: 'Good', author: 'Ann', publishedOn: '2026-01-31', photo: 'a' };
    const read = readPatch({ handle: 'a', colour: 'red', images: [image, image], reviews: [review] }, new Set());
    expect(read).toMatchObject({ ok: true, unknown: ['colour', 'images.altText', 'reviews.photo'] });
  });

  it('slugs that have to be distinct are so in every script, valid in URLs, and stay as they are', () => {
    expect([distinctSlugOf('Straße 2'), distinctSlugOf('沙发') === distinctSlugOf('椅子')]).toEqual(['stra-e-2', false]);
    const long = 'solid-oak-'.repeat(10);
    expect([distinctSlugOf(`${long}table`) === distinctSlugOf(`${long}chair`), slugOf(`${long}table`)]).toEqual([false, slugOf(long)]);
    // Handles with the same URL are one product.
    expect(distinctSlugOf(`${long} Table!`)).toBe(distinctSlugOf(`${long}table`));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (text) => {
        const slug = distinctSlugOf(text);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(100);
        expect(distinctSlugOf(slug)).toBe(slug);
      }),
    );
  });
});
