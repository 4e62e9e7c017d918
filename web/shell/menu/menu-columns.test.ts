import { describe, expect, it } from 'vitest';
import { columnsOf } from './menu-columns.ts';

describe('[§2.4] a panel’s sections', () => {
  it('read 1, 3, 5 across and 2, 4, 6 below', () => {
    const columns = columnsOf([1, 2, 3, 4, 5, 6]);
    const across = [0, 1].flatMap((row) => columns.map((column) => column[row]));
    expect(across).toEqual([1, 3, 5, 2, 4, 6]);
  });

  it.each([
    [[], []],
    [[1], [[1]]],
    [
      [1, 2],
      [[1], [2]],
    ],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
  ])('%j are arranged as %j', (sections, columns) => {
    expect(columnsOf(sections)).toEqual(columns);
  });
});
