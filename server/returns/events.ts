import { defineEvent } from '../platform/events.ts';

/** Units of an order came back, whether they are then refunded or replaced. Emitted once, in the inspection's transaction. */
export const unitsReturned = defineEvent<{ orderNumber: string; lines: readonly { productId: number; quantity: number }[] }>(
  'returns.units_returned',
);
