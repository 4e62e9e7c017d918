import type { Client } from '../../../contract/api/client.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type CancelReason, cancelEndpoints, type TimelineEvent } from '../../../contract/buying/cancelling.ts';
import { type Attempt, answeredData, attempt, cancelData, choiceIn } from './cancel-attempt.ts';
import type { CancelData } from './cancel-data.ts';

/** What the page of an order tells besides the order; what cannot be had now is null. */
export interface Story {
  readonly timeline: OutputOf<typeof cancelEndpoints.timeline> | null;
  readonly cancelling: CancelData | null;
  /** The cancellation that has just been made. */
  readonly done: TimelineEvent | null;
}

/** An order by its number, and by the mail's token where there is one. */
export interface Which {
  readonly orderNumber: string;
  readonly token?: string;
}

/** A form that was sent, and what became of it. */
export interface Answered {
  readonly form: URLSearchParams;
  readonly attempt: Exclude<Attempt, { kind: 'done' }>;
}

/** Loads what happened to an order, and what of it can be cancelled. */
export async function loadStory(client: Client, which: Which, url: URL, answered: Answered | null): Promise<Story> {
  const [timeline, quote] = await Promise.all([client.call(cancelEndpoints.timeline, which), client.call(cancelEndpoints.quote, which)]);
  const fresh = cancelData(quote);
  const isDone = answered === null && url.searchParams.get('done') === 'cancelled';
  const cancelled = timeline.ok ? timeline.data.events.filter(({ kind }) => kind === 'cancelled') : [];
  return {
    timeline: timeline.ok ? timeline.data : null,
    cancelling: answered ? answeredCancel(fresh, answered) : fresh,
    done: (isDone && cancelled.at(-1)) || null,
  };
}

/** The form after it was sent: to be agreed to, or with what is wrong. */
export function answeredCancel(fresh: CancelData | null, { form, attempt: made }: Answered): CancelData | null {
  return made.kind === 'refused'
    ? answeredData(fresh, choiceIn(form), made.failure, made.errors)
    : answeredData(fresh, choiceIn(form), null, {});
}

/** Takes the form of an order's page. */
export const attemptCancelling = (client: Client, which: Which, form: URLSearchParams): Promise<Attempt> =>
  attempt(form, ({ cancellationUuid, scope, units, reason }) => {
    const request = { ...which, cancellationUuid, reason: reason as CancelReason };
    return scope === 'all'
      ? client.call(cancelEndpoints.cancel, request)
      : client.call(cancelEndpoints.cancelLines, { ...request, lines: [...units] });
  });

/** The HTTP status of a page that shows the form again. */
export const statusOfAnswer = (answered: Answered | null): number => {
  if (answered?.attempt.kind !== 'refused') return 200;
  const { failure } = answered.attempt;
  return failure === null || failure.statusCode === 400 ? 422 : failure.statusCode;
};
