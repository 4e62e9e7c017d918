import { describe, expect, it } from 'vitest';
import { afterStep } from './move-link.ts';

describe('[§2.4 main menu] a step of a link below an item', () => {
  it.each([
    ['up.1', ['b', 'a', 'c'], 0],
    ['up.2', ['a', 'c', 'b'], 1],
    ['down.0', ['b', 'a', 'c'], 1],
    ['down.1', ['a', 'c', 'b'], 2],
  ] as const)('%s', (step, links, at) => {
    expect(afterStep(['a', 'b', 'c'], step)).toEqual({ links, at });
  });

  it.each(['up.0', 'down.2', 'up.3', 'down.99', '', 'up', 'up.-1', 'left.1', 'up.1 '])('none: “%s”', (step) => {
    expect(afterStep(['a', 'b', 'c'], step)).toBeNull();
  });
});
