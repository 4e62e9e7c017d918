import type { Db, Tx } from '../../platform/db/index.ts';
import { type Entry, findEntries, waivedKey } from '../entries/store.ts';
import { balanceOf, roomFor } from '../ledger.ts';
import { findPaidPayment, lockPayment, type Payment, saveWaived } from '../store.ts';
import { type Request, type RequestParts, refundPayment, voidPayment } from './request.ts';

type Who = Pick<Request, 'reason' | 'actor'>;

/** Whether the shop's own refund of waived money has this key; a retry has another. */
export const isWaivedRefund = (key: string): boolean => key.startsWith(waivedKey);

/** Captured cents still to be refunded because they were waived. A failed refund counts as requested: staff retry it under another key. */
export function dueBack(
  { amount, waived }: Pick<Payment, 'amount' | 'waived'>,
  entries: readonly Pick<Entry, 'key' | 'kind' | 'amount' | 'state'>[],
): number {
  const asked = entries.reduce((sum, { key, amount: cents }) => (key.startsWith(waivedKey) ? sum + cents : sum), 0);
  return Math.max(0, balanceOf(entries).captured - (amount - waived) - asked);
}

/** How far the capture is; null where none is under way. */
const captureOf = (entries: readonly Pick<Entry, 'kind' | 'state'>[]): 'pending' | 'succeeded' | null => {
  const states = entries.flatMap(({ kind, state }) => (kind === 'captured' && state !== 'failed' ? [state] : []));
  return states.includes('succeeded') ? 'succeeded' : (states[0] ?? null);
};

/** The state of an order's capture: waived money is refunded after a successful one, and not charged if there is none. */
export async function findCaptureState(db: Db, orderId: number): Promise<'pending' | 'succeeded' | null> {
  const payment = await findPaidPayment(db, orderId);
  return payment && captureOf(await findEntries(db, payment.id));
}

/**
 * Waives `amount` cents of an order, for example when some of it is cancelled. Before the capture: lowers the capture, and releases the authorization
 * once nothing is left. After it: refunds them, as far as they are not refunded already. While it is under way: refunds them once it succeeds. Returns
 * the cents that are not charged, or go back. The caller holds the order's lock and waives the same thing once. Throws when more than the remainder is
 * waived.
 */
export async function waive(
  tx: Tx,
  parts: RequestParts,
  { orderId, amount, ...who }: { orderId: number; amount: number } & Who,
  now: Date,
): Promise<number> {
  const paid = await findPaidPayment(tx, orderId);
  const payment = paid && (await lockPayment(tx, paid.id));
  if (!payment) throw new Error(`Order ${orderId} has no payment`);
  const waived = payment.waived + amount;
  await saveWaived(tx, payment.id, waived, now);
  const entries = await findEntries(tx, payment.id);
  if (captureOf(entries) === 'succeeded') return refundWaived(tx, parts, { ...payment, waived }, who, now);
  await releaseWaived(tx, parts, { ...payment, waived }, who, now);
  return amount;
}

/** Releases an authorization once everything is waived. The caller holds the payment's lock. */
export async function releaseWaived(
  tx: Tx,
  parts: RequestParts,
  { id: paymentId, amount, waived }: Payment,
  who: Who,
  now: Date,
): Promise<void> {
  if (waived < amount || roomFor('voided', await findEntries(tx, paymentId)) === 0) return;
  await voidPayment(tx, parts, { paymentId, key: `void:${paymentId}`, ...who }, now);
}

/** Refunds money that was waived but captured anyway; returns the cents. The caller holds the payment's lock. */
export async function refundWaived(tx: Tx, parts: RequestParts, payment: Payment, who: Who, now: Date): Promise<number> {
  const { id: paymentId, waived } = payment;
  const entries = await findEntries(tx, paymentId);
  const amount = Math.min(dueBack(payment, entries), roomFor('refunded', entries));
  if (amount > 0) await refundPayment(tx, parts, { paymentId, key: `${waivedKey}${paymentId}:${waived}`, amount, ...who }, now);
  return amount;
}
