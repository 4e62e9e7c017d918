import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../addresses/countries.ts';
import { tableRates, tableTaxProvider } from './provider.ts';
import { ratesByRegion } from './rates.ts';
import { taxFor } from './tax.ts';

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
    expect(taxFor(tableRates({ countryCode, stateRegion }), { goods, shipping })).toBe(tax);
  });

  it.each([
    ['US', 'OR', '98101', 'WA'],
    ['US', 'WA', '97201-1234', 'OR'],
    ['CA', 'AB', 'M5V 2T6', 'ON'],
    ['US', 'TX', '00000', 'TX'],
  ] as const)('taxes %s %s %s as %s: the postal code decides', async (countryCode, stateRegion, postalCode, taxed) => {
    const rates = await tableTaxProvider.ratesFor({ countryCode, stateRegion, postalCode });
    expect(rates).toEqual(tableRates({ countryCode, stateRegion: taxed }));
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
