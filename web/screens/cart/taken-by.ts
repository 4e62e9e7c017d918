import type { CartLine } from '../../../contract/cart/cart.ts';
import type { Paying } from './cart-data.ts';

const shortages: readonly (string | undefined)[] = ['out_of_stock', 'held', 'quantity_reduced'];

/** A line as it is while its own order is being paid: what is missing from stock is in that order. */
export function takenBy(paying: Paying | null, line: CartLine): CartLine {
  if (!paying?.variationIds.includes(line.variationId) || !shortages.includes(line.errorDetails?.code)) return line;
  return { ...line, errorDetails: { code: 'quantity_reduced', message: `Reserved in order ${paying.orderNumber}.` } };
}
