import { expect, test } from 'vitest';
import { type Highlight, step } from './search-form-highlight.ts';

const walk = (direction: 1 | -1, count: number, steps: number) => {
  const way: Highlight[] = [null];
  for (let i = 0; i < steps; i++) way.push(step(way.at(-1) ?? null, direction, count));
  return way;
};

test('[§5 suggestions] Down goes through the list and then to none', () => {
  expect(walk(1, 3, 5)).toEqual([null, 0, 1, 2, null, 0]);
});

test('[§5 suggestions] Up starts at the end and also passes none', () => {
  expect(walk(-1, 3, 5)).toEqual([null, 2, 1, 0, null, 2]);
});

test('[§5 suggestions] an empty list highlights nothing', () => {
  expect(walk(1, 0, 2)).toEqual([null, null, null]);
});
