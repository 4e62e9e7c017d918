import type { Product, ProductCard, ProductOffers } from '../../../contract/catalog.ts';
import { catalogProblems } from '../../../contract/catalog.ts';
import { afterCommit, type Db, type Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { saveSoldBy } from '../assortment/store.ts';
import { catalogueEpoch } from '../epoch.ts';
import { productChanged, qualityChanged, ratingChanged } from '../events.ts';
import { popularityOf } from './popularity.ts';
import type { ProductParts } from './rows.ts';
import {
  type CardRow,
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
import { presentRating, readModels, withStock } from './view.ts';

const problem = problemsOf(catalogProblems);

/**
 * A product's page in a brand's shop (null: whoever sells it). Unpublished ones are not found, dropped ones are gone (spec §8), with `successor` where one took their
 * place; what only other brands of the family sell is not found either, with `soldBy`.
 */
export async function getProduct(db: Db, productId: number, now: Date, brand: string | null): Promise<Product> {
  const page = await findProductPage(db, productId, now);
  if (page?.status === 'gone') throw problem('product_gone', page.successor ? { successor: page.successor } : undefined);
  if (page?.status !== 'sold') throw problem('product_not_found');
  if (brand !== null && !page.soldBy.includes(brand)) throw problem('product_not_found', { soldBy: page.soldBy });
  const { ratingAverage, ratingCount, qualityTags } = page;
  return withStock(page.view, availableUnits(page), { rating: presentRating(ratingAverage, ratingCount), qualityTags: qualityTags ?? [] });
}

/** What of a product's page changes while it is looked at: prices and stock. */
export async function getProductOffers(db: Db, productId: number, now: Date, brand: string): Promise<ProductOffers> {
  const { variations } = await getProduct(db, productId, now, brand);
  return {
    variations: variations.map(({ variationId, price, quantityAvailable, availability }) => ({
      variationId,
      price,
      quantityAvailable,
      availability,
    })),
  };
}

/** Cards in the order of the ids; products that are unknown or not sold by the brand (null: by anybody) are left out. */
export async function getCards(db: Db, productIds: readonly number[], brand: string | null): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const byId = new Map((await findCards(db, productIds, brand)).map((row) => [row.productId, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentCard(row)] : [];
  });
}

/** Makes the read models of products anew and tells who keeps something of them; ends every operation that changes products. */
export async function republish(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  const parts = await loadParts(tx, productIds);
  const [sellable, empty] = [
    parts.filter(({ variations }) => variations.length > 0),
    parts.filter(({ variations }) => variations.length === 0),
  ];
  const onSale = sellable.flatMap(({ variations }) => variations.filter(({ restriction }) => restriction === null).map(({ id }) => id));
  await saveReadModels(tx, sellable.map(readModelOf), onSale, now);
  await saveSoldBy(tx, productIds);
  if (empty.length > 0) {
    const ids = empty.map(({ product }) => product.id);
    await saveAvailability(tx, ids, now);
  }
  await emit(tx, productChanged, { productIds: [...productIds] });
  afterCommit(tx, () => catalogueEpoch.advance());
}

/** Keeps the averages that the reviews domain has worked out. */
export async function setRatings(tx: Tx, ratings: readonly { productId: number; average: number | null; count: number }[]): Promise<void> {
  if (ratings.length === 0) return;
  const rated = ratings.map((rating) => ({ ...rating, popularity: popularityOf(rating.average, rating.count) }));
  await saveRatings(tx, rated);
  await emit(tx, ratingChanged, { ratings: rated });
}

/** The quality tags of all products become exactly these (spec §9); those not named have none. */
export async function setQualityTags(tx: Tx, earned: readonly QualitySave[]): Promise<void> {
  const productIds = await saveQuality(tx, earned);
  if (productIds.length > 0) await emit(tx, qualityChanged, { productIds });
}

/** Drops products for good: they leave lists and search, and their pages answer 410. */
export async function dropProducts(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  await saveGone(tx, productIds, now);
  await republish(tx, productIds, now);
}

function readModelOf(parts: ProductParts): ReadModel {
  const { id: productId, categoryId, departmentSlug, status, ratingAverage, ratingCount } = parts.product;
  const popularity = popularityOf(ratingAverage, ratingCount);
  return { productId, categoryId, departmentSlug, status, ratingAverage, ratingCount, popularity, ...readModels(parts) };
}

function availableUnits({ onHand, held }: ProductPage): Map<number, number> {
  const units = new Map<number, number>();
  for (const [id, quantity] of onHand ?? []) units.set(id, (units.get(id) ?? 0) + quantity);
  for (const [id, quantity] of held ?? []) units.set(id, (units.get(id) ?? 0) - quantity);
  return units;
}

export function presentCard(row: CardRow): ProductCard {
  return { ...row.card, rating: presentRating(row.ratingAverage, row.ratingCount), available: row.available };
}
