import { formatCount } from './count.ts';

/** The format of an amount (spec §9 currency: symbol $, locale en-US, two decimals). */
export interface MoneyStyle {
  /** ISO 4217 code; default USD. */
  currency?: string;
  /** Default: two decimals; the shipping bar shows none (spec §2.2). */
  decimals?: 0 | 2;
  /** Write zero as "FREE". */
  freeLabel?: boolean;
}

/** Integer cents for shoppers: `123450` → `$1,234.50`. The shop's own currency is formatted by hand (see `formatCount`). */
export function formatMoney(cents: number, { currency = 'USD', decimals = 2, freeLabel = false }: MoneyStyle = {}): string {
  if (freeLabel && cents === 0) return 'FREE';
  if (currency !== 'USD') {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(cents / 100);
  }
  const [whole, fraction] = (Math.abs(cents) / 100).toFixed(decimals).split('.');
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(whole))}${fraction ? `.${fraction}` : ''}`;
}
