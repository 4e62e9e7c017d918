import { expect, it } from 'vitest';
import { changeWords, shortMoney } from './change.ts';

it.each([
  [112, 100, 'up 12%'],
  [50, 100, 'down 50%'],
  [1001, 1000, 'unchanged'],
  [0, 100, 'down 100%'],
  [7, 0, null],
  [50, -100, 'up 150%'],
  [-200, -100, 'down 100%'],
])('[look: staff console] %i after %i is %s', (now, before, words) => expect(changeWords(now, before)).toBe(words));

it.each([
  [0, '$0'],
  [50, '$0.5'],
  [95_000, '$950'],
  [1_250_000, '$12.5K'],
  [120_000_000, '$1.2M'],
])('[look: staff console] %i cents are %s on an axis', (cents, words) => expect(shortMoney(cents)).toBe(words));
