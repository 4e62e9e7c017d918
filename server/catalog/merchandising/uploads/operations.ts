import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import {
  changesPerPage,
  type ImportOutcome,
  type ImportState,
  importBytes,
  type importEndpoints,
  importProblems,
} from '../../../../contract/merchandising/imports.ts';
import { type ColumnMapping, faultsOfMapping } from '../../../../contract/merchandising/mapping.rules.ts';
import { csvLine } from '../../../platform/csv.ts';
import type { Database, Db, Tx } from '../../../platform/db/index.ts';
import type { UploadedFile } from '../../../platform/http/call.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { defineJob, type Jobs } from '../../../platform/jobs.ts';
import { audit } from '../../../staff/index.ts';
import { listWarehouses } from '../store.ts';
import type { Actor } from '../writing.ts';
import { countChanges, countProducts, findChanges, findChangesAfter, type Pass } from './changes/store.ts';
import {
  askToStop,
  findMappings,
  findUpload,
  findUploads,
  insertUpload,
  isAnotherRunning,
  lockImports,
  moveUpload,
  saveChoices,
  saveMapping,
  type UploadHead,
  type UploadRow,
} from './store.ts';

const problem = problemsOf(importProblems);

/** Checks, imports or undoes an upload, by its state. */
export const runUpload = defineJob<{ importId: number }>('catalog.run_upload');

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
}

interface Started {
  readonly ok: true;
  readonly importId: number;
}

