import { type ReadRow, readCsv, UnreadableCsv } from '../../../platform/csv-rows.ts';
import { UnreadableReport } from '../payout.ts';

/** Rows of a report. A file of the allowed size may have millions, for which a process has no memory. */
const maxRows = 150_000;

/** The rows of a CSV file with the lines on which they end. Throws `UnreadableReport`. */
export function rowsOf(text: string): ReadRow[] {
  const rows: ReadRow[] = [];
  try {
    for (const row of readCsv(text)) {
      rows.push(row);
      if (rows.length > maxRows) throw new UnreadableReport(`The report has more than ${maxRows} lines. Download it for fewer days.`);
    }
  } catch (error) {
    throw error instanceof UnreadableCsv ? new UnreadableReport('This is not a CSV file.') : error;
  }
  return rows;
}

/** Ids, days, amounts and the providers' words are far below; longer ones would not fit into the database's indexes. */
const longest = 150;

/** A cell of a row; empty where the row ends before it. Throws `UnreadableReport` for one that is too long. */
export function cellAt(cells: readonly string[], index: number, line: number): string {
  const text = cells[index] ?? '';
  if (text.length > longest) throw new UnreadableReport(`Line ${line}: “${text.slice(0, 40)}…” is longer than ${longest} characters.`);
  return text;
}
