import { describe, expect, it } from 'vitest';
import { countsBelow, departmentOf, isFoldable, openOf, unfolded, withWords } from './listed.ts';

const tree = [
  { taxonomyId: 1, parentId: null, depth: 0, title: 'Furniture' },
  { taxonomyId: 2, parentId: 1, depth: 1, title: 'Kids’ chairs' },
  { taxonomyId: 3, parentId: 2, depth: 2, title: 'High chairs' },
  { taxonomyId: 4, parentId: null, depth: 0, title: 'Outdoor' },
  { taxonomyId: 5, parentId: 4, depth: 1, title: 'Chairs' },
];
/** A department with all others in it. */
const listOf = (count: number) => Array.from({ length: count }, (_, at) => ({ depth: at === 0 ? 0 : 1 }));
const ids = (found: readonly { taxonomyId: number }[]) => found.map(({ taxonomyId }) => taxonomyId);

describe('[look: staff console] the list of categories', () => {
  it.each([
    [null, [1, 4]],
    [1, [1, 2, 3, 4]],
    [99, [1, 4]],
    ['all', [1, 2, 3, 4, 5]],
  ] as const)('unfolds department %s', (open, listed) => {
    expect(ids(unfolded(tree, open))).toEqual(listed);
  });

  it.each([
    [null, 41, null],
    ['7', 41, 7],
    ['all', 41, 'all'],
    ['x', 41, null],
    [null, 40, 'all'],
    ['7', 40, 'all'],
  ] as const)('reads what is open: %s of %d', (given, count, open) => {
    expect(openOf(given, listOf(count))).toBe(open);
  });

  it.each([
    ['a long list', listOf(41), true],
    ['a short one, which stays unfolded', listOf(40), false],
    ['departments alone', listOf(41).map(() => ({ depth: 0 })), false],
  ])('offers to fold %s', (_, categories, offered) => {
    expect(isFoldable(categories)).toBe(offered);
  });

  it('knows the department of a category, and how many are below one', () => {
    expect([3, 5, 4, 99].map((id) => departmentOf(tree, id))).toEqual([1, 4, 4, null]);
    expect([...countsBelow(tree)]).toEqual([
      [1, 2],
      [4, 1],
    ]);
  });

  it.each([
    ['chair', [2, 3, 5]],
    ['CHAIRS outdoor', [5]],
    ["kids' high", [3]],
    ['furniture', [1]],
    ['sofa', []],
    [' ', []],
  ])('finds “%s”', (q, found) => {
    expect(ids(withWords(tree, q).map(({ category }) => category))).toEqual(found);
  });

  it('names what is above each that it finds', () => {
    expect(withWords(tree, 'high')).toEqual([{ category: tree[2], above: ['Furniture', 'Kids’ chairs'] }]);
  });
});
