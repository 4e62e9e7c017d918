import { buyable, loadCart, type PricedLine, priceLines } from '../cart/index.ts';
import { holdStock } from '../catalog/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { StoredCheckout } from './checkout.ts';

/** Stock is promised for ten minutes after the shopper last did something (rulings: Orders). */
const holdMs = 600_000;

/** What a shopper wants to buy, as items of the warehouse. */
export const itemsOf = (lines: readonly PricedLine[]) =>
  buyable(lines).map((line) => ({ variationId: line.offer.variationId, quantity: line.quantity }));

/**
 * Holds what the cart can have, and answers its lines at today's price and stock. Holds are kept under the cart's id, so that
 * the cart page, too, counts the shopper's own units as theirs.
 */
export async function holdForCart(
  tx: Tx,
  { cartUuid, ownerId }: Pick<StoredCheckout, 'cartUuid' | 'ownerId'>,
  now: Date,
): Promise<{ lines: PricedLine[]; heldUntil: Date | null }> {
  const until = new Date(now.getTime() + holdMs);
  let lines = await linesOf(tx, { cartUuid, ownerId }, now);
  // Somebody may take the last unit between looking and holding; the second look sees what they left.
  for (let attempt = 0; attempt < 2; attempt++) {
    const held = await holdStock(tx, cartUuid, itemsOf(lines), until, now);
    if (held.ok) return { lines, heldUntil: itemsOf(lines).length > 0 ? until : null };
    lines = await linesOf(tx, { cartUuid, ownerId }, now);
  }
  return { lines, heldUntil: null };
}

/** The cart's lines at today's price and stock. */
export async function linesOf(db: Db, owner: Pick<StoredCheckout, 'cartUuid' | 'ownerId'>, now: Date): Promise<PricedLine[]> {
  const cart = await loadCart(db, owner, now);
  return cart ? priceLines(cart.lines, cart.offers) : [];
}
