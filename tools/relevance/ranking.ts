import { flagship } from '../../brands/family.ts';
import { dimensionsOf } from '../../contract/values/dimensions.ts';
import { KindWords } from '../../server/search/index/kind-words.ts';
import { SearchIndex } from '../../server/search/index/search-index.ts';
import { readEnglish } from '../../server/search/knowledge/english.ts';
import type { Thesaurus } from '../../server/search/knowledge/thesaurus.ts';
import { findFirst, type Known } from '../../server/search/query/find.ts';
import { Matcher } from '../../server/search/query/match.ts';
import type { Synonyms } from '../../server/search/query/synonyms.ts';
import type { JudgedProduct } from './judgements.ts';

/** The shop's own search over judged products, as in a catalogue with only these names, kinds and paths. */
export function shopRanking(
  products: readonly JudgedProduct[],
  synonyms: Synonyms,
  thesaurus: Thesaurus | null,
): (query: string) => string[] {
  const english = readEnglish();
  const index = new SearchIndex(english);
  products.forEach((product, at) => {
    const path = product.path.split(' / ').filter(Boolean);
    const kind = product.kind.replaceAll('|', ' | ') || (path.at(-1) ?? '');
    const words = { name: product.name, kind, categories: path, brand: '', options: [], tags: [], details: [], description: '' };
    const state = {
      categoryIds: [],
      priceCents: 100,
      onSale: false,
      rating: 0,
      popularity: 0,
      introducedOn: '2026-01-01',
      inStock: true,
      fast: true,
      soldBy: [flagship],
    };
    index.put(at + 1, { ...words, skus: [], facets: [], ...dimensionsOf(product.name) }, state, 1);
  });
  const words = { synonyms, english, thesaurus, kindWords: new KindWords(index.soldBy(flagship), thesaurus) };
  const known: Known = { brand: flagship, index: index.soldBy(flagship), ...words, matcher: new Matcher(index.text), weights: null };
  return (text) => findFirst(known, { text, limit: 10 }).productIds.map((id) => products[id - 1]?.id ?? '');
}
