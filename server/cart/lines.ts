import { cartProblems, maxLineQuantity } from '../../contract/cart.ts';
import type { Offer } from '../catalog/index.ts';
import { problemsOf } from '../platform/http/problem.ts';

/** A line as it is kept. `priceSeen` is the unit price (cents) the shopper last agreed to by putting it in or changing it. */
export interface Line {
  readonly variationId: number;
  readonly quantity: number;
  readonly priceSeen: number;
}

/** Different items in a cart at the most. */
export const maxLines = 100;

const problem = problemsOf(cartProblems);

export const quantityOf = (lines: readonly Line[], variationId: number): number =>
  lines.find((line) => line.variationId === variationId)?.quantity ?? 0;

/** Units of an offer one cart may hold. */
export const most = (offer: Offer): number => Math.min(offer.quantityAvailable, maxLineQuantity);

/**
 * The lines with this offer in that quantity. Throws `variation_not_found`, `restricted`, `out_of_stock`, `quantity_unavailable` (with
 * `available`) or `cart_full`; then nothing is changed.
 */
export function withQuantity(lines: readonly Line[], offer: Offer | undefined, quantity: number): Line[] {
  if (!offer?.published) throw problem('variation_not_found');
  if (offer.availability === 'RESTRICTED') throw problem('restricted');
  if (offer.availability !== 'SELLABLE') throw problem('out_of_stock', { available: 0 });
  if (quantity > most(offer)) {
    throw problem('quantity_unavailable', { available: most(offer), inCart: quantityOf(lines, offer.variationId) });
  }
  const line: Line = { variationId: offer.variationId, quantity, priceSeen: offer.price.amount };
  const known = lines.some(({ variationId }) => variationId === offer.variationId);
  if (known) return lines.map((old) => (old.variationId === offer.variationId ? line : old));
  if (lines.length >= maxLines) throw problem('cart_full', { most: maxLines });
  return [...lines, line];
}

export function without(lines: readonly Line[], variationIds: readonly number[]): Line[] {
  return lines.filter(({ variationId }) => !variationIds.includes(variationId));
}
