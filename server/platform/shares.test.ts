import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedShare, shareOfUnits, spread } from './shares.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const numRuns = 2000;

describe('[rulings: Money] shares', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 4], [14, 29, 57]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [0, 3, 0], [0, 5, 0]],
    [0, [1, 2], [0, 0]],
    [7, [], []],
    [7, [0, 0], [7, 0]],
  ])('%i over %j is %j', (amount, weights, shares) => expect(spread(amount, weights)).toEqual(shares));

  it('add up, are within a cent of exact and never negative, for any amount', () => {
    const most = 1_000_000_000_000;
    const weights = fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 60 }).filter((all) => sum(all) > 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most }), weights, (amount, all) => {
        const shares = spread(amount, all);
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, at) => {
          const exact = BigInt(amount) * BigInt(all[at] as number);
          const difference = BigInt(share) * BigInt(sum(all)) - exact;
          expect(share >= 0 && difference < sum(all) && difference > -sum(all)).toBe(true);
        });
      }),
      { numRuns },
    );
  });

  it('of a part never exceed the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const shares = spread(Math.floor(sum(all) * part), all);
        expect(shares.every((share, at) => share <= (all[at] as number))).toBe(true);
      }),
      { numRuns },
    );
  });

  it.each([
    [1000, 15, 150],
    [1, 50, 1],
    [1, 49.99, 0],
    [999, 12.5, 125],
    [10_000, 0.01, 1],
    [999_999_999_999, 33.33, 333_300_000_000],
    [4321, 100, 4321],
  ])('%i cents: %d%% is %i', (amount, percent, cents) => expect(roundedShare(amount, percent)).toBe(cents));
});

describe('[rulings: Money] refunding every unit', () => {
  it('returns exactly what was paid, in any steps', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), steps, (paid, counts) => {
        const quantity = sum(counts);
        let before = 0;
        let refunded = 0;
        for (const units of counts) {
          const share = shareOfUnits(paid, quantity, { before, units });
          expect(Math.abs(share - (paid * units) / quantity)).toBeLessThan(units + 1);
          expect(share).toBeGreaterThanOrEqual(0);
          refunded += share;
          before += units;
        }
        expect(refunded).toBe(paid);
      }),
      { numRuns },
    );
  });

  it('is the largest-remainder share of each unit', () => {
    const each = Array.from({ length: 7 }, (_, before) => shareOfUnits(1000, 7, { before, units: 1 }));
    expect(each).toEqual(spread(1000, Array(7).fill(1)));
  });
});
