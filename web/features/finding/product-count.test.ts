import { expect, it } from 'vitest';
import { listCount } from './product-count.ts';

it.each([
  [1, null, '1 product'],
  [1204, null, '1,204 products'],
  [31, 1, '1 product, 30 similar'],
  [31, 12, '12 products, 19 similar'],
  [31, 0, 'No exact match, 31 similar'],
  [7, 7, '7 products'],
])('[§5 search text] %i found, of which %s match, are “%s”', (total, matching, words) => {
  expect(listCount({ total, matching })).toBe(words);
});
