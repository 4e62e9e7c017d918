import { cartProblems, maxLineQuantity } from '../../contract/cart/cart.ts';
import type { Offer } from '../catalog/index.ts';
import { problemsOf } from '../platform/http/problem.ts';

/** A stored line. `priceSeen` is the unit price (cents) that the shopper last agreed to by adding or changing the line. */
export interface Line {
  readonly variationId: number;
  readonly quantity: number;
  readonly priceSeen: number;
}

/** Maximum number of different items in a cart. */
export const maxLines = 100;

const problem = problemsOf(cartProblems);

/** Units of a variation. */
export type Units = Pick<Line, 'variationId' | 'quantity'>;

export const quantityOf = (lines: readonly Units[], variationId: number): number =>
  lines.find((line) => line.variationId === variationId)?.quantity ?? 0;

/** How many units of an offer one cart may hold. */
export const most = (offer: Offer): number => Math.min(offer.quantityAvailable, maxLineQuantity);

/** Minutes until units held by other shoppers' checkouts may become available; null when there are none. */
export function minutesHeld({ shelves, heldUntil }: Pick<Offer, 'shelves' | 'heldUntil'>, now: Date): number | null {
  if (!heldUntil || shelves.length === 0) return null;
  return Math.max(1, Math.ceil((heldUntil.getTime() - now.getTime()) / 60_000));
}

/**
 * Returns the lines with this quantity of the offer. Throws `variation_not_found`, `restricted`, `held_by_others` (with `minutes`), `out_of_stock`,
 * `quantity_unavailable` (with `available`), `line_full` (with `most`) or `cart_full`.
 */
export function withQuantity(lines: readonly Line[], offer: Offer | undefined, quantity: number, now: Date): Line[] {
  if (!offer?.published) throw problem('variation_not_found');
  if (offer.availability === 'RESTRICTED') throw problem('restricted');
  if (offer.availability !== 'SELLABLE') {
    const minutes = minutesHeld(offer, now);
    throw minutes ? problem('held_by_others', { available: 0, minutes }) : problem('out_of_stock', { available: 0 });
  }
  if (quantity > most(offer)) {
    if (offer.quantityAvailable >= maxLineQuantity) throw problem('line_full', { most: maxLineQuantity });
    throw problem('quantity_unavailable', { available: most(offer), inCart: quantityOf(lines, offer.variationId) });
  }
  const line: Line = { variationId: offer.variationId, quantity, priceSeen: offer.price.amount };
  const known = lines.some(({ variationId }) => variationId === offer.variationId);
  if (known) return lines.map((old) => (old.variationId === offer.variationId ? line : old));
  if (lines.length >= maxLines) throw problem('cart_full', { most: maxLines });
  return [...lines, line];
}

/** Units that could not be added, and why. */
export interface MissedUnits {
  readonly variationId: number;
  readonly quantity: number;
  readonly why: 'not_sold' | 'out_of_stock' | 'not_enough' | 'cart_full';
}

/** Adds as many of these units as there are; never throws. `added` counts units. */
export function withAsMany(
  lines: readonly Line[],
  wanted: readonly Units[],
  offers: ReadonlyMap<number, Offer>,
  now: Date,
): { lines: readonly Line[]; added: number; missed: MissedUnits[] } {
  let next = lines;
  let added = 0;
  const missed: MissedUnits[] = [];
  for (const { variationId, quantity } of wanted) {
    const offer = offers.get(variationId);
    const inCart = quantityOf(next, variationId);
    const room = offer?.published && offer.availability === 'SELLABLE' ? Math.max(0, most(offer) - inCart) : 0;
    const isFull = inCart === 0 && next.length >= maxLines;
    const units = isFull ? 0 : Math.min(quantity, room);
    if (units > 0) next = withQuantity(next, offer, inCart + units, now);
    added += units;
    if (units < quantity) missed.push({ variationId, quantity: quantity - units, why: missedBecause(offer, { isFull, room }) });
  }
  return { lines: next, added, missed };
}

function missedBecause(offer: Offer | undefined, { isFull, room }: { isFull: boolean; room: number }): MissedUnits['why'] {
  if (!offer?.published || offer.availability === 'RESTRICTED' || offer.availability === 'UNAVAILABLE') return 'not_sold';
  if (offer.availability === 'OUT_OF_STOCK') return 'out_of_stock';
  return isFull && room > 0 ? 'cart_full' : 'not_enough';
}

export function without(lines: readonly Line[], variationIds: readonly number[]): Line[] {
  return lines.filter(({ variationId }) => !variationIds.includes(variationId));
}

/** The lines less these units; an emptied line is left out. */
export function withoutUnits(lines: readonly Line[], units: readonly Units[]): Line[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - quantityOf(units, line.variationId);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The lines with at most these quantities; other variations keep theirs. */
export function withAtMost(lines: readonly Line[], limits: readonly Units[]): Line[] {
  const limitOf = new Map(limits.map(({ variationId, quantity }) => [variationId, quantity]));
  return lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, limitOf.get(line.variationId) ?? line.quantity) }));
}
