import type { Client, Failure, Result } from '../../../contract/api/client.ts';
import { type CancelQuote, cancelEndpoints, cancellingFailed } from '../../../contract/orders/cancelling.ts';
import type { Order } from '../../../contract/orders/orders.ts';
import type { Answered } from './cancel-attempt.ts';
import { type CancelChoice, choiceIn } from './cancel-choice.ts';
import type { OrderKey } from './order-key.ts';

/** The cancellation part of an order's page. */
export interface CancelData {
  readonly quote: CancelQuote;
  /** Idempotency key of the next request, so that a form sent twice cancels once. */
  readonly nextRequest: string;
  /** A submitted choice to be confirmed, or that was refused. */
  readonly choice: CancelChoice | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}

export type OrderItem = Pick<Order['items'][number], 'variationId' | 'name' | 'options'>;

/** Loads what can be cancelled. */
export const loadCancelling = async (client: Client, key: OrderKey, answered: Answered | null): Promise<CancelData | null> =>
  cancelData(await client.call(cancelEndpoints.quote, key), answered);

/**
 * The initial form, or the submitted one to be confirmed or with its errors. Null when the quote failed, since the rest of the page works without.
 */
export function cancelData(quote: Result<CancelQuote>, answered: Answered | null): CancelData | null {
  if (!quote.ok) return null;
  if (!answered) return { quote: quote.data, nextRequest: crypto.randomUUID(), choice: null, message: null, errors: {} };
  const choice = choiceIn(answered.form);
  const { failure = null, errors = failure?.fields ?? {} } = answered.attempt.kind === 'refused' ? answered.attempt : {};
  const message = failure && Object.keys(errors).length === 0 ? wordsOf(failure) : null;
  return { quote: quote.data, nextRequest: choice.cancellationUuid, choice, message, errors };
}

/** A refusal has its own message; our failures have the spec's (§8). */
const wordsOf = ({ statusCode, message }: Failure): string => (statusCode === 409 || statusCode === 429 ? message : cancellingFailed);
