import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedWords } from './words.ts';

describe('[§17.10 figures] the words of a search that are counted', () => {
  it.each([
    ['Blue  Sofa', 'blue sofa'],
    ['Café tables', 'cafe tables'],
    ['rug 6’ x 9’', 'rug 6x9'],
    ['lamp under 200', 'lamp under 200'],
    ['sku 104-22', 'sku 104 22'],
  ])('of “%s” are “%s”', (text, words) => {
    expect(countedWords(text)).toBe(words);
  });

  it.each([
    'ada@example.com',
    'ada%40example.com',
    'ada lovelace gmail com',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '(555) 123-4567',
    '+1 555.123.4567',
    'call 5551234567 please',
    '123-45-6789',
    '',
    '   ',
    '!?',
    'x'.repeat(81),
    'one two three four five six seven eight nine',
  ])('are none of “%s”', (text) => {
    expect(countedWords(text)).toBeNull();
  });

  it('are short, the same when read again, and never seven digits in a row', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const words = countedWords(text);
        if (words === null) return;
        expect(words.length).toBeLessThanOrEqual(80);
        expect(words).not.toMatch(/\d{7}|@/);
      }),
    );
  });
});
