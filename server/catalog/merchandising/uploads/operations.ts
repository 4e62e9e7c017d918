import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import { importBytes, type importEndpoints, importProblems } from '../../../../contract/merchandising/imports.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import type { UploadedFile } from '../../../platform/http/call.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { defineJob, type Jobs } from '../../../platform/jobs.ts';
import { audit } from '../../../staff/index.ts';
import type { Actor } from '../writing.ts';
import { claimUpload, findUpload, findUploads, insertUpload, type UploadRow } from './store.ts';

const problem = problemsOf(importProblems);

/** Checks an upload, or imports it, by its state. */
export const runUpload = defineJob<{ importId: number }>('catalog.run_upload');

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
}

/** Stores a file and has it checked. Throws `no_file`, `file_too_large`. */
export async function takeFile(parts: Parts, file: UploadedFile | null, actor: Actor): Promise<{ ok: true; importId: number }> {
  if (!file) throw problem('no_file');
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of file.content) {
    length += piece.length;
    if (length > importBytes) throw problem('file_too_large');
    pieces.push(piece);
  }
  return takeUpload(parts, file.name.slice(0, 200) || 'file', Buffer.concat(pieces), actor);
}

/** Stores a file's bytes and has them checked. Throws `no_file`. */
export async function takeUpload({ database, jobs }: Parts, name: string, content: Buffer, { member, now }: Actor) {
  if (content.toString('utf8').trim() === '') throw problem('no_file');
  return database.transact(async (tx) => {
    const importId = await insertUpload(tx, name, content, member.memberId, now);
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

/** Starts the import of a checked file. Throws `import_not_found`, `import_not_ready`. */
export async function startImport({ database, jobs }: Parts, importId: number, { member, now }: Actor) {
  return database.transact(async (tx) => {
    if (!(await findUpload(tx, importId))) throw problem('import_not_found');
    if (!(await claimUpload(tx, importId))) throw problem('import_not_ready');
    await audit(tx, { by: member, action: 'import.started', subject: { kind: 'import', id: importId } }, now);
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

const present = ({ uploadedAt, ...row }: Omit<UploadRow, 'report'>) => ({ ...row, uploadedAt: uploadedAt.toISOString() });

export async function listImports(db: Db): Promise<OutputOf<typeof importEndpoints.list>> {
  return { imports: (await findUploads(db, 20)).map(present) };
}

/** Throws `import_not_found`. */
export async function getImport(db: Db, importId: number): Promise<OutputOf<typeof importEndpoints.get>> {
  const found = await findUpload(db, importId);
  if (!found) throw problem('import_not_found');
  const { report, ...head } = found;
  if (!report) return { ...present(head), report: null };
  const { products, created, updated, unchanged, failed, notes, changes } = report;
  const lines = changes.map(({ line, handle, outcome, changes: fields = [], errors = [] }) => ({
    line,
    handle,
    outcome,
    changes: fields,
    errors,
  }));
  return { ...present(head), report: { products, created, updated, unchanged, failed, notes, changes: lines } };
}
