import type { TimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { ShownOrder } from '../../../contract/orders/orders.ts';
import type { Shipment } from '../../../contract/shipments/shipments.ts';
import type { BuyAgainAnswer } from '../../features/orders/buy-again.tsx';
import type { CancelData } from '../../features/orders/cancel-data.ts';
import type { ReturnsData } from '../../features/orders/load-returns.ts';
import type { Timeline } from '../../features/orders/load-timeline.ts';

export interface AccountOrderData {
  readonly order: ShownOrder;
  /** Parcels shipped so far. */
  readonly shipments: readonly Shipment[];
  /** Null while it is unavailable. */
  readonly timeline: Timeline | null;
  readonly cancelling: CancelData | null;
  readonly returns: ReturnsData | null;
  /** The answer to buying it again without script. */
  readonly again: BuyAgainAnswer | null;
  /** The cancellation just made. */
  readonly done: TimelineEvent | null;
}