/** Stores a file and has it checked. Throws `no_file`, `file_too_large`. */
export async function takeFile(parts: Parts, file: UploadedFile | null, actor: Actor): Promise<Started> {
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
export async function takeUpload({ database, jobs }: Parts, name: string, content: Buffer, { member, now }: Actor): Promise<Started> {
  if (content.toString('utf8').trim() === '') throw problem('no_file');
  return database.transact(async (tx) => {
    const importId = await insertUpload(tx, name, content, member.memberId, now);
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

/** Throws `import_not_found`. */
async function uploadOf(db: Db, importId: number): Promise<UploadRow> {
  const found = await findUpload(db, importId);
  if (!found) throw problem('import_not_found');
  return found;
}

const unwritten: readonly ImportState[] = ['mapping', 'checked', 'failed'];

/**
 * Says what the columns of a file are, and has it checked again. With a name the mapping is saved for files with the same columns. Throws `no_columns`, and
 * `mapping_wrong` with a message for `needed` or `columns.{place}`.
 */
export async function mapColumns(
  { database, jobs }: Parts,
  importId: number,
  { name, ...mapping }: ColumnMapping & { name: string },
  { member, now }: Actor,
): Promise<Started> {
  return database.transact(async (tx) => {
    const upload = await uploadOf(tx, importId);
    const { columns } = upload;
    if (!columns || mapping.fields.length !== columns.columns.length) throw problem('no_columns');
    await requireFields(tx, mapping);
    if (!(await moveUpload(tx, importId, { from: unwritten, to: 'checking', memberId: member.memberId }))) throw problem('no_columns');
    if (name !== '') {
      await saveMapping(tx, name, columns.headerHash, mapping, now);
      await audit(tx, { by: member, action: 'import.mapping_saved', subject: { kind: 'import', id: importId }, details: { name } }, now);
    }
    await saveChoices(tx, importId, { ...upload, fields: mapping });
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true, importId };
  });
}

async function requireFields(tx: Tx, { fields }: ColumnMapping): Promise<void> {
  const { needed, columns } = faultsOfMapping(fields);
  const warehouses = new Set((await listWarehouses(tx)).map(({ code }) => `stock:${code}`));
  const strange = fields.flatMap((field, i) =>
    field?.startsWith('stock:') && !warehouses.has(field) ? [[i, 'Choose a warehouse of the shop.'] as const] : [],
  );
  const faults = [...columns, ...strange].map(([place, message]) => [`columns.${place}`, message] as const);
  if (needed === null && faults.length === 0) return;
  throw problem('mapping_wrong', {}, Object.fromEntries([...(needed ? [['needed', needed] as const] : []), ...faults]));
}

/** Chooses what to retire when the file lacks it, and has the file checked again, which counts it. Throws `import_not_ready`. */
export async function chooseRetired(
  { database, jobs }: Parts,
  importId: number,
  { products, variations }: { products: boolean; variations: boolean },
  { member }: Actor,
): Promise<Started> {
  return database.transact(async (tx) => {
    const upload = await uploadOf(tx, importId);
    if (!(await moveUpload(tx, importId, { from: ['checked'], to: 'checking', memberId: member.memberId })))
      throw problem('import_not_ready');
    await saveChoices(tx, importId, { ...upload, retiresProducts: products, retiresVariations: variations });
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true, importId };
  });
}

/** Starts the import of a checked file. Throws `import_not_found`, `import_not_ready`, `import_running`. */
export async function startImport(parts: Parts, importId: number, actor: Actor): Promise<Started> {
  return begin(parts, importId, actor, {
    from: ['checked'],
    to: 'importing',
    action: 'import.started',
    otherwise: () => problem('import_not_ready'),
  });
}

/** Resumes a stopped import after its last row. Throws `import_not_found`, `import_not_stopped`, `import_running`. */
export async function resumeImport(parts: Parts, importId: number, actor: Actor): Promise<Started> {
  return begin(parts, importId, actor, {
    from: ['stopped'],
    to: 'importing',
    action: 'import.resumed',
    goesOn: true,
    otherwise: () => problem('import_not_stopped'),
  });
}

/** Takes back an import. Throws `import_not_found`, `import_undone`, `import_running`, `nothing_to_undo`. */
export async function undoImport(parts: Parts, importId: number, actor: Actor): Promise<Started> {
  return begin(parts, importId, actor, {
    from: ['imported', 'stopped'],
    to: 'undoing',
    action: 'import.undone',
    otherwise: (state) => {
      if (state === 'undoing' || state === 'undone') return problem('import_undone');
      return problem(state === 'importing' ? 'import_running' : 'nothing_to_undo');
    },
  });
}

interface Beginning {
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  readonly action: string;
  readonly goesOn?: boolean;
  otherwise(state: ImportState): Error;
}

/** Only one upload writes at a time, so that each can tell its own changes from those that came later. */
async function begin(
  { database, jobs }: Parts,
  importId: number,
  { member, now }: Actor,
  { from, to, action, goesOn = false, otherwise }: Beginning,
) {
  return database.transact(async (tx) => {
    await lockImports(tx);
    const { state, retiresProducts, retiresVariations } = await uploadOf(tx, importId);
    if (!from.includes(state)) throw otherwise(state);
    if (await isAnotherRunning(tx, importId)) throw problem('import_running');
    await moveUpload(tx, importId, { from, to, memberId: member.memberId, goesOn });
    const details = { retiresProducts, retiresVariations };
    await audit(tx, { by: member, action, subject: { kind: 'import', id: importId }, details }, now);
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

/** Stops a running import between batches. Throws `import_not_found`, `import_not_running`. */
export async function stopImport({ database, jobs }: Parts, importId: number, { member, now }: Actor): Promise<Started> {
  return database.transact(async (tx) => {
    await uploadOf(tx, importId);
    if (!(await askToStop(tx, importId))) throw problem('import_not_running');
    await audit(tx, { by: member, action: 'import.stopped', subject: { kind: 'import', id: importId } }, now);
    // Where its job broke off for good, this one ends it.
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

const present = ({ importId, name, state, uploadedAt, line, lines, fault }: UploadHead) => ({
  importId,
  name,
  state,
  uploadedAt: uploadedAt.toISOString(),
  line,
  lines,
  fault,
});

export async function listImports(db: Db): Promise<OutputOf<typeof importEndpoints.list>> {
  return { imports: (await findUploads(db, 20)).map(present) };
}

/** Throws `import_not_found`. */
export async function getImport(db: Db, importId: number): Promise<OutputOf<typeof importEndpoints.get>> {
  const upload = await uploadOf(db, importId);
  const { report, retiresProducts, retiresVariations } = upload;
  return {
    ...present(upload),
    report: report && presentReport(report),
    columns: await columnsOf(db, upload),
    retires: { products: retiresProducts, variations: retiresVariations },
    undo: await undoOf(db, upload),
  };
}

const presentReport = ({ products, created, updated, unchanged, failed, retired, notes }: NonNullable<UploadRow['report']>) => ({
  products,
  created,
  updated,
  unchanged,
  failed,
  retired,
  notes: notes.map(({ line, level, message }) => ({ line, level, message })),
});

async function columnsOf(db: Db, { columns, fields }: UploadRow) {
  if (!columns) return null;
  return {
    columns: columns.columns.map(({ title, samples, guess }) => ({ title, samples: [...samples], guess })),
    decimal: columns.decimal,
    chosen: fields && { ...fields, fields: [...fields.fields] },
    saved: (await findMappings(db, columns.headerHash)).map((mapping) => ({ ...mapping, fields: [...mapping.fields] })),
    warehouses: await listWarehouses(db),
  };
}

async function undoOf(db: Db, { importId, state }: UploadRow) {
  if (state === 'undoing' || state === 'undone') {
    const done = await countProducts(db, importId, 'undo');
    return { restores: done.get('restored') ?? 0, retires: done.get('retired') ?? 0, kept: done.get('kept') ?? 0 };
  }
  if (state !== 'imported' && state !== 'stopped') return null;
  const written = await countProducts(db, importId, 'import');
  const restores = (written.get('updated') ?? 0) + (written.get('retired') ?? 0);
  return { restores, retires: written.get('created') ?? 0, kept: 0 };
}

function passOf(state: ImportState): Pass {
  if (state === 'undoing' || state === 'undone') return 'undo';
  return state === 'importing' || state === 'stopped' || state === 'imported' ? 'import' : 'check';
}

/** A page of the report; a number past the end gives the last page. Throws `import_not_found`. */
export async function listChanges(db: Db, importId: number, { show, page = 1 }: { show?: ImportOutcome | undefined; page?: number }) {
  const { state } = await uploadOf(db, importId);
  const pass = passOf(state);
  const totals = await countChanges(db, importId, pass);
  const total = totals.reduce((sum, { outcome, rows }) => sum + (show === undefined || outcome === show ? rows : 0), 0);
  const pages = Math.max(1, Math.ceil(total / changesPerPage));
  const at = Math.min(page, pages);
  const changes = await findChanges(db, importId, pass, {
    outcome: show ?? null,
    offset: (at - 1) * changesPerPage,
    limit: changesPerPage,
  });
  return { changes, page: at, pages, totals };
}

const perRead = 1000;

/** The whole report as CSV, in portions. Throws `import_not_found`. */
export async function* reportLines(db: Db, importId: number): AsyncGenerator<string> {
  const { state } = await uploadOf(db, importId);
  yield csvLine(['Line', 'Product', 'SKU', 'Outcome', 'Field', 'Before', 'After', 'Reason']);
  for (let after = 0; ; ) {
    const rows = await findChangesAfter(db, importId, passOf(state), after, perRead);
    if (rows.length > 0) {
      yield rows
        .map((row) =>
          csvLine([
            row.line || '',
            row.handle,
            row.sku ?? '',
            row.outcome,
            row.field ?? '',
            cell(row.before),
            cell(row.after),
            row.reason ?? '',
          ]),
        )
        .join('');
    }
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    after = last.id;
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
