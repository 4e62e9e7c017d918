import { buyable, loadCart, type PricedLine, priceLines } from '../cart/index.ts';
import { holdStock } from '../catalog/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { StoredCheckout } from './checkout.ts';

/** What is in a checkout: the cart's lines at today's price and stock, and its promo codes. */
export interface Contents {
  readonly lines: PricedLine[];
  readonly promoCodes: readonly string[];
}

/** What a shopper wants to buy, as items of the warehouse. */
export const itemsOf = (lines: readonly PricedLine[]) =>
  buyable(lines).map((line) => ({ variationId: line.offer.variationId, quantity: line.quantity }));

/**
 * Holds what the cart can have, and answers its lines at today's price and stock. Holds are kept under the cart's id, so that
 * the cart page, too, counts the shopper's own units as theirs. `network` is a digest of where the shopper is: holds are bounded by it.
 */
export async function holdForCart(
  tx: Tx,
  { cartUuid, ownerId }: Pick<StoredCheckout, 'cartUuid' | 'ownerId'>,
  network: string,
  now: Date,
): Promise<Contents & { heldUntil: Date | null }> {
  const holding = { checkoutUuid: cartUuid, holder: { visitor: ownerId, network } };
  let contents = await contentsOf(tx, { cartUuid, ownerId }, now);
  // Somebody may take the last unit between looking and holding; the second look sees what they left.
  for (let attempt = 0; attempt < 2; attempt++) {
    const held = await holdStock(tx, holding, itemsOf(contents.lines), now);
    if (held.ok) return { ...contents, heldUntil: held.heldUntil };
    contents = await contentsOf(tx, { cartUuid, ownerId }, now);
  }
  return { ...contents, heldUntil: null };
}

export async function contentsOf(db: Db, owner: Pick<StoredCheckout, 'cartUuid' | 'ownerId'>, now: Date): Promise<Contents> {
  const cart = await loadCart(db, owner, now);
  return cart ? { lines: priceLines(cart.lines, cart.offers, now), promoCodes: cart.promoCodes } : { lines: [], promoCodes: [] };
}
