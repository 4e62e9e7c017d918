/**
 * Search owns one read table (a document per product, filled by the reactions below), the index each process keeps of it in memory, and the
 * synonyms. It promises that a committed change is found at once, and that no text a shopper types causes an error.
 */

export { findNow } from './finding-now.ts';
export { prepareSearch, searchIn } from './index-sync.ts';
export { indexProducts, indexRatings, indexStock, rebuild } from './indexing.ts';
export { mountRanking } from './ranking/routes.ts';
export { mountSearch } from './routes.ts';
export { rowsEpoch } from './rows.ts';
export { mountSynonyms } from './synonyms/routes.ts';
export { wordsOf as searchWordsOf } from './text/words.ts';
