import { expect, test } from 'vitest';
import { flagship } from '../../../brands/family.ts';
import type { Content } from '../index/content.ts';
import { KindWords } from '../index/kind-words.ts';
import { SearchIndex } from '../index/search-index.ts';
import { readEnglish } from '../knowledge/english.ts';
import { interpret } from './interpret.ts';
import type { Lexicon } from './query.ts';
import { Synonyms } from './synonyms.ts';

const english = readEnglish();

/** What the shop calls things that it keeps by kinds: names and kinds of products. */
function lexiconOf(products: readonly (readonly [name: string, kind: string])[]): Lexicon {
  const index = new SearchIndex(english);
  const state = { categoryIds: [], priceCents: 1, onSale: false, rating: 0, popularity: 0, introducedOn: '2026-01-01' };
  products.forEach(([name, kind], at) => {
    const content: Content = {
      name,
      kind,
      categories: [],
      brand: '',
      tags: [],
      details: [],
      options: [],
      description: '',
      skus: [],
      facets: [],
      width: null,
      depth: null,
      height: null,
    };
    index.put(at + 1, content, { ...state, inStock: true, fast: true, soldBy: [flagship] }, 1);
  });
  const kindWords = new KindWords(index.soldBy(flagship), null);
  return { index: index.text, synonyms: new Synonyms([]), english, thesaurus: null, kindWords };
}

const lexicon = lexiconOf([
  ['Kestrel sling chair', 'Accent chairs'],
  ['Nolan slipper chair', 'Accent chairs'],
  ['Halsey swivel chair', 'Armchairs'],
  ['Gideon velvet armchair', 'Armchairs'],
  ['Appleby table and chairs', 'Tables & chairs'],
  ['Beanstalk art table', 'Tables & chairs'],
  ['Beanstalk play table', 'Tables & chairs'],
]);
const called = (text: string) =>
  [...(interpret(lexicon, text, { unfinished: false })?.called ?? [])].map((kind) => lexicon.index.kindTitle(kind));

test.each([
  ['velvet armchair', ['Armchairs']],
  ['accent chairs', ['Accent chairs']],
  ['velvet accent chair for the hall', ['Accent chairs']],
  ['accent chair like a velvet armchair', ['Accent chairs']],
  ['accent pillow on a chair', []],
  ['chair', []],
  ['table', ['Tables & chairs']],
  ['tables and chairs', ['Tables & chairs']],
])('[§3 search] “%s” calls the kinds %j by their whole names, which mean them anywhere', (text, kinds) => {
  expect(called(text)).toEqual(kinds);
});

test('[§3 search] what is named by one of its kind’s names is not named by the others', () => {
  const { kindWords, index } = lexiconOf([
    ['Perch bath shelf', 'Shelves & cabinets'],
    ['Rhodes bar cabinet', 'Sideboards'],
  ]);
  expect(kindWords.headedBy('cabinet').map((kind) => index.kindTitle(kind))).toEqual(['Sideboards']);
});
