import { parse } from 'csv-parse/sync';

/** One redirect as somebody wrote it. */
export interface Written {
  readonly from: string;
  readonly to: string;
  /** As written; empty: for good, or gone where it leads nowhere. */
  readonly status: string;
}

/** Lines of `from,to,status` as shops export them or a spreadsheet copies them (tabs); a heading is passed over. Lines count from 1. */
export function readLines(text: string): { line: number; written: Written }[] {
  const delimiter = text.includes('\t') ? '\t' : ',';
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const [from = '', to = '', status = ''] = cellsOf(line, delimiter);
    const isHeading = index === 0 && !/^(\/|https?:)/i.test(from);
    return line.trim() === '' || isHeading ? [] : [{ line: index + 1, written: { from, to, status } }];
  });
}

/** Each line is read by itself, so that a quote that is never closed spoils no other; it is then a character like any. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  const options = { delimiter, bom: true, trim: true, relax_column_count: true, relax_quotes: true, columns: false } as const;
  const read = (quote: '"' | false): string[] | undefined => parse(line, { ...options, quote })[0];
  try {
    return read('"') ?? [];
  } catch {
    return read(false) ?? [];
  }
}
