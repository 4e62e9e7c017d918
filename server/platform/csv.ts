/** A spreadsheet runs text that begins like a formula; an apostrophe keeps it text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV; text that a spreadsheet would run as a formula stays text. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Cents as a cell: `123450` → `1234.50`; empty where there is no amount. */
export const csvDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
