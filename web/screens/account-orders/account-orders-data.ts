import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { OrderFilter, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import type { BuyAgainAnswer } from '../../features/orders/buy-again.tsx';

export interface AccountOrdersData {
  readonly filter: OrderFilter;
  /** The search text; empty for all orders. */
  readonly q: string;
  /** Null while the history is unavailable. */
  readonly listed: OutputOf<typeof orderHistoryEndpoints.list> | null;
  /** The order bought again without script, and the answer. */
  readonly again: { readonly orderNumber: string; readonly answer: BuyAgainAnswer } | null;
}
