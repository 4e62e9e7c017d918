import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from './stem.ts';
import { stemsOf, wordsOf } from './words.ts';

describe('[§5 search text] words', () => {
  it.each([
    ['Blue Sofa', ['blue', 'sofa']],
    ['crème brûlée', ['creme', 'brulee']],
    ["kid's 5x7 rug", ['kids', '5x7', 'rug']],
    ['FSO-1042', ['fso', '1042']],
    ['three-drawer chest', ['3', 'drawer', 'chest']],
    ['… !?', []],
  ])('of %s are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each(['6x9', "6' x 9'", '6 x 9', '6 ft x 9 ft', '6 by 9 feet', '6′ × 9′'])('[checklist: Lists 9] %s is one measure', (text) => {
    expect(wordsOf(text)).toEqual(['6x9']);
  });

  it.each(['72 in', '72"', '72 inches', '72-inch', "72''", '72in'])('[checklist: Lists 9] %s is one measure', (text) => {
    expect(wordsOf(text)).toEqual(['72in']);
  });

  it.each([
    ['a 3 in 1 crib', ['a', '3', 'in', '1', 'crib']],
    ["2'6\" × 8' runner", ['2.5x8', 'runner']],
    ['84" W × 38" D', ['84in', 'w', '38in', 'd']],
  ])('reads the measures of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are lower-case letters and digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}.]+$/u);
      }),
    );
  });

  it('leave out stop words', () => {
    expect(stemsOf('a lamp for the desk')).toEqual(['lamp', 'desk']);
  });
});

describe('[checklist: Lists 9] a word and its plural', () => {
  it.each([
    ['rug', 'rugs'],
    ['bench', 'benches'],
    ['glass', 'glasses'],
    ['shelf', 'shelves'],
    ['knife', 'knives'],
    ['bookshelf', 'bookshelves'],
    ['frame', 'framed'],
    ['wipe', 'wiping'],
    ['cut', 'cutting'],
    ['box', 'boxes'],
    ['accessory', 'accessories'],
    ['decor', 'decorative'],
    ['meditation', 'meditating'],
    ['gray', 'grey'],
  ])('%s and %s have one stem', (one, many) => {
    expect(stemOf(many)).toBe(stemOf(one));
  });

  it.each([
    ['bed', 'bedding'],
    ['light', 'lighting'],
    ['paint', 'painting'],
  ])('%s and %s have different stems', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});
