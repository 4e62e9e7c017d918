import type { MediaStore, OutsideFiles } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { ensureCategories } from '../taxonomy/operations.ts';
import { gather } from './gather/gather.ts';
import type { Sources } from './gather/places.ts';
import { findLacking } from './gather/store.ts';
import { illustrate } from './illustrate.ts';
import type { Again, Illustrated, Prepared } from './prepared.ts';
import { addNotes, type ImportReport } from './report.ts';
import { commitLater, noteLine } from './store.ts';
import { categoriesOf, changedOnly, countChanges, type Upserted, upsertProducts } from './upsert.ts';

export interface Batch {
  entries: Prepared[];
  /** The line each handle stands on. */
  lines: Map<string, number>;
  lastLine: number;
}

export interface BatchContext {
  database: Database;
  media: MediaStore;
  /** Where pictures and models that are not in the store are got from. */
  sources: Sources;
  files: OutsideFiles;
  report: ImportReport;
  /** Null when nothing is written. */
  runId: number | null;
  dryRun: boolean;
  now: Date;
}

/** The line that may be noted as done with what is being written, null for none (`Lane.run`). */
export type UpTo = () => number | null;

/**
 * Writes a batch in one transaction, together with how far the run has come; a batch in which nothing has changed writes nothing. When the
 * database refuses it, its products are tried one by one, so that one of them cannot keep the others out.
 */
export async function importBatch(context: BatchContext, batch: Batch, upTo: UpTo): Promise<void> {
  const { database, report, dryRun } = context;
  if (dryRun) return addCounts(report, await countChanges(database.read, batch.entries));
  const different = new Set(await changedOnly(database.read, batch.entries));
  const same = batch.entries.filter((entry) => !different.has(entry));
  const changed = [...different, ...(await lackingFiles(context, same))];
  report.unchanged += batch.entries.length - changed.length;
  if (changed.length === 0) return;
  // By itself, for another batch that needs the same new category waits until this one's transaction has ended.
  await database.transact((tx) => ensureCategories(tx, categoriesOf(changed)));
  const illustrated = await illustrateAll(context, batch, changed);
  try {
    addUpserted(context, batch, await writeEntries(context, illustrated, upTo));
  } catch {
    await oneByOne(context, batch, illustrated);
  }
}

/** Products as they were, whose pictures or model could not be had the last time; worth another look only when files are got at all. */
async function lackingFiles({ database, sources }: BatchContext, entries: readonly Prepared[]): Promise<Again[]> {
  if (!sources.web && sources.folder === undefined) return [];
  const lacking = await findLacking(
    database.read,
    entries.map(({ record }) => record.handle),
  );
  return entries.flatMap((entry) => {
    const { pictures, model } = lacking.get(entry.record.handle) ?? {};
    return pictures || (model && entry.record.model) ? [{ ...entry, again: true }] : [];
  });
}

/** Gets the files of the entries and gives them their pictures; what could not be had is noted with its line. */
async function illustrateAll(context: BatchContext, batch: Batch, entries: readonly (Prepared | Again)[]): Promise<Illustrated[]> {
  const { report, media } = context;
  const found = await gather(
    context,
    entries.map(({ record }) => record),
  );
  const illustrated: Illustrated[] = [];
  for (const entry of entries) {
    const gathered = found.get(entry.record.handle);
    if (gathered) {
      const { faults, fetched, left } = gathered;
      report.files.fetched += fetched;
      report.files.failed += faults.length;
      report.files.left += left;
      const line = batch.lines.get(entry.record.handle) ?? 0;
      addNotes(
        report,
        faults.map((message) => ({ line, level: 'error', message })),
      );
    }
    illustrated.push(await illustrate(media, entry, gathered));
  }
  return illustrated;
}

async function oneByOne(context: BatchContext, batch: Batch, entries: readonly Illustrated[]): Promise<void> {
  const failures: { entry: Illustrated; error: unknown }[] = [];
  for (const entry of entries) {
    try {
      addUpserted(context, batch, await writeEntries(context, [entry], () => null));
    } catch (error) {
      failures.push({ entry, error });
    }
  }
  // Nothing at all could be written: the database is the trouble, not the file.
  if (failures.length === entries.length && failures[0] && entries.length > 1) throw failures[0].error;
  for (const { entry, error } of failures) {
    context.report.failed++;
    const message = `could not be stored: ${error instanceof Error ? error.message : String(error)}`;
    addNotes(context.report, [{ line: batch.lines.get(entry.record.handle) ?? 0, level: 'error', message }]);
  }
}

function writeEntries({ database, runId, now }: BatchContext, entries: readonly Illustrated[], upTo: UpTo): Promise<Upserted> {
  return database.transact(async (tx) => {
    if (database.kind === 'server') await commitLater(tx);
    const upserted = await upsertProducts(tx, entries, now);
    // Last, since batches that are written side by side wait here for each other.
    const line = upTo();
    if (runId !== null && line !== null) await noteLine(tx, runId, line);
    return upserted;
  });
}

function addUpserted({ report }: BatchContext, batch: Batch, upserted: Upserted): void {
  addCounts(report, upserted);
  addNotes(
    report,
    upserted.warnings.map(({ handle, message }) => ({ line: batch.lines.get(handle) ?? 0, level: 'warning', message })),
  );
}

function addCounts(report: ImportReport, counts: Pick<Upserted, 'created' | 'updated' | 'unchanged'>): void {
  report.created += counts.created;
  report.updated += counts.updated;
  report.unchanged += counts.unchanged;
}
