import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readGrams, readTruth, readUnits } from './numbers.ts';

describe('amounts', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0', 0],
    ['0.07', 7],
    ['1,250.00', 125_000],
    ['1,250,000', 125_000_000],
    ['1250.10', 125_010],
  ])('%s is %i cents', (text, cents) => {
    expect(readAmount(text)).toEqual({ value: cents });
  });

  it.each([
    ['12,50', /"12,50" has a decimal comma/],
    ['0,99', /decimal comma/],
    ['1.250,00', /decimal comma/],
    ['1,250', /"1,250" may be thousands or a fraction; if it is thousands, write 1250/],
    ['1.250', /may be thousands or a fraction/],
    ['1.250.000', /may be thousands or a fraction/],
    ['12.3456', /fractions of a cent/],
    ['-5.00', /below 0/],
    ['$12.50', /currency/],
    ['12.50 USD', /currency/],
    ['€12', /currency/],
    ['1,25,000.00', /not an amount/],
    ['1 250.00', /not an amount/],
    ['1\u00a0250', /not an amount/],
    ['1e3', /not an amount/],
    ['NaN', /not an amount/],
    ['Infinity', /not an amount/],
    ['0x10', /not an amount/],
    ['.99', /not an amount/],
    ['12.', /not an amount/],
    ['١٢', /not an amount/],
    ['12345678901234567890', /not an amount/],
  ])('%s is rejected', (text, message) => {
    expect(readAmount(text)).toEqual({ fault: expect.stringMatching(message) });
  });

  it('[property] are exactly the cents written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const plain = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(readAmount(plain)).toEqual({ value: cents });
        expect(readAmount(plain.replace(/\B(?=(\d{3})+\.)/g, ','))).toEqual({ value: cents });
      }),
    );
  });
});

describe('quantities and measures', () => {
  it.each([
    ['12', 12],
    ['-2', 0],
    ['0', 0],
  ])('%s is %i units', (text, units) => expect(readUnits(text)).toEqual({ value: units }));
  it.each(['1,250', '1.5', '1e3', '12 pcs', '9999999', '4294967297', '+3'])('%s is no quantity', (text) =>
    expect(readUnits(text)).toHaveProperty('fault'),
  );
  it.each(['1,250', '1.250', '1.5kg', '-3', '1e3', 'NaN'])('%s is no weight', (text) => expect(readGrams(text)).toHaveProperty('fault'));
  it('weights are rounded to grams', () => expect(readGrams('1250.5')).toEqual({ value: 1251 }));
  it.each([
    ['TRUE', { value: true }],
    ['false', { value: false }],
    ['nein', { fault: '"nein" is neither true nor false' }],
  ])('%s', (text, read) => expect(readTruth(text)).toEqual(read));
});
