/** How an amount is written (spec §9 currency: symbol $, locale en-US, two decimals). */
export interface MoneyStyle {
  /** ISO 4217 code; default USD. */
  currency?: string;
  /** Two decimals unless told otherwise; the shipping bar shows none (spec §2.2). */
  decimals?: 0 | 2;
  /** Write zero as "FREE". */
  freeLabel?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

function format(currency: string, decimals: number): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      currencyDisplay: 'symbol',
    });
    formats.set(key, known);
  }
  return known;
}

/** Integer cents as the shopper reads them: `123450` → `$1,234.50`. */
export function formatMoney(cents: number, { currency = 'USD', decimals = 2, freeLabel = false }: MoneyStyle = {}): string {
  if (freeLabel && cents === 0) return 'FREE';
  return format(currency, decimals).format(cents / 100);
}
