import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, listed, listText, optionText, optionValues, specificationOf, specificationText } from './lists.ts';

/** A stored text: tidy, and with all that a list is separated by. */
const stored = fc
  .array(fc.constantFrom('Sage', ' ', '"', ',', ';', ':', ' #8a9a7b'), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').trim())
  .filter(Boolean);
const several = fc.array(stored, { minLength: 1, maxLength: 4 });

describe('[§17 products] a list in a field of the form', () => {
  it.each([
    ['Oak, Ash', ['Oak', 'Ash']],
    [' Oak ,, Ash,', ['Oak', 'Ash']],
    ['"Set of 2, Sage", Oak', ['Set of 2, Sage', 'Oak']],
    ['"The ""big"" one", Oak', ['The "big" one', 'Oak']],
    ['24" × 36", 30"', ['24" × 36"', '30"']],
    ['"Large" size, Oak', ['"Large" size', 'Oak']],
    ['"Oak, Ash', ['"Oak', 'Ash']],
    ['Oak, "Ash, Elm', ['Oak', '"Ash', 'Elm']],
    ['"", ""', []],
  ])('%s', (text, items) => {
    expect(listed(text)).toEqual(items);
  });

  it('is read as it was written, whatever is in its items', () => {
    fc.assert(
      fc.property(several, (items) => {
        expect(listed(listText(items))).toEqual(items);
        expect(listed(listText(items, ';'), ';')).toEqual(items);
      }),
    );
  });

  it('of option values keeps their swatches', () => {
    expect(optionText([{ value: 'Set of 2, Sage', swatch: '#8a9a7b' }, { value: 'Oak' }])).toBe('"Set of 2, Sage" #8a9a7b, Oak');
    const value = fc.record({ value: stored, swatch: fc.constant('#112233') }, { requiredKeys: ['value'] });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (values) => {
        expect(optionValues(optionText(values))).toEqual(values);
      }),
    );
  });

  it('of specifications keeps labels and values', () => {
    expect(specificationOf('Dimensions: 72" W × 38" D; 33" H')).toEqual({ label: 'Dimensions', values: ['72" W × 38" D', '33" H'] });
    expect(specificationOf('"Ratio 1:2": "Oak; oiled"; Ash')).toEqual({ label: 'Ratio 1:2', values: ['Oak; oiled', 'Ash'] });
    expect(specificationOf('Care: wipe: dry')).toEqual({ label: 'Care', values: ['wipe: dry'] });
    expect([specificationOf('Oak'), specificationOf(': Oak'), specificationOf('Frame:')]).toMatchObject([
      { values: [] },
      { label: '' },
      { values: [] },
    ]);
    fc.assert(
      fc.property(fc.array(fc.record({ label: stored, values: several }), { maxLength: 3 }), (rows) => {
        expect(linesOf(specificationText(rows)).map(specificationOf)).toEqual(rows);
      }),
    );
  });

  it('[§6 abuse] is read in linear time', () => {
    const long = `"${', '.repeat(200_000)}`;
    expect(listed(long)).toEqual(['"']);
    expect(optionValues(`Sage #8a9a7b, Oak, Sage${' '.repeat(300_000)}x`)).toHaveLength(3);
  });
});
