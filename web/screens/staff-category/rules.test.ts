import { describe, expect, it } from 'vitest';
import type { CategoryRule } from '../../../contract/merchandising/categories.ts';
import { errorsOf, kindOf, readRules, rulesOf, typedRules } from './rule-form.ts';
import { ruleWords } from './rule-words.ts';

const choices = {
  sellers: [{ key: 'hearth', name: 'Hearth' }],
  categories: [{ taxonomyId: 7, title: 'Sofas', depth: 1 }],
};
const examples: readonly (readonly [string, CategoryRule])[] = [
  ['Tag is “washable”', { kind: 'tag', value: 'washable', not: false }],
  ['Tag is not “old”', { kind: 'tag', value: 'old', not: true }],
  ['Brand is “Alder”', { kind: 'brand', value: 'Alder', not: false }],
  ['Name does not contain “set”', { kind: 'title', value: 'set', not: true }],
  ['Price up to $50.00', { kind: 'price', to: 5000 }],
  ['Price from $9.50', { kind: 'price', from: 950 }],
  ['Price $9.50 to $50.00', { kind: 'price', from: 950, to: 5000 }],
  ['New within 1 day', { kind: 'new', days: 1 }],
  ['New within 30 days', { kind: 'new', days: 30 }],
  ['Average rating at least 4.5', { kind: 'rating', least: 4.5 }],
  ['In the category Sofas', { kind: 'category', taxonomyId: 7, not: false }],
  ['Not in the category no. 9', { kind: 'category', taxonomyId: 9, not: true }],
  ['Sold by Hearth', { kind: 'soldBy', value: 'hearth', not: false }],
  ['Not on sale', { kind: 'sale', not: true }],
  ['Sold out', { kind: 'stock', not: true }],
];

/** What a browser posts for rules. */
function posted(rules: readonly CategoryRule[], more: readonly [string, string][] = []): URLSearchParams {
  const form = new URLSearchParams([['match', 'any'], ...more]);
  for (const [index, rule] of typedRules({ match: 'any', rules: [...rules] }).rules.entries()) {
    for (const [name, value] of Object.entries(rule)) form.set(`rules.${index}.${name}`, value);
  }
  return form;
}

describe('[look: staff console] the form of a category’s rules', () => {
  it.each(examples)('%s: words, and the same rule after the form', (words, rule) => {
    expect(ruleWords(rule, choices)).toBe(words);
    expect(rulesOf(readRules(posted([rule])))).toEqual({ rules: { match: 'any', rules: [rule] }, errors: {} });
  });

  it('adds a rule at the end, and removes the one named', () => {
    const all = examples.map(([, rule]) => rule).slice(0, 3);
    const kinds = (...more: [string, string][]) => readRules(posted(all, more)).rules.map(({ kind }) => kind);
    expect(kinds(['added', 'price'])).toEqual(all.map(kindOf));
    expect(kinds(['then', 'add'], ['added', 'price'])).toEqual([...all.map(kindOf), 'price']);
    expect(kinds(['then', 'add'], ['added', 'constructor'])).toEqual(all.map(kindOf));
    expect(kinds(['then', 'remove.1'])).toEqual(['tag', 'brand']);
  });

  it.each([
    ['price', { value: 'ten', to: '' }, '0.value'],
    ['price', { value: '', to: '1.234' }, '0.to'],
    ['new', { value: 'thirty', to: '' }, '0.value'],
    ['rating', { value: '6', to: '' }, '0.value'],
    ['category', { value: '', to: '' }, '0.value'],
  ] as const)('refuses a %s that is no number: %j', (kind, typed, field) => {
    const { rules, errors } = rulesOf({ match: 'all', rules: [{ kind, ...typed }] });
    expect([rules, Object.keys(errors)]).toEqual([null, [field]]);
  });

  it('shows the server’s messages at their fields', () => {
    expect(errorsOf({ rules: 'a', 'rules.0.from': 'b', 'rules.1.to': 'c', 'rules.2.taxonomyId': 'd' })).toEqual({
      rules: 'a',
      '0.value': 'b',
      '1.to': 'c',
      '2.value': 'd',
    });
  });
});
