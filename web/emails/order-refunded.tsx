import type { OrderRefundedMail } from '../../contract/email/email.ts';
import { ownPaymentWords } from '../../contract/orders/orders.ts';
import { formatMoney } from '../ui/money.ts';
import { Button } from './frame.tsx';
import { orderValues } from './order-summary.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

/** A refund: how much, to where, and when it arrives. */
export const orderRefunded: Template<OrderRefundedMail> = {
  fillingOf: ({ order, amount }) =>
    filling('order-refunded', {
      ...orderValues(order),
      amount: formatMoney(amount, { currency: order.summary.currency }),
      payment: ownPaymentWords(order.payment),
    }),
  Body: ({ mail }) => <Button href={mail.orderUrl}>View your order</Button>,
  linesOf: ({ orderUrl }) => [`View your order: ${orderUrl}`],
};
