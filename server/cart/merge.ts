import { maxLineQuantity } from '../../contract/buying/cart.ts';
import type { Offer } from '../catalog/index.ts';
import { type Line, maxLines, most, quantityOf } from './lines.ts';

/** What a sign-in has brought together. */
export interface Merged {
  /** ISO timestamp. */
  readonly at: string;
  /** Lines of the earlier cart; `quantity` is what there is of them now, `wanted` what both carts asked for, 0 for what found no room. */
  readonly lines: readonly { readonly variationId: number; readonly quantity: number; readonly wanted: number }[];
}

/**
 * The lines of two carts as one (rulings: Session and visitor): quantities of the same variation add up, clamped to what can be had; what is sold out
 * stays, for the cart to say so. Those of `kept` come first.
 */
export function mergeLines(
  kept: readonly Line[],
  earlier: readonly Line[],
  offers: ReadonlyMap<number, Offer>,
): { lines: Line[]; told: Merged['lines'] } {
  const lines = [...kept];
  const told: Merged['lines'][number][] = [];
  for (const { variationId, quantity, priceSeen } of earlier) {
    const wanted = quantityOf(kept, variationId) + quantity;
    const offer = offers.get(variationId);
    const available = offer?.availability === 'SELLABLE' ? most(offer) : maxLineQuantity;
    const at = lines.findIndex((line) => line.variationId === variationId);
    const fits = at >= 0 || lines.length < maxLines;
    const merged = { variationId, quantity: Math.max(1, Math.min(wanted, available)), priceSeen };
    if (at >= 0) lines[at] = { ...merged, priceSeen: lines[at]?.priceSeen ?? priceSeen };
    else if (fits) lines.push(merged);
    told.push({ variationId, quantity: fits ? merged.quantity : 0, wanted });
  }
  return { lines, told };
}

/** For so long after a sign-in its merge is told; a later look at the cart is no news. */
const toldMs = 1_800_000;

/** The merge in words for who has just signed in; null when there is nothing to tell (checklist 21). */
export function mergeNotice(merged: Merged | null, offers: ReadonlyMap<number, Offer>, now: Date): string | null {
  if (!merged || now.getTime() - Date.parse(merged.at) > toldMs) return null;
  const added = merged.lines.filter(({ quantity }) => quantity > 0);
  const sentences = added.length === 0 ? [] : [`We added ${itemsInWords(added.length)} from your earlier visit to this cart.`];
  for (const { variationId, quantity, wanted } of merged.lines) {
    const name = offers.get(variationId)?.name ?? 'an item';
    if (quantity === 0) sentences.push(`There was no room for ${name}: a cart holds up to ${maxLines} different items.`);
    else if (quantity < wanted) sentences.push(`You can have ${quantity} of ${name}, so we changed ${wanted} to ${quantity}.`);
  }
  return sentences.join(' ');
}

const itemsInWords = (count: number): string => (count === 1 ? 'the item' : `the ${count} items`);
