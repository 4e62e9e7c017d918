import { addressLines } from '../../contract/addresses/addresses.ts';
import type { OrderConfirmationMail } from '../../contract/email/email.ts';
import { cancelledWords, type Order, paymentWords, planWords } from '../../contract/orders/orders.ts';
import { arrivalDays } from '../../contract/values/arrival-days.ts';
import { Button, Table } from './frame.tsx';
import { amountsOf, Block, OrderSummary, optionsOf, orderValues } from './order-summary.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const paidWords = ({ payment }: Pick<Order, 'payment'>): string[] => [paymentWords(payment), planWords(payment) ?? ''].filter(Boolean);

/** Thanks, the items and their arrival (spec §2.8, order confirmation). */
export const orderConfirmation: Template<OrderConfirmationMail> = {
  fillingOf: ({ order, isAgain }) =>
    isAgain
      ? filling('order-confirmation-again', orderValues(order))
      : filling('order-confirmation', { ...orderValues(order), arrival: arrivalDays(order.delivery) }),
  Body: ({ mail: { order, orderUrl } }) => (
    <>
      <OrderSummary order={order} />
      <Table>
        <tr>
          <Block label="Ships to" lines={addressLines(order.shippingAddress)} />
          <Block label="Payment method" lines={paidWords(order)} />
        </tr>
      </Table>
      <Button href={orderUrl}>View your order</Button>
    </>
  ),
  linesOf: ({ order, orderUrl }) => [
    ...order.items.map((line) => {
      const cancelled = cancelledWords(line);
      return `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}${cancelled ? ` (${cancelled})` : ''}`;
    }),
    '',
    ...amountsOf(order).map(({ label, amount }) => `${label}: ${amount}`),
    '',
    'Ships to:',
    ...addressLines(order.shippingAddress),
    '',
    `Payment method: ${paidWords(order).join(', ')}`,
    `View your order: ${orderUrl}`,
  ],
};
