import { askProvider, findPayment, findUnsettled, providerLimit, providerOf } from '../payments/index.ts';
import type { CheckoutParts } from './parts.ts';
import { settle } from './settlement.ts';

/** Timeouts in milliseconds. */
export interface SweepTimeouts {
  /** Younger attempts are still handled by the request that made them. */
  readonly leaveAlone: number;
  /** After this we ask the provider to abandon an attempt that is undecided or unknown to it. */
  readonly undecided: number;
  /** How long a shopper may take on the bank's page. */
  readonly challenge: number;
}

export const defaultTimeouts: SweepTimeouts = { leaveAlone: 15_000, undecided: 300_000, challenge: 1_800_000 };

/**
 * Finishes what a crash, a timeout or a departed shopper left between the steps of placing an order, by asking the provider. Safe to run at any time
 * and in several processes. Returns how many payments it checked.
 */
export async function sweepPayments(parts: CheckoutParts, now: Date, timeouts: SweepTimeouts = defaultTimeouts): Promise<number> {
  const ids = await findUnsettled(parts.database.read, new Date(now.getTime() - timeouts.leaveAlone), 500);
  for (const id of ids) {
    try {
      await sweep(parts, id, now, timeouts);
    } catch (error) {
      // One failing payment must not block the others.
      parts.log.error({ err: error, paymentId: id }, 'a payment could not be settled');
    }
  }
  return ids.length;
}

async function sweep(parts: CheckoutParts, paymentId: string, now: Date, timeouts: SweepTimeouts): Promise<void> {
  const { log } = parts;
  const payment = await findPayment(parts.database.read, paymentId);
  if (!payment) return;
  const provider = providerOf(parts, payment);
  let answer = await askProvider((signal) => provider.lookup(paymentId, signal), providerLimit(parts), log);
  const age = now.getTime() - payment.createdAt.getTime();
  const limit = answer.status === 'challenge' ? timeouts.challenge : timeouts.undecided;
  const isDecided = answer.status === 'succeeded' || answer.status === 'declined' || answer.status === 'silent';
  if (!isDecided && age > limit) answer = await askProvider((signal) => provider.abandon(paymentId, signal), providerLimit(parts), log);
  if (answer.status !== 'silent') await settle(parts, paymentId, answer, now, { network: null });
}

/**
 * A webhook announced a change of a payment. An approval is recorded at once; everything else is left to the shopper, who may still be on the page,
 * and to the sweeper.
 */
export async function askAgain(parts: CheckoutParts, paymentId: string, now: Date): Promise<void> {
  const payment = await findPayment(parts.database.read, paymentId);
  if (!payment) return;
  const provider = providerOf(parts, payment);
  const answer = await askProvider((signal) => provider.lookup(paymentId, signal), providerLimit(parts), parts.log);
  if (answer.status === 'succeeded') await settle(parts, paymentId, answer, now, { network: null });
}
