import { describe, expect, it } from 'vitest';
import { canHold, inTreeOrder, stepped } from './tree.ts';

const placed = (...ancestry: number[]) => ({
  taxonomyId: ancestry.at(-1) ?? 0,
  parentId: ancestry.at(-2) ?? null,
  ancestry,
  isAutomatic: false,
});
const tree = [placed(2), placed(1), placed(1, 4), placed(1, 3), placed(1, 3, 5), placed(1, 3, 5, 6), placed(1, 3, 5, 6, 7)];
const at = (id: number) => tree.find(({ taxonomyId }) => taxonomyId === id) ?? placed();

describe('[§2.3 departments] the tree of categories', () => {
  it('is listed parent first, siblings in their order', () => {
    expect(inTreeOrder(tree).map(({ taxonomyId }) => taxonomyId)).toEqual([2, 1, 4, 3, 5, 6, 7]);
  });

  it.each([
    [2, 4, true],
    [3, 3, false],
    [6, 3, false],
    [2, 3, true],
    [4, 3, false],
    [2, 1, false],
    [5, 2, true],
    [7, 2, false],
  ])('%i holds %i: %s', (parent, child, can) => {
    expect(canHold(at(parent), at(child), tree)).toBe(can);
  });

  it.each([
    [6, true],
    [7, false],
  ])('%i holds a new one: %s', (parent, can) => {
    expect(canHold(at(parent), null, tree)).toBe(can);
  });

  it('holds none that is automatic', () => {
    expect(canHold({ ...at(2), isAutomatic: true }, null, tree)).toBe(false);
    expect(canHold({ ...at(2), isAutomatic: true }, at(5), tree)).toBe(false);
  });

  it.each([
    [2, 1, [1, 3, 2]],
    [2, -1, [2, 1, 3]],
    [1, -1, null],
    [3, 1, null],
    [9, 1, null],
  ] as const)('%i a step of %i among 1, 2, 3: %j', (id, by, order) => {
    expect(stepped([1, 2, 3], id, by)).toEqual(order);
  });
});
