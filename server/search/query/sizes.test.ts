import { describe, expect, it } from 'vitest';
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
    ['set 6 dining chair', 3, 0b0011],
    ['12 piece dinnerware', 2, 0b0011],
    ['stool set 2', 0, 0b0110],
    ['mixing bowl set', 2, 0],
    ['sheet set', 1, 0],
    ['3 drawer dresser', 2, 0],
  ])('%s', (stems, head, slots) => {
    expect(quantitySlots(stems.split(' '), head)).toBe(slots);
  });
});
