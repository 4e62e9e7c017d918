import type { Order } from '../../contract/orders.ts';
import { findLatestPayment } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { StoredOrder } from './order.ts';
import { labels, stages } from './states.ts';
import { findLines } from './store.ts';

/** An order in the contract's shape, with its lines and how it is paid. */
export async function presentOrder(db: Db, order: StoredOrder): Promise<Order> {
  const lines = await findLines(db, order.id);
  const payment = await findLatestPayment(db, order.id);
  return {
    orderNumber: order.orderNumber,
    placedAt: order.placedAt.toISOString(),
    status: labels[order.state],
    stage: stages[order.state],
    paymentSettled: order.state !== 'awaiting_payment',
    email: order.email,
    items: lines.map(({ returnable: _, ...line }) => line),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    delivery: {
      code: order.delivery.code,
      label: order.delivery.label,
      earliest: order.delivery.earliest,
      latest: order.delivery.latest,
    },
    payment: { type: 'CARD', brand: payment?.brand ?? '', last4: payment?.last4 ?? '' },
    summary: { ...order.totals, taxIsEstimate: false, freeShipping: null },
  };
}
