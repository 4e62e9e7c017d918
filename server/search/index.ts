/**
 * Search owns one read table, a document per product that is sold, filled by the reactions below; it promises that a product is
 * found as it is the moment the change is committed, and that no text a shopper types is an error.
 */
export { indexProducts, indexRatings, indexStock } from './indexing.ts';
export { mountSearch } from './routes.ts';
export { rowsEpoch } from './rows.ts';
