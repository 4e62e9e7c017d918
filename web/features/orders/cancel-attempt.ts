import type { Failure, Result } from '../../../contract/api/client.ts';
import { type Cancellation, type CancelQuote, cancellingFailed } from '../../../contract/buying/cancelling.ts';
import type { CancelChoice, CancelData } from './cancel-data.ts';

/** Reads the form, with and without script alike. */
export function choiceIn(form: URLSearchParams): CancelChoice {
  const units = [...form].flatMap(([name, value]) => {
    const variationId = Number(/^units-(\d+)$/.exec(name)?.[1]);
    return variationId > 0 && Number(value) > 0 ? [{ variationId, quantity: Number(value) }] : [];
  });
  return {
    cancellationUuid: form.get('cancellationUuid') ?? '',
    scope: form.get('scope') === 'all' ? 'all' : 'lines',
    units,
    reason: form.get('reason') ?? '',
  };
}

/** What is wrong with a choice before anybody is asked (spec §5: a reason is required). */
export function faultsOf({ scope, units, reason }: CancelChoice): Record<string, string> {
  return {
    ...(scope === 'lines' && units.length === 0 && { lines: 'Choose at least one item' }),
    ...(reason === '' && { reason: 'Select a reason' }),
  };
}

/** The form as it first stands; null when its quote failed, since the rest of the page does without. */
export const cancelData = (quote: Result<CancelQuote>): CancelData | null =>
  quote.ok ? { quote: quote.data, nextRequest: crypto.randomUUID(), choice: null, message: null, errors: {} } : null;

/** The form after a choice was sent: to be agreed to, or with what is wrong. */
export const answeredData = (
  data: CancelData | null,
  choice: CancelChoice,
  failure: Failure | null,
  errors = failure?.fields ?? {},
): CancelData | null =>
  data && {
    ...data,
    nextRequest: choice.cancellationUuid,
    choice,
    errors,
    message: failure && Object.keys(errors).length === 0 ? wordsOf(failure) : null,
  };

/** A refusal has words of its own; what is our fault has the spec's (§8). */
const wordsOf = ({ statusCode, message }: Failure): string => (statusCode === 409 || statusCode === 429 ? message : cancellingFailed);

/** What happened to a choice: to be looked at once more, refused, or done. */
export type Attempt =
  | { readonly kind: 'review' }
  | { readonly kind: 'refused'; readonly failure: Failure | null; readonly errors?: Record<string, string> }
  | { readonly kind: 'done'; readonly cancellation: Cancellation };

/** Sends a choice that is whole and agreed to; without script it is shown with its sum first. */
export async function attempt(form: URLSearchParams, send: (choice: CancelChoice) => Promise<Result<Cancellation>>): Promise<Attempt> {
  const choice = choiceIn(form);
  const errors = faultsOf(choice);
  if (Object.keys(errors).length > 0) return { kind: 'refused', failure: null, errors };
  if (form.get('step') === 'review') return { kind: 'review' };
  const result = await send(choice);
  return result.ok ? { kind: 'done', cancellation: result.data } : { kind: 'refused', failure: result };
}
