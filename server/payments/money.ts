import type { Db } from '../platform/db/index.ts';
import { type Entry, findEntries } from './entries/store.ts';
import { balanceOf, roomFor } from './ledger.ts';
import { findPaidPayment } from './store.ts';

/** Captured, released and refunded cents of an order. */
interface OrderMoney {
  /** Reserved, to be captured when the order ships; 0 once a capture was requested. */
  readonly toCharge: number;
  /** Due, but the last capture failed; 0 when none did. */
  readonly captureFailed: number;
  readonly moved: readonly {
    readonly kind: 'captured' | 'refunded' | 'voided';
    readonly amount: number;
    readonly state: Entry['state'];
    readonly at: Date;
  }[];
}

/** The money of an order, with its movements oldest first. */
export async function findOrderMoney(db: Db, orderId: number): Promise<OrderMoney> {
  const payment = await findPaidPayment(db, orderId);
  if (!payment) return { toCharge: 0, captureFailed: 0, moved: [] };
  const entries = await findEntries(db, payment.id);
  const hasFailed = entries.findLast(({ kind }) => kind === 'captured')?.state === 'failed';
  const toCharge = hasFailed || roomFor('captured', entries) === 0 ? 0 : balanceOf(entries).open - payment.waived;
  const captureFailed = hasFailed ? payment.amount - payment.waived : 0;
  const moved = entries.flatMap(({ kind, amount, state, createdAt, settledAt }) =>
    kind === 'authorized' ? [] : [{ kind, amount, state, at: settledAt ?? createdAt }],
  );
  return { toCharge, captureFailed, moved };
}
