import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaStore } from '../../../media/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Journal } from '../../import/batch.ts';
import { UnreadableFileError } from '../../import/encoding/survey.ts';
import { UnusableFileError } from '../../import/formats/shopify.ts';
import { type ImportOptions, importFile, UnknownFormatError } from '../../import/import-file.ts';
import { describeColumns } from '../../import/mapping/describe.ts';
import type { ImportReport } from '../../import/report.ts';
import { findKnown, findRun, findWarehouses, lockVersions } from '../../import/store.ts';
import { actorOf } from '../../stock/changes.ts';
import { auditProducts } from '../writing.ts';
import { rowOfRefusal, rowsOfLine } from './changes/rows.ts';
import { addChanges, type ChangeRow, clearChanges, countMoreRefused, countProducts, findChecked, findWritten } from './changes/store.ts';
import { findWork, finishUpload, isStopAsked, noteColumns, noteProgress, noteRun, type UploadWork } from './store.ts';
import { undoUpload } from './undo/run.ts';

const maxNotes = 500;
/** Progress is written this often at most, and a wish to stop is looked for this often. */
const noteMs = 1000;
const lookMs = 500;

/** Milliseconds for all pictures and models of an import: a job that runs longer than a quarter of an hour counts as broken off. */
const fetchMs = 300_000;

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
  /** Limits of downloads, if not the defaults. */
  readonly download?: ImportOptions['download'];
}

/** The states in which an upload has something to do. */
const passes = ['checking', 'importing', 'undoing'] as const;

/**
 * Checks, imports or undoes an upload, by its state, if that is one of those given. Safe to run twice: each goes on where it ended, and what is done is not done
 * again.
 */
