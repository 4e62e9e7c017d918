import type { Tx } from '../platform/db/index.ts';
import { insertEntry } from './entries/store.ts';
import type { AuthorizationResult } from './provider.ts';
import { isSettled, type PaymentState, paymentTransitions } from './states.ts';
import { lockPayment, type Payment, type StateChange, saveState } from './store.ts';

/** What a gateway's answer makes of a payment; null when it says nothing new. */
function changeBy(result: AuthorizationResult): StateChange | null {
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
 * Writes the provider's answer to a payment, under its lock, and what is reserved into the ledger. `moved` is false when it was known already, so that whatever follows
 * from the answer is done once, however many learn it.
 */
export async function recordResult(
  tx: Tx,
  paymentId: string,
  result: AuthorizationResult,
  now: Date,
): Promise<{ payment: Payment; moved: boolean }> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const change = changeBy(result);
  if (!change || change.state === payment.state) return { payment, moved: false };
  if (!paymentTransitions[payment.state].includes(change.state)) {
    if (isContradiction(payment.state, change.state)) {
      throw new Error(`Payment ${paymentId} is ${payment.state}, but the gateway says ${change.state}`);
    }
    return { payment, moved: false };
  }
  await saveState(tx, paymentId, change, now);
  if (result.status === 'succeeded') await noteAuthorized(tx, payment, result.reference, now);
  const { state, challengeUrl = payment.challengeUrl, declineReason = null } = change;
  return { payment: { ...payment, state, challengeUrl, declineReason }, moved: true };
}

/** A late "challenge" after the end is old news; two different ends are something a person must look at. */
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
