import type { ProductCard } from '../../contract/catalog/catalog.ts';
import type { Bundle, CrossSellVariation, RecommendationKind } from '../../contract/recommendations/recommendations.ts';
import { findCategoryPaths, findFirstBuyable, getBestOf, getCards, getOffers, getSimilar, type Offer } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import { findPairing, findPartners } from './store.ts';

/** Cards per row. */
const rowLength = 8;
/** Similar products are in a product page's document, at 2.6 KB each: as many as a wide window shows, and one to scroll to. */
const similarShown = 6;
/** Fewer than this make no row. */
const minRowLength = 2;
/** Products offered beside a cart item. */
const crossSold = 4;
/** Products sold with another in one step. */
const bundled = 2;

/** Similar products, most similar first. */
export const similarTo = (db: Db, productId: number, brand: string): Promise<ProductCard[]> =>
  getSimilar(db, productId, similarShown, brand);

/** Completes the room of a product: the best match from each category paired with its own. */
async function roomOf(db: Db, productId: number, each: number, brand: string): Promise<ProductCard[]> {
  const paths = await findPairing(db, await findCategoryPaths(db, productId));
  return getBestOf(db, paths, productId, each, brand);
}

/** The further rows of a product page; no product appears twice, nor among the similar ones (`shown`). */
export async function rowsOf(
  db: Db,
  productId: number,
  shown: readonly ProductCard[],
  brand: string,
): Promise<{ kind: RecommendationKind; products: ProductCard[] }[]> {
  const [partners, room] = await Promise.all([
    findPartners(db, productId).then((ids) => getCards(db, ids, brand)),
    roomOf(db, productId, 3, brand),
  ]);
  const taken = new Set([productId, ...shown.map((card) => card.productId)]);
  const rows: { kind: RecommendationKind; products: ProductCard[] }[] = [];
  const add = (kind: RecommendationKind, cards: readonly ProductCard[]) => {
    const products = cards.filter((card) => card.available && !taken.has(card.productId)).slice(0, rowLength);
    if (products.length < minRowLength) return;
    for (const card of products) taken.add(card.productId);
    rows.push({ kind, products });
  };
  add('bought-together', partners);
  add('complete-the-room', room);
  return rows;
}

/** Cards of recently viewed products, in the device's order, without unavailable ones. */
export async function viewedBefore(db: Db, productIds: readonly number[], brand: string): Promise<ProductCard[]> {
  return (await getCards(db, [...new Set(productIds)], brand)).filter((card) => card.available);
}

/**
 * What to offer beside a cart item: bought together first, then completing the room. Empty when the item is out of stock (spec §4); never products
 * already in the cart.
 */
export async function crossSellFor(
  db: Db,
  item: { productId: number; variationId: number },
  inCart: ReadonlySet<number>,
  brand: string,
  now: Date,
): Promise<CrossSellVariation[]> {
  const offer = (await getOffers(db, [item.variationId], { now })).get(item.variationId);
  if (!offer || offer.productId !== item.productId || offer.availability !== 'SELLABLE') return [];
  const [partners, room] = await Promise.all([findPartners(db, item.productId), roomOf(db, item.productId, 1, brand)]);
  const wanted = [...new Set([...partners, ...room.map(({ productId }) => productId)])];
  const fitting = wanted.filter((id) => id !== item.productId && !inCart.has(id)).slice(0, crossSold * 2);
  return offered(db, fitting, crossSold, brand, now);
}

/** The first variations that can be bought of the first `most` of these products, ready to add. */
async function offered(db: Db, productIds: readonly number[], most: number, brand: string, now: Date): Promise<CrossSellVariation[]> {
  const buyable = await findFirstBuyable(db, productIds, brand, now);
  const variationIds = productIds.flatMap((id) => buyable.get(id) ?? []).slice(0, most);
  const offers = await getOffers(db, variationIds, { now });
  return variationIds.flatMap((id) => {
    const found = offers.get(id);
    return found ? [readyToAdd(found)] : [];
  });
}

const readyToAdd = ({ variationId, productId, name, slug, departmentSlug, options, image, price }: Offer): CrossSellVariation => ({
  variationId,
  productId,
  name,
  slug,
  departmentSlug,
  options,
  image,
  price,
});

/**
 * A variation with the products most often bought with it, and their joint price. Null when it cannot be bought, is not this product's, or sells with
 * nothing.
 */
export async function bundleOf(db: Db, item: { productId: number; variationId: number }, brand: string, now: Date): Promise<Bundle | null> {
  const own = (await getOffers(db, [item.variationId], { now })).get(item.variationId);
  if (!own || own.productId !== item.productId || own.availability !== 'SELLABLE') return null;
  const partners = (await findPartners(db, item.productId)).filter((id) => id !== item.productId).slice(0, bundled * 3);
  const others = (await offered(db, partners, bundled, brand, now)).filter(({ price }) => price.currency === own.price.currency);
  if (others.length === 0) return null;
  const items = [readyToAdd(own), ...others];
  return { items, currency: own.price.currency, total: items.reduce((sum, { price }) => sum + price.amount, 0) };
}
