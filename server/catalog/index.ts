/**
 * The catalogue owns categories, products with their variations, prices, pictures and stock. It promises that whatever changes a
 * product goes through `republish`, so that read models, search and cached pages follow in the same transaction, and that stock
 * is only ever taken under a row lock.
 */
export { setAssortments } from './assortment/operations.ts';
export { type Assortment as BrandAssortment, findDepartments, findSellers } from './assortment/store.ts';
export { catalogueEpoch } from './epoch.ts';
export { categoriesChanged, productChanged, qualityChanged, ratingChanged, reviewsSupplied, stockChanged } from './events.ts';
export { type FormatName, formats } from './import/formats/detect.ts';
export { importFile, UnknownFormatError } from './import/import-file.ts';
export type { ProductRecord, ReviewRecord } from './import/record.ts';
export { type ImportReport, summaryOf } from './import/report.ts';
export { type Assortment, seedCatalog } from './import/seed.ts';
export { workCatalog } from './jobs.ts';
export { getBestOf, getSimilar } from './kin/operations.ts';
export { findCategoryPaths, findFirstBuyable, findIdsByHandle, findIdsBySku, findStandings, type Standing } from './kin/store.ts';
export { getLeading, type Leading } from './leading/operations.ts';
export { getOffers, getOffersOfMany, type Offer } from './offers/offers.ts';
export { presentOffer } from './offers/view.ts';
export { showPrices } from './prices-shown.ts';
export { getCards, getProduct, setQualityTags, setRatings } from './products/operations.ts';
export { findAvailable, lockProducts, productIdsAfter } from './products/store.ts';
export { type PublishedOffer, streamOffers } from './published/operations.ts';
export { findCategoryChanges, findPublished, findRanges, type PublishedRange } from './published/store.ts';
export { mountCatalog } from './routes.ts';
export { getReady, getSearchable, type ReadyGoods, type SearchableProduct } from './searchable/operations.ts';
export { allocate, type Shelf, type Shortage, type StockItem, type Taken, type Taking } from './stock/allocation.ts';
export { holdStock, releaseExpiredHolds, releaseHold, returnStock, takeStock } from './stock/operations.ts';
export { saveTaxonomy, type TaxonomyNode } from './taxonomy/operations.ts';
export { allCategories, type CategoryRow } from './taxonomy/store.ts';
export { createCategoryTrees } from './taxonomy/trees.ts';
