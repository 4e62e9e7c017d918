import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ColumnMapping } from '../../../contract/merchandising/mapping.rules.ts';
import { isRecord } from '../../../contract/values/record.ts';
import { type DownloadLimits, type MediaStore, OutsideFiles } from '../../media/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { dropProducts } from '../products/operations.ts';
import type { StockCause } from '../stock/changes.ts';
import { uncategorised } from '../taxonomy/paths.ts';
import { allCategories } from '../taxonomy/store.ts';
import { type Batch, type BatchContext, type Checked, importBatch, type Journal } from './batch.ts';
import { type Place, Shelving } from './categories/place.ts';
import { asUtf8 } from './encoding/as-utf8.ts';
import { surveyFile } from './encoding/survey.ts';
import { adviceOn, detectFormat, type FormatName, formats } from './formats/detect.ts';
import { type Note, notesOf, type SourceItem } from './formats/item.ts';
import { beginningOf, fileSource } from './formats/source.ts';
import { type Sources, stampsOf } from './gather/places.ts';
import { KeyedPool } from './keyed-pool.ts';
import { tableOf } from './mapping/table-of.ts';
import type { Entry, PlanContext } from './plan.ts';
import type { ProductPatch } from './record.ts';
import { type ImportReport, type LineReport, ReportWriter } from './report.ts';
import { readPatch, withoutBadPictures } from './schema.ts';
import { findLastRun, findOthers, findRun, findWarehouses, finishRun, noteLine, refreshStatistics, startRun } from './store.ts';

/** The file's format is unknown. */
export class UnknownFormatError extends Error {}

interface Retired {
  readonly variations?: boolean;
  readonly products?: boolean;
  /** Products added later stay on sale, as nobody agreed to retire them. */
  readonly addedBefore?: Date;
}

export interface ImportOptions {
  file: string;
  format?: FormatName;
  /** The encoding, if it cannot be detected. */
  encoding?: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Resumes an interrupted run over the same file after its last committed line. */
  resume?: boolean;
  /** What to retire when the file lacks it: variations of the products it names, or products. */
  retire?: Retired;
  /** Where pictures and models come from; by default only stored and previously fetched ones are used. */
  sources?: Sources;
  /** Limits of downloads, if not the defaults. */
  download?: Omit<DownloadLimits, 'maxBytes'>;
  now: Date;
  /** Called after each batch with the number of lines done. */
  onProgress?: (progress: { line: number; lines: number; report: ImportReport }) => void;
  /** Called for each product that changes. */
  onLine?: (line: LineReport) => void;
  /** Called for every row that is not imported, with its product if known. */
  onRefused?: (note: Note, handle: string) => void;
  /** Awaited after each batch. */
  afterBatch?: () => Promise<void>;
  /** Whether the report lists the fields of new products. */
  tellsNew?: boolean;
  /** What the columns of a file in none of the known forms mean. */
  mapping?: ColumnMapping;
  journal?: Journal;
  /** What was reported of products when staff agreed to the import. */
  checked?: Checked;
  /** Which products an interrupted import wrote (`PlanContext`). */
  written?: PlanContext['written'];
  /** Recorded with the stock that changes; by default an import of the command line. */
  cause?: StockCause;
  /** Called in the transaction that begins a run. */
  onRun?: (tx: Tx, runId: number) => Promise<void>;
  /** Resumes this run instead of the last one of the file. */
  resumedRun?: number | null;
  /** An aborted import keeps what is committed and can be resumed. Checked between batches, and while files are fetched. */
  signal?: AbortSignal;
}

/**
 * Products per transaction, and concurrent transactions. Few on the embedded database, so that a shopper's write does not wait long for its
 * only session; a server writes one batch while the next is checked.
 */
const pace = { embedded: { batchSize: 20, lanes: 1 }, server: { batchSize: 250, lanes: 3 } } as const;

/**
 * Imports a file of products: streams it, checks each product, and writes them in batches, one transaction each. Faulty products are
 * reported with their line and skipped; what a line does not mention stays unchanged. Repeating an import writes nothing.
 */
export async function importFile(database: Database, media: MediaStore, options: ImportOptions): Promise<ImportReport> {
  const { hash, lines, encoding } = await surveyFile(options.file, options.encoding);
  const utf8 = await asUtf8(options.file, encoding);
  try {
    return await importUtf8(database, media, options, { file: utf8.file, hash, lines, encoding });
  } finally {
    await utf8.discard();
  }
}

interface Surveyed {
  /** Written in UTF-8. */
  file: string;
  hash: string;
  lines: number;
  encoding: string;
}

