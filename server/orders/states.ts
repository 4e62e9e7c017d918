import type { z } from 'zod';
import type { orderStatusLabel } from '../../contract/buying/orders.schemas.ts';
import type { OrderStage } from '../../contract/buying/orders.ts';

export type OrderState =
  | 'awaiting_payment'
  | 'payment_declined'
  | 'placed'
  | 'processing'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

/** Which state an order can go to from which (rulings: Orders). A declined order waits for another card. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_payment: ['placed', 'payment_declined'],
  payment_declined: ['awaiting_payment'],
  placed: ['processing', 'cancelled'],
  processing: ['partially_shipped', 'shipped', 'cancelled'],
  partially_shipped: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** What the shopper reads (spec §3); labels of returns come with returns. */
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

/** How far an order in this state is, as shoppers and staff read it. */
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

/** Whether goods of an order in this state are still to leave. */
export const awaitsShipping = (state: OrderState): boolean => state === 'placed' || state === 'processing' || state === 'partially_shipped';

/** Throws when an order cannot go there: a fault of ours, never of the shopper's. */
export function assertTransition(from: OrderState, to: OrderState): void {
  if (!orderTransitions[from].includes(to)) throw new Error(`An order that is ${from} cannot become ${to}`);
}
