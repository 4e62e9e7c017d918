import { expect, it } from 'vitest';
import { paymentTypesWith } from './payment-types.ts';

const campaign = (paymentTypeInclusions: string[], paymentTypeExclusions: string[] = []) => ({
  paymentTypeInclusions,
  paymentTypeExclusions,
});

it.each([
  ['neither names any', {}, campaign([]), undefined],
  ['the campaign includes', {}, campaign(['PLCC']), { in: ['PLCC'] }],
  ['the campaign excludes', {}, campaign([], ['PAYPAL']), { notIn: ['PAYPAL'] }],
  ['the promotion includes', { paymentTypes: { in: ['CARD' as const] } }, campaign([]), { in: ['CARD'] }],
  ['both include', { paymentTypes: { in: ['CARD' as const, 'PLCC' as const] } }, campaign(['PLCC', 'PAYPAL']), { in: ['PLCC'] }],
  ['both exclude', { paymentTypes: { notIn: ['PLCC' as const] } }, campaign([], ['PAYPAL']), { notIn: ['PAYPAL', 'PLCC'] }],
])('[rulings: Money] payment types of a campaign’s promotion where %s', (_, conditions, narrowing, types) => {
  expect(paymentTypesWith(conditions, narrowing)).toEqual(types);
});
