import { maxPromoCodes, promoCodeProblems } from '../../contract/promotions/promotions.ts';
import { getOffers, type Offer } from '../catalog/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { changeCart } from './change.ts';
import {
  type Line,
  type MissedUnits,
  quantityOf,
  type Units,
  withAsMany,
  withAtMost,
  without,
  withoutUnits,
  withQuantity,
} from './lines.ts';
import { type CartOwner, findCart, findToChange, type StoredCart } from './store.ts';

/** A cart with the offers that price its lines. */
export interface CartWithOffers extends StoredCart {
  readonly offers: ReadonlyMap<number, Offer>;
}

const problem = problemsOf(promoCodeProblems);

const idsOf = (lines: readonly Line[]) => lines.map((line) => line.variationId);

/** Offers as this cart sees them: units held by its own checkout (under the cart's id) are available. */
const offersFor = (db: Db, cartUuid: string, variationIds: number[], now: Date) =>
  getOffers(db, variationIds, { now, forCheckout: cartUuid });

/** Loads the visitor's cart; null when there is none. */
export async function loadCart(db: Db, owner: CartOwner, now: Date): Promise<CartWithOffers | null> {
  const cart = await findCart(db, owner);
  return cart && { ...cart, offers: await offersFor(db, cart.uuid, idsOf(cart.lines), now) };
}

/** Adds units to the visitor's cart, creating it if none exists and none was named. Throws what `changeCart` and `withQuantity` throw. */
export function addItem(db: Db, owner: CartOwner, { variationId, quantity }: Units, now: Date): Promise<CartWithOffers> {
  return changeCart(db, owner, now, async (cart) => {
    const offers = await offersFor(db, cart.uuid, [...idsOf(cart.lines), variationId], now);
    return { lines: withQuantity(cart.lines, offers.get(variationId), quantityOf(cart.lines, variationId) + quantity, now), offers };
  });
}

/** Adds as many of these units as are available to the visitor's cart, and returns which are missing. Throws what `changeCart` throws. */
export function addItems(
  db: Db,
  owner: CartOwner,
  items: readonly Units[],
  now: Date,
): Promise<CartWithOffers & { added: number; missed: MissedUnits[] }> {
  return changeCart(db, owner, now, async (cart) => {
    const offers = await offersFor(db, cart.uuid, [...idsOf(cart.lines), ...items.map(({ variationId }) => variationId)], now);
    return { ...withAsMany(cart.lines, items, offers, now), offers };
  });
}

/** Sets a line's quantity; idempotent. Throws what `changeCart` and `withQuantity` throw. */
export function setQuantity(db: Db, owner: Required<CartOwner>, { variationId, quantity }: Units, now: Date): Promise<CartWithOffers> {
  return changeCart(db, owner, now, async (cart) => {
    const offers = await offersFor(db, cart.uuid, [...idsOf(cart.lines), variationId], now);
    return { lines: withQuantity(cart.lines, offers.get(variationId), quantity, now), offers };
  });
}

/** Removes a line; does nothing if already removed. Throws what `changeCart` throws. */
export function removeItem(db: Db, owner: Required<CartOwner>, variationId: number, now: Date): Promise<CartWithOffers> {
  return changeCart(db, owner, now, async (cart) => {
    const lines = without(cart.lines, [variationId]);
    return { lines, offers: await offersFor(db, cart.uuid, idsOf(lines), now) };
  });
}

/**
 * Adds a promo code (uppercase) to the cart, which may be empty; does nothing if it is there. `countShown` tells how many of the cart's codes the shopper
 * sees and can remove. Throws `too_many_promo_codes` and what `changeCart` throws.
 */
export function addPromoCode(
  db: Db,
  owner: Required<CartOwner>,
  code: string,
  countShown: (codes: readonly string[]) => Promise<number>,
  now: Date,
): Promise<CartWithOffers> {
  return changeCart(db, owner, now, async ({ uuid, lines, promoCodes, merged }) => {
    const kept = { lines, merged, offers: await offersFor(db, uuid, idsOf(lines), now) };
    if (promoCodes.includes(code)) return kept;
    if (promoCodes.length >= maxPromoCodes && (await countShown(promoCodes)) >= maxPromoCodes) throw problem('too_many_promo_codes');
    return { ...kept, promoCodes: [...promoCodes, code] };
  });
}

/** Removes a promo code; does nothing if already removed. Throws what `changeCart` throws. */
export function removePromoCode(db: Db, owner: Required<CartOwner>, code: string, now: Date): Promise<CartWithOffers> {
  return changeCart(db, owner, now, async ({ uuid, lines, promoCodes, merged }) => {
    const kept = { lines, merged, offers: await offersFor(db, uuid, idsOf(lines), now) };
    return promoCodes.includes(code) ? { ...kept, promoCodes: promoCodes.filter((other) => other !== code) } : kept;
  });
}

/**
 * Lowers the quantities of short items in the cart, if it still exists, to the units being bought, as their notices said. Otherwise the missing units
 * would stay when the others are paid.
 */
export async function lowerToBought(tx: Tx, owner: Required<CartOwner>, bought: readonly Units[], now: Date): Promise<void> {
  if (!(await findToChange(tx, owner))) return;
  await changeCart(tx, owner, now, ({ lines }) => ({ lines: withAtMost(lines, bought) }));
}

/** Removes ordered units and used codes from the cart, if it still exists. Keeps items that could not be bought, and units added meanwhile. */
export async function removeOrdered(
  tx: Tx,
  owner: Required<CartOwner>,
  ordered: readonly Units[],
  usedCodes: readonly string[],
  now: Date,
): Promise<void> {
  if (!(await findToChange(tx, owner))) return;
  await changeCart(tx, owner, now, ({ lines, promoCodes }) => ({
    lines: withoutUnits(lines, ordered),
    promoCodes: promoCodes.filter((code) => !usedCodes.includes(code)),
  }));
}
