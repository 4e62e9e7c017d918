import type { Brand } from '../../brands/brand.ts';
import type { PaymentDeclinedMail } from '../../contract/accounts/email.ts';
import { Button, Frame } from './frame.tsx';
import { heading, text } from './look.ts';

export const declinedSubject = 'Your order was not placed';

const whatHappened = ({ order }: PaymentDeclinedMail): string =>
  `${order.payment.type === 'PAYPAL' ? 'PayPal' : 'Your bank'} did not confirm the payment of order ${order.orderNumber}, so nothing was charged and the order was not placed.`;
const whatNow = 'Your items are still in your cart. You can try again, or use a different payment method.';

/** For a shopper who left before the bank decided. */
export function PaymentDeclined({ brand, mail }: { brand: Brand; mail: PaymentDeclinedMail }) {
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={declinedSubject}>
      <h1 style={heading}>{declinedSubject}</h1>
      <p style={text}>{whatHappened(mail)}</p>
      <p style={text}>{whatNow}</p>
      <Button href={mail.checkoutUrl}>Back to checkout</Button>
    </Frame>
  );
}

/** The plain-text version. */
export function declinedText(brand: Brand, mail: PaymentDeclinedMail): string {
  return [
    `${declinedSubject}.`,
    '',
    whatHappened(mail),
    whatNow,
    '',
    `Back to checkout: ${mail.checkoutUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
