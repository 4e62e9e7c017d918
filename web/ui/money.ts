import { formatCount } from '../../contract/values/count.ts';

/** The format of an amount (spec §9 currency: symbol $, locale en-US, two decimals). */
export interface MoneyStyle {
  /** ISO 4217 code; default USD. */
  currency?: string;
  /** Leaves out the decimals of whole dollars, as the shipping bar does (spec §2.2): `$50`, but `$75.01`. */
  short?: boolean;
  /** Write zero as "FREE". */
  freeLabel?: boolean;
}

/** Integer cents for shoppers: `123450` → `$1,234.50`. The shop's own currency is formatted by hand (see `formatCount`). */
export function formatMoney(cents: number, { currency = 'USD', short = false, freeLabel = false }: MoneyStyle = {}): string {
  if (freeLabel && cents === 0) return 'FREE';
  const decimals = short && cents % 100 === 0 ? 0 : 2;
  if (currency !== 'USD') {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(cents / 100);
  }
  const [whole, fraction] = (Math.abs(cents) / 100).toFixed(decimals).split('.');
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(whole))}${fraction ? `.${fraction}` : ''}`;
}
