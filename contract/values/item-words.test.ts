import { expect, it } from 'vitest';
import { itemWords } from './item-words.ts';

it.each([
  ['Sage / Queen', '2 × Duvet, Sage / Queen'],
  ['', '2 × Duvet'],
])('[§2.9] an item names its variation, if it has several (“%s”)', (variationName, words) =>
  expect(itemWords({ name: 'Duvet', variationName, quantity: 2 })).toBe(words),
);
