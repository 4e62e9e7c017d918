import { expect, test } from 'vitest';
import { failure } from '../../../contract/client.ts';
import { addErrorWords } from './add-error.ts';

test('too many says how many there are', () => {
  const failed = { ...failure(409, 'There are not that many left.'), code: 'quantity_unavailable', details: { available: 2 } };
  expect(addErrorWords(failed)).toContain('only 2 left');
});

test('a lost connection is told as that', () => {
  expect(addErrorWords(failure(0))).toContain('connection');
});

test('anything else in the words of the shop', () => {
  expect(addErrorWords({ ...failure(409, 'This item is out of stock.'), code: 'out_of_stock' })).toBe('This item is out of stock.');
});
