import { cartProblems } from '../../contract/cart/cart.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { keepItem, openList, takeItem } from '../saved/index.ts';
import { changeCart } from './change.ts';
import { most, quantityOf, withoutUnits, withQuantity } from './lines.ts';

/** A move between cart and saved list; both may be named. */
export interface Move {
  readonly ownerId: string;
  readonly cartUuid?: string | null | undefined;
  readonly listUuid?: string | null | undefined;
  readonly variationId: number;
  /** Units to move; omitted: all. */
  readonly quantity?: number | undefined;
}

const problem = problemsOf(cartProblems);

const offerOf = async (tx: Tx, variationId: number, cartUuid: string | null, now: Date): Promise<Offer | undefined> =>
  (await getOffers(tx, [variationId], { now, forCheckout: cartUuid })).get(variationId);

/**
 * Saves an item for later, from the named cart or, without one, as a new saved item. Returns the units moved: 0 when the line was gone already;
 * units beyond what the list keeps of an item stay in the cart. Everywhere the cart is locked before the list. Throws `cart_not_found`,
 * `variation_not_found`, and what `keepItem` throws.
 */
export async function saveForLater(tx: Tx, move: Move, now: Date): Promise<number> {
  const { ownerId, cartUuid, variationId, quantity } = move;
  if (!cartUuid) return keep(tx, move, null, quantity ?? 1, now);
  const { units } = await changeCart(tx, { ownerId, cartUuid }, now, async ({ lines }) => {
    const inCart = quantityOf(lines, variationId);
    const wanted = Math.min(quantity ?? inCart, inCart);
    if (wanted === 0) await openList(tx, move);
    const units = wanted > 0 ? await keep(tx, move, cartUuid, wanted, now) : 0;
    return { lines: units > 0 ? withoutUnits(lines, [{ variationId, quantity: units }]) : lines, units };
  });
  return units;
}

async function keep(tx: Tx, move: Move, cartUuid: string | null, units: number, now: Date): Promise<number> {
  const offer = await offerOf(tx, move.variationId, cartUuid, now);
  // A discontinued item can move from the cart to the list, but cannot be added to the list again.
  if (!offer || (!cartUuid && !offer.published)) throw problem('variation_not_found');
  return keepItem(tx, move, offer, units, now);
}

/**
 * Moves a saved item into the cart, creating it if needed: as many units as are available; the rest stays saved. Returns the units moved: 0 when they
 * were gone already. Throws what `withQuantity` throws when none is available, `cart_not_found` and `saved_list_not_found`.
 */
export async function moveToCart(tx: Tx, move: Move, now: Date): Promise<number> {
  const { ownerId, cartUuid, variationId, quantity } = move;
  const { units } = await changeCart(tx, { ownerId, cartUuid: cartUuid ?? undefined }, now, async (cart) => {
    let lines = cart.lines;
    const list = await openList(tx, move);
    const fitting = async (saved: number) => {
      const offer = await offerOf(tx, variationId, cart.uuid, now);
      const inCart = quantityOf(cart.lines, variationId);
      const units = Math.min(quantity ?? saved, saved, Math.max(1, (offer ? most(offer) : 0) - inCart));
      lines = withQuantity(cart.lines, offer, inCart + units, now);
      return units;
    };
    const units = list ? await takeItem(tx, list, variationId, fitting) : 0;
    return { lines, units };
  });
  return units;
}
