import { coordinatesOf, milesBetween } from '../addresses/index.ts';
import type { Shelf } from '../catalog/index.ts';
import type { Destination } from './zones.ts';

/**
 * Codes of the warehouses that have something, nearest to the receiver first: stock is taken in this order, and dates are promised by it.
 * None where the receiver's place is not known; then the catalogue's own order holds.
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
