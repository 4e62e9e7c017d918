import type { cancelProblems } from '../../../contract/orders/cancelling.ts';
import type { OrderedLine, Units } from '../order.ts';
import type { OrderState } from '../states.ts';
import { openUnits } from '../units.ts';
import { allOpen } from './refund-amounts.ts';

export type Refusal = Exclude<keyof typeof cancelProblems, 'order_not_found'>;

/** Why no unit of the order can be cancelled; null when some can. */
export function refusalOf(state: OrderState, ordered: readonly OrderedLine[]): Refusal | null {
  if (state === 'awaiting_payment') return 'payment_not_confirmed';
  if (state === 'cancelled' || state === 'payment_declined') return 'order_already_cancelled';
  return allOpen(ordered).length === 0 ? 'order_already_shipped' : null;
}

/** Whether any unit has shipped; then the order cannot be cancelled as a whole. */
export const hasLeft = (ordered: readonly OrderedLine[]): boolean => ordered.some(({ shipped }) => shipped > 0);

/** Why the whole order (`units` null) or these units cannot be cancelled; null when they can. */
export function refusalToCancel(state: OrderState, ordered: readonly OrderedLine[], units: readonly Units[] | null): Refusal | null {
  const refusal = refusalOf(state, ordered);
  if (refusal) return refusal;
  if (units === null) return hasLeft(ordered) ? 'order_partly_shipped' : null;
  const isOpen = ({ variationId, quantity }: Units) => {
    const line = ordered.find((one) => one.variationId === variationId);
    return line !== undefined && quantity <= openUnits(line);
  };
  return units.every(isOpen) ? null : 'items_not_open';
}
