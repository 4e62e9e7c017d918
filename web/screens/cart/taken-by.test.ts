import { expect, it } from 'vitest';
import type { CartLine } from '../../../contract/cart/cart.ts';
import { takenBy } from './taken-by.ts';

const paying = { checkoutUuid: 'u', orderNumber: 'AB12-CD34', isAtBank: true, variationIds: [7] };

it.each([
  ['out_of_stock', 7, 'Reserved in order AB12-CD34.'],
  ['held', 7, 'Reserved in order AB12-CD34.'],
  ['quantity_reduced', 7, 'Reserved in order AB12-CD34.'],
  ['price_changed', 7, 'as found'],
  ['out_of_stock', 8, 'as found'],
] as const)('[§4 cart item] “%s” of variation %i while an order of variation 7 is being paid: %s', (code, variationId, message) => {
  const line = { variationId, errorDetails: { code, message: 'as found' } } as CartLine;
  expect(takenBy(paying, line).errorDetails?.message).toBe(message);
  expect(takenBy(null, line)).toBe(line);
});
