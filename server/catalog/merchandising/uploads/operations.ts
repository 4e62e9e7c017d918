import { type ImportState, importBytes, importProblems, importsKeptDays } from '../../../../contract/merchandising/imports.ts';
import { type ColumnMapping, faultsOfMapping } from '../../../../contract/merchandising/mapping.rules.ts';
import { daysAfter } from '../../../../contract/values/shop-days.ts';
import type { Database, Db, Tx } from '../../../platform/db/index.ts';
import { bytesOf } from '../../../platform/http/bytes-of.ts';
import type { UploadedFile } from '../../../platform/http/call.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { defineJob, type Jobs } from '../../../platform/jobs.ts';
import { audit, mayStill, type StaffMember } from '../../../staff/index.ts';
import { listWarehouses } from '../store.ts';
import type { Actor } from '../writing.ts';
import { deleteChanges } from './changes/store.ts';
import { requireKept, requireUpload } from './show.ts';
import {
  askToStop,
  dropStart,
  findDueUploads,
  findForgettable,
  findSaleEnd,
  forgetFile,
  insertUpload,
  isAnotherRunning,
  lockImports,
  moveUpload,
  planStart,
  saveChoices,
  saveMapping,
} from './store.ts';

const problem = problemsOf(importProblems);

/** Checks an upload; apart from what writes, so that a check does not wait for a long import. */
export const checkUpload = defineJob<{ importId: number }>('catalog.check_upload');

/** Imports or undoes an upload, by its state. */
export const runUpload = defineJob<{ importId: number }>('catalog.run_upload');

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
}

interface Started {
  readonly ok: true;
  readonly importId: number;
}

/** Stores a file and has it checked. Throws `no_file`, `empty_file`, `file_too_large`. */
export async function takeFile(parts: Parts, file: UploadedFile | null, actor: Actor): Promise<Started> {
  if (!file) throw problem('no_file');
  const content = await bytesOf(file, importBytes);
  if (!content) throw problem('file_too_large');
  return takeUpload(parts, file.name.slice(0, 200) || 'file', content, actor);
}

/** Stores a file's bytes, or a bulk change in the same form, and has them checked. Throws `empty_file`. */
export async function takeUpload(
  { database, jobs }: Parts,
  name: string,
  content: Buffer,
  { member, now }: Actor,
  { isBulk = false } = {},
): Promise<Started> {
  if (content.toString('utf8').trim() === '') throw problem('empty_file');
  return database.transact(async (tx) => {
    const importId = await insertUpload(tx, { name, content, isBulk, memberId: member.memberId }, now);
    await jobs.enqueue(tx, checkUpload, { importId });
    return { ok: true as const, importId };
  });
}

const unwritten: readonly ImportState[] = ['mapping', 'checked', 'failed'];

/**
 * Says what the columns of a file are, and has it checked again. With a name the mapping is saved for files with the same columns. Throws `no_columns`, and
 * `invalid_input` with a message for `needed` or `columns.{place}`.
 */
