import { cellsOf } from '../platform/csv-rows.ts';

/** One redirect as typed. */
export interface Written {
  readonly from: string;
  readonly to: string;
  /** As written. Empty means permanent, or gone without a destination. */
  readonly status: string;
}

/** Lines of `from,to,status` as exported by shops (commas or semicolons) or copied from a spreadsheet (tabs); skips a heading. Lines count from 1. */
export function readLines(text: string): { line: number; written: Written }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separated = lines.find((line) => /[,;]/.test(line));
  const delimiter = text.includes('\t') ? '\t' : !separated || separated.includes(',') ? ',' : ';';
  return lines.flatMap((line, index) => {
    const [from = '', to = '', status = ''] = cellsOf(line, delimiter);
    const isHeading = index === 0 && !/^(\/|https?:)/i.test(from);
    return line.trim() === '' || isHeading ? [] : [{ line: index + 1, written: { from, to, status } }];
  });
}
