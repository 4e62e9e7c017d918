import { expect, it } from 'vitest';
import { parseDollars, typedDollars } from './dollars.ts';

it.each([
  ['42', 4200],
  ['42.5', 4250],
  ['$1,042.36', 104_236],
  [' 0.07 ', 7],
  ['$ 7', 700],
  ['1,200', 120_000],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
  ['42,36', null],
  ['1,04.20', null],
  // In linear time.
  [`$${' '.repeat(300_000)}x`, null],
])('[§17 console] reads the amount %j as %s cents', (typed, cents) => {
  expect(parseDollars(typed)).toBe(cents);
  if (cents !== null) expect(parseDollars(typedDollars(cents))).toBe(cents);
});
