import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaStore } from '../../../media/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { UnreadableFileError } from '../../import/encoding/survey.ts';
import { UnusableFileError } from '../../import/formats/shopify.ts';
import { importFile, UnknownFormatError } from '../../import/import-file.ts';
import type { LineReport } from '../../import/report.ts';
import { findContent, finishUpload, noteProgress } from './store.ts';

/** What a report keeps, so that a page can show it. */
const mostLines = 1000;
const mostNotes = 500;
/** Progress is written this often at most. */
const noteMs = 1000;

/** Checks or imports an upload, by its state. Safe to run twice: an import continues after its last line, and a second one writes nothing. */
export async function handleUpload(
  { database, media }: { database: Database; media: MediaStore },
  importId: number,
  now: Date,
): Promise<void> {
  const upload = await findContent(database.read, importId);
  if (upload?.state !== 'checking' && upload?.state !== 'importing') return;
  const dryRun = upload.state === 'checking';
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const file = join(folder, 'file');
    await writeFile(file, upload.content);
    const lines: LineReport[] = [];
    let noted = 0;
    const report = await importFile(database, media, {
      file,
      dryRun,
      resume: !dryRun,
      now,
      onLine: (line) => lines.length < mostLines && lines.push(line),
      onProgress: ({ line, lines: all }) => {
        if (Date.now() - noted < noteMs) return;
        noted = Date.now();
        void database.transact((tx) => noteProgress(tx, importId, line, all)).catch(() => undefined);
      },
    });
    const kept = { ...report, changes: lines, notes: report.notes.slice(0, mostNotes) };
    await database.transact((tx) => finishUpload(tx, importId, dryRun ? 'checked' : 'imported', kept, null));
  } catch (error) {
    const isFiles = error instanceof UnreadableFileError || error instanceof UnusableFileError || error instanceof UnknownFormatError;
    if (!isFiles) throw error;
    await database.transact((tx) => finishUpload(tx, importId, 'failed', null, error.message));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
