import type { Totals } from '../../contract/cart/cart.ts';
import type { Order, PaidWith } from '../../contract/orders/orders.ts';
import type { Adjustment } from '../../contract/promotions/promotions.ts';
import { findLatestPayment, type PaymentDetails } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import { maskEmail } from '../platform/mask-email.ts';
import { taxLines } from '../tax/index.ts';
import type { OrderedLine, StoredOrder } from './order.ts';
import { findReturnedUnits } from './returning/store.ts';
import { labelOf } from './returning/units.ts';
import { stages } from './states.ts';
import { findAdjustments, findLines } from './store.ts';
import { isPartlyCancelled } from './units.ts';

/** An order's totals, with what each promotion took off. */
export async function presentTotals(db: Db, { id, totals }: StoredOrder, known?: readonly Adjustment[]): Promise<Totals> {
  const adjustments = known ? [...known] : await findAdjustments(db, id);
  return { ...totals, taxIsEstimate: false, freeShipping: null, adjustments };
}

/** What a caller has read of an order in the same transaction. */
export interface KnownContents {
  readonly lines: readonly OrderedLine[];
  readonly adjustments: readonly Adjustment[];
}

function paidWith(details: PaymentDetails | undefined): PaidWith {
  if (details?.type === 'PAYPAL') return { type: 'PAYPAL', payerEmail: maskEmail(details.payerEmail) };
  if (!details) return { type: 'NONE' };
  if (details.type === 'PLCC') {
    const { card, last4, planMonths } = details;
    return { type: 'PLCC', card, last4, planMonths };
  }
  return { type: 'CARD', brand: details.brand, last4: details.last4 };
}

/** An order in the contract's shape, with its lines and payment. */
export async function presentOrder(db: Db, order: StoredOrder, known?: KnownContents): Promise<Order> {
  const lines = known?.lines ?? (await findLines(db, order.id));
  const payment = await findLatestPayment(db, order.id);
  return {
    orderNumber: order.orderNumber,
    placedAt: order.placedAt.toISOString(),
    status: labelOf(order.state, await findReturnedUnits(db, order.id)),
    stage: stages[order.state],
    partlyCancelled: isPartlyCancelled(lines),
    paymentSettled: order.state !== 'awaiting_payment',
    email: order.email,
    items: lines.map(({ returnable: _, returnDays: _days, returnGoods: _goods, delivered: _delivered, ...line }) => ({
      ...line,
      currencyCode: order.totals.currency,
    })),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    delivery: {
      code: order.delivery.code,
      label: order.delivery.label,
      earliest: order.delivery.earliest,
      latest: order.delivery.latest,
    },
    payment: paidWith(payment?.details),
    summary: await presentTotals(db, order, known?.adjustments),
    taxLines: taxLines(order.totals.tax, order.taxParts),
  };
}
