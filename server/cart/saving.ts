import { cartProblems } from '../../contract/buying/cart.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { keepItem, openList, takeItem } from '../saved/index.ts';
import { changeCart } from './change.ts';
import { type Line, most, quantityOf, without, withQuantity } from './lines.ts';

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
  if (!cartUuid) {
    await keep(tx, move, null, quantity ?? 1, now);
    return quantity ?? 1;
  }
  const { units } = await changeCart(tx, { ownerId, cartUuid }, now, async ({ lines }) => {
    const inCart = quantityOf(lines, variationId);
    const units = Math.min(quantity ?? inCart, inCart);
    if (units > 0) await keep(tx, move, cartUuid, units, now);
    else await openList(tx, move);
    return { lines: less(lines, variationId, units), units };
  });
  return units;
}

async function keep(tx: Tx, move: Move, cartUuid: string | null, units: number, now: Date): Promise<void> {
  const offer = await offerOf(tx, move.variationId, cartUuid, now);
  // What is sold no more may go from the cart to the list, but nobody puts it there anew.
  if (!offer || (!cartUuid && !offer.published)) throw problem('variation_not_found');
  await keepItem(tx, move, offer, units, now);
}

function less(lines: readonly Line[], variationId: number, units: number): readonly Line[] {
  if (units === 0) return lines;
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
