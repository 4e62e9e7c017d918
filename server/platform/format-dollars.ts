const withDecimals = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const formats = { 0: withDecimals(0), 2: withDecimals(2) };

/** Formats integer cents for the server's texts: `123450` → `$1,234.50` (spec §9 currency). */
export const formatDollars = (cents: number, decimals: 0 | 2 = 2): string => formats[decimals].format(cents / 100);
