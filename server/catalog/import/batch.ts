import type { MediaStore } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { illustrate } from './illustrate.ts';
import type { Illustrated, Prepared } from './prepared.ts';
import { addNotes, type ImportReport } from './report.ts';
import { noteLine } from './store.ts';
import { changedOnly, countChanges, type Upserted, upsertProducts } from './upsert.ts';

export interface Batch {
  entries: Prepared[];
  /** The line each handle stands on. */
  lines: Map<string, number>;
  lastLine: number;
}

export interface BatchContext {
  database: Database;
  media: MediaStore;
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
  const { database, media, report, dryRun } = context;
  if (dryRun) return addCounts(report, await countChanges(database.read, batch.entries));
  const changed = await changedOnly(database.read, batch.entries);
  report.unchanged += batch.entries.length - changed.length;
  if (changed.length === 0) return;
  const illustrated: Illustrated[] = [];
  for (const entry of changed) illustrated.push(await illustrate(media, entry));
  try {
    addUpserted(context, batch, await writeEntries(context, illustrated, upTo));
  } catch {
    await oneByOne(context, batch, illustrated);
  }
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
