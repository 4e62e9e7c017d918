import { type FailedMovement, staffPaymentEndpoints } from '../../contract/payments/payments.ts';
import { countFailedEntries, findFailedEntries, findPayment, type RequestParts, retryEntry } from '../payments/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { pageOf } from '../platform/paging.ts';
import { audit, requireStaff } from '../staff/index.ts';
import { findNumbers } from './store.ts';

const perPage = 50;

/** Endpoints with which staff find and retry failed captures, voids and refunds. */
export function bindFailedPayments(api: Api, parts: RequestParts & { readonly database: Database }): void {
  const { database } = parts;
  api.bind(staffPaymentEndpoints.listFailed, async ({ kind = null, page: asked }, call) => {
    await requireStaff(database.read, call, 'orders.refund');
    const total = await countFailedEntries(database.read, kind);
    const { page, pages, portion } = pageOf(asked, total, perPage);
    const failed = await findFailedEntries(database.read, { kind, ...portion });
    const numbers = await findNumbers(
      database.read,
      failed.map(({ orderId }) => orderId),
    );
    return {
      total,
      page,
      pages,
      movements: failed.flatMap(({ orderId, key, kind, amount, currency, failure, settledAt }): FailedMovement[] => {
        const orderNumber = numbers.get(orderId);
        if (!orderNumber || kind === 'authorized' || !failure || !settledAt) return [];
        return [{ key, orderNumber, kind, amount, currency, failure, at: settledAt.toISOString() }];
      }),
    };
  });
  api.bind(staffPaymentEndpoints.retry, async ({ key }, call) => {
    const by = await requireStaff(database.read, call, 'orders.refund');
    return database.transact(async (tx) => {
      const { entry, isNew } = await retryEntry(tx, parts, { key, actor: `staff:${by.memberId}` }, call.now);
      const { state, kind, amount } = entry;
      const payment = await findPayment(tx, entry.paymentId);
      const orderNumber = payment && (await findNumbers(tx, [payment.orderId])).get(payment.orderId);
      const subject = { kind: 'order', id: orderNumber ?? '' };
      if (isNew) await audit(tx, { by, action: 'payment.retried', subject, details: { kind, cents: amount } }, call.now);
      return { state };
    });
  });
}
