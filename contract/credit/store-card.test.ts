import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatApr, planOf, plansFor } from './store-card.ts';

const brand = {
  terms: [
    { months: 12, from: 39_900 },
    { months: 6, from: 19_900 },
  ],
  apr: 2999,
};

describe('[§1 financing] plans', () => {
  it.each([
    [19_899, []],
    [19_900, [6]],
    [39_899, [6]],
    [39_900, [6, 12]],
    [1_000_000, [6, 12]],
  ])('for %i cents', (total, months) => expect(plansFor(total, brand).map((plan) => plan.months)).toEqual(months));

  it.each([
    [19_900, 6, { months: 6, monthly: 3317, last: 3315, interest: 3177 }],
    [60_000, 6, { months: 6, monthly: 10_000, last: 10_000, interest: 9579 }],
    [39_900, 12, { months: 12, monthly: 3325, last: 3325, interest: 13_756 }],
    [39_901, 12, { months: 12, monthly: 3326, last: 3315, interest: 13_757 }],
  ])('divide %i cents over %i months', (total, months, plan) => expect(planOf(total, months, brand.apr)).toEqual(plan));

  it('cost nothing at no rate', () => expect(planOf(20_000, 6, 0).interest).toBe(0));

  it('add up to the cent, in payments of which the last is the smallest', () => {
    const sums = fc.record({ total: fc.integer({ min: 19_900, max: 50_000_000 }), months: fc.constantFrom(6, 12, 24, 36) });
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 3600 }), ({ total, months }, apr) => {
        const { monthly, last, interest } = planOf(total, months, apr);
        expect(monthly * (months - 1) + last).toBe(total);
        expect(last).toBeLessThanOrEqual(monthly);
        expect(last).toBeGreaterThan(0);
        // At least simple interest on the whole sum, if nothing is paid until the end.
        expect(interest).toBeGreaterThanOrEqual(Math.floor((total * apr * months) / 120_000));
        expect(planOf(total, months, apr + 1).interest).toBeGreaterThanOrEqual(interest);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [2999, '29.99%'],
    [3000, '30.00%'],
  ])('name a rate of %i', (apr, text) => expect(formatApr(apr)).toBe(text));
});
