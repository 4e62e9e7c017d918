import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../addresses/countries.ts';
import { ratesByRegion } from './rates.ts';
import { builtInRates } from './table/rates-of.ts';
import { taxFor, taxLines } from './tax.ts';

const rates = fc.record({ goods: fc.integer({ min: 0, max: 20_000 }), shipping: fc.integer({ min: 0, max: 20_000 }) });
const amounts = fc.record({ goods: fc.integer({ min: 0, max: 100_000_000 }), shipping: fc.integer({ min: 0, max: 100_000 }) });

describe('[rulings: Money] tax', () => {
  it('has rates for exactly the regions we ship to', () => {
    for (const code of ['US', 'CA'] as const) {
      const shippable = countries.find((country) => country.code === code)?.regions.filter((region) => region.shippable);
      expect([...(ratesByRegion[code]?.keys() ?? [])].sort()).toEqual(shippable?.map((region) => region.code).sort());
    }
  });

  it.each([
    ['US', 'CA', 10_000, 699, 725],
    ['US', 'OH', 10_000, 699, 575 + 40],
    ['US', 'OR', 10_000, 699, 0],
    ['US', 'MN', 1000, 0, 69],
    ['CA', 'QC', 10_000, 2499, 1498 + 374],
    ['US', 'ZZ', 10_000, 699, 0],
  ] as const)('%s %s: merchandise of %i and delivery of %i cents make %i cents', (countryCode, stateRegion, goods, shipping, tax) => {
    expect(taxFor(builtInRates(countryCode, stateRegion), { goods, shipping })).toBe(tax);
  });

  it.each([
    ['CA', 'AB', ['GST 5']],
    ['CA', 'BC', ['GST 5', 'PST 7']],
    ['CA', 'MB', ['GST 5', 'RST 7']],
    ['CA', 'NS', ['HST 14']],
    ['CA', 'ON', ['HST 13']],
    ['CA', 'QC', ['GST 5', 'QST 9.975']],
    ['CA', 'SK', ['GST 5', 'PST 6']],
    ['US', 'OH', ['State tax 5.75']],
    ['US', 'OR', []],
  ] as const)('%s %s has the taxes %j', (countryCode, stateRegion, taxes) => {
    const { parts } = builtInRates(countryCode, stateRegion);
    expect(parts?.map(({ name, rate }) => `${name} ${rate / 1000}`)).toEqual(taxes);
  });

  it('is the sum of its parts everywhere', () => {
    for (const { goods, parts } of Object.values(ratesByRegion).flatMap((rates) => [...rates.values()]))
      expect(parts?.reduce((sum, { rate }) => sum + rate, 0)).toBe(goods);
  });

  it('is split into its parts to the cent, each within a cent of exact', () => {
    const parts = fc.array(fc.record({ name: fc.constantFrom('GST', 'PST'), rate: fc.integer({ min: 1, max: 20_000 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), parts, (tax, taxes) => {
        const lines = taxLines(tax, taxes);
        const whole = taxes.reduce((sum, { rate }) => sum + rate, 0);
        expect(lines.map(({ name, rate }) => ({ name, rate }))).toEqual(taxes);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax);
        for (const { amount, rate } of lines) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          expect(Math.abs(amount - (tax * rate) / whole)).toBeLessThan(1);
        }
      }),
    );
    expect([taxLines(0, [{ name: 'GST', rate: 5000 }]), taxLines(700, [])]).toEqual([[], []]);
  });

  it('rounds half a cent up', () => {
    expect(taxFor({ goods: 5000, shipping: 0 }, { goods: 10, shipping: 0 })).toBe(1);
    expect(taxFor({ goods: 4999, shipping: 0 }, { goods: 10, shipping: 0 })).toBe(0);
  });

  it('is a whole number of cents, never negative, within a cent of exact (two roundings), and grows with the merchandise', () => {
    fc.assert(
      fc.property(rates, amounts, (rate, amount) => {
        const tax = taxFor(rate, amount);
        expect(Number.isSafeInteger(tax) && tax >= 0).toBe(true);
        expect(Math.abs(tax - (amount.goods * rate.goods + amount.shipping * rate.shipping) / 100_000)).toBeLessThanOrEqual(1);
        expect(taxFor(rate, { ...amount, goods: amount.goods + 1 })).toBeGreaterThanOrEqual(tax);
      }),
    );
  });
});
