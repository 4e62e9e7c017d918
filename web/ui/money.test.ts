import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [123450, {}, '$1,234.50'],
  [0, {}, '$0.00'],
  [0, { freeLabel: true }, 'FREE'],
  [699, { freeLabel: true }, '$6.99'],
  [-500, {}, '-$5.00'],
  [5000, { short: true }, '$50'],
  [7501, { short: true }, '$75.01'],
  [1, { short: true }, '$0.01'],
  [500_000, { short: true, currency: 'CAD' }, 'CA$5,000'],
  [1999, { currency: 'CAD' }, 'CA$19.99'],
] as const)('[§9 currency] %i cents with %o read %s', (cents, style, text) => {
  expect(formatMoney(cents, style)).toBe(text);
});

test('[§9 currency] the shop’s own currency is written as in en-US', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }).filter(Boolean),
      (cents) => void expect(formatMoney(cents)).toBe(dollars.format(cents / 100)),
    ),
  );
});
