import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOf, typedPounds } from './pounds.ts';

it.each([
  [50_802, '112'],
  [900, '1.984'],
  [0, '0'],
])('[§17 products] %d grams are typed as %s pounds', (grams, text) => {
  expect(typedPounds(grams)).toBe(text);
});

it('[§17 products] a weight that nobody changes keeps its grams', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000 }), (grams) => gramsOf(typedPounds(grams)) === grams));
});

it.each([
  ['.5', 227],
  ['0.5', 227],
])('[§17 products] %s pounds are %d grams', (text, grams) => {
  expect(gramsOf(text)).toBe(grams);
});

it.each(['', '.', '5.', 'heavy', '-1', '1,000', '123456', '1.2345'])('[§17 products] %j is no weight', (text) => {
  expect(gramsOf(text)).toBeNull();
});
