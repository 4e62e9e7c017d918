import { describe, expect, it } from 'vitest';
import { restrictionKeys } from '../../../contract/search/facets.ts';
import { filtersOf, readFilters } from './filter-form.ts';

describe('[§17 categories] the form of a category’s filters', () => {
  it('has those chosen first, and all where somebody begins', () => {
    expect(filtersOf({ facets: null }, false)).toBeNull();
    expect(filtersOf({ facets: null }, true)).toMatchObject({ keys: restrictionKeys, shown: restrictionKeys });
    const { keys = [], shown } = filtersOf({ facets: ['size', 'price'] }, false) ?? {};
    expect([keys.slice(0, 4), keys.length, shown]).toEqual([
      ['size', 'price', 'categories', 'color'],
      restrictionKeys.length,
      ['size', 'price'],
    ]);
  });

  it.each([
    ['', ['size', 'price', 'color']],
    ['up.price', ['price', 'size', 'color']],
    ['down.price', ['size', 'color', 'price']],
    ['up.size', ['size', 'price', 'color']],
    ['up.constructor', ['size', 'price', 'color']],
    ['sideways.price', ['size', 'price', 'color']],
  ])('%j leaves them as %j', (then, order) => {
    const form = new URLSearchParams([
      ['key', 'size'],
      ['key', 'price'],
      ['key', 'color'],
      ['key', 'nonsense'],
      ['shown', 'price'],
      ['then', then],
    ]);
    const { keys, shown } = readFilters(form);
    expect(keys.slice(0, 3)).toEqual(order);
    expect(shown).toEqual(['price']);
  });
});
