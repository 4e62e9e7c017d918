import type { FormatName } from './formats/detect.ts';
import { type Note, notesOf } from './formats/item.ts';
import type { Gathered } from './gather/gather.ts';
import type { Change } from './merging/diff.ts';
import type { Entry, Plan } from './plan.ts';

/** What an import did or, in a dry run, would do. */
export interface ImportReport {
  file: string;
  format: FormatName;
  /** The file's encoding. */
  encoding: string;
  dryRun: boolean;
  /** The line after which an interrupted run was resumed; 0 for a new run. */
  resumedAfterLine: number;
  /** Products read. */
  products: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Products that could not be imported; the notes say why. */
  failed: number;
  /** Products taken off sale because the file lacks them. */
  retired: number;
  /** Rows and cells skipped. */
  rowsRefused: number;
  /** Number of products (or variations) in which each field changes. */
  changed: Record<string, number>;
  /** New products without a known category, by the words looked up. */
  uncategorised: { type: string; products: number }[];
  /** Pictures and models that the shop did not have: fetched, failed (the notes say why), and left where they are, as all are in a dry run. */
  files: { fetched: number; failed: number; left: number };
  notes: Note[];
  /** Number of notes beyond `maxNotes`. */
  notesLeftOut: number;
  /** The first changes; all of them are in the report file. */
  changes: LineReport[];
}

/** What becomes of a product. */
export interface LineReport {
  line: number;
  handle: string;
  outcome: 'created' | 'updated' | 'refused' | 'retired';
  /** The category of a new product, and the words that decided it. */
  category?: { path: string; by: string };
  changes?: Change[];
  errors?: string[];
}

/** Bounded: a file that is wrong in every line must not exhaust the memory. */
const maxNotes = 10_000;
const maxChanges = 100;
const maxTypes = 1000;

/** Collects the report of a run: counts, the first notes, and each line for `writes`. */
export class ReportWriter {
  readonly report: ImportReport;
  readonly #writes: ((line: LineReport) => void) | undefined;
  readonly #refuses: ((note: Note, handle: string) => void) | undefined;
  readonly #fields = new Map<string, number>();
  readonly #types = new Map<string, number>();

  constructor(
    head: Pick<ImportReport, 'file' | 'format' | 'encoding' | 'dryRun' | 'resumedAfterLine'>,
    writes?: (line: LineReport) => void,
    /** Called for every row that is not imported, and why; the report keeps only the first. */
    refuses?: (note: Note, handle: string) => void,
  ) {
    const counts = { products: 0, created: 0, updated: 0, unchanged: 0, failed: 0, retired: 0, rowsRefused: 0 };
    const files = { fetched: 0, failed: 0, left: 0 };
    this.report = { ...head, ...counts, changed: {}, uncategorised: [], files, notes: [], notesLeftOut: 0, changes: [] };
    this.#writes = writes;
    this.#refuses = refuses;
  }

  /** Notes about rows of a product, if known; an error is a row or product that is not imported. */
  addNotes(notes: readonly Note[], handle = ''): void {
    for (const note of notes) if (note.level === 'error') this.#refuses?.(note, handle);
    this.#keep(notes);
  }

