import { expect, it } from 'vitest';
import { linesOf } from './read-trial.ts';

it.each([
  ['OAK-1', [['OAK-1', 1]]],
  [
    'OAK-1 × 2\n\n LAMP-XL x3 ',
    [
      ['OAK-1', 2],
      ['LAMP-XL', 3],
    ],
  ],
  ['OAK-1×2', [['OAK-1', 2]]],
  ['BOX2', [['BOX2', 1]]],
  ['OAK 1 * 12', [['OAK 1', 12]]],
])('[money: Promotions] a cart typed as %j is read', (typed, lines) => {
  expect(linesOf(typed)).toEqual({ lines: lines.map(([sku, quantity]) => ({ sku, quantity })), fault: null });
});

it.each([
  ['', 'Enter at least one SKU'],
  ['OAK × 0', '“OAK × 0”: enter a quantity from 1 to 99'],
  ['OAK x 100', '“OAK x 100”: enter a quantity from 1 to 99'],
])('[money: Promotions] a cart typed as %j is refused with words', (typed, fault) => {
  expect(linesOf(typed)).toEqual({ lines: [], fault });
});

it('[§6 abuse] a long line is read in linear time', () => {
  const sku = `OAK${' '.repeat(300_000)}1`;
  expect(linesOf(`${sku} × 2`)).toEqual({ lines: [{ sku, quantity: 2 }], fault: null });
});
