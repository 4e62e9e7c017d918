import { describe, expect, it } from 'vitest';
import type { CategoryRule } from '../../../../contract/merchandising/categories.ts';
import { faultsOf, trimmed } from './check-rules.ts';

const known = {
  categories: [
    { taxonomyId: 1, isAutomatic: false },
    { taxonomyId: 2, isAutomatic: true },
    { taxonomyId: 3, isAutomatic: false },
  ],
  sellers: ['one', 'two'],
  own: 3,
};
const all = (...rules: CategoryRule[]) => ({ match: 'all' as const, rules });

describe('[look: staff console] rules of a category', () => {
  it.each<[string, CategoryRule, string | null]>([
    ['a tag', { kind: 'tag', value: 'new', not: false }, null],
    ['an empty tag', { kind: 'tag', value: '', not: false }, 'value'],
    ['an empty brand', { kind: 'brand', value: '', not: true }, 'value'],
    ['a long title', { kind: 'title', value: 'x'.repeat(201), not: false }, 'value'],
    ['a brand of the family', { kind: 'soldBy', value: 'two', not: false }, null],
    ['another brand', { kind: 'soldBy', value: 'three', not: false }, 'value'],
    ['a category', { kind: 'category', taxonomyId: 1, not: false }, null],
    ['an automatic category', { kind: 'category', taxonomyId: 2, not: false }, 'taxonomyId'],
    ['itself', { kind: 'category', taxonomyId: 3, not: false }, 'taxonomyId'],
    ['a missing category', { kind: 'category', taxonomyId: 9, not: false }, 'taxonomyId'],
    ['no price', { kind: 'price' }, 'from'],
    ['one price', { kind: 'price', from: 500, to: 500 }, null],
    ['only a highest price', { kind: 'price', to: 500 }, null],
    ['prices the wrong way round', { kind: 'price', from: 501, to: 500 }, 'to'],
    ['no day', { kind: 'new', days: 0 }, 'days'],
    ['one day', { kind: 'new', days: 1 }, null],
    ['two years', { kind: 'new', days: 730 }, null],
    ['longer', { kind: 'new', days: 731 }, 'days'],
    ['a rating below the lowest', { kind: 'rating', least: 0.5 }, 'least'],
    ['the highest rating', { kind: 'rating', least: 5 }, null],
    ['a sale', { kind: 'sale', not: false }, null],
  ])('checks %s', (_name, rule, field) => {
    expect(Object.keys(faultsOf(all(rule), known))).toEqual(field === null ? [] : [`rules.0.${field}`]);
  });

  it('needs one rule, and at most twenty; says which is wrong', () => {
    const sale: CategoryRule = { kind: 'sale', not: false };
    expect(faultsOf(all(), known)).toHaveProperty('rules');
    expect(faultsOf(all(...Array.from({ length: 20 }, () => sale)), known)).toEqual({});
    expect(faultsOf(all(...Array.from({ length: 21 }, () => sale)), known)).toHaveProperty('rules');
    expect(Object.keys(faultsOf(all(sale, { kind: 'price' }, sale, { kind: 'new', days: 0 }), known))).toEqual([
      'rules.1.from',
      'rules.3.days',
    ]);
  });

  it('are stored without space around their texts', () => {
    expect(trimmed(all({ kind: 'tag', value: ' new ', not: false }, { kind: 'price', to: 5 }))).toEqual(
      all({ kind: 'tag', value: 'new', not: false }, { kind: 'price', to: 5 }),
    );
  });
});
