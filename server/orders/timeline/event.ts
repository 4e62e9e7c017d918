import type { CancelReason, RefundMethod, StaffCancelReason } from '../../../contract/orders/cancelling.ts';
import type { ReturnWish } from '../../../contract/returns/returns.ts';
import type { Actor } from '../../payments/index.ts';
import type { Units } from '../order.ts';

/** Cancelled units with what was paid for them, in cents. */
export type CancelledUnits = Units & { readonly cents: number };

/** Stored details of a cancellation. */
export interface CancellationDetails {
  readonly reason: CancelReason | StaffCancelReason;
  readonly lines: readonly CancelledUnits[];
  /** Cents paid for delivery, when it is cancelled too. */
  readonly shipping: number;
  /** True when nothing of the order is left. */
  readonly isWhole: boolean;
  readonly method: RefundMethod;
}

interface Happened<Kind extends string, Details> {
  readonly kind: Kind;
  readonly actor: Actor;
  readonly at: Date;
  /** Placed or paid: the order total. Cancelled: what goes back, which is less than was paid after an earlier refund. Cents. */
  readonly cents: number | null;
  /** The caller's idempotency key; null for events that need none. */
  readonly requestUuid: string | null;
  readonly details: Details;
}

export type CancelledEvent = Happened<'cancelled', CancellationDetails>;

/** What an approval of a return promises, and whether the items have to be sent back for it. */
export interface ReturnApproval {
  readonly wish: ReturnWish;
  readonly nothingToSend: boolean;
}

/** A return's event; `cents` is the refund quoted or paid. */
export type ReturnEvent = Happened<
  | 'return_requested'
  | 'return_approved'
  | 'return_declined'
  | 'return_sent'
  | 'return_received'
  | 'return_refunded'
  | 'return_replaced'
  | 'return_closed'
  | 'return_expired',
  {
    readonly lines: readonly Units[];
    readonly caseNumber: string;
    /** Of `return_approved`; earlier ones have none. */
    readonly approval?: ReturnApproval;
  }
>;

/** An event in the life of an order. */
export type OrderEvent =
  | Happened<'placed', { readonly draftId?: number }>
  | Happened<'paid' | 'payment_declined', Record<string, never>>
  | Happened<'shipped', { readonly lines: readonly Units[] }>
  | Happened<'delivered', { readonly lines: readonly Units[]; readonly shipmentUuid: string }>
  | CancelledEvent
  | ReturnEvent;
