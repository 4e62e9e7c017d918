import type { TaxLine } from '../../contract/orders/orders.ts';
import { spread } from '../platform/shares.ts';
import type { TaxPart, TaxRates } from './rates.ts';

const wholeRate = 100_000;

/** Cents of tax on an amount, half a cent rounded up. Integers only: no float ever holds money. */
function taxOn(amount: number, rate: number): number {
  return Math.floor((amount * rate + wholeRate / 2) / wholeRate);
}

/**
 * Tax of an order in cents: merchandise (after discounts) and delivery, each as one sum, rounded half up once. Rounding per line would make the tax
 * depend on how an order is split into lines.
 */
export function taxFor(rates: TaxRates, amounts: { goods: number; shipping: number }): number {
  return taxOn(amounts.goods, rates.goods) + taxOn(amounts.shipping, rates.shipping);
}

/** Splits an order's tax in cents into the taxes that make it up, by largest remainder, so that they add up to it. None where there is no tax. */
export function taxLines(tax: number, parts: readonly TaxPart[]): TaxLine[] {
  if (tax === 0 || parts.length === 0) return [];
  const shares = spread(
    tax,
    parts.map(({ rate }) => rate),
  );
  return parts.map(({ name, rate }, at) => ({ name, rate, amount: shares[at] ?? 0 }));
}
