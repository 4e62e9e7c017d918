import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { OrderFilter, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';

export interface AccountOrdersData {
  readonly filter: OrderFilter;
  readonly listed: OutputOf<typeof orderHistoryEndpoints.list>;
}
