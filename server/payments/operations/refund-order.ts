import type { Db, Tx } from '../../platform/db/index.ts';
import { type Entry, findEntries } from '../entries/store.ts';
import { roomFor } from '../ledger.ts';
import { findPaidPayment } from '../store.ts';
import { type Request, type RequestParts, refundPayment } from './request.ts';

const returnPrefix = 'return:';
/** The key of a return's refund. */
export const refundKeyOf = (caseNumber: string): string => returnPrefix + caseNumber;
export const isReturnRefund = (key: string): boolean => key.startsWith(returnPrefix);

/** The most that can be refunded for an order now, in cents: captured and not yet refunded. */
export async function findRefundable(db: Db, orderId: number): Promise<number> {
  const payment = await findPaidPayment(db, orderId);
  return payment ? roomFor('refunded', await findEntries(db, payment.id)) : 0;
}

/** Whether a capture of an order's money awaits the provider's answer. */
export async function isBeingCaptured(db: Db, orderId: number): Promise<boolean> {
  const payment = await findPaidPayment(db, orderId);
  const entries = payment ? await findEntries(db, payment.id) : [];
  return entries.some(({ kind, state }) => kind === 'captured' && state === 'pending');
}

/** Refunds `amount` cents of an order's captured payment, once per key. Throws `refund_too_high` with the refundable cents. */
export async function refundOrder(
  tx: Tx,
  parts: RequestParts,
  { orderId, ...request }: Omit<Request, 'paymentId'> & { orderId: number; amount: number },
  now: Date,
): Promise<Entry> {
  const payment = await findPaidPayment(tx, orderId);
  if (!payment) throw new Error(`Order ${orderId} has no payment`);
  return refundPayment(tx, parts, { paymentId: payment.id, ...request }, now);
}
