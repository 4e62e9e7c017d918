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
