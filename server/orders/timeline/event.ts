import type { CancelReason, StaffCancelReason } from '../../../contract/buying/cancelling.ts';
import type { Actor } from '../../payments/index.ts';
import type { Units } from '../order.ts';

/** Units that were cancelled, with the refund for them, in cents. */
export type CancelledUnits = Units & { readonly cents: number };

/** What is kept of a cancellation. */
export interface CancellationDetails {
  readonly reason: CancelReason | StaffCancelReason;
  readonly lines: readonly CancelledUnits[];
  /** Cents of the price of delivery that come back with it. */
  readonly shipping: number;
  /** Nothing of the order is left. */
  readonly isWhole: boolean;
  readonly method: 'not_charged' | 'refund';
}

interface Happened<Kind extends string, Details> {
  readonly kind: Kind;
  readonly actor: Actor;
  readonly at: Date;
  /** Of an order that is placed or paid: its total. Of a cancellation: the refund. */
  readonly cents: number | null;
  /** What the caller knows the request by; null where none has to be told from its repetition. */
  readonly requestUuid: string | null;
  readonly details: Details;
}

export type CancelledEvent = Happened<'cancelled', CancellationDetails>;

/** A thing that happened to an order. */
export type OrderEvent =
  | Happened<'placed' | 'paid' | 'payment_declined', Record<string, never>>
  | Happened<'shipped', { readonly lines: readonly Units[] }>
  | CancelledEvent;
