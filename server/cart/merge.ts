import { maxLineQuantity } from '../../contract/cart/cart.ts';
import { maxPromoCodes } from '../../contract/promotions/promotions.ts';
import type { Offer } from '../catalog/index.ts';
import { type Line, maxLines, most, quantityOf } from './lines.ts';

/** The result of a cart merge at sign-in. */
export interface Merged {
  /** ISO timestamp. */
  readonly at: string;
  /** Lines of the earlier cart: `quantity` is what the merged cart has, `wanted` what both carts asked for. A quantity of 0 did not fit. */
  readonly lines: readonly { readonly variationId: number; readonly quantity: number; readonly wanted: number }[];
  /** Codes for which there was no room. */
  readonly droppedCodes?: readonly string[];
}

/**
 * Merges the lines of two carts, `kept` first (rulings: Session and visitor). Quantities of the same variation add up, limited to what is available;
 * sold-out lines stay, so that the cart can explain them.
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

/**
 * Merges the promo codes of two carts. All of `kept` stay, also above the limit: the limit counts what the shopper sees, so there may be more. The others
 * fill what is left of it.
 */
export function mergeCodes(kept: readonly string[], earlier: readonly string[]): { promoCodes: string[]; droppedCodes: string[] } {
  const others = earlier.filter((code) => !kept.includes(code));
  const room = Math.max(0, maxPromoCodes - kept.length);
  return { promoCodes: [...kept, ...others.slice(0, room)], droppedCodes: others.slice(room) };
}

/** The notice is shown for this long after the sign-in; later it is outdated. */
const toldMs = 1_800_000;

/** The notice for a shopper who has just signed in; null when there is nothing to say (checklist 21). */
export function mergeNotice(merged: Merged | null, offers: ReadonlyMap<number, Offer>, now: Date): string | null {
  if (!merged || now.getTime() - Date.parse(merged.at) > toldMs) return null;
  const added = merged.lines.filter(({ quantity }) => quantity > 0);
  const sentences = added.length === 0 ? [] : [`We added ${itemsInWords(added.length)} from your earlier visit to this cart.`];
  for (const { variationId, quantity, wanted } of merged.lines) {
    const name = offers.get(variationId)?.name ?? 'an item';
    if (quantity === 0) sentences.push(`There was no room for ${name}: a cart holds up to ${maxLines} different items.`);
    else if (quantity < wanted) sentences.push(`You can have ${quantity} of ${name}, so we changed ${wanted} to ${quantity}.`);
  }
  const { droppedCodes = [] } = merged;
  if (droppedCodes.length > 0) {
    sentences.push(`There was no room for ${droppedCodes.join(', ')}: a cart holds up to ${maxPromoCodes} promo codes.`);
  }
  return sentences.join(' ');
}

const itemsInWords = (count: number): string => (count === 1 ? 'the item' : `the ${count} items`);
