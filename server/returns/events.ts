import { defineEvent } from '../platform/events.ts';

/**
 * Units of an order came back, whether they are then refunded or replaced. Emitted in the inspection's
 * transaction; by a correction with the difference, negative where fewer came back.
 */
export const unitsReturned = defineEvent<{ orderNumber: string; lines: readonly { productId: number; quantity: number }[] }>(
  'returns.units_returned',
);
