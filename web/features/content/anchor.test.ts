import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test.each([
  ['For the cook', 'for-the-cook'],
  ['Under $50', 'under-50'],
  ['  Pâtes & café: the kitchen’s best ', 'pates-cafe-the-kitchens-best'],
  ['…', undefined],
])('[§3 content blocks] “%s” has the anchor #%s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
