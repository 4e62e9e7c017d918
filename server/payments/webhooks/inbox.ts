import { commonProblems } from '../../../contract/api/problems.ts';
import { webhookProblems } from '../../../contract/payments/payments.ts';
import type { RawRequest } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { defineJob } from '../../platform/jobs.ts';
import { performEntryJob } from '../operations/request.ts';
import { findProvider, type PaymentParts } from '../parts.ts';
import { TooManyEvents, UnreadableEvent } from '../provider.ts';
import { findPendingOf, findWebhookTimes, insertEvent, saveRefusal } from './store.ts';

const problem = problemsOf({ ...commonProblems, ...webhookProblems });

/** A payment attempt may have changed. Handled by the checkout, which settles attempts. */
export const askAgainJob = defineJob<{ paymentId: string }>('payments.ask_again');

/**
 * Accepts each webhook once, in any order. It is only trusted to say that something changed: whatever is pending of its payment is looked up. Throws
 * `provider_not_found`, `signature_invalid`, `message_invalid`, `too_many_requests`.
 */
export async function receiveWebhook(parts: PaymentParts, code: string, request: RawRequest, now: Date): Promise<void> {
  const provider = findProvider(parts, code);
  if (!provider) throw problem('provider_not_found');
  const event = await provider.readEvent(request, now).catch((error: unknown) => {
    if (error instanceof TooManyEvents) throw problem('too_many_requests', { retryAfterSeconds: error.retryAfterSeconds });
    throw error instanceof UnreadableEvent ? problem('message_invalid') : error;
  });
  if (event === 'ignored') return;
  if (!event) {
    // Without the header it is not the provider's: a robot, or the check that the address can be reached.
    if (provider.signatureHeader !== null && request.header(provider.signatureHeader) !== undefined)
      await noteRefusal(parts.database, code, now);
    throw problem('signature_invalid');
  }
  const { paymentId } = event;
  await parts.database.transact(async (tx) => {
    if (!(await insertEvent(tx, code, event, now)) || paymentId === null) return;
    for (const key of await findPendingOf(tx, code, paymentId)) {
      if (key === paymentId) await parts.jobs.enqueue(tx, askAgainJob, { paymentId });
      else await parts.jobs.enqueue(tx, performEntryJob, { key });
    }
  });
}

/** Milliseconds between two notes: a wrong secret fails every webhook, and a flood must not write as often. */
const noteEvery = 60_000;

async function noteRefusal(database: PaymentParts['database'], code: string, now: Date): Promise<void> {
  const { refusedAt } = await findWebhookTimes(database.read, code);
  if (refusedAt && now.getTime() - refusedAt.getTime() < noteEvery) return;
  await database.transact((tx) => saveRefusal(tx, code, now));
}
