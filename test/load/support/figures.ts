import { writeFileSync } from 'node:fs';

/** A line in the table of `npm run bench`. */
export interface Figure {
  readonly measure: string;
  readonly figure: number;
  /** Unit of figure and reference: `req/s`, `ms`, `KB` … */
  readonly unit: string;
  /** The reference from the same run. */
  readonly reference?: { readonly name: string; readonly figure: number };
  /** Figure divided by reference, where the bar applies to it. */
  readonly ratio?: number;
  /** The ratio of every round; their spread shows how reliable the median is. */
  readonly rounds?: readonly number[];
  /** The bar, for the ratio where there is one. Omitted: informative only. */
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
}

/** A bench's results; `notes` explain the figures. */
export interface Report {
  readonly bench: string;
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

/** Passes the report to `npm run bench` in the file it named; run alone, prints it. */
export function report(made: Report): void {
  const text = JSON.stringify(made, null, 2);
  if (process.env.BENCH_REPORT) writeFileSync(process.env.BENCH_REPORT, text);
  else console.log(text);
}
