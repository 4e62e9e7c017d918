import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restrictionKeys } from '../search/facets.ts';
import { inOrder, parseRestrictions, type Restriction, restrictionsOfQuery, searchTextOf, takesSeveral } from './search-url.ts';
import { results } from './shop.ts';

/** The part before `/results.html`. */
const formatRestrictions = (filters: readonly Restriction[]) => results({}, { filters }).split('/').slice(1, 3).join('/');
const encodeSearchText = (text: string) => results({ k: text }).split('/')[1] ?? '';

const decoded = (encoded: string) => parseRestrictions(decodeURIComponent(encoded), 'k')?.[0]?.value ?? '';

test.each([
  ['blue sofa', 'blue-sofa'],
  ['snake_case', 'snake__case'],
  ['mid-century', 'mid_-century'],
  ['queen/king', 'queen_-king'],
  ['rug (8x10)', 'rug-_(8x10_)'],
  ['~approx', '_~approx'],
  ['red, white', 'red_,-white'],
  ['salt & pepper', 'salt-_and-pepper'],
  ['50% off', '50%25-off'],
  ['a[1]{2}|3?', 'a%5B1%5D%7B2%7D%7C3%3F'],
  ['lámpara #1', 'l%C3%A1mpara-%231'],
])('[§5 search text] %s becomes %s in the URL', (text, encoded) => {
  expect(encodeSearchText(text)).toBe(encoded);
  expect(decoded(encoded)).toBe(text.replaceAll('/', '-'));
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const letter = fc.constantFrom('_', '-', '/', '(', ')', '~', ',', ' ', '&', '%', 'a', 'n', 'd', '_and', '?', '.');
const awkward = fc.array(letter, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(''));

test('[§5 search text] survives a round trip, except that a slash becomes a hyphen', () => {
  fc.assert(
    fc.property(fc.oneof(text, awkward), (given) => {
      expect(decoded(encodeSearchText(given))).toBe(given.toWellFormed().replaceAll('/', '-'));
    }),
  );
});

test('[§5 search text] encodes stably into one path segment', () => {
  fc.assert(
    fc.property(fc.oneof(text, awkward), (given) => {
      const encoded = encodeSearchText(given);
      expect(encodeSearchText(decoded(encoded))).toBe(encoded);
      expect(encoded).toMatch(/^[A-Za-z0-9\-_.!~*'(),%]+$/);
    }),
  );
});

test('[rulings: Routes] keys have a fixed order: the search text, then the contract’s', () => {
  expect(
    formatRestrictions([
      { key: 'rating', value: '4' },
      { key: 'color', value: 'teal' },
      { key: 'k', value: 'blue sofa' },
    ]),
  ).toBe('blue-sofa,teal,4/k,color,rating');
  expect(
    formatRestrictions([
      { key: 'brand', value: 'north-quarry' },
      { key: 'price', value: '100-250' },
      { key: 'color', value: 'teal' },
      { key: 'color', value: 'navy' },
      { key: 'categories', value: '61' },
    ]),
  ).toBe('61,100_-250,navy,teal,north_-quarry/categories,price,color,color,brand');
});

const value = fc.oneof(text, awkward).map((one) => one.toWellFormed().replaceAll('/', '-'));
/** Several values for keys that allow it, at most one for the others. */
const restrictions: fc.Arbitrary<Restriction[]> = fc
  .array(fc.record({ key: fc.constantFrom('k' as const, ...restrictionKeys), value }), { minLength: 1, maxLength: 8 })
  .map((given) => given.filter(({ key }, i) => takesSeveral(key) || given.findIndex((other) => other.key === key) === i));

test('[rulings: Routes] filters survive a round trip through the segments, in order', () => {
  fc.assert(
    fc.property(restrictions, (given) => {
      const path = formatRestrictions(given);
      const [values, keys] = path.split('/').map(decodeURIComponent) as [string, string];
      expect(parseRestrictions(values, keys)).toEqual(inOrder(given));
      expect(formatRestrictions(inOrder(given).toReversed())).toBe(path);
    }),
  );
});

test('[rulings: Routes] a category’s filters survive a round trip through its query, in order', () => {
  fc.assert(
    fc.property(restrictions, (given) => {
      const filters = given.filter(({ key }) => key !== 'k');
      const query = new URLSearchParams([['t', '61'], ...filters.map(({ key, value: one }) => [key, one] as [string, string])]);
      expect(restrictionsOfQuery(new URLSearchParams(query.toString()))).toEqual(inOrder(filters));
    }),
  );
});

test.each([
  ['blue', 'k,color'],
  ['blue,teal', 'k'],
  ['blue', ''],
  ['', 'k'],
  ['blue', '__proto__'],
  ['blue', 'colour'],
  ['blue,red', 'k,k'],
  ['100_-200,300_-', 'price,price'],
])('[rulings: Routes] values %j with keys %j are not a results page', (values, keys) => {
  expect(parseRestrictions(values, keys)).toBeNull();
});

test.each([
  ['  blue   sofa\n', 'blue sofa'],
  ["6'", "6'"],
  ['é', 'é'],
  [' -_&/?! ', null],
  ['', null],
  [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
])('[§5 search text] typing %j searches for %j', (typed, text) => {
  expect(searchTextOf(typed)).toBe(text);
});
