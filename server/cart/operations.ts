import { cartProblems } from '../../contract/cart.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import type { Database, Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Line, without, withQuantity } from './lines.ts';
import { type CartOwner, findCart, lockCart, replaceLines, type StoredCart, saveLines } from './store.ts';

/** A cart with the offers its lines are priced by. */
export interface CartWithOffers extends StoredCart {
  readonly offers: ReadonlyMap<number, Offer>;
}

const problem = problemsOf(cartProblems);
const idsOf = (lines: readonly Line[]) => lines.map((line) => line.variationId);

/** Offers as this cart sees them: units its own checkout holds (under the cart's id) are available to it. */
const offersFor = (db: Db, cartUuid: string | null, variationIds: number[], now: Date) =>
  getOffers(db, variationIds, { now, forCheckout: cartUuid });

/** The visitor's cart, or null. */
export async function loadCart(db: Db, owner: CartOwner, now: Date): Promise<CartWithOffers | null> {
  const cart = await findCart(db, owner);
  return cart && { ...cart, offers: await offersFor(db, cart.uuid, idsOf(cart.lines), now) };
}

/** Sets a line's quantity, as the shopper sees it; safe to repeat. Throws what `withQuantity` throws, and `cart_not_found`. */
export async function setQuantity(
  database: Database,
  owner: Required<CartOwner>,
  item: { variationId: number; quantity: number },
  now: Date,
): Promise<CartWithOffers> {
  return change(database, owner, now, async (db, cart) => {
    const offers = await offersFor(db, cart.uuid, [...idsOf(cart.lines), item.variationId], now);
    return { lines: withQuantity(cart.lines, offers.get(item.variationId), item.quantity), offers };
  });
}

/** Removes a line; a line that is not there is removed already. */
export async function removeItem(database: Database, owner: Required<CartOwner>, variationId: number, now: Date): Promise<CartWithOffers> {
  return change(database, owner, now, async (db, cart) => {
    const lines = without(cart.lines, [variationId]);
    return { lines, offers: await offersFor(db, cart.uuid, idsOf(lines), now) };
  });
}

/** Reads, decides, and writes what was decided if the cart is still as it was read; otherwise all over again. */
async function change(
  { read }: Database,
  owner: Required<CartOwner>,
  now: Date,
  to: (db: Db, cart: StoredCart) => Promise<Pick<CartWithOffers, 'lines' | 'offers'>>,
): Promise<CartWithOffers> {
  for (;;) {
    const cart = await findCart(read, owner);
    if (!cart) throw problem('cart_not_found');
    const changed = await to(read, cart);
    if (await replaceLines(read, cart, changed.lines, now)) return { uuid: cart.uuid, ...changed, merged: null };
  }
}

/** Takes what was ordered out of the cart; what could not be bought, or was put in meanwhile, stays. */
export async function removeOrdered(tx: Tx, owner: Required<CartOwner>, variationIds: readonly number[], now: Date): Promise<void> {
  const cart = await lockCart(tx, owner);
  if (cart) await saveLines(tx, cart.uuid, without(cart.lines, variationIds), now);
}
