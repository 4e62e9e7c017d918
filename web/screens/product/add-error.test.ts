import { expect, test } from 'vitest';
import { failure } from '../../../contract/client.ts';
import { addErrorWords } from './add-error.ts';

test.each([
  [3, 2, 'There are only 2 left. Please choose fewer.'],
  [2, 1, 'There is only 1 left. Please choose fewer.'],
  [1, 1, 'The last one is already in your cart.'],
  [2, 3, 'There are only 3 left, counting those already in your cart.'],
])('asking for %i of %i says: %s', (quantity, available, words) => {
  const failed = { ...failure(409, 'There are not that many left.'), code: 'quantity_unavailable', details: { available } };
  expect(addErrorWords(failed, quantity)).toBe(words);
});

test('anything else in the words of the shop', () => {
  expect(addErrorWords({ ...failure(409, 'This item is out of stock.'), code: 'out_of_stock' }, 1)).toBe('This item is out of stock.');
});
