import type { z } from 'zod';
import type { orderStatusLabel } from '../../../contract/orders/orders.schemas.ts';
import { labels, type OrderState } from '../states.ts';

/** Units in an open return, and units returned and refunded. */
export interface ReturnStanding {
  readonly inReturn: number;
  readonly returned: number;
}

/** The same for one variation. As a change: added, or subtracted when negative. */
export interface ReturnedUnits extends ReturnStanding {
  readonly variationId: number;
}

/** The order's label for shoppers (spec §3). An open return takes precedence over a completed one. */
export function labelOf(state: OrderState, units: readonly ReturnStanding[]): z.infer<typeof orderStatusLabel> {
  if (labels[state] !== 'Processing') return labels[state];
  if (units.some(({ inReturn }) => inReturn > 0)) return 'Return Initiated';
  return units.some(({ returned }) => returned > 0) ? 'Return Completed' : 'Processing';
}
