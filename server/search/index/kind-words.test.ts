import { expect, it } from 'vitest';
import { flagship } from '../../../brands/family.ts';
import { readEnglish } from '../knowledge/english.ts';
import { readThesaurus } from '../knowledge/thesaurus.ts';
import type { Content } from './content.ts';
import { KindWords } from './kind-words.ts';
import { SearchIndex } from './search-index.ts';

const state = { categoryIds: [], priceCents: 1, onSale: false, rating: 0, popularity: 0, introducedOn: '2026-01-01' };
const products = [
  ['Copper saucepan', 'Saucepans', ''],
  ['Trailing hanging planter', 'Planters', 'Drains well.'],
  ['Ash coat rack', 'Racks', 'Stands beside the planter.'],
] as const;
/** Ids of their categories, from the department down. */
const placesOf = [
  [1, 11],
  [2, 21],
  [2, 22],
];
function indexOf(
  products: readonly (readonly [name: string, kind: string, description: string])[],
  placesOf: readonly number[][],
): SearchIndex {
  const index = new SearchIndex(readEnglish());
  products.forEach(([name, kind, description], at) => {
    const content: Content = {
      name,
      kind,
      description,
      categories: [],
      brand: '',
      tags: [],
      details: [],
      options: [],
      skus: [],
      facets: [],
      width: null,
      depth: null,
      height: null,
    };
    index.put(at + 1, content, { ...state, categoryIds: placesOf[at] ?? [], inStock: true, fast: true, soldBy: [flagship] }, 1);
  });
  return index;
}
const index = indexOf(products, placesOf);

/** Kinds are numbered in the order of their products, from 1. */
const pan = 1;
const planter = 2;
const rack = 3;

function told(stem: string, { wordNet, as }: { wordNet: boolean; as?: 'thing' | 'purpose' }): Record<'best' | 'most', number> {
  const words = new KindWords(index.soldBy(flagship), wordNet ? readThesaurus() : null);
  const scores = words.scores();
  words.tell(stem, 1, scores, as);
  return { best: scores.indexOf(Math.max(...scores)), most: Math.max(...scores) };
}

it('tells a kind by what its products say, and by what WordNet says of their names', () => {
  expect(told('drain', { wordNet: false }).best).toBe(planter);
  expect(told('stew', { wordNet: true }).best).toBe(pan);
  expect(told('hook', { wordNet: true }).best).toBe(rack);
  expect(told('stew', { wordNet: false }).most).toBe(0);
});

it('takes a purpose for no name of a kind, and a mention for no thing', () => {
  expect(told('planter', { wordNet: false, as: 'thing' }).best).toBe(planter);
  expect(told('planter', { wordNet: false, as: 'purpose' }).best).not.toBe(planter);
});

it('speaks less for kinds of departments with few of the products that a word names', () => {
  const chairs = indexOf(
    [
      ['Appleby chair', 'Play chairs', ''],
      ['Sable chair', 'Dining chairs', ''],
      ['Harlan chair', 'Desk chairs', ''],
    ],
    [
      [3, 31],
      [1, 11],
      [1, 12],
    ],
  );
  const words = new KindWords(chairs.soldBy(flagship), null);
  const [thing, trait] = (['thing', 'trait'] as const).map((as) => {
    const scores = words.scores();
    words.tell('chair', 1, scores, as);
    return scores;
  });
  const more = (kind: number) => (thing?.[kind] ?? 0) - (trait?.[kind] ?? 0);
  expect([1, 2, 3].map(more)).toEqual([1, 2, 2].map((count) => expect.closeTo(Math.log(count / 3), 5)));
});

it('tells how near kinds are by the categories they share', () => {
  const words = new KindWords(index.soldBy(flagship), null);
  expect(words.nearness(rack, new Set([planter]))).toBe(1);
  expect(words.nearness(pan, new Set([planter, rack]))).toBe(0);
  expect(words.nearness(pan, new Set([pan]))).toBe(Number.POSITIVE_INFINITY);
});
