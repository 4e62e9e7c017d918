import type { Brand } from '../../brands/brand.ts';
import type { OrderConfirmationMail } from '../../contract/accounts/email.ts';
import { type Order, paymentWords, planWords } from '../../contract/orders/orders.ts';
import { arrivalDays } from '../ui/arrival-days.ts';
import { Button, Frame, Table } from './frame.tsx';
import { heading, text } from './look.ts';
import { addressLines, amountsOf, Block, OrderSummary, optionsOf } from './order-summary.tsx';

export const confirmationSubject = ({ order }: OrderConfirmationMail): string => `Your order ${order.orderNumber}`;

const paidWords = ({ payment }: Pick<Order, 'payment'>): string[] => [paymentWords(payment), planWords(payment) ?? ''].filter(Boolean);

const arrives = ({ order }: OrderConfirmationMail): string => `Arrives ${arrivalDays(order.delivery)}`;

/** Thanks, the items and their arrival (spec §2.8, order confirmation). */
export function OrderConfirmation({ brand, mail }: { brand: Brand; mail: OrderConfirmationMail }) {
  const { order, orderUrl, shopUrl } = mail;
  return (
    <Frame brand={brand} shopUrl={shopUrl} preview={`${confirmationSubject(mail)}: ${arrives(mail)}`}>
      <h1 style={heading}>Thank you, {order.shippingAddress.firstName}</h1>
      <p style={text}>
        We have your order <strong>{order.orderNumber}</strong> and are getting it ready. {arrives(mail)}.
      </p>
      <OrderSummary order={order} />
      <Table>
        <tr>
          <Block label="Ships to" lines={addressLines(order.shippingAddress)} />
          <Block label="Payment method" lines={paidWords(order)} />
        </tr>
      </Table>
      <Button href={orderUrl}>View your order</Button>
    </Frame>
  );
}

/** The plain-text version. */
export function confirmationText(brand: Brand, mail: OrderConfirmationMail): string {
  const { order } = mail;
  const items = order.items.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`);
  return [
    `Thank you, ${order.shippingAddress.firstName}.`,
    '',
    `We have your order ${order.orderNumber} and are getting it ready. ${arrives(mail)}.`,
    '',
    ...items,
    '',
    ...amountsOf(order).map(({ label, amount }) => `${label}: ${amount}`),
    '',
    'Ships to:',
    ...addressLines(order.shippingAddress),
    '',
    `Payment method: ${paidWords(order).join(', ')}`,
    `View your order: ${mail.orderUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
