import { cartProblems } from '../../contract/cart.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { keepItem, openList, takeItem } from '../saved/index.ts';
import { type Line, most, quantityOf, without, withQuantity } from './lines.ts';
import { insertCart, lockCart, type StoredCart, saveLines } from './store.ts';

/** Who moves what, and (where they were named) between which cart and list. */
export interface Move {
  readonly ownerId: string;
  readonly cartUuid?: string | null | undefined;
  readonly listUuid?: string | null | undefined;
  readonly variationId: number;
  /** Units; left out: all there are. */
  readonly quantity?: number | undefined;
}

const problem = problemsOf(cartProblems);

const offerOf = async (tx: Tx, variationId: number, cartUuid: string | null, now: Date): Promise<Offer | undefined> =>
  (await getOffers(tx, [variationId], { now, forCheckout: cartUuid })).get(variationId);

/**
 * Puts something aside, out of the cart that is named, or (without one) as it is. Answers the units that went over: 0 when the line had gone before.
 * Both carts and lists are locked in this order everywhere, cart first. Throws `cart_not_found`, `variation_not_found`, and what `keepItem` throws.
 */
export async function saveForLater(tx: Tx, move: Move, now: Date): Promise<number> {
  const { ownerId, cartUuid, variationId, quantity } = move;
  const cart = cartUuid ? await lockNamed(tx, ownerId, cartUuid) : null;
  const inCart = cart && quantityOf(cart.lines, variationId);
  const units = inCart === null ? (quantity ?? 1) : Math.min(quantity ?? inCart, inCart);
  if (units === 0) {
    await openList(tx, move);
    return 0;
  }
  const offer = await offerOf(tx, variationId, cart?.uuid ?? null, now);
  // What is sold no more may go from the cart to the list, but nobody puts it there anew.
  if (!offer || (!cart && !offer.published)) throw problem('variation_not_found');
  if (cart) await saveLines(tx, cart.uuid, less(cart.lines, variationId, units), now);
  await keepItem(tx, move, offer, units, now);
  return units;
}

function less(lines: readonly Line[], variationId: number, units: number): Line[] {
  const rest = quantityOf(lines, variationId) - units;
  if (rest === 0) return without(lines, [variationId]);
  return lines.map((line) => (line.variationId === variationId ? { ...line, quantity: rest } : line));
}

/**
 * Moves something saved into the cart, which is made if there is none: as many units as there are, the others stay saved. Answers how many went over; 0
 * when they had gone before. Throws what `withQuantity` throws when none can be had, `cart_not_found` and `saved_list_not_found`.
 */
export async function moveToCart(tx: Tx, move: Move, now: Date): Promise<number> {
  const { ownerId, cartUuid, variationId, quantity } = move;
  const cart = cartUuid ? await lockNamed(tx, ownerId, cartUuid) : await lockOrMake(tx, ownerId, now);
  const list = await openList(tx, move);
  if (!list) return 0;
  return takeItem(tx, list, variationId, async (saved) => {
    const offer = await offerOf(tx, variationId, cart.uuid, now);
    const inCart = quantityOf(cart.lines, variationId);
    const units = Math.min(quantity ?? saved, saved, Math.max(1, (offer ? most(offer) : 0) - inCart));
    await saveLines(tx, cart.uuid, withQuantity(cart.lines, offer, inCart + units), now);
    return units;
  });
}

async function lockNamed(tx: Tx, ownerId: string, cartUuid: string): Promise<StoredCart> {
  const cart = await lockCart(tx, { ownerId, cartUuid });
  if (!cart) throw problem('cart_not_found');
  return cart;
}

async function lockOrMake(tx: Tx, ownerId: string, now: Date): Promise<StoredCart> {
  const known = await lockCart(tx, { ownerId });
  if (known) return known;
  await insertCart(tx, ownerId, now);
  const made = await lockCart(tx, { ownerId });
  if (!made) throw new Error('A cart that was just made is gone');
  return made;
}
