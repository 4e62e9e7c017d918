import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, plural } from './count.ts';

test('[§9 locale] a count is grouped as in en-US', () => {
  fc.assert(fc.property(fc.integer(), (count) => void expect(formatCount(count)).toBe(count.toLocaleString('en-US'))));
});

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
  [1204, '1,204 entries'],
])('[§9 locale] %i of something is “%s”', (count, words) => {
  expect(plural(count, 'entry', 'entries')).toBe(words);
});

test('[§9 locale] most plurals add an s', () => {
  expect([plural(1, 'minute'), plural(5, 'minute')]).toEqual(['1 minute', '5 minutes']);
});
