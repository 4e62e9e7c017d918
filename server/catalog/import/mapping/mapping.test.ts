import { describe, expect, it } from 'vitest';
import { faultsOfMapping } from '../../../../contract/merchandising/mapping.rules.ts';
import { amountIn, gramsOf, listIn, pathIn, sourcesIn, truthIn } from './cells.ts';
import { guessFields } from './guess.ts';
import { separatorOf } from './table.ts';

const columns = (table: Readonly<Record<string, readonly string[]>>) => Object.entries(table).map(([title, values]) => ({ title, values }));

describe('[§17 import] guesses of columns', () => {
  it.each([
    [
      'an English export',
      {
        'Item No.': ['A-1', 'A-2'],
        'Item Name': ['Oslo lamp', 'Bergen chair'],
        'Unit Price': ['12.50', '99.00'],
        Qty: ['4', '0'],
        Colour: ['Red', 'Blue'],
        Notes: ['x', ''],
      },
      ['sku', 'name', 'price', 'stock', 'option', null],
    ],
    [
      'a German one with a total weight',
      {
        Artikelnummer: ['1001', '1002'],
        Bezeichnung: ['Lampe Oslo', 'Stuhl Bergen'],
        'VK Preis': ['12,50', '1.299,00'],
        UVP: ['20,00', ''],
        'Gewicht (kg)': ['1,2', '5'],
      },
      ['sku', 'name', 'price', 'compareAt', 'weightKilograms'],
    ],
    [
      'titles that say nothing, by their values',
      {
        a: ['oslo-lamp', 'bergen-chair'],
        b: ['<p>A lamp.</p>', '<p>A chair.</p>'],
        c: ['12.50', '99.00'],
        d: ['https://x.example/a.jpg', 'https://x.example/b.jpg'],
      },
      ['handle', 'description', 'price', 'picture'],
    ],
    [
      'names that the values contradict',
      { Price: ['on request', 'call us'], Stock: ['soon', 'later'], Title: ['Lamp', 'Chair'] },
      [null, null, 'name'],
    ],
    [
      'stock of the shop’s warehouses',
      { SKU: ['A1', 'B2'], qty_east: ['1', '2'], 'Stock: central': ['0', '4'] },
      ['sku', 'stock:east', 'stock:central'],
    ],
    [
      'how things are delivered',
      { SKU: ['A1', 'B2'], 'Shipping class': ['Parcel', 'Freight'], Delivery: ['2 days', 'a week'] },
      ['sku', 'deliveryClass', null],
    ],
    [
      'where products are sold',
      { SKU: ['A1', 'B2'], 'Sold at': ['pip-alder: never', 'pip-alder: always | alder-loom: never'] },
      ['sku', 'soldAt'],
    ],
    [
      'barcodes beside SKUs',
      { EAN: ['4006381333931', '9783161484100'], 'Item No.': ['A-1', 'A-2'], Price: ['1.00', '2.00'] },
      ['gtin', 'sku', 'price'],
    ],
    [
      'barcodes that nothing else tells apart by',
      { Barcode: ['4006381333931', '9783161484100'], Name: ['Lamp', 'Chair'], Price: ['1.00', '2.00'] },
      ['sku', 'name', 'price'],
    ],
    [
      'numbers of the shop’s own called barcodes',
      { Barcode: ['1001', '1002'], Name: ['Lamp', 'Chair'], Price: ['1.00', '2.00'] },
      ['sku', 'name', 'price'],
    ],
    ['the same beside SKUs', { Barcode: ['1001', '1002'], SKU: ['A-1', 'A-2'], Price: ['1.00', '2.00'] }, [null, 'sku', 'price']],
    [
      'one field for one column',
      { Price: ['1.00', '2.00'], 'Price USD': ['1.00', '2.00'], Name: ['Lamp', 'Chair'] },
      ['price', null, 'name'],
    ],
  ])('%s', (_, table, expected) => {
    expect(guessFields(columns(table), ['central', 'east'])).toEqual(expected);
  });
});

describe('[§17 import] cells of mapped columns', () => {
  it.each([
    ['$1,299.00', 'point', '1,299.00'],
    ['12.50 USD', 'point', '12.50'],
    ['1.299,00', 'comma', '1299.00'],
    ['12,5', 'comma', '12.5'],
    ['€ 12', 'point', '€ 12'],
  ] as const)('amount %s with a decimal %s is %s', (text, decimal, expected) => {
    expect(amountIn(text, decimal)).toBe(expected);
  });
  it('weights, truths, lists, paths and addresses', () => {
    expect([gramsOf('1.5', 1000), gramsOf('2', 453.59237), gramsOf('much', 1000)]).toEqual(['1500', '907', 'much']);
    expect([truthIn('Yes'), truthIn('draft'), truthIn('perhaps')]).toEqual(['true', 'false', 'perhaps']);
    expect([listIn('a; b|c'), pathIn('Home / Lamps, Other')]).toEqual(['a, b, c', 'Home > Lamps']);
    expect(sourcesIn('https://x.example/a,b.jpg, https://x.example/c.jpg | /media/d.webp')).toEqual([
      'https://x.example/a,b.jpg',
      'https://x.example/c.jpg',
      '/media/d.webp',
    ]);
  });
  it('[§6 abuse] long cells in linear time', () => {
    const long = `a${' '.repeat(300_000)}b`;
    expect([amountIn(long, 'point'), listIn(long), pathIn(long), sourcesIn(long)]).toEqual([long, long, long, ['a', 'b']]);
  });
  it.each([
    ['a,b,c', ','],
    ['a;"b,c,d";e', ';'],
    ['a\tb\tc', '\t'],
  ])('%j is separated by %j', (line, expected) => {
    expect(String.fromCharCode(separatorOf(line))).toBe(expected);
  });
});

describe('[§17 import] mappings', () => {
  it.each([
    [['price'], 'needed'],
    [['sku'], 'needed'],
    [['sku', 'price', 'price'], 2],
    [['sku', 'weightGrams', 'weightPounds'], 2],
    [['sku', 'stock', 'stock:east'], 2],
    [['sku', 'option', 'option', 'option', 'option'], 4],
  ] as const)('%j has a fault', (fields, place) => {
    const { needed, columns: faults } = faultsOfMapping(fields);
    expect(place === 'needed' ? needed !== null : faults.has(place)).toBe(true);
  });
  it.each([[['name']], [['sku', 'price', null]], [['name', 'picture', 'picture', 'specification', 'specification']]] as const)(
    '%j has none',
    (fields) => {
      expect(faultsOfMapping(fields)).toEqual({ needed: null, columns: new Map() });
    },
  );
});