async function importUtf8(database: Database, media: MediaStore, options: ImportOptions, { file, hash, lines, encoding }: Surveyed) {
  const { dryRun = false, sources = {}, retire = {}, now, signal } = options;
  const beginning = await beginningOf(file);
  const format = options.mapping ? 'shopify' : (options.format ?? detectFormat(beginning));
  if (!format) throw new UnknownFormatError(`This file cannot be imported. ${adviceOn(beginning)}`);
  const interrupted = await interruptedRun(database, options, hash);
  const resumedAfter = interrupted?.lastLine ?? 0;
  const shelving = await shelvingOf(database, interrupted?.laysOut);
  const report = new ReportWriter(
    { file: basename(options.file), format, encoding, dryRun, resumedAfterLine: resumedAfter },
    options.onLine,
    options.onRefused,
  );
  const runId = dryRun
    ? null
    : await database.transact(async (tx) => {
        const id = await startRun(tx, { fileHash: hash, format, lastLine: resumedAfter, laysOut: shelving.laysOut }, now);
        await options.onRun?.(tx, id);
        return id;
      });
  const warehouses = await findWarehouses(database.read);

  const { batchSize, lanes: most } = pace[database.kind];
  const stops = [signal, options.download?.signal].filter((one) => one !== undefined);
  const files = new OutsideFiles(media, { ...options.download, signal: AbortSignal.any(stops) });
  const context: BatchContext = {
    database,
    media,
    files,
    sources,
    report,
    runId,
    dryRun,
    now,
    warehouses,
    retireVariations: retire.variations ?? false,
    claimed: new Map(),
    tellsNew: options.tellsNew ?? false,
    journal: options.journal,
    checked: options.checked,
    written: options.written,
    signal,
    cause: options.cause ?? { kind: 'imported', actor: 'system' },
  };
  const lanes = new KeyedPool<Batch>(
    {
      run: async (batch, upTo) => {
        await importBatch(context, batch, upTo);
        await options.afterBatch?.();
        options.onProgress?.({ line: upTo() ?? lanes.doneUpTo, lines, report: report.report });
      },
      namesOf: ({ entries }) =>
        entries.flatMap(({ patch }) => [`product ${patch.handle}`, ...(patch.variations ?? []).flatMap(({ sku }) => sku ?? [])]),
      lastLineOf: (batch) => batch.lastLine,
    },
    most,
    signal,
  );

  const reader = new ItemReader(shelving, new Set(warehouses), options, report);
  let batch: Batch = { entries: [], lastLine: resumedAfter };
  const write = async () => {
    const full = batch;
    batch = { entries: [], lastLine: batch.lastLine };
    await lanes.add(full);
  };
  const table = await tableOf(database, options.mapping, file, beginning);
  for await (const item of formats[format](fileSource(file), table)) {
    if (signal?.aborted) break;
    const done = item.lastLine <= resumedAfter;
    const entry = reader.read(item, done);
    if (done) continue;
    if (entry) batch.entries.push(entry);
    batch.lastLine = Math.max(batch.lastLine, item.lastLine);
    if (batch.entries.length >= batchSize) await write();
  }
  await write();
  await lanes.finish();
  if (retire.products && !signal?.aborted) await retireProducts(context, reader, retire);
  const account = report.close();
  if (runId !== null) await endRun(database, runId, account, signal?.aborted ? lanes.doneUpTo : null);
  if (!dryRun && account.created + account.updated + account.retired > 0) await refreshStatistics(database.read, most);
  return account;
}

/** Turns a format's items into entries, and reports what is wrong. */
class ItemReader {
  /** First line of each product. */
  readonly seen = new Map<string, number>();
  /** Some unreadable lines may belong to any product. */
  unreadable = false;
  readonly #shelving: Shelving;
  readonly #warehouses: ReadonlySet<string>;
  readonly #options: ImportOptions;
  readonly #report: ReportWriter;

  constructor(shelving: Shelving, warehouses: ReadonlySet<string>, options: ImportOptions, report: ReportWriter) {
    this.#shelving = shelving;
    this.#warehouses = warehouses;
    this.#options = options;
    this.#report = report;
  }

