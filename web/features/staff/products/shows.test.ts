import { describe, expect, it } from 'vitest';
import { goneSkus, isChoice, shownBy, showsOf, showsWords } from './shows.ts';

const variations = ['Sage', 'Oak', 'Ink'].flatMap((Color) =>
  ['Twin', 'Queen'].map((Size) => ({ sku: `${Color}-${Size}`, options: { Color, Size } })),
);
const skusOf = (shows: readonly string[]) => shownBy(shows, variations).map((index) => variations[index]?.sku);

describe('[§17 products] what a picture shows', () => {
  it.each([
    ['no SKU means all', [], []],
    ['a color', ['Sage-Twin', 'Sage-Queen'], ['["Color","Sage"]']],
    ['a size', ['Sage-Twin', 'Oak-Twin', 'Ink-Twin'], ['["Size","Twin"]']],
    ['colors in a size', ['Sage-Queen', 'Oak-Queen'], ['["Color","Sage"]', '["Color","Oak"]', '["Size","Queen"]']],
    ['unlike ones', ['Sage-Twin', 'Ink-Queen'], ['{"Color":"Sage","Size":"Twin"}', '{"Color":"Ink","Size":"Queen"}']],
    ['every one of them', variations.map(({ sku }) => sku), ['["Color","Sage"]', '["Color","Oak"]', '["Color","Ink"]']],
    ['a SKU that is no longer sold stays', ['GONE'], ['"GONE"']],
    ['a color, with a SKU that is no longer sold', ['GONE', 'Sage-Twin', 'Sage-Queen'], ['["Color","Sage"]', '"GONE"']],
  ])('%s', (_, skus, shows) => {
    expect(showsOf(skus, variations)).toEqual(shows);
    expect([...skusOf(shows), ...goneSkus(shows)].toSorted()).toEqual(skus.toSorted());
  });

  it('the only variation has no options and is named as itself', () => {
    const only = [{ sku: 'ONE', options: {} }];
    expect(showsOf(['ONE'], only)).toEqual(['{}']);
    expect(shownBy(['{}'], only)).toEqual([0]);
  });

  it('variations of other options are told apart', () => {
    const ragged: { sku: string; options: Record<string, string> }[] = [
      { sku: 'A', options: { Color: 'Sage' } },
      { sku: 'B', options: { Color: 'Sage', Size: 'Twin' } },
    ];
    for (const { sku } of ragged) {
      expect(shownBy(showsOf([sku], ragged), ragged).map((index) => ragged[index]?.sku)).toEqual([sku]);
    }
  });

  it('words', () => {
    expect(showsWords(['["Color","Sage"]', '["Size","Queen"]'])).toBe('Sage, Queen');
    expect(showsWords(['{"Color":"Ink","Size":"Queen"}', '"GONE"'])).toBe('Ink / Queen, GONE');
  });

  it.each(['', 'Sage', '""', '["Color"]', '["Color",1]', '{"Color":1}', 'null', '[[],[]]'])('%j is no choice', (text) => {
    expect(isChoice(text)).toBe(false);
    expect(shownBy([text], variations)).toEqual([]);
  });

  it('a value that an option does not have shows nothing more, not even inherited', () => {
    expect(shownBy(['["constructor","x"]'], variations)).toEqual([]);
  });
});