export async function mapColumns(
  { database, jobs }: Parts,
  importId: number,
  { name, ...mapping }: ColumnMapping & { name: string },
  { member, now }: Actor,
): Promise<Started> {
  return database.transact(async (tx) => {
    const upload = await requireKept(tx, importId);
    const { columns } = upload;
    if (!columns || mapping.fields.length !== columns.columns.length) throw problem('no_columns');
    await requireFields(tx, mapping);
    if (!(await moveUpload(tx, importId, { from: unwritten, to: 'checking', memberId: member.memberId }))) throw problem('no_columns');
    if (name !== '') {
      await saveMapping(tx, name, columns.headerHash, mapping, now);
      await audit(tx, { by: member, action: 'import.mapping_saved', subject: { kind: 'import', id: importId }, details: { name } }, now);
    }
    await saveChoices(tx, importId, { ...upload, fields: mapping });
    await jobs.enqueue(tx, checkUpload, { importId });
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
  throw problem('invalid_input', {}, Object.fromEntries([...(needed ? [['needed', needed] as const] : []), ...faults]));
}

/** Chooses what to retire when the file lacks it, and has the file checked again, which counts it. Throws `import_not_ready`. */
export async function chooseRetired(
  { database, jobs }: Parts,
  importId: number,
  { products, variations }: { products: boolean; variations: boolean },
  { member }: Actor,
): Promise<Started> {
  return database.transact(async (tx) => {
    const upload = await requireKept(tx, importId);
    if (!(await moveUpload(tx, importId, { from: ['checked'], to: 'checking', memberId: member.memberId })))
      throw problem('import_not_ready');
    await saveChoices(tx, importId, { ...upload, retiresProducts: products, retiresVariations: variations });
    await jobs.enqueue(tx, checkUpload, { importId });
    return { ok: true, importId };
  });
}

/** Who starts an import, or planned its start. */
interface Starter {
  readonly member: Pick<StaffMember, 'memberId'>;
  readonly now: Date;
}

/** Starts the import of a checked file. Throws `import_not_found`, `import_not_ready`, `import_running`, `sale_ended`. */
export async function startImport(parts: Parts, importId: number, actor: Starter): Promise<Started> {
  return begin(parts, importId, actor, {
    from: ['checked'],
    to: 'importing',
    action: 'import.started',
    refusesEnded: true,
    otherwise: () => problem('import_not_ready'),
  });
}

/** Plans when a checked import starts; null cancels that. Throws `import_not_found`, `import_not_ready`, and `invalid_input` for a time that has passed, or after its sale. */
export async function planImport({ database }: Parts, importId: number, startsAt: Date | null, { member, now }: Actor): Promise<Started> {
  if (startsAt && startsAt <= now) throw problem('invalid_input', {}, { startsAt: 'Choose a time in the future' });
  return database.transact(async (tx) => {
    await requireKept(tx, importId);
    if (startsAt && (await isSaleOver(tx, importId, startsAt)))
      throw problem('invalid_input', {}, { startsAt: 'Choose a time before the sale ends' });
    if (!(await planStart(tx, importId, startsAt, member.memberId))) throw problem('import_not_ready');
    const details = { startsAt: startsAt?.toISOString() ?? null };
    await audit(tx, { by: member, action: 'import.planned', subject: { kind: 'import', id: importId }, details }, now);
    return { ok: true as const, importId };
  });
}

async function isSaleOver(db: Db, importId: number, at: Date): Promise<boolean> {
  const end = await findSaleEnd(db, importId);
  return end !== null && end <= at;
}

const plannerLeft =
  'It didn’t start as scheduled because the person who scheduled it can no longer change products. Start it now, or schedule it again.';
const saleOver = 'It didn’t start as scheduled because its sale would have ended.';

/** Why a planned import does not start, in words for staff; null where it may. */
async function hindranceTo({ read }: Database, importId: number, memberId: number | null, now: Date): Promise<string | null> {
  if (memberId === null || !(await mayStill(read, memberId, 'catalog.edit', now))) return plannerLeft;
  return (await isSaleOver(read, importId, now)) ? saleOver : null;
}

/** Starts the planned imports that are due, but for those with a hindrance, which is noted. While another import runs they wait for the next minute. */
export async function startDueImports(parts: Parts, now: Date): Promise<void> {
  const { database } = parts;
  for (const { importId, memberId } of await findDueUploads(database.read, now)) {
    const reason = await hindranceTo(database, importId, memberId, now);
    if (reason !== null || memberId === null) {
      const fault = reason ?? plannerLeft;
      await database.transact(async (tx) => {
        if (!(await dropStart(tx, importId, fault, now))) return;
        await audit(tx, { by: null, action: 'import.plan_failed', subject: { kind: 'import', id: importId }, reason: fault }, now);
      });
    } else if (await isAnotherRunning(database.read, importId)) return;
    else await startImport(parts, importId, { member: { memberId }, now });
  }
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
  /** Refused with `sale_ended` where it would begin a sale that is over. */
  readonly refusesEnded?: boolean;
  otherwise(state: ImportState): Error;
}

/** Only one upload writes at a time, so that each can tell its own changes from those that came later. */
async function begin(
  { database, jobs }: Parts,
  importId: number,
  { member, now }: Starter,
  { from, to, action, goesOn = false, refusesEnded = false, otherwise }: Beginning,
) {
  return database.transact(async (tx) => {
    await lockImports(tx);
    const { state, retiresProducts, retiresVariations } = await requireKept(tx, importId);
    if (!from.includes(state)) throw otherwise(state);
    if (await isAnotherRunning(tx, importId)) throw problem('import_running');
    if (refusesEnded && (await isSaleOver(tx, importId, now))) throw problem('sale_ended');
    await moveUpload(tx, importId, { from, to, memberId: member.memberId, goesOn });
    const details = { retiresProducts, retiresVariations };
    await audit(tx, { by: member, action, subject: { kind: 'import', id: importId }, details }, now);
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

/** Stops a running import between batches, or while it fetches files. Throws `import_not_found`, `import_not_running`. */
export async function stopImport({ database, jobs }: Parts, importId: number, { member, now }: Actor): Promise<Started> {
  return database.transact(async (tx) => {
    await requireUpload(tx, importId);
    if (!(await askToStop(tx, importId))) throw problem('import_not_running');
    await audit(tx, { by: member, action: 'import.stopped', subject: { kind: 'import', id: importId } }, now);
    // Where its job broke off for good, this one ends it.
    await jobs.enqueue(tx, runUpload, { importId });
    return { ok: true as const, importId };
  });
}

/**
 * Forgets the files of imports and what they changed, `importsKeptDays` after their last pass; what they came to in sum stays. Safe to run twice.
 */
export async function forgetOldUploads(database: Database, now: Date): Promise<void> {
  const before = daysAfter(now, -importsKeptDays);
  for (const importId of await findForgettable(database.read, before))
    await database.transact(async (tx) => {
      if (await forgetFile(tx, importId, before)) await deleteChanges(tx, importId);
    });
}