  /** Null for what cannot be imported; lines already `done` only register their handle. */
  read(item: SourceItem, done: boolean): Entry | null {
    const handle = handleOf(item);
    const before = handle === null ? undefined : this.seen.get(handle);
    if (handle === null) this.unreadable = true;
    else if (before === undefined && !(item.record === null && item.rowsRefused)) this.seen.set(handle, item.line);
    if (done) return null;
    const { report } = this.#report;
    this.#report.addNotes(item.notes, handle ?? '');
    report.rowsRefused += item.rowsRefused ?? 0;
    if (item.record === null) {
      if (item.rowsRefused) {
        // The product may occur elsewhere in the file: do not retire it.
        if (handle !== null && before === undefined) this.unreadable = true;
      } else {
        report.products++;
        this.#report.addRefused(
          item.line,
          item.handle,
          item.notes.map(({ message }) => message),
        );
      }
      return null;
    }
    report.products++;
    const refuse = (faults: readonly string[]) => {
      const notes = notesOf(faults, item.line, item.where);
      this.#report.addNotes(notes, handle ?? '');
      this.#report.addRefused(
        item.line,
        handle ?? undefined,
        notes.map(({ message }) => message),
      );
      return null;
    };
    if (before !== undefined) return refuse([`${handle} is in line ${before} already; a product is one line`]);
    const { record, dropped } = withoutBadPictures(item.record);
    this.#report.addNotes(notesOf(dropped, item.line, item.where).map((note) => ({ ...note, level: 'warning' })));
    const read = readPatch(record, this.#warehouses);
    if (!read.ok) return refuse(read.faults);
    const ignored = read.unknown.map((field) => ({
      line: item.line,
      level: 'warning' as const,
      message: `"${field}" is not a field of a product; it is ignored`,
    }));
    this.#report.addNotes(ignored);
    return this.#entryOf(item, read.patch);
  }

  #entryOf(item: SourceItem, said: ProductPatch): Entry {
    const { category, alsoIn, ...rest } = said;
    const place = this.#placeOf(item, category);
    if (place && category !== undefined && place.path !== category) {
      const reason = this.#shelving.isAutomatic(category) ? `${category} is filled by rules` : `the shop has no department for ${category}`;
      const message = `${reason}; a new product goes to ${place.path}`;
      this.#report.addNotes([{ line: item.line, level: 'warning', message }]);
    }
    const listed = alsoIn?.filter((path) => this.#shelving.placeAt(path).found);
    const patch: ProductPatch = { ...rest, ...(alsoIn !== undefined && { alsoIn: listed ?? null }) };
    const { reviews: _, ...withoutReviews } = patch;
    const stamps = stampsOf(patch, this.#options.sources?.folder);
    return {
      patch,
      line: item.line,
      hash: hashOf([withoutReviews, place, stamps, this.#options.retire?.variations ?? false]),
      reviewsHash: patch.reviews ? hashOf(patch.reviews) : '',
      place,
      brief: item.brief ?? false,
      incomplete: item.incomplete ?? false,
      hides: item.hides ?? false,
      where: item.where,
    };
  }

  #placeOf({ hint, otherwise }: SourceItem, category: string | undefined): Place | null {
    if (category !== undefined) return this.#shelving.placeAt(category);
    if (!hint) return null;
    const place = this.#shelving.placeOf(hint, otherwise);
    // A name on its own assigns a category only to new products.
    return hint.type || hint.paths?.length || hint.within ? place : { ...place, found: false };
  }
}

function handleOf({ record, handle }: SourceItem): string | null {
  return isRecord(record) && typeof record.handle === 'string' ? record.handle : (handle ?? null);
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const dropAtOnce = 100;

/** Takes products off sale that are missing from the file, unless some of its lines could not be attributed. */
async function retireProducts(
  { database, report, dryRun, now, journal }: BatchContext,
  { seen, unreadable }: ItemReader,
  { addedBefore }: Retired,
): Promise<void> {
  if (unreadable || seen.size === 0) {
    const message = 'no product was taken off sale: some lines could not be read, and may be of any product';
    report.addNotes([{ line: 0, level: 'warning', message }]);
    return;
  }
  const lacking = await findOthers(database.read, [...seen.keys()]);
  const others = lacking.filter(({ addedAt }) => addedBefore === undefined || addedAt < addedBefore);
  if (others.length < lacking.length) {
    const handles = lacking.filter((product) => !others.includes(product)).map(({ handle }) => handle);
    const named = handles.slice(0, 10).join(', ') + (handles.length > 10 ? ' …' : '');
    report.addNotes([{ line: 0, level: 'warning', message: `added after the file was uploaded, and not taken off sale: ${named}` }]);
  }
  for (let from = 0; from < others.length; from += dropAtOnce) {
    const some = others.slice(from, from + dropAtOnce);
    const ids = some.map(({ id }) => id);
    if (!dryRun) {
      await database.transact(async (tx) => {
        await dropProducts(tx, ids, now);
        await journal?.(
          tx,
          some.map(({ handle }) => ({ line: 0, handle, outcome: 'retired' })),
        );
      });
    }
    for (const { handle } of some) report.addRetired(handle);
  }
}

/** A stopped run stays open at `stoppedAfter`; null ends it. */
async function endRun(database: Database, runId: number, report: ImportReport, stoppedAfter: number | null): Promise<void> {
  const counts = { ...report, notes: report.notes.length, changes: report.changes.length, uncategorised: report.uncategorised.length };
  await database.transact((tx) => (stoppedAfter === null ? finishRun(tx, runId, counts, new Date()) : noteLine(tx, runId, stoppedAfter)));
}

/** An unfinished run over the file, or the one given; null when there is nothing to resume. */
async function interruptedRun({ read }: Database, { resume, resumedRun }: ImportOptions, fileHash: string) {
  const run = resumedRun ? await findRun(read, resumedRun) : resume ? await findLastRun(read, fileHash) : null;
  return run && !run.finished ? run : null;
}

async function shelvingOf(database: Database, laidOut: boolean | undefined): Promise<Shelving> {
  const categories = await allCategories(database.read);
  const known = categories.filter(({ isAutomatic }) => !isAutomatic).map(({ slugs, name }) => ({ path: slugs, name }));
  const automatic = categories.filter(({ isAutomatic }) => isAutomatic).map(({ slugs }) => slugs);
  return new Shelving(known, laidOut ?? known.every(({ path }) => path.split('/', 1)[0] === uncategorised), automatic);
}
