import { describe, expect, it } from 'vitest';
import { placeOf, sideAt } from './tree-drop.ts';

/** 1 has 2 and 3, and 3 has 4; then 5. */
const tree = [
  { taxonomyId: 1, parentId: null },
  { taxonomyId: 2, parentId: 1 },
  { taxonomyId: 3, parentId: 1 },
  { taxonomyId: 4, parentId: 3 },
  { taxonomyId: 5, parentId: null },
];

describe('[§17 categories] a category dropped in the tree', () => {
  it.each([
    [5, 2, 'before', { parentId: 1, before: 2 }],
    [5, 2, 'after', { parentId: 1, before: 3 }],
    [5, 3, 'after', { parentId: 1, before: null }],
    [5, 3, 'inside', { parentId: 3, before: null }],
    [2, 3, 'before', { parentId: 1, before: 3 }],
    [4, 5, 'after', { parentId: null, before: null }],
    [4, 1, 'before', { parentId: null, before: 1 }],
    [3, 4, 'inside', null],
    [1, 4, 'before', null],
    [3, 3, 'after', null],
    [3, 99, 'after', null],
  ] as const)('%i against %i, %s: %j', (dragged, over, side, place) => {
    expect(placeOf(tree, dragged, { over, side })).toEqual(place);
  });

  it.each([
    [0, 'before'],
    [0.5, 'inside'],
    [0.9, 'after'],
  ] as const)('at %d of a row it goes %s', (at, side) => {
    expect(sideAt(at)).toBe(side);
  });
});
