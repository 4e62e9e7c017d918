import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSearchText, encodeSearchText, formatRestrictions, parseRestrictions, type Restriction } from './search-url.ts';

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
])('[§5 search text] %s reads %s in the URL', (text, encoded) => {
  expect(encodeSearchText(text)).toBe(encoded);
  expect(decodeSearchText(encoded)).toBe(text.replaceAll('/', '-'));
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const letter = fc.constantFrom('_', '-', '/', '(', ')', '~', ',', ' ', '&', '%', 'a', 'n', 'd', '_and', '?', '.');
const awkward = fc.array(letter, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(''));

test('[§5 search text] comes back as it was, a slash as a hyphen', () => {
  fc.assert(
    fc.property(fc.oneof(text, awkward), (given) => {
      expect(decodeSearchText(encodeSearchText(given))).toBe(given.toWellFormed().replaceAll('/', '-'));
    }),
  );
});

test('[§5 search text] what was encoded is encoded the same again, and is one path segment', () => {
  fc.assert(
    fc.property(fc.oneof(text, awkward), (given) => {
      const encoded = encodeSearchText(given);
      expect(encodeSearchText(decodeSearchText(encoded))).toBe(encoded);
      expect(encoded).toMatch(/^[A-Za-z0-9\-_.!~*'(),%]+$/);
    }),
  );
});

test('[§5 search text] decoding never throws', () => {
  fc.assert(fc.property(fc.string({ maxLength: 40 }), (given) => typeof decodeSearchText(given) === 'string'));
});

test('[rulings: Routes] keys come in one fixed order: the search text, then by name', () => {
  expect(
    formatRestrictions([
      { key: 'rating', value: '4' },
      { key: 'color', value: 'teal' },
      { key: 'k', value: 'blue sofa' },
    ]),
  ).toBe('blue-sofa,teal,4/k,color,rating');
  expect(
    formatRestrictions([
      { key: 'color', value: 'teal' },
      { key: 'color', value: 'navy' },
    ]),
  ).toBe('navy,teal/color,color');
});

const restriction: fc.Arbitrary<Restriction> = fc.record({
  key: fc.constantFrom('k', 'color', 'rating', 'material', 'price'),
  value: fc.oneof(text, awkward).map((value) => value.toWellFormed().replaceAll('/', '-')),
});

test('[rulings: Routes] restrictions read back from the decoded segments are those that were written, in order', () => {
  fc.assert(
    fc.property(fc.array(restriction, { minLength: 1, maxLength: 5 }), (given) => {
      const path = formatRestrictions(given);
      const [values, keys] = path.split('/').map(decodeURIComponent) as [string, string];
      const read = parseRestrictions(values, keys) as Restriction[];
      expect(new Set(read.map(({ key, value }) => `${key}=${value}`))).toEqual(new Set(given.map(({ key, value }) => `${key}=${value}`)));
      expect(formatRestrictions(read)).toBe(path);
    }),
  );
});

test.each([
  ['blue', 'k,color'],
  ['blue,teal', 'k'],
  ['blue', ''],
  ['', 'k'],
  ['blue', '__proto__'],
])('[rulings: Routes] values %j with keys %j are not a results page', (values, keys) => {
  expect(parseRestrictions(values, keys)).toBeNull();
});
