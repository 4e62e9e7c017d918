import { defineEvent } from '../platform/events.ts';

/** Units of an order came back and were refunded. Emitted in the refund's transaction. */
export const unitsReturned = defineEvent<{ orderNumber: string; lines: readonly { productId: number; quantity: number }[] }>(
  'returns.units_returned',
);
