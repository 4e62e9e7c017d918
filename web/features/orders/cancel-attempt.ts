import type { Client, Failure, Result } from '../../../contract/api/client.ts';
import { type Cancellation, type CancelReason, cancelEndpoints } from '../../../contract/orders/cancelling.ts';
import { refusedStatus, statusOf } from '../../page/page.ts';
import { type CancelChoice, choiceIn, faultsOf } from './cancel-choice.ts';
import type { OrderKey } from './order-key.ts';

/** The outcome of a choice: to be confirmed, refused, or done. */
export type Attempt =
  | { readonly kind: 'review' }
  | { readonly kind: 'refused'; readonly failure: Failure | null; readonly errors?: Record<string, string> }
  | { readonly kind: 'done'; readonly cancellation: Cancellation };

/** A submitted form with its outcome. */
export interface Answered {
  readonly form: URLSearchParams;
  readonly attempt: Exclude<Attempt, { kind: 'done' }>;
}

/** Submits a complete, confirmed choice; without script it first shows the refund. */
export async function attempt(form: URLSearchParams, send: (choice: CancelChoice) => Promise<Result<Cancellation>>): Promise<Attempt> {
  const choice = choiceIn(form);
  const errors = faultsOf(choice);
  if (Object.keys(errors).length > 0) return { kind: 'refused', failure: null, errors };
  if (form.get('step') === 'review') return { kind: 'review' };
  const result = await send(choice);
  return result.ok ? { kind: 'done', cancellation: result.data } : { kind: 'refused', failure: result };
}

/** Handles the form of an order's page. */
export const attemptCancelling = (client: Client, key: OrderKey, form: URLSearchParams): Promise<Attempt> =>
  attempt(form, ({ cancellationUuid, scope, units, reason }) => {
    const request = { ...key, cancellationUuid, reason: reason as CancelReason };
    return scope === 'all'
      ? client.call(cancelEndpoints.cancel, request)
      : client.call(cancelEndpoints.cancelLines, { ...request, lines: [...units] });
  });

/** The HTTP status of a page that shows the form again. */
export const statusOfAnswer = (answered: Answered | null): number => {
  if (answered?.attempt.kind !== 'refused') return 200;
  const { failure } = answered.attempt;
  return failure ? statusOf(failure) : refusedStatus;
};
