import { expect, it } from 'vitest';
import { endOf } from './index.ts';

const day = 86_400_000;
const start = new Date('2026-01-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

it.each([
  [0, 14],
  [50, 64],
  [76, 90],
  [89, 90],
  [90, 90],
])('[§9 cookies] a session used %s days after sign-in expires %s days after it', (used, ends) => {
  expect(endOf(after(used), start)).toEqual(after(ends));
});
