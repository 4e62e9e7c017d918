import { flagship } from '../../brands/family.ts';
import { dimensionsOf } from '../../contract/values/dimensions.ts';
import type { Database } from '../../server/platform/db/index.ts';
import type { SearchDocument } from '../../server/search/document.ts';
import { findProducts } from '../../server/search/documents/find-in-database.ts';
import { KindWords } from '../../server/search/index/kind-words.ts';
import { SearchIndex } from '../../server/search/index/search-index.ts';
import { IndexSync } from '../../server/search/index-sync.ts';
import { readEnglish } from '../../server/search/knowledge/english.ts';
import type { Thesaurus } from '../../server/search/knowledge/thesaurus.ts';
import { findFirst, type Known } from '../../server/search/query/find.ts';
import { Matcher } from '../../server/search/query/match.ts';
import type { Synonyms } from '../../server/search/query/synonyms.ts';
import { saveDocuments } from '../../server/search/store.ts';
import type { JudgedProduct } from './judgements.ts';

/** Judged products as documents of a catalogue with only these names, kinds and paths. */
function documentsOf(products: readonly JudgedProduct[]): SearchDocument[] {
  return products.map((product, at) => {
    const path = product.path.split(' / ').filter(Boolean);
    const kind = product.kind.replaceAll('|', ' | ') || (path.at(-1) ?? '');
    const words = { name: product.name, kind, categories: path, brand: '', options: [], tags: [], details: [], description: '' };
    return {
      productId: at + 1,
      content: { ...words, skus: [], facets: [], ...dimensionsOf(product.name) },
      categoryIds: [],
      priceCents: 100,
      onSale: false,
      discount: 0,
      rating: 0,
      popularity: 0,
      introducedOn: '2026-01-01',
      inStock: true,
      fast: true,
      soldBy: [flagship],
    };
  });
}

/** The shop's own search over judged products. */
export function shopRanking(
  products: readonly JudgedProduct[],
  synonyms: Synonyms,
  thesaurus: Thesaurus | null,
): (query: string) => string[] {
  const english = readEnglish();
  const index = new SearchIndex(english);
  for (const { productId, content, ...state } of documentsOf(products)) index.put(productId, content, state, 1);
  const words = { synonyms, english, thesaurus, kindWords: new KindWords(index.soldBy(flagship), thesaurus), documents: null };
  const known: Known = { brand: flagship, index: index.soldBy(flagship), ...words, matcher: new Matcher(index.text), weights: null };
  return (text) => findFirst(known, { text, limit: 10 }).productIds.map((id) => products[id - 1]?.id ?? '');
}

/** Products a transaction. */
const batch = 2000;

/** The same by the database's own search, with the synonyms in it; `level` is the sample of the products that is kept in memory. */
export async function databaseRanking(
  database: Database,
  products: readonly JudgedProduct[],
  level: number,
): Promise<(query: string) => Promise<string[]>> {
  const documents = documentsOf(products);
  for (let from = 0; from < documents.length; from += batch)
    await database.transact((tx) => saveDocuments(tx, documents.slice(from, from + batch)));
  const index = new IndexSync(database, 'postgres', { level });
  return async (text) => {
    const known = await index.current(flagship, { text });
    const { productIds } = await findProducts(known, { text, chosen: {}, sort: 'relevance', offset: 0, limit: 10 });
    return productIds.map((id) => products[id - 1]?.id ?? '');
  };
}
