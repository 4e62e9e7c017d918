import type { z } from 'zod';
import type { orderStatusLabel } from '../../contract/orders/orders.schemas.ts';
import type { OrderStage } from '../../contract/orders/orders.ts';

export type OrderState =
  | 'awaiting_payment'
  | 'payment_declined'
  | 'placed'
  | 'processing'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

/** Orders that took no money, or gave it back before anything left. */
export const tookNoMoney: readonly OrderState[] = ['awaiting_payment', 'payment_declined', 'cancelled'];

/** Allowed state transitions (rulings: Orders). A declined order can be paid with another card. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_payment: ['placed', 'payment_declined'],
  payment_declined: ['awaiting_payment'],
  placed: ['processing', 'cancelled'],
  processing: ['partially_shipped', 'shipped', 'cancelled'],
  // `delivered` when the open units are cancelled after the rest has arrived.
  partially_shipped: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Labels for shoppers (spec §3); `labelOf` replaces "Processing" with the return labels. */
export const labels: Readonly<Record<OrderState, z.infer<typeof orderStatusLabel>>> = {
  awaiting_payment: 'Processing',
  payment_declined: 'Cancelled',
  placed: 'Processing',
  processing: 'Processing',
  partially_shipped: 'Processing',
  shipped: 'Processing',
  delivered: 'Processing',
  cancelled: 'Cancelled',
};

/** Progress of an order in each state, for shoppers and staff. */
export const stages: Readonly<Record<OrderState, OrderStage>> = {
  awaiting_payment: 'awaiting_payment',
  payment_declined: 'cancelled',
  placed: 'processing',
  processing: 'processing',
  partially_shipped: 'partly_shipped',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Whether units of an order in this state may still ship. */
export const awaitsShipping = (state: OrderState): boolean => state === 'placed' || state === 'processing' || state === 'partially_shipped';

/** Throws on a forbidden transition: always a bug, never the shopper's mistake. */
export function assertTransition(from: OrderState, to: OrderState): void {
  if (!orderTransitions[from].includes(to)) throw new Error(`An order that is ${from} cannot become ${to}`);
}
