import { writeFileSync } from 'node:fs';

/** One line of the table that `npm run bench` prints. */
export interface Figure {
  readonly measure: string;
  readonly figure: number;
  /** Of figure and reference: `req/s`, `ms`, `KB` … */
  readonly unit: string;
  /** What the same run measured beside it. */
  readonly reference?: { readonly name: string; readonly figure: number };
  /** Figure by reference, where the bar is about that. */
  readonly ratio?: number;
  /** The ratio of every round: how far they lie apart says how much the median is worth. */
  readonly rounds?: readonly number[];
  /** What must be reached, against the ratio where there is one. Left out: told for understanding, not judged. */
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
}

/** What a bench found out; `notes` say what a reader of the figures must know. */
export interface Report {
  readonly bench: string;
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

/** Hands the report to `npm run bench` by the file it named; run alone, a bench prints it. */
export function report(made: Report): void {
  const text = JSON.stringify(made, null, 2);
  if (process.env.BENCH_REPORT) writeFileSync(process.env.BENCH_REPORT, text);
  else console.log(text);
}
