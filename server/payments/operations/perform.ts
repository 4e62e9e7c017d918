import { emit } from '../../platform/events.ts';
import { countWith } from '../../platform/metrics.ts';
import { type Answer, askProvider } from '../ask-provider.ts';
import { type Entry, findEntries, findEntry, findPendingKeys, findPendingOperation, insertEntry, saveEnd } from '../entries/store.ts';
import { type RefundMade, refundMade } from '../events.ts';
import { keyOfRemainder, releasedBy } from '../ledger.ts';
import { moneyMoved } from '../measures.ts';
import { type PaymentParts, providerLimit, providerOf } from '../parts.ts';
import { isOtherMoney, type Operation, type OperationKind, type OperationResult, type PaymentProvider } from '../provider.ts';
import { lockPayment } from '../store.ts';
import { isReturnRefund } from './refund-order.ts';
import { isWaivedRefund, refundWaived, releaseWaived } from './waive.ts';

type Decided = Exclude<OperationResult, { readonly status: 'processing' | 'unknown' }>;

/** Milliseconds; a younger entry is still handled by its job. */
const leaveAlone = 15_000;

/** The reason of a refund of money that was waived before it was captured. */
const duringCapture = 'cancelled during the capture';

function causeOf(key: string, reason: string): RefundMade['cause'] {
  if (isReturnRefund(key)) return 'return';
  if (!isWaivedRefund(key)) return null;
  return reason === duringCapture ? 'capture' : 'cancellation';
}

/**
 * Performs a pending entry: looks it up at the provider, makes the call if the provider does not know it, and records the outcome. Silence leaves it
 * pending, and so does another amount than was asked for: repeating it might pay twice. Safe to run at any time and in several processes. Throws when the provider reports two different outcomes or is no longer configured.
 */
export async function performEntry(parts: PaymentParts, key: string, now: Date): Promise<void> {
  const found = await findPendingOperation(parts.database.read, key);
  if (!found) return;
  const answer = await bringAbout(parts, providerOf(parts, found), found.operation);
  if (answer.status === 'succeeded' && isOtherMoney(answer.stated, found.operation)) {
    const { amount, currency, kind, paymentId } = found.operation;
    const asked = { amount, currency };
    parts.log.error({ key, paymentId, kind, asked, stated: answer.stated }, 'the provider moved another amount; a person has to decide');
    return;
  }
  if (answer.status === 'succeeded' || answer.status === 'failed') await settleEntry(parts, key, answer, now);
}

async function bringAbout(parts: PaymentParts, provider: PaymentProvider, operation: Operation): Promise<Answer<OperationResult>> {
  const limit = providerLimit(parts);
  const answer = await askProvider((signal) => provider.lookupOperation(operation, signal), limit, parts.log);
  if (answer.status !== 'unknown') return answer;
  return askProvider((signal) => call(provider, operation, signal), limit, parts.log);
}

function call(provider: PaymentProvider, operation: Operation, signal: AbortSignal): Promise<OperationResult> {
  switch (operation.kind) {
    case 'captured':
      return provider.capture(operation, signal);
    case 'voided':
      return provider.void(operation, signal);
    case 'refunded':
      return provider.refund(operation, signal);
  }
}

/**
 * Records an entry's outcome under its payment's lock; only the first call changes anything. The released part of the authorization is recorded as
 * voided.
 */
async function settleEntry(parts: PaymentParts, key: string, result: Decided, now: Date): Promise<void> {
  await parts.database.transact(async (tx) => {
    const { paymentId } = existing(await findEntry(tx, key), key);
    const payment = await lockPayment(tx, paymentId);
    const entry = existing(await findEntry(tx, key), key);
    if (entry.state !== 'pending') {
      if (entry.state === result.status) return;
      throw new Error(`Entry ${key} has ${entry.state}, but the provider says ${result.status}`);
    }
    const failure = result.status === 'failed' ? result.failure : null;
    const reference = result.status === 'succeeded' ? result.reference : null;
    await saveEnd(tx, key, { state: result.status, reference, failure }, now);
    countWith(tx, moneyMoved, { kind: entry.kind, outcome: result.status });
    if (failure) {
      const { kind, amount } = entry;
      parts.log.error({ key, paymentId, orderId: payment?.orderId, kind, amount, failure }, 'a movement of money failed');
    }
    if (payment && entry.kind === 'refunded' && !failure) {
      const { amount, reason } = entry;
      await emit(tx, refundMade, { orderId: payment.orderId, key, amount, cause: causeOf(key, reason), now });
    }
    // Handles money waived while the capture was under way.
    const who = { reason: duringCapture, actor: 'system' } as const;
    if (payment && entry.kind === 'captured' && !failure) await refundWaived(tx, parts, payment, who, now);
    if (payment && entry.kind === 'captured' && failure === 'declined') await releaseWaived(tx, parts, payment, who, now);
    const amount = releasedBy(entry.kind as OperationKind, failure, await findEntries(tx, paymentId));
    if (amount === 0) return;
    const reason = failure ?? 'released by the capture';
    const released = { kind: 'voided', amount, state: 'succeeded', failure: null, createdAt: now, settledAt: now } as const;
    await insertEntry(tx, { key: keyOfRemainder(key), paymentId, reference, reason, actor: 'system', ...released });
  });
}

function existing(entry: Entry | null, key: string): Entry {
  if (!entry) throw new Error(`There is no entry ${key}`);
  return entry;
}

/** Finishes entries left pending by silence or a crash. Returns how many it checked. */
export async function sweepEntries(parts: PaymentParts, now: Date): Promise<number> {
  const keys = await findPendingKeys(parts.database.read, new Date(now.getTime() - leaveAlone), 500);
  for (const key of keys) {
    try {
      await performEntry(parts, key, now);
    } catch (error) {
      // One failing entry must not block the others.
      parts.log.error({ err: error, key }, 'an entry could not be settled');
    }
  }
  return keys.length;
}
