import { formatCount } from './count.ts';

/** How an amount is written (spec §9 currency: symbol $, locale en-US, two decimals). */
export interface MoneyStyle {
  /** ISO 4217 code; default USD. */
  currency?: string;
  /** Two decimals unless told otherwise; the shipping bar shows none (spec §2.2). */
  decimals?: 0 | 2;
  /** Write zero as "FREE". */
  freeLabel?: boolean;
}

/** Integer cents as the shopper reads them: `123450` → `$1,234.50`. The shop's own currency by hand (see `formatCount`). */
export function formatMoney(cents: number, { currency = 'USD', decimals = 2, freeLabel = false }: MoneyStyle = {}): string {
  if (freeLabel && cents === 0) return 'FREE';
  if (currency !== 'USD') {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(cents / 100);
  }
  const [whole, fraction] = (Math.abs(cents) / 100).toFixed(decimals).split('.');
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(whole))}${fraction ? `.${fraction}` : ''}`;
}
