import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';

export type PackingSlipsData = OutputOf<typeof staffPackingEndpoints.slips> & {
  /** The list that the orders were chosen from. */
  readonly back: string;
  /** The page that comes next, for the same orders. */
  readonly next: string;
};
