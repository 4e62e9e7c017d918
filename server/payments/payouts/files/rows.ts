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

/** Ids, days, amounts and the providers' words are far below; longer ones would not fit into the database's indexes. */
const longest = 150;

/** A cell of a row; empty where the row ends before it. Throws `UnreadableReport` for one that is too long. */
export function cellAt(cells: readonly string[], index: number, line: number): string {
  const text = cells[index] ?? '';
  if (text.length > longest) throw new UnreadableReport(`Line ${line}: “${text.slice(0, 40)}…” is longer than ${longest} characters.`);
  return text;
}
