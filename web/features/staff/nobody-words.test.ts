import { expect, it } from 'vitest';
import { nobodyWords } from './nobody-words.ts';

it.each([
  ['product.sale_ended', 'Automatic'],
  ['import.plan_failed', 'Automatic'],
  ['product.imported', 'Command line'],
])('[§17 audit log] %s without a member is by: %s', (action, by) => {
  expect(nobodyWords(action)).toBe(by);
});
