import type { Brand } from '../../brands/brand.ts';
import type { OrderRefundedMail } from '../../contract/accounts/email.ts';
import { refundDays } from '../../contract/orders/cancelling.ts';
import { ownPaymentWords } from '../../contract/orders/orders.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Frame } from './frame.tsx';
import { heading, text } from './look.ts';

const sumOf = ({ order, amount }: OrderRefundedMail): string => formatMoney(amount, { currency: order.summary.currency });

export const refundedSubject = (mail: OrderRefundedMail): string => `Refund of ${sumOf(mail)} on its way`;

const refundWords = (mail: OrderRefundedMail): string =>
  `We’ve refunded ${sumOf(mail)} to ${ownPaymentWords(mail.order.payment)}. It takes ${refundDays} to show on your statement.`;

/** A refund: how much, to where, and when it arrives. */
export function OrderRefunded({ brand, mail }: { brand: Brand; mail: OrderRefundedMail }) {
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={refundedSubject(mail)}>
      <h1 style={heading}>{refundedSubject(mail)}</h1>
      <p style={text}>
        Order <strong>{mail.order.orderNumber}</strong>. {refundWords(mail)}
      </p>
      <Button href={mail.orderUrl}>View your order</Button>
    </Frame>
  );
}

/** The plain-text version. */
export function refundedText(brand: Brand, mail: OrderRefundedMail): string {
  return [
    `${refundedSubject(mail)}, order ${mail.order.orderNumber}.`,
    '',
    refundWords(mail),
    '',
    `View your order: ${mail.orderUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
