import { buyable, loadCart, type PricedLine, priceLines } from '../cart/index.ts';
import { getOffers, holdStock } from '../catalog/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { StoredCheckout } from './checkout.ts';

/** The lines of a cart or draft at today's price and stock, with its promo codes. */
export interface Contents {
  readonly lines: PricedLine[];
  readonly promoCodes: readonly string[];
}

type CheckoutContents = Pick<StoredCheckout, 'cartUuid' | 'ownerId' | 'draft'>;

/** The lines as stock items. */
export const itemsOf = (lines: readonly PricedLine[]) =>
  buyable(lines).map((line) => ({ variationId: line.offer.variationId, quantity: line.quantity }));

/**
 * Holds what is available for the cart and returns its lines at today's price and stock. Holds are stored under the cart's id, so that the cart page
 * counts them as available too. `network` is a digest that limits holds per network.
 */
export async function holdForCart(
  tx: Tx,
  checkout: CheckoutContents,
  network: string,
  now: Date,
): Promise<Contents & { heldUntil: Date | null }> {
  const { cartUuid, ownerId } = checkout;
  const holding = { checkoutUuid: cartUuid, holder: { visitor: ownerId, network } };
  let contents = await contentsOf(tx, checkout, now);
  // Another shopper may take the last unit between looking and holding; the second attempt sees what is left.
  for (let attempt = 0; attempt < 2; attempt++) {
    const held = await holdStock(tx, holding, itemsOf(contents.lines), now);
    if (held.ok) return { ...contents, heldUntil: held.heldUntil };
    contents = await contentsOf(tx, checkout, now);
  }
  return { ...contents, heldUntil: null };
}

export async function contentsOf(db: Db, { draft, ...owner }: CheckoutContents, now: Date): Promise<Contents> {
  if (draft) {
    const ids = draft.lines.map(({ variationId }) => variationId);
    const offers = await getOffers(db, ids, { now, forCheckout: owner.cartUuid });
    return { lines: priceLines(draft.lines, offers, now), promoCodes: draft.promoCodes };
  }
  const cart = await loadCart(db, owner, now);
  return cart ? { lines: priceLines(cart.lines, cart.offers, now), promoCodes: cart.promoCodes } : { lines: [], promoCodes: [] };
}
