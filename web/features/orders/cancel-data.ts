import type { Client, Failure, Result } from '../../../contract/api/client.ts';
import { type CancelQuote, cancelEndpoints, cancellingFailed } from '../../../contract/buying/cancelling.ts';
import type { Order } from '../../../contract/buying/orders.ts';
import type { Answered } from './cancel-attempt.ts';
import { type CancelChoice, choiceIn } from './cancel-choice.ts';
import type { OrderKey } from './order-key.ts';

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

/** Loads what of an order can be cancelled. */
export const loadCancelling = async (client: Client, key: OrderKey, answered: Answered | null): Promise<CancelData | null> =>
  cancelData(await client.call(cancelEndpoints.quote, key), answered);

/**
 * The form as it first stands, or after it was sent: to be agreed to, or with what is wrong. Null when its quote failed, since the rest of the page
 * does without.
 */
export function cancelData(quote: Result<CancelQuote>, answered: Answered | null): CancelData | null {
  if (!quote.ok) return null;
  if (!answered) return { quote: quote.data, nextRequest: crypto.randomUUID(), choice: null, message: null, errors: {} };
  const choice = choiceIn(answered.form);
  const { failure = null, errors = failure?.fields ?? {} } = answered.attempt.kind === 'refused' ? answered.attempt : {};
  const message = failure && Object.keys(errors).length === 0 ? wordsOf(failure) : null;
  return { quote: quote.data, nextRequest: choice.cancellationUuid, choice, message, errors };
}

/** A refusal has words of its own; what is our fault has the spec's (§8). */
const wordsOf = ({ statusCode, message }: Failure): string => (statusCode === 409 || statusCode === 429 ? message : cancellingFailed);
