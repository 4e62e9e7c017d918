import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameMeasures } from './measures.ts';
import { stemOf } from './stem.ts';
import { stemsOf, wordsOf } from './words.ts';

describe('[§5 search text] words', () => {
  it.each([
    ['Blue Sofa', ['blue', 'sofa']],
    ['crème brûlée', ['creme', 'brulee']],
    ["kid's 5x7 rug", ['kids', '5x7', 'rug']],
    ['FSO-1042', ['fso', '1042']],
    ['three-drawer chest', ['3', 'drawer', 'chest']],
    ['a dozen mugs', ['a', '12', 'mugs']],
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

  it.each(['20" x 20"', '20 in. × 20 in.', '20 inches by 20 inches', '20x20 in', '20x20in'])(
    '[checklist: Lists 9] %s is one measure',
    (text) => {
      expect(wordsOf(text)).toEqual(['20x20in']);
    },
  );

  it.each(['24 x 36 x 12', '24" × 36" × 12"', '24x36x12'])('[checklist: Lists 9] %s is one measure, and its pair another', (text) => {
    expect(wordsOf(text)).toEqual(['24x36x12', '24x36']);
  });

  it.each([
    ['72″ sofa', ['72in', 'sofa']],
    ['5′3″ × 7′6″ rug', ['5.25x7.5', 'rug']],
    ['2½ qt pot', ['2.5qt', 'pot']],
    ['2 1/2 x 8 runner', ['2.5x8', 'runner']],
    ['½ gallon jar, 3/4" thick', ['0.5gal', 'jar', '0.75in', 'thick']],
    ['18/8 steel, 24/7', ['18', '8', 'steel', '24', '7']],
    ['8*10 rug', ['8x10', 'rug']],
    ['1.5m desk, 300 mm shelf', ['150cm', 'desk', '30cm', 'shelf']],
    ['2m x 3m rug', ['200x300cm', 'rug']],
    ['160 x 230 cm', ['160x230cm']],
    ['40 m² of tiles', ['40', 'm2', 'of', 'tiles']],
  ])('[checklist: Lists 9] reads %s as it is written', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
    expect(wordsOf(words.join(' '))).toEqual(words);
  });

  it.each(['20" x 20" pillow', '24 x 36 x 12 box', `5'3" x 7'6" rug`, '72-inch sofa, 6 feet', '9x13 pan, 3 qt', '2,100 lumens'])(
    'of %s stay the same when they are read again',
    (text) => {
      const words = wordsOf(text);
      expect(wordsOf(words.join(' '))).toEqual(words);
    },
  );

  it.each([
    ['5-quart pot, 6 qt', ['5qt', 'pot', '6qt']],
    ['13 gal can, 50 litres', ['13gal', 'can', '50l']],
    ['12 fl oz mug', ['12oz', 'mug']],
    ['15 pounds, 300lbs', ['15lb', '300lb']],
    ['2,100 lumens, 2700 K, 60 W', ['2100lm', '2700k', '60w']],
    ['10k gold', ['10k', 'gold']],
    ['60W x 30D', ['60w', 'x', '30d']],
    ['2 l-shaped desks', ['2', 'l', 'shaped', 'desks']],
    ['a 3 in 1 crib', ['a', '3', 'in', '1', 'crib']],
    ["2'6\" × 8' runner", ['2.5x8', 'runner']],
    ['84" W × 38" D', ['84in', 'w', '38in', 'd']],
  ])('reads the measures of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['50l', '13gal'],
    ['5.2l', '5.5qt'],
    ['350ml', '12oz'],
    ['7kg', '15lb'],
    ['3gal', '12qt'],
    ['180cm', '71in'],
    ['20x20', '20x20in'],
    ['20x20in', '20x20'],
    ['240x300cm', '8x10'],
    ['50x70cm', '20x28in'],
    ['100x150cm', '40x60in'],
    ['8x10', '240x300cm'],
    ['20x28in', '50x70cm'],
    ['160x230', '5x8'],
  ])('%s is also %s', (word, other) => {
    expect(sameMeasures(word)).toContain(other);
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
    ['stock', 'stockings'],
  ])('%s and %s have different stems', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});
