import { defineEvent } from '../platform/events.ts';
import type { BoughtLine, StoredOrder } from './order.ts';

/** Something happened to an order; `kind` is that of its timeline. Emitted in the transaction that records it. */
export const orderHappened = defineEvent<{ orderNumber: string; kind: string }>('orders.happened');

/** An order was paid. Emitted in the transaction that confirms it. */
export const orderPlaced = defineEvent<{ order: StoredOrder; orderNumber: string; placedAt: Date; lines: readonly BoughtLine[] }>(
  'orders.placed',
);

/** Units of a paid order were cancelled before they shipped. Emitted once, in the transaction that cancels them. */
export const unitsCancelled = defineEvent<{ orderNumber: string; lines: readonly { productId: number; quantity: number }[] }>(
  'orders.units_cancelled',
);
