import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderMoney } from '../../../contract/orders/cancelling.ts';
import { OrderTimeline } from './order-timeline.tsx';

const at = '2026-11-24T15:00:00.000Z';
type Moved = OrderMoney['moved'][number];

function shown(money: Partial<OrderMoney>): string {
  const order = { payment: { type: 'CARD', brand: 'Visa', last4: '4242' }, summary: { currency: 'USD' } } as Parameters<
    typeof OrderTimeline
  >[0]['order'];
  return renderToStaticMarkup(<OrderTimeline events={[]} money={{ toCharge: 0, captureFailed: 0, moved: [], ...money }} order={order} />);
}

it.each<[Moved['kind'], Moved['state'], string]>([
  ['captured', 'pending', 'Charge of $188.24 on its way'],
  ['captured', 'succeeded', '$188.24 charged'],
  ['voided', 'pending', '$188.24 is being released'],
  ['voided', 'succeeded', '$188.24 released'],
  ['refunded', 'pending', 'Refund of $188.24 on its way'],
  ['refunded', 'succeeded', '$188.24 refunded'],
  ['refunded', 'failed', 'Refund of $188.24 delayed'],
])('[§5 orders] tells money %s and %s as: %s', (kind, state, words) => {
  expect(shown({ moved: [{ kind, state, amount: 18_824, at }] })).toContain(`>${words}`);
});

it('[§5 orders] promises a charge with the shipment only until it was tried', () => {
  expect(shown({ toCharge: 18_824 })).toContain('We’ll charge $188.24 when your order ships');
  const failed = shown({ captureFailed: 18_824, moved: [{ kind: 'captured', state: 'failed', amount: 18_824, at }] });
  expect(failed).not.toContain('188.24');
});
