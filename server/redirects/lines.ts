import { parse } from 'csv-parse/sync';

/** One redirect as typed. */
export interface Written {
  readonly from: string;
  readonly to: string;
  /** As written. Empty means permanent, or gone without a destination. */
  readonly status: string;
}

/** Lines of `from,to,status` as exported by shops or copied from a spreadsheet (tabs); skips a heading. Lines count from 1. */
export function readLines(text: string): { line: number; written: Written }[] {
  const delimiter = text.includes('\t') ? '\t' : ',';
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const [from = '', to = '', status = ''] = cellsOf(line, delimiter);
    const isHeading = index === 0 && !/^(\/|https?:)/i.test(from);
    return line.trim() === '' || isHeading ? [] : [{ line: index + 1, written: { from, to, status } }];
  });
}

/** Parses each line on its own, so that an unclosed quote, which then counts as an ordinary character, affects no other line. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  const options = { delimiter, bom: true, trim: true, relax_column_count: true, relax_quotes: true, columns: false } as const;
  const read = (quote: '"' | false): string[] | undefined => parse(line, { ...options, quote })[0];
  try {
    return read('"') ?? [];
  } catch {
    return read(false) ?? [];
  }
}
