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

it.each([
  ['chair without arms', 'chair', ['arms']],
  ['coffee table no glass', 'coffee table', ['glass']],
  ['coffee table not made of wood', 'coffee table', ['wood']],
  ["blanket that isn't wool", 'blanket', ['wool']],
  ['sofa that does not have buttons', 'sofa', ['buttons']],
  ['sofa -leather', 'sofa', ['leather']],
  ['-leather sofa', 'sofa', ['leather']],
  ['sleeper-sofa', 'sleeper-sofa', []],
  ['sofa - leather', 'sofa - leather', []],
  ['-leather', '-leather', []],
  ['no slip rug pad', 'no slip rug pad', []],
  ["tree that doesn't drop needles", 'tree that drop needles', []],
])('[issue: phrases] of “%s” leaves “%s” and wants no %j', (typed, text, absent) => {
  expect(wishOf(typed)).toMatchObject({ text, without: absent });
});
