import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { type DownloadLimits, type MediaStore, OutsideFiles } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { type Batch, importBatch } from './batch.ts';
import { detectFormat, type FormatName, formats } from './formats/detect.ts';
import { type Sources, stampsOf } from './gather/places.ts';
import { Lanes } from './lanes.ts';
import { prepare } from './prepared.ts';
import { addNotes, emptyReport, type ImportReport } from './report.ts';
import { readRecord } from './schema.ts';
import { findLastRun, findWarehouses, finishRun, noteLine, refreshStatistics, startRun } from './store.ts';
import { surveyFile } from './survey.ts';

/** The file is in none of the formats that can be imported. */
export class UnknownFormatError extends Error {}

export interface ImportOptions {
  file: string;
  format?: FormatName;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Continues an interrupted run over the same file behind its last committed line. */
  resume?: boolean;
  /** Where pictures and models are got from; by default none are, but those in the store and those got before. */
  sources?: Sources;
  /** Of fetching from the web, where they are not the usual ones. */
  download?: Omit<DownloadLimits, 'maxBytes'>;
  now: Date;
  /** Told after each batch how many lines of the file are done. */
  onProgress?: (progress: { line: number; lines: number; report: ImportReport }) => void;
  /** Checked between batches: an aborted import stops with what is committed and can be continued. */
  signal?: AbortSignal;
}

/**
 * Products in one transaction, and transactions side by side. On the embedded database so few that a shopper's write does not wait long
 * for its only session; a server works on one batch while the next is being checked.
 */
const pace = { embedded: { batchSize: 20, lanes: 1 }, server: { batchSize: 250, lanes: 3 } } as const;

/**
 * Imports a file of products: streams it, checks each, and writes them in batches, one transaction each. What is wrong is noted with its
 * line and left out; the rest is imported. Repeating an import writes nothing.
 */
export async function importFile(database: Database, media: MediaStore, options: ImportOptions): Promise<ImportReport> {
  const { file, dryRun = false, sources = {}, now } = options;
  const format = options.format ?? detectFormat(await beginningOf(file));
  if (!format) throw new UnknownFormatError(`${basename(file)} is neither a Shopify product CSV nor a JSONL of products`);
  const { hash, lines } = await surveyFile(file);
  const resumedAfter = options.resume ? await interruptedLine(database, hash) : 0;
  const report = emptyReport(basename(file), format, dryRun, resumedAfter);
  const runId = dryRun ? null : await database.transact((tx) => startRun(tx, hash, format, resumedAfter, now));
  const warehouses = new Set(await findWarehouses(database.read));

  const { batchSize, lanes: most } = pace[database.kind];
  const files = new OutsideFiles(media, options.download);
  const context = { database, media, files, sources, report, runId, dryRun, now };
  const lanes = new Lanes<Batch>(
    {
      run: async (batch, upTo) => {
        await importBatch(context, batch, upTo);
        options.onProgress?.({ line: upTo() ?? lanes.doneUpTo, lines, report });
      },
      namesOf: ({ entries }) => entries.flatMap(({ record }) => [`product ${record.handle}`, ...record.variations.map(({ sku }) => sku)]),
      lastLineOf: (batch) => batch.lastLine,
    },
    most,
    options.signal,
  );

  let batch: Batch = { entries: [], lines: new Map(), lastLine: resumedAfter };
  const write = async () => {
    const full = batch;
    batch = { entries: [], lines: new Map(), lastLine: batch.lastLine };
    await lanes.add(full);
  };
  for await (const item of formats[format](createReadStream(file))) {
    if (options.signal?.aborted) break;
    if (item.lastLine <= resumedAfter) continue;
    if (item.record !== null || item.notes.some((note) => note.level === 'error')) report.products++;
    addNotes(report, item.notes);
    const read = item.record === null ? null : readRecord(item.record, warehouses);
    if (read?.ok) {
      // Of two records with one handle the later counts, so that they must not meet in one batch.
      if (batch.lines.has(read.record.handle)) await write();
      batch.entries.push(prepare(read.record, { files: stampsOf(read.record, sources.folder) }));
      batch.lines.set(read.record.handle, item.line);
    } else {
      report.failed++;
      addNotes(
        report,
        (read?.faults ?? []).map((message) => ({ line: item.line, level: 'error', message })),
      );
    }
    batch.lastLine = item.lastLine;
    if (batch.entries.length >= batchSize) await write();
  }
  await write();
  await lanes.finish();
  report.notes.sort((a, b) => a.line - b.line);
  if (runId !== null) await endRun(database, runId, report, options.signal?.aborted ? lanes.doneUpTo : null);
  if (report.created + report.updated > 0) await refreshStatistics(database.read, most);
  return report;
}

/** A run that was stopped stays open behind `stoppedAfter`; null ends it. */
async function endRun(database: Database, runId: number, report: ImportReport, stoppedAfter: number | null): Promise<void> {
  await database.transact((tx) =>
    stoppedAfter === null ? finishRun(tx, runId, { ...report, notes: report.notes.length }, new Date()) : noteLine(tx, runId, stoppedAfter),
  );
}

/** Where an unfinished run over the file stopped; 0 when there is nothing to continue. */
async function interruptedLine(database: Database, fileHash: string): Promise<number> {
  const run = await findLastRun(database.read, fileHash);
  return run && !run.finished ? run.lastLine : 0;
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
