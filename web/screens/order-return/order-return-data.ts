import type { Order } from '../../../contract/orders/orders.ts';
import type { OrderReturn, ReturnQuote } from '../../../contract/returns/returns.ts';
import type { ReturnChoice } from '../../features/orders/return-choice.ts';

export interface OrderReturnData {
  readonly order: Order;
  /** From the e-mailed link. */
  readonly token: string | null;
  /** The owner is signed in, so the account navigation is shown. */
  readonly isOwn: boolean;
  /** The requested return to confirm; null shows the form. */
  readonly requested: OrderReturn | null;
  /** Why the last photo was not added. */
  readonly photoError: string | null;
  /** It was requested just now. */
  readonly isNew: boolean;
  /** Null when returns are unavailable; `message` has the reason. */
  readonly quote: ReturnQuote | null;
  /** The id of the next request, so that a form sent twice opens one return. */
  readonly nextRequest: string;
  /** The posted choice, to review or to correct. */
  readonly choice: ReturnChoice | null;
  readonly message: string | null;
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
}
