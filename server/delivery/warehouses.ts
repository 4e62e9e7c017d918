import { coordinatesOf, milesBetween } from '../addresses/index.ts';
import type { Shelf } from '../catalog/index.ts';
import type { Destination } from './zones.ts';

/**
 * Warehouse codes with stock, nearest to the receiver first: both the stock taken and the dates follow this order. Empty where the place is unknown;
 * then the catalogue's order applies.
 */
export function nearestFirst(shelves: readonly Shelf[], { postalCode }: Destination): string[] {
  const to = postalCode ? coordinatesOf(postalCode) : null;
  if (!to) return [];
  const miles = new Map(
    shelves.flatMap((shelf) => {
      const from = coordinatesOf(shelf.postalCode);
      return from ? [[shelf.warehouseCode, milesBetween(from, to)]] : [];
    }),
  );
  return [...miles].sort(([codeA, a], [codeB, b]) => a - b || codeA.localeCompare(codeB)).map(([code]) => code);
}
