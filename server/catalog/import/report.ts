import type { FormatName } from './formats/detect.ts';
import type { Note } from './formats/item.ts';

/** What an import did; written as JSON to the report file and in words to the terminal. */
export interface ImportReport {
  file: string;
  format: FormatName;
  dryRun: boolean;
  /** The line an earlier, interrupted run was continued behind; 0 for a run from the start. */
  resumedAfterLine: number;
  /** Products read, whatever became of them. */
  products: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Products that could not be imported; the reasons are among the notes. */
  failed: number;
  /** Pictures and models: fetched now, failed (the reasons are among the notes), and left where they are since nobody asked for them. */
  files: { fetched: number; failed: number; left: number };
  notes: Note[];
  /** Notes beyond those that are kept (`mostNotes`). */
  notesLeftOut: number;
}

/** A file that is wrong in every line must not fill the memory with complaints. */
const mostNotes = 10_000;

export function emptyReport(file: string, format: FormatName, dryRun: boolean, resumedAfterLine: number): ImportReport {
  const counts = { products: 0, created: 0, updated: 0, unchanged: 0, failed: 0 };
  return { file, format, dryRun, resumedAfterLine, ...counts, files: { fetched: 0, failed: 0, left: 0 }, notes: [], notesLeftOut: 0 };
}

export function addNotes(report: ImportReport, notes: readonly Note[]): void {
  const room = mostNotes - report.notes.length;
  report.notes.push(...notes.slice(0, Math.max(0, room)));
  report.notesLeftOut += Math.max(0, notes.length - Math.max(0, room));
}

/** The report in words, with the first of what went wrong. */
export function summaryOf(report: ImportReport, shown = 20): string {
  const { products, created, updated, unchanged, failed, notes } = report;
  const errors = notes.filter((note) => note.level === 'error');
  const warnings = notes.filter((note) => note.level === 'warning');
  const head = report.dryRun ? 'Dry run, nothing was written: of' : 'Of';
  const lines = [
    `${head} ${products} products ${created} ${report.dryRun ? 'would be new' : 'are new'}, ${updated} changed, ${unchanged} as they were, ${failed} not imported.`,
    ...filesLine(report),
    ...(report.resumedAfterLine > 0 ? [`Continued an interrupted run behind line ${report.resumedAfterLine}.`] : []),
    ...(notes.length > 0 ? [`${errors.length} errors and ${warnings.length} warnings:`] : []),
    ...[...errors, ...warnings]
      .slice(0, shown)
      .map((note) => `  line ${note.line}: ${note.level === 'error' ? 'error' : 'note'}: ${note.message}`),
  ];
  const rest = notes.length - shown + report.notesLeftOut;
  return [...lines, ...(notes.length > shown ? [`  … and ${rest} more; see the report file.`] : [])].join('\n');
}

function filesLine({ files: { fetched, failed, left } }: ImportReport): string[] {
  const words = [
    ...(fetched + failed > 0 ? [`${fetched} pictures and models fetched, ${failed} could not be.`] : []),
    ...(left > 0 ? [`Left where they are: ${left} (--fetch gets what is on the web, --images what is in a folder).`] : []),
  ];
  return words.length > 0 ? [words.join(' ')] : [];
}
