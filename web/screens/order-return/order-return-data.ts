import type { Order } from '../../../contract/buying/orders.ts';
import type { OrderReturn, ReturnQuote } from '../../../contract/buying/returns.ts';
import type { ReturnChoice } from '../../features/orders/return-choice.ts';

export interface OrderReturnData {
  readonly order: Order;
  /** From the mail's link. */
  readonly token: string | null;
  /** Its owner is signed in, and has My account around the page. */
  readonly isOwn: boolean;
  /** The return that was requested; the page confirms it. */
  readonly requested: OrderReturn | null;
  /** It has just been. */
  readonly isNew: boolean;
  /** Null: nothing can be returned here now; `message` says why. */
  readonly quote: ReturnQuote | null;
  /** Id of the next request, so that a form sent twice asks once. */
  readonly nextRequest: string;
  /** A choice that was sent: to be agreed to, or refused. */
  readonly choice: ReturnChoice | null;
  readonly message: string | null;
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
}
