import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '../../../contract/orders/orders.ts';
import type { ReturnQuote } from '../../../contract/returns/returns.ts';
import type { OrderReturnData } from './order-return-data.ts';
import { ReturnForm } from './return-form.tsx';

const quote: ReturnQuote = {
  orderNumber: 'AAAA-BBBBB',
  currency: 'USD',
  shipping: 0,
  refundable: null,
  lines: [{ variationId: 7, refundAmounts: [2400], returnBy: null, refusal: null }],
};
const order = { items: [], payment: { type: 'CARD', brand: 'Visa', last4: '4242' } } as unknown as Order;

it.each([
  [null, '<strong>$24.00</strong>'],
  [1000, '<strong>$10.00</strong>'],
  [0, 'There is nothing to refund.'],
])('[§4 return] with %s cents left after earlier refunds promises %s', (refundable, words) => {
  const lines = [{ variationId: 7, quantity: 1, reason: 'changed_mind', comment: '' }];
  const data: OrderReturnData = {
    order,
    token: null,
    isOwn: true,
    requested: null,
    photoError: null,
    isNew: false,
    quote,
    nextRequest: 'v',
    choice: { returnUuid: 'u', wish: 'refund', lines },
    message: null,
    errors: {},
  };
  const html = renderToStaticMarkup(<ReturnForm data={data} quote={{ ...quote, refundable }} action="/" />);
  expect(html).toContain(words);
  expect(html.includes('get back')).toBe(refundable !== 0);
});
