import { expect, it } from 'vitest';
import { centsOf, typedDollars } from './dollars.ts';

it.each([
  ['42', 4200],
  ['42.5', 4250],
  ['$1,042.36', 104_236],
  [' 0.07 ', 7],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
  ['42,36', null],
  ['1,04.20', null],
])('[§4 return] reads the amount %j as %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
  if (cents !== null) expect(centsOf(typedDollars(cents))).toBe(cents);
});