export async function handleUpload(
  parts: Parts,
  importId: number,
  now: Date,
  states: readonly (typeof passes)[number][] = passes,
): Promise<void> {
  const { database } = parts;
  const upload = await findWork(database.read, importId);
  if (!upload || !states.some((state) => state === upload.state)) return;
  if (upload.state === 'undoing') return undoUpload(database, importId, { memberId: upload.startedBy }, now);
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const file = join(folder, 'file');
    await writeFile(file, upload.content);
    await (upload.state === 'checking' ? check(parts, importId, upload, file, now) : write(parts, importId, upload, file, now));
  } catch (error) {
    const isFiles = error instanceof UnreadableFileError || error instanceof UnusableFileError || error instanceof UnknownFormatError;
    if (!isFiles) throw error;
    await database.transact((tx) => finishUpload(tx, importId, { state: 'failed', report: null, fault: error.message }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reports what an import would do. A CSV that no format knows waits for its columns to be matched. */
async function check(parts: Parts, importId: number, upload: UploadWork, file: string, now: Date): Promise<void> {
  const { database } = parts;
  const columns = upload.columns ?? (await describeColumns(file, await findWarehouses(database.read)));
  await database.transact(async (tx) => {
    await clearChanges(tx, importId, 'check');
    if (columns) await noteColumns(tx, importId, columns);
  });
  try {
    const report = await run(parts, importId, upload, { file, dryRun: true, now });
    await database.transact((tx) => finishUpload(tx, importId, { state: 'checked', report: kept(report), fault: null }));
  } catch (error) {
    const isUnknown = error instanceof UnknownFormatError || error instanceof UnusableFileError;
    if (!columns || !isUnknown) throw error;
    const fault = error instanceof UnusableFileError || upload.fields ? error.message : null;
    await database.transact((tx) => finishUpload(tx, importId, { state: 'mapping', report: null, fault }));
  }
}

/** Imports, or goes on with an import, until it ends or staff stop it. What it writes is kept in the same transactions, to be undone. */
async function write(parts: Parts, importId: number, upload: UploadWork, file: string, now: Date): Promise<void> {
  const { database } = parts;
  const before = upload.runId === null ? null : await findRun(database.read, upload.runId);
  await database.transact((tx) => clearChanges(tx, importId, 'import', { refusedAfter: before?.lastLine ?? 0 }));
  const stop = new AbortController();
  const look = async () => {
    if (await isStopAsked(database.read, importId)) stop.abort();
  };
  await look();
  const looks = setInterval(() => void look().catch(() => undefined), lookMs);
  try {
    const report = await run(parts, importId, upload, {
      file,
      now,
      resumedRun: upload.runId,
      signal: stop.signal,
      cause: { kind: 'imported', actor: actorOf(upload.startedBy), importId },
      checked: (handles) => findChecked(database.read, importId, handles),
      ...(before && { written: (handles: readonly string[]) => findWritten(database.read, importId, handles) }),
      journal: journalOf(importId, upload.startedBy, now),
      onRun: (tx, runId) => noteRun(tx, importId, runId),
    });
    const state = stop.signal.aborted ? 'stopped' : 'imported';
    const sums = await sumsOf(database, importId, upload, report);
    await database.transact((tx) => finishUpload(tx, importId, { state, report: { ...kept(report), ...sums }, fault: null }));
  } finally {
    clearInterval(looks);
  }
}

/** Writes the rows of the report as they come; the job goes on once they are stored. */
async function run(
  { database, media, download }: Parts,
  importId: number,
  upload: UploadWork,
  options: ImportOptions,
): Promise<ImportReport> {
  const pass = options.dryRun ? 'check' : 'import';
  let waiting: ChangeRow[] = [];
  let noted = 0;
  const store = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await database.transact((tx) => addChanges(tx, importId, pass, rows));
  };
  const report = await importFile(database, media, {
    ...options,
    sources: { web: true },
    download: { ...download, signal: AbortSignal.timeout(fetchMs) },
    retire: { products: upload.retiresProducts, variations: upload.retiresVariations, addedBefore: upload.uploadedAt },
    ...(upload.fields && { mapping: upload.fields }),
    tellsNew: true,
    onRefused: (note, handle) => waiting.push(rowOfRefusal(note, handle)),
    ...(options.dryRun && { onLine: (line) => waiting.push(...rowsOfLine(line)) }),
    afterBatch: store,
    onProgress: ({ line, lines }) => {
      if (Date.now() - noted < noteMs) return;
      noted = Date.now();
      void database.transact((tx) => noteProgress(tx, importId, line, lines)).catch(() => undefined);
    },
  });
  await store();
  return report;
}

/** Keeps each written product with its changes, and puts it into the audit log under who started the import. */
function journalOf(importId: number, memberId: number | null, now: Date): Journal {
  return async (tx: Tx, lines) => {
    await addChanges(tx, importId, 'import', lines.flatMap(rowsOfLine));
    const known = await findKnown(
      tx,
      lines.map(({ handle }) => handle),
    );
    const versions = await lockVersions(
      tx,
      [...known.values()].map(({ id }) => id),
    );
    const entries = lines.flatMap(({ handle, changes = [] }) => {
      const productId = known.get(handle)?.id;
      return productId === undefined ? [] : [{ productId, version: versions.get(productId) ?? 0, changes }];
    });
    await auditProducts(tx, entries, { action: 'product.imported' }, { by: memberId === null ? null : { memberId }, now });
  };
}

const kept = (report: ImportReport): ImportReport => ({ ...report, changes: [], notes: report.notes.slice(0, maxNotes) });

/** Products by outcome over all runs of an import, which may have been stopped or broken off. */
async function sumsOf({ read }: Database, importId: number, { report: checked }: Pick<UploadWork, 'report'>, { files }: ImportReport) {
  const by = await countProducts(read, importId, 'import');
  const failedInCheck = checked?.failedInCheck ?? checked?.failed ?? 0;
  const failed = failedInCheck + (await countMoreRefused(read, importId));
  const created = by.get('created') ?? 0;
  const updated = by.get('updated') ?? 0;
  const { products = 0, rowsRefused = 0 } = checked ?? {};
  const earlier = checked?.failedInCheck === undefined ? undefined : checked.files;
  return {
    products,
    failedInCheck,
    files: {
      fetched: files.fetched + (earlier?.fetched ?? 0),
      failed: files.failed + (earlier?.failed ?? 0),
      left: files.left + (earlier?.left ?? 0),
    },
    created,
    updated,
    failed,
    rowsRefused,
    retired: by.get('retired') ?? 0,
    unchanged: Math.max(0, products - created - updated - failed),
  };
}
