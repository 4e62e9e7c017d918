import { type Invoice, invoiceProblems } from '../../../contract/orders/invoices.ts';
import { findOrderMoney } from '../../payments/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, requireStaff, staffOf } from '../../staff/index.ts';
import { deliveryPaid } from '../cancelling/refund-amounts.ts';
import type { StoredOrder } from '../order.ts';
import { findOrder } from '../store.ts';
import { presentOrder } from '../view.ts';
import { findVisibleOrder } from '../visible.ts';

const problem = problemsOf(invoiceProblems);

export interface InvoiceParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret'>;
}

interface Which {
  readonly orderNumber: string;
  readonly token?: string | undefined;
}

/**
 * The invoice of a paid order, for its shopper and for staff with `orders.read`, whose view is audited. Throws `invoice_not_found`, also for other
 * people's orders and unpaid ones.
 */
export async function showInvoice({ database, config }: InvoiceParts, call: Call, { orderNumber, token }: Which): Promise<Invoice> {
  const db = database.read;
  const order =
    (await findVisibleOrder(db, call, { orderNumber, token, secret: config.secret })) ?? (await findForStaff(database, call, orderNumber));
  if (!order || order.state === 'awaiting_payment' || order.state === 'payment_declined') throw problem('invoice_not_found');
  const shown = await presentOrder(db, order);
  const { moved, ...sums } = await findOrderMoney(db, order.id);
  const shippingTax = deliveryPaid(order.totals, shown.items) - order.totals.shipping;
  const money = { ...sums, moved: moved.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })) };
  return { order: shown, brand: order.brand, shippingTax, money };
}

async function findForStaff({ read, transact }: Database, call: Call, orderNumber: string): Promise<StoredOrder | null> {
  if (!(await staffOf(read, call))) return null;
  const by = await requireStaff(read, call, 'orders.read');
  const order = await findOrder(read, orderNumber);
  const subject = { kind: 'order', id: orderNumber };
  if (order) await transact((tx) => audit(tx, { by, action: 'order.invoice_viewed', subject }, call.now));
  return order;
}
