import { describe, expect, it } from 'vitest';
import { qualityTags } from './quality.ts';

const names = new Map([
  [1, 'Furniture'],
  [2, 'Sofas'],
]);
/** Products 1, 2, 3 … of a category, the first the best rated. */
const standings = (count: number, ancestry = [1, 2], ratingCount = 5) =>
  Array.from({ length: count }, (_, at) => ({ productId: at + 1, ancestry, popularity: 10 - at / 10, ratingCount }));
const kindsOf = (tags: ReturnType<typeof qualityTags>, productId: number) =>
  tags.find((one) => one.productId === productId)?.tags.map(({ kind }) => kind) ?? [];

describe('[§9 quality tags]', () => {
  it('top 5% and top 10% of a category go to its best rated', () => {
    const tags = qualityTags(standings(20), new Map(), names);
    expect(tags).toEqual([
      { productId: 1, tags: [{ kind: 'top-5', category: 'Sofas' }] },
      { productId: 2, tags: [{ kind: 'top-10', category: 'Sofas' }] },
    ]);
  });

  it('a small category is ranked within its parent', () => {
    const sofas = standings(10);
    const tables = standings(10, [1, 3]).map((one) => ({ ...one, productId: one.productId + 100, popularity: one.popularity - 5 }));
    expect(qualityTags([...sofas, ...tables], new Map(), names)[0]?.tags).toEqual([{ kind: 'top-5', category: 'Furniture' }]);
  });

  it('none are given among fewer than 20 products, or for fewer than 3 ratings', () => {
    expect(qualityTags(standings(19), new Map(), names)).toEqual([]);
    expect(qualityTags(standings(40, [1, 2], 2), new Map(), names)).toEqual([]);
  });

  it('sales improve the rank, and the three best sellers are tagged', () => {
    const sales = new Map([9, 10, 11, 12].map((id, place) => [id, { units: 4000 - place * 100, returned: 4000 }]));
    const tags = qualityTags(standings(20), sales, names);
    expect(kindsOf(tags, 9)).toEqual(['best-seller', 'top-5']);
    expect(kindsOf(tags, 11)).toEqual(['best-seller']);
    expect(kindsOf(tags, 12)).toEqual([]);
  });

  it.each([
    [20, 0, true],
    [100, 4, true],
    [100, 5, false],
    [19, 0, false],
  ])('%i units with %i returned: few returns %s', (units, returned, earned) => {
    const tags = qualityTags(standings(1), new Map([[1, { units, returned }]]), names);
    expect(kindsOf(tags, 1).includes('few-returns')).toBe(earned);
  });
});
