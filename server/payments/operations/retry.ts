import { retryProblems } from '../../../contract/payments/payments.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { type Actor, type Entry, findEntry, keyToRetry } from '../entries/store.ts';
import { lockPayment } from '../store.ts';
import { capturePayment, type Request, type RequestParts, refundPayment, voidPayment } from './request.ts';

const problem = problemsOf(retryProblems);

/**
 * Retries a failed capture, void or refund. The new key derives from the failed one, so that two staff members who click at once move money once;
 * `isNew` is true for the first of them. Throws `movement_not_found` and what the movement throws: `nothing_to_capture` once the authorization has expired.
 */
export async function retryEntry(
  tx: Tx,
  parts: RequestParts,
  { key, actor }: { key: string; actor: Actor },
  now: Date,
): Promise<{ entry: Entry; isNew: boolean }> {
  const failed = await findEntry(tx, key);
  if (failed?.state !== 'failed') throw problem('movement_not_found');
  const { paymentId, reason } = failed;
  await lockPayment(tx, paymentId);
  const request = { paymentId, key: keyToRetry(key), reason, actor };
  const earlier = await findEntry(tx, request.key);
  return earlier ? { entry: earlier, isNew: false } : { entry: await ask(tx, parts, failed, request, now), isNew: true };
}

async function ask(tx: Tx, parts: RequestParts, { kind, amount }: Entry, request: Request, now: Date): Promise<Entry> {
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
