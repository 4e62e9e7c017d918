import type { UnpackableReason } from '../../../contract/shipments/shipments.ts';
import type { StoredOrder } from '../order.ts';
import type { OrderState } from '../states.ts';

const refusals: Readonly<Record<OrderState, Exclude<UnpackableReason, 'held' | 'unknown'> | null>> = {
  awaiting_payment: 'unpaid',
  payment_declined: 'declined',
  placed: null,
  processing: null,
  partially_shipped: null,
  shipped: 'already_shipped',
  delivered: 'already_shipped',
  cancelled: 'cancelled',
};

/** Why an order cannot be packed now; null when something can. */
export const refusalToPack = ({ state, heldFor }: Pick<StoredOrder, 'state' | 'heldFor'>): Exclude<UnpackableReason, 'unknown'> | null =>
  refusals[state] ?? (heldFor ? 'held' : null);
