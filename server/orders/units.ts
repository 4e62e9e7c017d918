import type { OrderedLine } from './order.ts';
import { assertTransition, type OrderState } from './states.ts';

type CountedLine = Pick<OrderedLine, 'quantity' | 'shipped' | 'delivered' | 'cancelled'>;

/** Units neither shipped nor cancelled (money: Orders, cancelling). */
export const openUnits = ({ quantity, shipped, cancelled }: Omit<CountedLine, 'delivered'>): number => quantity - shipped - cancelled;

/** Some units were cancelled, but not all. */
export const isPartlyCancelled = (lines: readonly Pick<CountedLine, 'quantity' | 'cancelled'>[]): boolean =>
  lines.some(({ cancelled }) => cancelled > 0) && lines.some(({ quantity, cancelled }) => cancelled < quantity);

/**
 * Derives a paid order's state from its units. Shipping any unit implies processing; the order is delivered once no unit is open and all shipped ones
 * have arrived. Throws when the transition from `state` is not allowed.
 */
export function stateOf(state: OrderState, lines: readonly CountedLine[]): OrderState {
  const isAny = (units: (line: CountedLine) => number) => lines.some((line) => units(line) > 0);
  const hasLeft = isAny(({ shipped }) => shipped);
  if (!hasLeft && isAny(openUnits)) return state;
  const hasArrived = lines.every(({ shipped, delivered }) => delivered === shipped);
  const next: OrderState = !hasLeft ? 'cancelled' : isAny(openUnits) ? 'partially_shipped' : hasArrived ? 'delivered' : 'shipped';
  const from = hasLeft && state === 'placed' ? 'processing' : state;
  if (next !== from) assertTransition(from, next);
  return next;
}
