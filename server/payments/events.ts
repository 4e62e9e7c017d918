import { defineEvent } from '../platform/events.ts';

/** Money was refunded at the provider. Emitted in the transaction that records it, once per refund. */
export interface RefundMade {
  readonly orderId: number;
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  /** Its cause: `capture` if a capture took money that was waived while it ran. Null for anything else, such as staff or a repeated refund. */
  readonly cause: 'return' | 'cancellation' | 'capture' | null;
  readonly now: Date;
}

export const refundMade = defineEvent<RefundMade>('payments.refund_made');