  #keep(notes: readonly Note[]): void {
    const room = Math.max(0, maxNotes - this.report.notes.length);
    this.report.notes.push(...notes.slice(0, room));
    this.report.notesLeftOut += Math.max(0, notes.length - room);
  }

  /** A product that could not be read. */
  addRefused(line: number, handle: string | undefined, errors: readonly string[]): void {
    this.report.failed++;
    this.#add({ line, handle: handle ?? '', outcome: 'refused', errors: [...errors] });
  }

  addPlan({ entry, outcome, changes, faults, warnings }: Plan): void {
    const { line, place, where } = entry;
    const { handle } = entry.patch;
    const errors = notesOf(faults, line, where);
    this.addNotes([...errors, ...warnings.map((message) => ({ line, level: 'warning' as const, message }))], handle);
    if (outcome === 'refused') {
      this.addRefused(
        line,
        handle,
        errors.map(({ message }) => message),
      );
      return;
    }
    this.report[outcome]++;
    if (outcome === 'updated') {
      for (const { field } of changes) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1);
      this.#add({ line, handle, outcome, changes });
    }
    if (outcome === 'created') {
      if (place && !place.found) this.#count(place.by);
      const category = place && { path: place.path, by: place.by };
      this.#add({ line, handle, outcome, ...(category && { category }), ...(changes.length > 0 && { changes }) });
    }
  }

  addRetired(handle: string): void {
    this.report.retired++;
    this.#add({ line: 0, handle, outcome: 'retired' });
  }

  addFiles({ line }: Entry, { faults, fetched, left }: Gathered): void {
    this.report.files.fetched += fetched;
    this.report.files.failed += faults.length;
    this.report.files.left += left;
    // The product is imported without them.
    this.#keep(faults.map((message) => ({ line, level: 'error', message })));
  }

  /** The final report. */
  close(): ImportReport {
    const byCount = <T>(counts: ReadonlyMap<T, number>) => [...counts].sort(([, a], [, b]) => b - a);
    this.report.notes.sort((a, b) => a.line - b.line);
    this.report.changed = Object.fromEntries(byCount(this.#fields));
    this.report.uncategorised = byCount(this.#types).map(([type, products]) => ({ type, products }));
    return this.report;
  }

  #count(type: string): void {
    if (this.#types.has(type) || this.#types.size < maxTypes) this.#types.set(type, (this.#types.get(type) ?? 0) + 1);
  }

  #add(line: LineReport): void {
    if (this.report.changes.length < maxChanges) this.report.changes.push(line);
    this.#writes?.(line);
  }
}

/** The report as text, with the first changes and problems. */
export function summaryOf(report: ImportReport, shown = 20): string {
  const { products, created, updated, unchanged, failed, retired, rowsRefused, notes } = report;
  const errors = notes.filter((note) => note.level === 'error');
  const warnings = notes.filter((note) => note.level === 'warning');
  const head = report.dryRun ? 'Dry run, nothing was written: of' : 'Of';
  const lines = [
    `${head} ${products} products ${created} ${report.dryRun ? 'would be new' : 'are new'}, ${updated} changed, ${unchanged} as they were, ${failed} not imported.`,
    ...(retired > 0 ? [`${retired} products that the file lacks ${report.dryRun ? 'would be' : 'were'} taken off sale.`] : []),
    ...(rowsRefused > 0 ? [`${rowsRefused} rows were left out.`] : []),
    ...(report.encoding === 'utf-8' ? [] : [`Read as ${report.encoding}.`]),
    ...fieldsLine(report),
    ...filesLine(report),
    ...(report.resumedAfterLine > 0 ? [`Continued an interrupted run behind line ${report.resumedAfterLine}.`] : []),
    ...uncategorisedLines(report),
    ...report.changes
      .filter(({ outcome }) => report.dryRun && outcome !== 'refused')
      .slice(0, shown)
      .map(changeLine),
    ...(report.dryRun && created + updated + retired > shown ? ['  … all of them are in the report file (--report FILE).'] : []),
    ...(notes.length > 0 ? [`${errors.length} errors and ${warnings.length} warnings:`] : []),
    ...[...errors, ...warnings]
      .slice(0, shown)
      .map((note) => `  line ${note.line}: ${note.level === 'error' ? 'error' : 'note'}: ${note.message}`),
  ];
  const rest = notes.length - shown + report.notesLeftOut;
  return [...lines, ...(notes.length > shown ? [`  … and ${rest} more; see the report file.`] : [])].join('\n');
}

function fieldsLine({ changed }: ImportReport): string[] {
  const fields = Object.entries(changed).map(([field, times]) => `${field} ${times}`);
  return fields.length > 0 ? [`Fields that change: ${fields.join(', ')}.`] : [];
}

function uncategorisedLines({ uncategorised }: ImportReport): string[] {
  if (uncategorised.length === 0) return [];
  const total = uncategorised.reduce((sum, { products }) => sum + products, 0);
  const types = uncategorised.slice(0, 10).map(({ type, products }) => `"${type}" ${products}`);
  return [
    `${total} new products are of no category the shop has, and in no menu: ${types.join(', ')}${uncategorised.length > 10 ? ' …' : ''}.`,
  ];
}

function changeLine({ line, handle, outcome, category, changes = [] }: LineReport): string {
  const place = line > 0 ? `line ${line}: ${handle}` : handle;
  if (outcome === 'created') return `  ${place}: new${category ? `, in ${category.path}` : ''}`;
  if (outcome === 'retired') return `  ${place}: taken off sale`;
  const words = changes.map(({ field, sku, before, after }) => `${sku ? `${sku} ` : ''}${field} ${short(before)} → ${short(after)}`);
  return `  ${place}: ${words.join('; ')}`;
}

/** A value shortened to fit a line. */
function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function filesLine({ dryRun, files: { fetched, failed, left } }: ImportReport): string[] {
  const words = [
    ...(fetched + failed > 0 ? [`${fetched} pictures and models fetched, ${failed} could not be.`] : []),
    ...(left > 0
      ? [
          `${dryRun ? 'Pictures and models that the shop lacks' : 'Left where they are'}: ${left} (--fetch gets what is on the web, --images what is in a folder).`,
        ]
      : []),
  ];
  return words.length > 0 ? [words.join(' ')] : [];
}
