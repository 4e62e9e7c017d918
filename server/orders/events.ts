import { defineEvent } from '../platform/events.ts';
import type { BoughtLine, StoredOrder } from './order.ts';

/** An order was paid. Emitted in the transaction that confirms it. */
export const orderPlaced = defineEvent<{ order: StoredOrder; orderNumber: string; placedAt: Date; lines: readonly BoughtLine[] }>(
  'orders.placed',
);
