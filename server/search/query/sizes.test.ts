import { describe, expect, it } from 'vitest';
import { termsOf } from '../text/words.ts';
import { quantitySlots, sizeWishes } from './sizes.ts';

describe('[checklist: Lists 9] size words', () => {
  it.each([
    ['huge bookcase', [{ of: 'extent', sign: 1, slot: 0 }]],
    ['oak tall bookcase', [{ of: 'height', sign: 1, slot: 1 }]],
    ['narrow console table', [{ of: 'width', sign: -1, slot: 0 }]],
    [
      'small wide shelf',
      [
        { of: 'extent', sign: -1, slot: 0 },
        { of: 'width', sign: 1, slot: 1 },
      ],
    ],
    ['72in tall bookcase', []],
    ['high chair', []],
    ['sofa', []],
  ])('%s', (text, wishes) => {
    expect(sizeWishes(text.split(' '))).toEqual(wishes);
  });
});

describe('[checklist: Lists 9] words that say how many', () => {
  it.each([
    ['set of 6 dining chairs', 3, 0b0011],
    ['12 piece dinnerware', 2, 0b0011],
    ['stools set of 2', 0, 0b0110],
    ['a pair of lamps', 1, 0b0001],
    ['set of towels', 1, 0b0001],
    ['couple of floor lamps', 2, 0b0001],
    ['a dozen glasses', 1, 0b0001],
    ['a dozen glasses', -1, 0b0001],
    ['6 stools', 1, 0b0001],
    ['mixing bowl set', 2, 0],
    ['sheet set', 1, 0],
    ['set', 0, 0],
    ['3 drawer dresser', 2, 0],
    ['3 light', 1, 0],
  ])('%s', (text, head, slots) => {
    expect(quantitySlots(termsOf(text), head)).toBe(slots);
  });
});
