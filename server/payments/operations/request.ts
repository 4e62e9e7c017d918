import { paymentProblems } from '../../../contract/payments/payments.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { defineJob } from '../../platform/jobs.ts';
import { type Actor, type Entry, findEntries, findEntry, insertEntry, keyToRetry } from '../entries/store.ts';
import { roomFor } from '../ledger.ts';
import { type PaymentParts, providerOf } from '../parts.ts';
import type { OperationKind } from '../provider.ts';
import { findPaidPayment, lockPayment, type Payment } from '../store.ts';

const problem = problemsOf(paymentProblems);

/** Asks the provider to perform one entry. */
export const performEntryJob = defineJob<{ key: string }>('payments.perform_entry');

/** Dependencies for requesting money movements; the call to the provider follows later. */
export type RequestParts = Pick<PaymentParts, 'jobs' | 'providers'>;

/** Who requests the movement of money, and why. */
export interface Request {
  readonly paymentId: string;
  /** Idempotency key. */
  readonly key: string;
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Requests a capture of `amount` cents, which releases the rest, or of everything not waived. Repeating a key returns its entry. The entry is
 * pending: a job asks the provider after the transaction commits. Throws `nothing_to_capture`, and `capture_not_partial` where the provider captures
 * all or nothing.
 */
export function capturePayment(
  tx: Tx,
  parts: RequestParts,
  { amount, ...request }: Request & { amount?: number },
  now: Date,
): Promise<Entry> {
  return ask(tx, parts, 'captured', request, now, (room, payment) => {
    const { partialCapture } = providerOf(parts, payment).capabilities;
    // An all-or-nothing provider captures everything; what was waived is refunded.
    const wanted = amount ?? (partialCapture ? room - payment.waived : room);
    if (wanted <= 0 || wanted > room) throw problem('nothing_to_capture');
    if (wanted < room && !partialCapture) throw problem('capture_not_partial');
    return wanted;
  });
}

/** Requests a void of the whole authorization, in the same way. Throws `nothing_to_void`. */
export function voidPayment(tx: Tx, parts: RequestParts, request: Request, now: Date): Promise<Entry> {
  return ask(tx, parts, 'voided', request, now, (room) => {
    if (room === 0) throw problem('nothing_to_void');
    return room;
  });
}

/** Requests a refund of `amount` captured cents, in the same way. Throws `refund_too_high` with the refundable cents. */
export function refundPayment(
  tx: Tx,
  parts: RequestParts,
  { amount, ...request }: Request & { amount: number },
  now: Date,
): Promise<Entry> {
  return ask(tx, parts, 'refunded', request, now, (room) => {
    if (amount > room) throw problem('refund_too_high', { refundable: room });
    return amount;
  });
}

/** The key of the shop's own first capture. */
const captureKey = (paymentId: string): string => `capture:${paymentId}`;

/**
 * Captures what is reserved for an order and not waived, when a parcel ships or at once. Asks again after a capture that was declined; does nothing
 * when another was requested, the money was released, or there is none.
 */
export async function captureOrder(
  tx: Tx,
  parts: RequestParts,
  { orderId, ...request }: { orderId: number } & Pick<Request, 'reason' | 'actor'>,
  now: Date,
): Promise<void> {
  const payment = await findPaidPayment(tx, orderId);
  if (payment) await captureWhatIsLeft(tx, parts, { paymentId: payment.id, ...request }, now);
}

export async function captureWhatIsLeft(
  tx: Tx,
  parts: RequestParts,
  request: Pick<Request, 'paymentId' | 'reason' | 'actor'>,
  now: Date,
): Promise<void> {
  const { paymentId } = request;
  const payment = await lockPayment(tx, paymentId);
  if (!payment || payment.waived === payment.amount) return;
  const entries = await findEntries(tx, paymentId);
  const last = entries.findLast(({ kind }) => kind === 'captured');
  if (roomFor('captured', entries) === 0 || (last && last.failure !== 'declined')) return;
  await capturePayment(tx, parts, { ...request, key: last ? keyToRetry(last.key) : captureKey(paymentId) }, now);
}

async function ask(
  tx: Tx,
  parts: RequestParts,
  kind: OperationKind,
  { paymentId, key, reason, actor }: Request,
  now: Date,
  amountWithin: (room: number, payment: Payment) => number,
): Promise<Entry> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const known = await findEntry(tx, key);
  if (known) return sameRequest(known, kind, paymentId);
  const amount = amountWithin(roomFor(kind, await findEntries(tx, paymentId)), payment);
  const entry: Entry = {
    key,
    paymentId,
    kind,
    amount,
    state: 'pending',
    reference: null,
    failure: null,
    reason,
    actor,
    createdAt: now,
    settledAt: null,
  };
  await insertEntry(tx, entry);
  await parts.jobs.enqueue(tx, performEntryJob, { key });
  return entry;
}

function sameRequest(known: Entry, kind: OperationKind, paymentId: string): Entry {
  if (known.kind === kind && known.paymentId === paymentId) return known;
  throw new Error(`The key ${known.key} is another request's`);
}
