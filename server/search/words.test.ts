import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skuWithStems } from './document.ts';
import { distinctRows } from './rows.ts';
import { parseQuery, wordsOf } from './words.ts';

describe('what a shopper types', () => {
  it.each([
    ['Blue Sofa', ['blue', 'sofa']],
    ['crème brûlée', ['creme', 'brulee']],
    ["kid's 5x7 rug", ['kids', '5x7', 'rug']],
    ['FSO-1042', ['fso', '1042']],
    ['… !?', []],
  ])('%s is the words %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('asks for all words, the last of which may be unfinished', () => {
    expect(parseQuery('Blue so')).toEqual({ all: "'blue' & ('so' | 'so':*)", any: "'blue' | ('so' | 'so':*)", plain: 'blue so' });
  });

  it('asks for nothing without a letter or digit (spec §5)', () => {
    expect(parseQuery('(-_-)')).toBeNull();
  });

  it('makes nothing but quoted words of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const query = parseQuery(text);
        if (query) expect(query.all).toMatch(/^('[\p{L}\p{N}]+' & )*\('[\p{L}\p{N}]+' \| '[\p{L}\p{N}]+':\*\)$/u);
      }),
    );
  });
});

describe('SKUs', () => {
  it.each([
    ['FSO-1042-SAGE-L', ['fso-1042-sage-l', 'fso-1042', 'fso-1042-sage']],
    ['MARLOW-SOFA', ['marlow-sofa']],
    ['4711', ['4711']],
  ])('%s is found by %j', (sku, stems) => {
    expect(skuWithStems(sku)).toEqual(stems);
  });
});

describe('rows of the home page', () => {
  it('show no product twice', () => {
    expect(
      distinctRows(
        [
          [1, 2, 3, 4],
          [2, 3, 4, 5],
          [5, 6],
        ],
        2,
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });
});
