import { parse } from 'csv-parse/sync';
import { UnreadableReport } from '../payout.ts';

/** The rows of a CSV file with the lines on which they end. Throws `UnreadableReport`. */
export function rowsOf(text: string): { readonly cells: readonly string[]; readonly line: number }[] {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
    const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch {
    throw new UnreadableReport('This is not a CSV file.');
  }
}
