import type { Tx } from '../platform/db/index.ts';
import { countWith } from '../platform/metrics.ts';
import { insertEntry } from './entries/store.ts';
import { paymentsAnswered } from './measures.ts';
import { releaseOther } from './operations/release.ts';
import type { PaymentParts } from './parts.ts';
import { type AuthorizationResult, isOtherMoney } from './provider.ts';
import { saveKept } from './saved-cards/operations.ts';
import { isSettled, type PaymentState, paymentTransitions } from './states.ts';
import { lockPayment, type Payment, type StateChange, saveState } from './store.ts';

/** The state change that a provider's answer means; null when nothing changes. */
function changeBy(result: AuthorizationResult, isOther: boolean): StateChange | null {
  if (isOther) return { state: 'declined', declineReason: 'declined' };
  switch (result.status) {
    case 'succeeded':
      return { state: 'succeeded', reference: result.reference };
    case 'declined':
      return { state: 'declined', declineReason: result.reason };
    case 'challenge':
      return { state: 'challenge', reference: result.reference, challengeUrl: result.url };
    case 'processing':
    case 'unknown':
      return null;
  }
}

/**
 * Records the provider's answer under the payment's lock, the reserved money in the ledger, and the card that was to be saved. `moved` is false for a
 * known answer, so that its consequences happen once, however many callers get it. An answer for another amount declines the payment, and a job releases
 * what was reserved.
 */
export async function recordResult(
  tx: Tx,
  { jobs, log }: Pick<PaymentParts, 'jobs' | 'log'>,
  paymentId: string,
  result: AuthorizationResult,
  now: Date,
): Promise<{ payment: Payment; moved: boolean }> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const other = result.status === 'succeeded' && isOtherMoney(result.stated, payment) ? result : null;
  const change = changeBy(result, other !== null);
  if (!change || change.state === payment.state) return { payment, moved: false };
  if (!paymentTransitions[payment.state].includes(change.state)) {
    if (isContradiction(payment.state, change.state)) {
      throw new Error(`Payment ${paymentId} is ${payment.state}, but the provider says ${change.state}`);
    }
    return { payment, moved: false };
  }
  await saveState(tx, paymentId, change, now);
  countWith(tx, paymentsAnswered, { provider: payment.provider, outcome: change.state });
  if (other) {
    const { orderId, amount, currency } = payment;
    const { reference, stated } = other;
    log.error({ paymentId, orderId, asked: { amount, currency }, stated }, 'the provider authorized another amount; it is released');
    await jobs.enqueue(tx, releaseOther, { paymentId, reference });
  } else if (result.status === 'succeeded') await noteAuthorized(tx, payment, result.reference, now);
  const { state, challengeUrl = payment.challengeUrl, declineReason = null } = change;
  if (isSettled(state)) await saveKept(tx, { ...payment, state }, (result.status === 'succeeded' && result.keptCard) || null, now);
  return { payment: { ...payment, state, challengeUrl, declineReason }, moved: true };
}

/** A late "challenge" after the end is outdated; two different outcomes need a person's attention. */
function isContradiction(known: PaymentState, said: PaymentState): boolean {
  return isSettled(known) && isSettled(said);
}

const noteAuthorized = (tx: Tx, { id, amount }: Payment, reference: string, now: Date): Promise<void> =>
  insertEntry(tx, {
    key: id,
    paymentId: id,
    kind: 'authorized',
    amount,
    state: 'succeeded',
    reference,
    failure: null,
    reason: 'order placed',
    actor: 'shopper',
    createdAt: now,
    settledAt: now,
  });
