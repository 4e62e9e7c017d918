import { expect, test } from 'vitest';
import { Synonyms } from '../../server/search/query/synonyms.ts';
import { bm25 } from './bm25.ts';
import { type JudgedProduct, ndcg } from './judgements.ts';
import { shopRanking } from './ranking.ts';

const gains = new Map([
  ['a', 2],
  ['b', 1],
  ['c', 0],
]);

test.each([
  [['a', 'b', 'c'], 1],
  [['b', 'a'], (1 + 2 / Math.log2(3)) / (2 + 1 / Math.log2(3))],
  [['x', 'c'], 0],
  [[], 0],
])('NDCG of %j is %d', (ranked, expected) => {
  expect(ndcg(ranked, gains)).toBeCloseTo(expected, 10);
});

test('without good judgements the score is 0', () => {
  expect(ndcg(['c'], new Map([['c', 0]]))).toBe(0);
});

const product = (id: string, name: string, kind: string, path: string): JudgedProduct => ({ id, name, kind, path });
const products = [
  product('headboard', 'tarn bookcase headboard', 'Headboards', 'Furniture / Bedroom / Headboards'),
  product('rug', 'grey hand knotted area rug', 'Area Rugs', 'Rugs / Area Rugs'),
  product('bookcase', 'orsa ladder shelf', 'Bookcases', 'Furniture / Living Room / Bookcases'),
  product('wardrobe', 'milo armoire', 'Armoires & Wardrobes', 'Furniture / Bedroom / Armoires & Wardrobes'),
  product('bookcase too', 'lund bookcase', 'Bookcases', 'Furniture / Living Room / Bookcases'),
];

test('the kind of product ranks above a mere mention', () => {
  const rank = shopRanking(products, new Synonyms([]), null);
  expect(rank('tall bookcase')).toEqual(['bookcase too', 'bookcase', 'headboard']);
  expect(rank('grey wardrobe')[0]).toBe('wardrobe');
  expect(bm25(products.map(({ id, name }) => ({ id, text: name })))('grey wardrobe')).toEqual(['rug']);
});

test('the one product that is meant is followed by others of its kind', () => {
  const swings = [
    product('sconce', 'hale swing arm sconce', 'Wall Sconces', 'Lighting / Wall Sconces'),
    product('hammock', 'pawtucket rope hammock', 'Hammocks', 'Outdoor / Hammocks'),
    product('swing', 'ramsgate porch swing', 'Hammocks', 'Outdoor / Hammocks'),
  ];
  expect(shopRanking(swings, new Synonyms([]), null)('porch swing')).toEqual(['swing', 'hammock', 'sconce']);
});

test('a kind whose whole name is typed comes before others named by the last word', () => {
  const lights = [
    product('pendant', 'talbot light', 'Pendant Lights', 'Lighting / Pendant Lights'),
    product('pendant with mount', 'willa light with flush canopy and mount', 'Pendant Lights', 'Lighting / Pendant Lights'),
    product('flush mount', 'elio schoolhouse ceiling fixture with light', 'Flush Mounts', 'Lighting / Flush Mounts'),
  ];
  expect(shopRanking(lights, new Synonyms([]), null)('flush mount light')[0]).toBe('flush mount');
});

test('what only has the words around the thing comes after the thing', () => {
  const goods = [
    product('toaster', 'hearthside toaster 10 ft cord', 'Toasters', 'Kitchen / Toasters'),
    product('linen', 'longtable striped runner 10 ft', 'Table Linens', 'Kitchen / Table Linens'),
    product('runner', 'medina wool runner', 'Hall Rugs', 'Rugs / Hall Rugs'),
  ];
  expect(shopRanking(goods, new Synonyms([]), null)('runner 10 ft')).toEqual(['linen', 'runner', 'toaster']);
});

test('a narrower kind before its wider one is what is meant, and phrases hold for synonyms', () => {
  const sofas = [
    product('sofa', 'rowan slipcovered sofa', 'Sofas', 'Furniture / Sofas'),
    product('sectional', 'calloway chaise sectional', 'Sectionals', 'Furniture / Sectionals'),
  ];
  const lines = [
    { phrase: 'sectional', means: 'sofa', oneWay: true },
    { phrase: 'couch', means: 'sofa', oneWay: false },
    { phrase: 'corner sofa', means: 'sectional', oneWay: false },
  ];
  const rank = shopRanking(sofas, new Synonyms(lines), null);
  expect(rank('sectional sofa')[0]).toBe('sectional');
  expect(rank('corner couch')[0]).toBe('sectional');
});
