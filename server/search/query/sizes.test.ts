import { describe, expect, it } from 'vitest';
import { sizeWishes } from './sizes.ts';

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
