import type { CurrencyCode } from '../../../../contract/values/money.schemas.ts';

/** Cents in PayPal's notation: `12.50`. All our currencies have two decimals. */
export const moneyOf = (cents: number, currency: CurrencyCode) => ({
  currency_code: currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

/** Reads PayPal's decimals into cents without rounding errors. Throws for what is no amount: no answer, rather than one of nothing. */
export function centsOf(value: string): number {
  const parts = /^(?=\.?\d)(\d*)(?:\.(\d{1,2})0*)?$/.exec(value);
  if (!parts) throw new Error('PayPal stated no amount');
  const [, whole = '', decimals = ''] = parts;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
