import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

it.each([
  [1, 3, '33%'],
  [1, 40, '2.5%'],
  [1, 20, '5%'],
  [0, 20, '0%'],
  [3, 3, '100%'],
  [0, 0, '–'],
] as const)('[§17.10 figures] %d of %d are %s', (part, whole, words) => {
  expect(shareOf(part, whole)).toBe(words);
});
