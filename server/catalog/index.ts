/**
 * The catalogue owns categories, products with their variations, prices, pictures and stock. It promises that every change goes through
 * `republish`, so read models, search and cached pages follow in the same transaction, and that stock is only taken under a row lock.
 */
export { setAssortment, setAssortments } from './assortment/operations.ts';
export { type Assortment as BrandAssortment, findDepartments, findSellers } from './assortment/store.ts';
export { followRules, moveByRules } from './automatic/operations.ts';
export { catalogueEpoch } from './epoch.ts';
export {
  categoriesChanged,
  categoryMerged,
  productChanged,
  qualityChanged,
  ratingChanged,
  reviewsSupplied,
  stockChanged,
} from './events.ts';
export { exportProducts } from './export/operations.ts';
export { isEncoding } from './import/encoding/as-utf8.ts';
export { UnreadableFileError } from './import/encoding/survey.ts';
export { formats, isFormatName } from './import/formats/detect.ts';
export { UnusableFileError } from './import/formats/shopify.ts';
export { importFile, UnknownFormatError } from './import/import-file.ts';
export type { ReviewRecord } from './import/record.ts';
export { type ImportReport, type LineReport, summaryOf } from './import/report.ts';
export { seedCatalog } from './import/seed.ts';
export { workCatalog } from './jobs.ts';
export { getLeading, type Leading } from './leading/operations.ts';
export { findProductIdsNamed, findProductNames, findVariationsNamed, listWarehouses } from './merchandising/store.ts';
export { serveImportReport } from './merchandising/uploads/routes.ts';
export { countEndedImports, findMappingNamed, listMappingNames } from './merchandising/uploads/store.ts';
export { getOffers, type Offer } from './offers/offers.ts';
export { presentOffer } from './offers/view.ts';
export { showPrices } from './prices-shown.ts';
export { getCards, getProduct, setQualityTags, setRatings } from './products/operations.ts';
export { findAvailable, lockProducts, productIdsAfter } from './products/store.ts';
export { type PublishedOffer, streamOffers } from './published/operations.ts';
export { countPublished, findCategoryChanges, findPublished, findRanges, type PublishedRange } from './published/store.ts';
export { mountCatalog } from './routes.ts';
export { countSaleEnds } from './sales/store.ts';
export { getReady, getSearchable, type ReadyGoods, type SearchableProduct } from './searchable/operations.ts';
export { getBestOf, getSimilar } from './similar/operations.ts';
export {
  type CalledProduct,
  findCategoryPaths,
  findFirstBuyable,
  findHandles,
  findIdsByHandle,
  findIdsBySku,
  findProductsCalled,
  findStandings,
  type Standing,
} from './similar/store.ts';
export { allocate, type Shelf, type Taken } from './stock/allocation.ts';
export { holdStock, moveStock, releaseExpiredHolds, releaseHold, returnStock, takeStock } from './stock/operations.ts';
export { findPutBack, lockHolder } from './stock/store.ts';
export { categoryChoicesOf, currentPathsOf } from './taxonomy/choices.ts';
export { categoriesOf } from './taxonomy/memberships.ts';
export { allCategories, type CategoryRow, findCategoriesPictured } from './taxonomy/store.ts';
export { createCategoryTrees } from './taxonomy/trees.ts';
export { bindWarehouses as mountWarehouses } from './warehouses/routes.ts';
export { findWarehouses } from './warehouses/store.ts';
