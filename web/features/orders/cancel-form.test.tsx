import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cancelReasons, type RefundMethod } from '../../../contract/orders/cancelling.ts';
import type { PaidWith } from '../../../contract/orders/orders.ts';
import type { CancelData } from './cancel-data.ts';
import { CancelForm } from './cancel-form.tsx';

const visa: PaidWith = { type: 'CARD', brand: 'Visa', last4: '4242' };
const paypal: PaidWith = { type: 'PAYPAL', payerEmail: 'p•••@example.com' };

/** The form to confirm without script: a whole order for $24.00, of which so much is not refunded already. */
const reviewed = (method: RefundMethod, refundable: number | null = null): CancelData => ({
  quote: {
    orderNumber: 'AAAA-BBBBB',
    currency: 'USD',
    lines: [{ variationId: 7, refundAmounts: [2400] }],
    shipping: 0,
    method,
    refundable,
    refusal: null,
    canCancelAll: true,
  },
  nextRequest: 'u',
  choice: { cancellationUuid: 'u', scope: 'all', units: [], reason: 'changed_mind' },
  message: null,
  errors: {},
});

it.each([
  [visa, 'shopper', 'not_charged', 'The amount reserved on your Visa ending in 4242 is released.'],
  [visa, 'staff', 'not_charged', 'The amount reserved on Visa ending in 4242 is released.'],
  [paypal, 'shopper', 'not_charged', 'The amount reserved with PayPal (p•••@example.com) is released.'],
  [visa, 'shopper', 'refund', 'To your Visa ending in 4242, within 3–5 business days.'],
  [visa, 'shopper', 'refund_if_charged', 'If your Visa ending in 4242 is charged, the refund arrives within 3–5 business days.'],
  [paypal, 'staff', 'refund', 'To PayPal (p•••@example.com), within 3–5 business days.'],
] as const)('[§5 cancellation] for an order paid with %j tells the %s (%s): %s', (payment, voice, method, words) => {
  const form = <CancelForm data={reviewed(method)} items={[]} action="/" reasons={cancelReasons} payment={payment} voice={voice} />;
  expect(renderToStaticMarkup(form)).toContain(words);
});

it.each([
  [null, '<strong>$24.00</strong>'],
  [1000, '<strong>$10.00</strong>'],
  [0, 'There is nothing to refund.'],
])('[§5 cancellation] with %s cents left after earlier refunds promises %s', (refundable, words) => {
  const data = reviewed('refund', refundable);
  const html = renderToStaticMarkup(<CancelForm data={data} items={[]} action="/" reasons={cancelReasons} payment={visa} />);
  expect(html).toContain(words);
  expect(html.includes('get back')).toBe(refundable !== 0);
});

it('[§5 cancellation] promises no $0.00 while no item is chosen', () => {
  const data = reviewed('refund');
  const nothing: CancelData = { ...data, choice: { cancellationUuid: 'u', scope: 'lines', units: [], reason: 'changed_mind' } };
  const html = renderToStaticMarkup(<CancelForm data={nothing} items={[]} action="/" reasons={cancelReasons} payment={visa} />);
  expect(html).toContain('Choose items to see the amount.');
  expect(html).not.toContain('$0.00');
});
