import type { TimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { ShownOrder } from '../../../contract/orders/orders.ts';
import type { Shipment } from '../../../contract/shipments/shipments.ts';
import type { BuyAgainAnswer } from '../../features/orders/buy-again.tsx';
import type { CancelData } from '../../features/orders/cancel-data.ts';
import type { ReturnsData } from '../../features/orders/load-returns.ts';
import type { Timeline } from '../../features/orders/load-timeline.ts';

export interface OrderConfirmationData {
  readonly order: ShownOrder;
  /** The parcels shipped so far. */
  readonly shipments: readonly Shipment[];
  /** From the e-mailed link; lets the page reload the order. */
  readonly token: string | null;
  /** Placed just now, by this visitor: the page thanks and announces the e-mail. Afterwards it is the order's page. */
  readonly isNew: boolean;
  /** The answer to buying it again without script. */
  readonly again: BuyAgainAnswer | null;
  /** A guest is offered an account (checklist 24). */
  readonly isGuest: boolean;
  /** Shown in the app's web view, which gets a message about the order. */
  readonly isInApp: boolean;
  /** Null while it is unavailable. */
  readonly timeline: Timeline | null;
  readonly cancelling: CancelData | null;
  readonly returns: ReturnsData | null;
  /** The cancellation just made. */
  readonly done: TimelineEvent | null;
}
