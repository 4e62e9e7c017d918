import type { OrderedLine } from './order.ts';
import { assertTransition, type OrderState } from './states.ts';

type CountedLine = Pick<OrderedLine, 'quantity' | 'shipped' | 'cancelled'>;

/** Units neither shipped nor cancelled (money: Orders, cancelling). */
export const openUnits = ({ quantity, shipped, cancelled }: CountedLine): number => quantity - shipped - cancelled;

/** Some units were cancelled, but not all. */
export const isPartlyCancelled = (lines: readonly CountedLine[]): boolean =>
  lines.some(({ cancelled }) => cancelled > 0) && lines.some(({ quantity, cancelled }) => cancelled < quantity);

/**
 * The state of a paid order, derived from its units; shipping any of them implies that it was processed. Throws when the order cannot have got there
 * from `state`.
 */
export function stateOf(state: OrderState, lines: readonly CountedLine[]): OrderState {
  const isAny = (units: (line: CountedLine) => number) => lines.some((line) => units(line) > 0);
  const hasLeft = isAny(({ shipped }) => shipped);
  if (!hasLeft && isAny(openUnits)) return state;
  const next: OrderState = !hasLeft ? 'cancelled' : isAny(openUnits) ? 'partially_shipped' : 'shipped';
  const from = hasLeft && state === 'placed' ? 'processing' : state;
  if (next !== from) assertTransition(from, next);
  return next;
}
