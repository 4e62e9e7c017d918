import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesOf, milesBetween } from './coordinates.ts';
import { placeOf } from './places.ts';

describe('[§5 postal code] a postal code’s place', () => {
  it.each([
    ['10001', { countryCode: 'US', stateRegion: 'NY', postalCode: '10001' }],
    [' 90210-1234 ', { countryCode: 'US', stateRegion: 'CA', postalCode: '90210-1234' }],
    ['90210 1234', { countryCode: 'US', stateRegion: 'CA', postalCode: '90210-1234' }],
    ['m5v2t6', { countryCode: 'CA', stateRegion: 'ON', postalCode: 'M5V 2T6' }],
    ['M5V-2T6', { countryCode: 'CA', stateRegion: 'ON', postalCode: 'M5V 2T6' }],
    ['  h2x  1Y4', { countryCode: 'CA', stateRegion: 'QC', postalCode: 'H2X 1Y4' }],
    ['x0a', { countryCode: 'CA', stateRegion: 'NU', postalCode: 'X0A' }],
    ['00901', { countryCode: 'US', stateRegion: 'PR', postalCode: '00901' }],
  ])('%s', (text, place) => expect(placeOf(text)).toEqual(place));

  it.each(['', '1000', '100011', '10001-12', '00001', 'D5V 2T6', 'M5V 2O6', 'SW1A 1AA', 'abcde'])('“%s” is not one', (text) => {
    expect(placeOf(text)).toBeNull();
  });

  it('ignores spacing and case', () => {
    const spaced = fc.tuple(
      fc.constantFrom('10001', '902101234', 'M5V2T6', 'V6B1A1'),
      fc.array(fc.constantFrom(' ', '-', ''), { maxLength: 9 }),
    );
    fc.assert(
      fc.property(spaced, fc.boolean(), ([code, gaps], lower) => {
        const written = [...code].map((letter, i) => (gaps[i] ?? '') + letter).join('');
        expect(placeOf(lower ? written.toLowerCase() : written)).toEqual(placeOf(code));
      }),
    );
  });
});

describe('distances', () => {
  const miles = (from: string, to: string) => {
    const a = coordinatesOf(from);
    const b = coordinatesOf(to);
    return a && b && Math.round(milesBetween(a, b));
  };

  it.each([
    ['43217', '10001', 477],
    ['43217', '90210', 1975],
    ['17111', 'M5V 2T6', 257],
    ['89506', '98101', 560],
    ['43217', '33101', 990],
  ])('from %s to %s it is about %i miles', (from, to, about) => {
    expect(Math.abs((miles(from, to) ?? 0) - about)).toBeLessThan(60);
  });

  it('is unknown for military mail and territories', () => {
    for (const code of ['09012', '34002', '96201', '00901', '96910']) expect(coordinatesOf(code)).toBeNull();
  });
});
