import type { PaymentDeclinedMail } from '../../contract/email/email.ts';
import { Button } from './frame.tsx';
import { text } from './look.ts';
import { orderValues } from './order-summary.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const linkEnded = 'Your payment link has ended. Please call Customer Care if you’d still like to order.';

/** For a shopper who left before the bank decided. */
export const paymentDeclined: Template<PaymentDeclinedMail> = {
  fillingOf: ({ order, isDraft }) =>
    filling(isDraft ? 'payment-declined-draft' : 'payment-declined', {
      ...orderValues(order),
      payer: order.payment.type === 'PAYPAL' ? 'PayPal' : 'Your bank',
    }),
  Body: ({ mail: { checkoutUrl } }) =>
    checkoutUrl === null ? <p style={text}>{linkEnded}</p> : <Button href={checkoutUrl}>Back to checkout</Button>,
  linesOf: ({ checkoutUrl }) => [checkoutUrl === null ? linkEnded : `Back to checkout: ${checkoutUrl}`],
};
