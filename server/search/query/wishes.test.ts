import { expect, it } from 'vitest';
import { wishOf } from './wishes.ts';

it.each([
  ['something to hold towels', 'hold towels', true],
  ['a place to put my shoes', 'my shoes', true],
  ['i need a towel rack', 'a towel rack', false],
  ['something', 'something', false],
])('reads “%s” as “%s”', (typed, text, isUse) => {
  expect(wishOf(typed)).toMatchObject({ text, isUse });
});
