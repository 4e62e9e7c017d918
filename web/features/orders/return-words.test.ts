import { expect, it } from 'vitest';
import type { OrderReturn } from '../../../contract/returns/returns.ts';
import { nextStep } from './return-words.ts';

const one: OrderReturn = {
  caseNumber: 'R-7KQ2-M9XWT',
  orderNumber: 'AAAA-BBBBB',
  currency: 'USD',
  state: 'requested',
  requestedAt: '2026-11-24T15:00:00.000Z',
  arriveBy: '2027-01-08T15:00:00.000Z',
  paidBy: 'customer',
  nothingToSend: false,
  wish: 'refund',
  outOfStock: false,
  sendBack: null,
  replacement: null,
  lines: [],
  photos: [],
  takesPhotos: false,
  quoted: 0,
  refunded: null,
  words: null,
};

it.each(['requested', 'approved', 'in_transit', 'received'] as const)('[§4 return] promises no refund of $0.00 (%s)', (state) => {
  expect(nextStep({ ...one, state })).toMatch(/There is nothing to refund\.$/);
  expect(nextStep({ ...one, state, quoted: 4236 })).toContain('$42.36');
});

it('[§4 return] names what to pack where some items never arrived', () => {
  const line = { variationId: 1, name: 'Lamp', options: {}, quantity: 2, reason: '', comment: '', nothingToSend: false };
  const missing = { ...line, name: 'Shade', nothingToSend: true };
  const approved = { ...one, state: 'approved' } as const;
  expect(nextStep({ ...approved, lines: [line, missing] })).toMatch(/^Pack only 2 × Lamp\. Send/);
  expect(nextStep({ ...approved, lines: [line] })).not.toContain('Pack only');
});
