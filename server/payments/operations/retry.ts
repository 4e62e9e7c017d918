import { retryProblems } from '../../../contract/paying/payments.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { type Actor, type Entry, findEntry, keyToRetry } from '../entries/store.ts';
import { capturePayment, type RequestParts, refundPayment, voidPayment } from './request.ts';

const problem = problemsOf(retryProblems);

/**
 * Asks again for a capture, release or refund that failed. The new entry's key is made of the failed one's, so two members of staff who press at once
 * move money once. Throws `movement_not_found`, and what the movement itself throws: `nothing_to_capture` once the authorization has expired.
 */
export async function retryEntry(tx: Tx, parts: RequestParts, { key, actor }: { key: string; actor: Actor }, now: Date): Promise<Entry> {
  const failed = await findEntry(tx, key);
  if (failed?.state !== 'failed') throw problem('movement_not_found');
  const { paymentId, reason, kind, amount } = failed;
  const request = { paymentId, key: keyToRetry(key), reason, actor };
  switch (kind) {
    case 'captured':
      return capturePayment(tx, parts, request, now);
    case 'voided':
      return voidPayment(tx, parts, request, now);
    case 'refunded':
      return refundPayment(tx, parts, { ...request, amount }, now);
    case 'authorized':
      throw problem('movement_not_found');
  }
}
