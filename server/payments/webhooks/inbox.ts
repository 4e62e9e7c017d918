import { webhookProblems } from '../../../contract/paying/payments.ts';
import type { RawRequest } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { defineJob } from '../../platform/jobs.ts';
import { performEntryJob } from '../operations/request.ts';
import { findProvider, type PaymentParts } from '../parts.ts';
import { findPendingOf, insertEvent } from './store.ts';

const problem = problemsOf(webhookProblems);

/** A payment attempt may have changed. Handled by the checkout, which settles attempts. */
export const askAgainJob = defineJob<{ paymentId: string }>('payments.ask_again');

/**
 * Accepts each webhook once, in any order. It is only trusted to say that something changed: whatever is pending of its payment is looked up. Throws
 * `provider_not_found`, `signature_invalid`.
 */
export async function receiveWebhook(parts: PaymentParts, code: string, request: RawRequest, now: Date): Promise<void> {
  const provider = findProvider(parts, code);
  if (!provider) throw problem('provider_not_found');
  const event = await provider.readEvent(request, now);
  if (!event) throw problem('signature_invalid');
  const { paymentId } = event;
  await parts.database.transact(async (tx) => {
    if (!(await insertEvent(tx, code, event, now)) || paymentId === null) return;
    for (const key of await findPendingOf(tx, code, paymentId)) {
      if (key === paymentId) await parts.jobs.enqueue(tx, askAgainJob, { paymentId });
      else await parts.jobs.enqueue(tx, performEntryJob, { key });
    }
  });
}
