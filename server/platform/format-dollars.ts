const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats integer cents for the server's texts: `123450` → `$1,234.50` (spec §9 currency). */
export const formatDollars = (cents: number): string => dollars.format(cents / 100);

/** The same without the decimals of whole dollars: `5000` → `$50`, but `7501` → `$75.01`. */
export const formatShortDollars = (cents: number): string => formatDollars(cents).replace(/\.00$/, '');
