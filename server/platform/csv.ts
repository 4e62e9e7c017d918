import { parse } from 'csv-parse/sync';

/** A spreadsheet runs text that begins like a formula; an apostrophe keeps it text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV; text that a spreadsheet would run as a formula stays text. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The trimmed cells of a line, read on its own, so that an unclosed quote, which then counts as an ordinary character, affects no other line. */
export function cellsOf(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter).map((one) => one.trim());
  const options = { delimiter, trim: true, relax_column_count: true, relax_quotes: true, columns: false } as const;
  const read = (quote: '"' | false): string[] | undefined => parse(line, { ...options, quote })[0];
  try {
    return read('"') ?? [];
  } catch {
    return read(false) ?? [];
  }
}
