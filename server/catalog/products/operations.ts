import type { Product, ProductCard, ProductOffers } from '../../../contract/catalog/catalog.ts';
import { catalogProblems } from '../../../contract/catalog/catalog.ts';
import { type ReturnTerms, returnDaysOf } from '../../../contract/settings/returns.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { saveSoldBy } from '../assortment/store.ts';
import { catalogueEpoch } from '../epoch.ts';
import { productChanged, qualityChanged, ratingChanged } from '../events.ts';
import { popularityOf } from './popularity.ts';
import type { ProductParts } from './rows.ts';
import {
  type CardRow,
  deleteReachedPlans,
  findCards,
  findProductPage,
  loadParts,
  type ProductPage,
  type QualitySave,
  type ReadModel,
  saveAvailability,
  saveGone,
  saveQuality,
  saveRatings,
  saveReadModels,
} from './store.ts';
import { type CataloguedProduct, largeOf, type ProductStock, presentRating, readModels, withStock } from './view.ts';

const problem = problemsOf(catalogProblems);

/**
 * A product's page in a brand's shop (null: any brand). Unpublished products are not found; discontinued ones are gone (spec §8), with a `successor`
 * if replaced; those only sold by other brands are not found, with `soldBy`.
 */
export async function getProduct(db: Db, productId: number, now: Date, brand: string | null): Promise<CataloguedProduct> {
  const page = await findProductPage(db, productId, now);
  if (page?.status === 'gone') throw problem('product_gone', page.successor ? { successor: page.successor } : undefined);
  if (page?.status !== 'sold') throw problem('product_not_found');
  if (brand !== null && !page.soldBy.includes(brand)) throw problem('product_not_found', { soldBy: page.soldBy });
  return presentPage(page);
}

/** The same before it is published, or after it is gone; null without a variation. */
export async function previewProduct(db: Db, productId: number, now: Date): Promise<CataloguedProduct | null> {
  const page = await findProductPage(db, productId, now);
  return page && presentPage(page);
}

function presentPage(page: ProductPage): CataloguedProduct {
  const { ratingAverage, ratingCount, qualityTags } = page;
  return withStock(page.view, stockOf(page), { rating: presentRating(ratingAverage, ratingCount), qualityTags: qualityTags ?? [] });
}

/** A product with the brand's terms for its return. */
export function withTerms(product: CataloguedProduct, terms: ReturnTerms): Product {
  const days = returnDaysOf(product, terms);
  const { arriveDays, paidBy } = terms;
  return { ...product, returnable: days !== null, returns: { days: days ?? terms.days, arriveDays, paidBy } };
}

/** The volatile part of a product's page: prices and stock. */
export async function getProductOffers(db: Db, productId: number, now: Date, brand: string): Promise<ProductOffers> {
  const { slug, variations } = await getProduct(db, productId, now, brand);
  return {
    productId,
    slug,
    variations: variations.map(({ variationId, price, quantityAvailable, availability, heldUntil }) => ({
      variationId,
      price,
      quantityAvailable,
      availability,
      ...(heldUntil && { heldUntil }),
    })),
  };
}

/** Cards in the order of the ids; products unknown or not sold by the brand (null: any) are omitted. */
export async function getCards(db: Db, productIds: readonly number[], brand: string | null): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const byId = new Map((await findCards(db, productIds, brand)).map((row) => [row.productId, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentCard(row)] : [];
  });
}

/** Rebuilds the products' read models and emits `productChanged`; every operation that changes products ends with it. */
export async function republish(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  const parts = await loadParts(tx, productIds);
  const sellable = parts.filter(({ variations }) => variations.length > 0);
  const empty = parts.filter(({ variations }) => variations.length === 0);
  await saveReadModels(tx, sellable.map(readModelOf), now);
  await saveSoldBy(tx, productIds);
  await deleteReachedPlans(tx, productIds);
  if (empty.length > 0) {
    const ids = empty.map(({ product }) => product.id);
    await saveAvailability(tx, ids, now);
  }
  await emit(tx, productChanged, { productIds: [...productIds] });
  tx.afterCommit(() => catalogueEpoch(tx).advance());
}

/** Products republished in one statement. */
const batch = 500;

/** Republishes any number of products. */
export async function republishAll(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  for (let done = 0; done < productIds.length; done += batch) await republish(tx, productIds.slice(done, done + batch), now);
}

/** Stores the average ratings computed by the reviews domain. */
export async function setRatings(tx: Tx, ratings: readonly { productId: number; average: number | null; count: number }[]): Promise<void> {
  if (ratings.length === 0) return;
  const rated = ratings.map((rating) => ({ ...rating, popularity: popularityOf(rating.average, rating.count) }));
  await saveRatings(tx, rated);
  await emit(tx, ratingChanged, { ratings: rated });
}

/** Replaces the quality tags of all products (spec §9); those not named lose theirs. */
export async function setQualityTags(tx: Tx, earned: readonly QualitySave[]): Promise<void> {
  const productIds = await saveQuality(tx, earned);
  if (productIds.length > 0) await emit(tx, qualityChanged, { productIds });
}

/** Discontinues products: they leave lists and search, and their pages answer 410. */
export async function dropProducts(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  await saveGone(tx, productIds, now);
  await republish(tx, productIds, now);
}

function readModelOf(parts: ProductParts): ReadModel {
  const { id: productId, categoryId, departmentSlug, status, ratingAverage, ratingCount } = parts.product;
  const popularity = popularityOf(ratingAverage, ratingCount);
  const priceCents = Math.min(...parts.variations.map((variation) => variation.priceCents));
  return { productId, categoryId, departmentSlug, status, priceCents, ratingAverage, ratingCount, popularity, ...readModels(parts) };
}

function stockOf({ onHand, held, deliverables }: ProductPage): ProductStock {
  const available = new Map<number, number>();
  const heldUntil = new Map<number, number>();
  for (const [id, quantity] of onHand ?? []) available.set(id, (available.get(id) ?? 0) + quantity);
  for (const [id, quantity, until] of held ?? []) {
    available.set(id, (available.get(id) ?? 0) - quantity);
    heldUntil.set(id, Math.min(Date.parse(until), heldUntil.get(id) ?? Number.POSITIVE_INFINITY));
  }
  return { available, heldUntil, large: largeOf(deliverables) };
}

export function presentCard(row: CardRow): ProductCard {
  return { ...row.card, rating: presentRating(row.ratingAverage, row.ratingCount), available: row.available };
}
