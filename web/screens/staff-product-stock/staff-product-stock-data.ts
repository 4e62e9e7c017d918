import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { stockMovementEndpoints } from '../../../contract/merchandising/stock-movements.ts';

export interface StaffProductStockData {
  readonly productId: number;
  /** Empty for all. */
  readonly filter: { readonly variation: string; readonly warehouse: string };
  readonly listed: OutputOf<typeof stockMovementEndpoints.list>;
}
