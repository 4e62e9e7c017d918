import type { PaymentDeclinedMail } from '../../contract/accounts/email.ts';
import { Button } from './frame.tsx';
import { orderValues } from './order-summary.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

/** For a shopper who left before the bank decided. */
export const paymentDeclined: Template<PaymentDeclinedMail> = {
  fillingOf: ({ order }) =>
    filling('payment-declined', { ...orderValues(order), payer: order.payment.type === 'PAYPAL' ? 'PayPal' : 'Your bank' }),
  Body: ({ mail }) => <Button href={mail.checkoutUrl}>Back to checkout</Button>,
  linesOf: ({ checkoutUrl }) => [`Back to checkout: ${checkoutUrl}`],
};
