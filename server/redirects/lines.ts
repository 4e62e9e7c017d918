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
  const rows = parse(text, {
    ...{ delimiter: text.includes('\t') ? '\t' : ',', bom: true, info: true, trim: true },
    ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return rows
    .map(({ record: [from = '', to = '', status = ''], info }) => ({ line: info.lines, written: { from, to, status } }))
    .filter(({ line, written }) => line > 1 || /^(\/|https?:)/i.test(written.from));
}
