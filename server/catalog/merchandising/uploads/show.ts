import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import {
  changesPerPage,
  type ImportOutcome,
  type ImportState,
  type importEndpoints,
  importProblems,
} from '../../../../contract/merchandising/imports.ts';
import { isRecord } from '../../../../contract/values/record.ts';
import { csvLine } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/db/index.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { pageOf } from '../../../platform/paging.ts';
import { listWarehouses } from '../store.ts';
import { countChanges, countProducts, findChanges, findChangesAfter, type Pass } from './changes/store.ts';
import { countUploads, findMappings, findUpload, findUploads, type UploadHead, type UploadRow } from './store.ts';

const problem = problemsOf(importProblems);

/** Throws `import_not_found`. */
export async function requireUpload(db: Db, importId: number): Promise<UploadRow> {
  const found = await findUpload(db, importId);
  if (!found) throw problem('import_not_found');
  return found;
}

/** An upload whose file and changes are still there. Throws `import_not_found`, `import_forgotten`. */
export async function requireKept(db: Db, importId: number): Promise<UploadRow> {
  const found = await requireUpload(db, importId);
  if (!found.isKept) throw problem('import_forgotten');
  return found;
}

const present = ({ importId, name, isBulk, state, uploadedAt, line, lines, startsAt, fault }: UploadHead) => ({
  importId,
  name,
  isBulk,
  state,
  uploadedAt: uploadedAt.toISOString(),
  line,
  lines,
  startsAt: startsAt?.toISOString() ?? null,
  fault,
});

const importsPerPage = 20;

/** A page of the uploads, the latest first; a page past the end is the last one. */
export async function listImports(db: Db, asked: number): Promise<OutputOf<typeof importEndpoints.list>> {
  const { page, pages, portion } = pageOf(asked, await countUploads(db), importsPerPage);
  return { imports: (await findUploads(db, portion)).map(present), page, pages };
}

/** An upload with what its screen shows. Throws `import_not_found`. */
export async function getImport(db: Db, importId: number): Promise<OutputOf<typeof importEndpoints.get>> {
  const upload = await requireUpload(db, importId);
  const { report, retiresProducts, retiresVariations, isKept } = upload;
  return {
    ...present(upload),
    report: report && presentReport(report),
    columns: await columnsOf(db, upload),
    retires: { products: retiresProducts, variations: retiresVariations },
    isKept,
    undo: isKept ? await undoOf(db, upload) : null,
  };
}

const presentReport = ({
  products,
  created,
  updated,
  unchanged,
  failed,
  rowsRefused,
  retired,
  uncategorised,
  files: { fetched, failed: notFetched, left },
  notes,
}: NonNullable<UploadRow['report']>) => ({
  products,
  created,
  updated,
  unchanged,
  failed,
  rowsRefused,
  retired,
  files: { fetched, failed: notFetched, left },
  uncategorised: uncategorised.map(({ type, products }) => ({ type, products })),
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
  const { state } = await requireUpload(db, importId);
  const pass = passOf(state);
  const totals = await countChanges(db, importId, pass);
  const total = totals.reduce((sum, { outcome, rows }) => sum + (show === undefined || outcome === show ? rows : 0), 0);
  const { page: at, pages, portion } = pageOf(page, total, changesPerPage);
  const changes = await findChanges(db, importId, pass, {
    outcome: show ?? null,
    ...portion,
  });
  return { changes, page: at, pages, totals };
}

const perRead = 1000;

/** The whole report as CSV, in portions. Throws `import_not_found`. */
export async function* reportLines(db: Db, importId: number): AsyncGenerator<string> {
  const { state } = await requireUpload(db, importId);
  yield csvLine(['Line', 'Product', 'Name', 'SKU', 'Outcome', 'Field', 'Before', 'After', 'Reason']);
  for (let after = 0; ; ) {
    const rows = await findChangesAfter(db, importId, passOf(state), after, perRead);
    if (rows.length > 0) {
      yield rows
        .map((row) =>
          csvLine([
            row.line || '',
            row.handle,
            row.name ?? '',
            row.sku ?? '',
            row.outcome,
            row.field ?? '',
            cell(row.field, row.before),
            cell(row.field, row.after),
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

/** A value as the files that are imported have it, so prices in dollars. */
function cell(field: string | null, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field === 'price' && typeof value === 'number') return (value / 100).toFixed(2);
  if (field === 'reference' && isRecord(value)) return JSON.stringify({ ...value, amount: (Number(value.amount) / 100).toFixed(2) });
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
