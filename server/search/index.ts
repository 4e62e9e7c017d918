/**
 * Search owns one read table, a document per product, filled by the reactions below, the index that every process keeps of it in
 * memory, and the synonyms; it promises that a product is found as it is the moment the change is committed, and that no text a
 * shopper types is an error.
 */
export { indexProducts, indexRatings, indexStock, rebuild } from './indexing.ts';
export { mountSearch } from './routes.ts';
export { rowsEpoch } from './rows.ts';
export { readSynonyms } from './store.ts';
export { mountSynonyms } from './synonyms/routes.ts';
