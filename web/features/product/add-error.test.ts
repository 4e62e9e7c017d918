import { expect, test } from 'vitest';
import { failure } from '../../../contract/api/client.ts';
import { addErrorWords } from './add-error.ts';

test.each([
  [3, 2, 'There are only 2 left. Please choose fewer.'],
  [2, 1, 'There is only 1 left. Please choose fewer.'],
  [1, 1, 'The last one is already in your cart.'],
  [2, 3, 'There are only 3 left, counting those already in your cart.'],
])('asking for %i of %i says: %s', (quantity, available, words) => {
  const failed = { ...failure(409, 'There aren’t that many left.'), code: 'quantity_unavailable', details: { available } };
  expect(addErrorWords(failed, quantity)).toBe(words);
});

test('other errors use the shop’s message', () => {
  expect(addErrorWords({ ...failure(409, 'This item is out of stock.'), code: 'out_of_stock' }, 1)).toBe('This item is out of stock.');
});

test('[§5] a quantity above the most says how many one may order', () => {
  const refused = { ...failure(400, 'Bad Request'), code: 'invalid_input', fields: { quantity: 'You can order up to 99 of an item.' } };
  expect(addErrorWords(refused, 100)).toBe('You can order up to 99 of an item.');
  const full = { ...failure(409, 'You can order up to 99 of an item.'), code: 'line_full', details: { most: 99 } };
  expect(addErrorWords(full, 2)).toBe('You can order up to 99 of an item.');
});

test.each([
  [7, 'This item is in other shoppers’ checkouts. Try again in 7 minutes.'],
  [1, 'This item is in other shoppers’ checkouts. Try again in 1 minute.'],
  [undefined, 'This item is in other shoppers’ checkouts. Try again in a few minutes.'],
])('[§6 abuse] units held by others for %s minutes', (minutes, words) => {
  expect(addErrorWords({ ...failure(409, 'Held.'), code: 'held_by_others', details: { available: 0, minutes } }, 1)).toBe(words);
});

test('[§8 generic] a fault of the shop', () => {
  expect(addErrorWords(failure(500), 1)).toBe('Something went wrong. Please try again or come back later.');
});
