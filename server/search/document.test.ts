import { describe, expect, it } from 'vitest';
import { skuWithStems } from './document.ts';
import { distinctRows } from './rows.ts';

describe('SKUs', () => {
  it.each([
    ['FSO-1042-SAGE-L', ['fso-1042-sage-l', 'fso-1042', 'fso-1042-sage']],
    ['MARLOW-SOFA', ['marlow-sofa']],
    ['4711', ['4711']],
  ])('%s is found by %j', (sku, stems) => {
    expect(skuWithStems(sku)).toEqual(stems);
  });
});

describe('rows of the home page', () => {
  it('do not repeat a product', () => {
    expect(
      distinctRows(
        [
          [1, 2, 3, 4],
          [2, 3, 4, 5],
          [5, 6],
        ],
        2,
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });
});
