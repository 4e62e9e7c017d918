import { defineEvent } from '../platform/events.ts';

/** Money was refunded at the provider. Emitted in the transaction that records it, once per refund. */
export interface RefundMade {
  readonly orderId: number;
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  /** What told the shopper of it when it was requested; null when nothing did. */
  readonly announcedBy: 'return' | 'cancellation' | null;
  readonly now: Date;
}

export const refundMade = defineEvent<RefundMade>('payments.refund_made');
