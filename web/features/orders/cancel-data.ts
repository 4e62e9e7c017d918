import type { CancelQuote } from '../../../contract/buying/cancelling.ts';
import type { Order } from '../../../contract/buying/orders.ts';

/** What somebody has chosen to cancel, as the form has it. */
export interface CancelChoice {
  readonly cancellationUuid: string;
  readonly scope: 'all' | 'lines';
  /** Units by variation. */
  readonly units: readonly { readonly variationId: number; readonly quantity: number }[];
  readonly reason: string;
}

/** The cancelling part of an order's page. */
export interface CancelData {
  readonly quote: CancelQuote;
  /** Id of the next request, so that a form sent twice cancels once. */
  readonly nextRequest: string;
  /** A choice that was sent: to be agreed to, or refused. */
  readonly choice: CancelChoice | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}

export type OrderItem = Pick<Order['items'][number], 'variationId' | 'name' | 'options'>;
