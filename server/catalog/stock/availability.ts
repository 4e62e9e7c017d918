import type { Availability } from '../../../contract/catalog/catalog.ts';

/**
 * Quantities up to this are shown to shoppers ("Only 5 left"); above it they only see that it is in stock. At least `lowStock`, since a product's level of
 * stock is saved when shoppers would see a change.
 */
const shownUpTo = 5;

/** Availability of a variation (spec §3): unsold is unavailable and restricted is restricted, whatever the stock. */
export function availabilityOf(sold: boolean, quantityAvailable: number, restricted = false): Availability {
  if (!sold) return 'UNAVAILABLE';
  if (restricted) return 'RESTRICTED';
  return quantityAvailable > 0 ? 'SELLABLE' : 'OUT_OF_STOCK';
}

/** Whether a shopper would see the difference between two quantities (`stockChanged`). */
export function looksDifferent(before: number, after: number): boolean {
  const shown = (quantity: number) => Math.max(0, Math.min(quantity, shownUpTo + 1));
  return shown(before) !== shown(after);
}
