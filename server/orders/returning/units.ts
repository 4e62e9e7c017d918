import type { z } from 'zod';
import type { orderStatusLabel } from '../../../contract/buying/orders.schemas.ts';
import { labels, type OrderState } from '../states.ts';

/** Units that are being returned, and that were returned with their money given back. */
export interface ReturnStanding {
  readonly inReturn: number;
  readonly returned: number;
}

/** The same of one variation; as a change, what is added or, below zero, taken. */
export interface ReturnedUnits extends ReturnStanding {
  readonly variationId: number;
}

/** What the shopper reads of an order's state (spec §3): a return that runs goes before one that is done. */
export function labelOf(state: OrderState, units: readonly ReturnStanding[]): z.infer<typeof orderStatusLabel> {
  if (labels[state] !== 'Processing') return labels[state];
  if (units.some(({ inReturn }) => inReturn > 0)) return 'Return Initiated';
  return units.some(({ returned }) => returned > 0) ? 'Return Completed' : 'Processing';
}
