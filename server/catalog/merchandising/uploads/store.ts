import { sql } from 'kysely';
import type { ImportState } from '../../../../contract/merchandising/imports.ts';
import type { ColumnMapping } from '../../../../contract/merchandising/mapping.rules.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { clockOf } from '../../../platform/time/clock.ts';
import type { DescribedColumns } from '../../import/mapping/describe.ts';
import type { ImportReport } from '../../import/report.ts';

export interface UploadRow {
  importId: number;
  name: string;
  isBulk: boolean;
  state: ImportState;
  uploadedAt: Date;
  line: number;
  lines: number;
  startsAt: Date | null;
  fault: string | null;
  /** After an import with what its check refused. */
  report: (ImportReport & { failedInCheck?: number }) | null;
  columns: DescribedColumns | null;
  fields: ColumnMapping | null;
  retiresProducts: boolean;
  retiresVariations: boolean;
  /** Whether its file and changes have not been forgotten yet. */
  isKept: boolean;
}
export type UploadHead = Omit<UploadRow, 'report' | 'columns' | 'fields' | 'retiresProducts' | 'retiresVariations' | 'isKept'>;

const head = sql`id as "importId", name, is_bulk as "isBulk", state, uploaded_at as "uploadedAt", line, lines, starts_at as "startsAt", fault`;

export async function insertUpload(
  tx: Tx,
  { name, content, isBulk, memberId }: { name: string; content: Buffer; isBulk: boolean; memberId: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog.upload (name, content, is_bulk, member_id, uploaded_at, state)
    values (${name}, ${content}, ${isBulk}, ${memberId}, ${now}, 'checking')
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the upload was not stored');
  return id;
}

/** A page of the uploads, the latest first, without their reports. */
export async function findUploads(db: Db, { offset, limit }: { offset: number; limit: number }): Promise<UploadHead[]> {
  const { rows } = await sql<UploadHead>`
    select ${head} from catalog.upload order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countUploads(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from catalog.upload`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findUpload(db: Db, id: number): Promise<UploadRow | null> {
  const { rows } = await sql<UploadRow>`
    select ${head}, report, columns, fields, retires_products as "retiresProducts", retires_variations as "retiresVariations",
      content <> '' as "isKept" from catalog.upload where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** What the job needs of an upload. */
export interface UploadWork
  extends Pick<UploadRow, 'state' | 'uploadedAt' | 'report' | 'columns' | 'fields' | 'retiresProducts' | 'retiresVariations'> {
  content: Buffer;
  startedBy: number | null;
  runId: number | null;
}

export async function findWork(db: Db, id: number): Promise<UploadWork | null> {
  const { rows } = await sql<UploadWork>`
    select content, state, uploaded_at as "uploadedAt", report, columns, fields, retires_products as "retiresProducts", retires_variations as "retiresVariations",
      started_by as "startedBy", run_id as "runId" from catalog.upload where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** One import or undo starts at a time: otherwise two could begin after neither saw the other. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalog imports', 0))`.execute(tx);
}

/** Whether another upload is being imported or undone. */
export async function isAnotherRunning(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from catalog.upload where state in ('importing', 'undoing') and id <> ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Moves an upload from one of the states to the next; false when it is in another. Progress begins anew unless it `goesOn`; another check drops a planned start. */
export async function moveUpload(
  tx: Tx,
  id: number,
  { from, to, memberId, goesOn = false }: { from: readonly ImportState[]; to: ImportState; memberId: number; goesOn?: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update catalog.upload set state = ${to}, stop_asked = false, started_by = ${memberId}, line = case when ${goesOn}::boolean then line else 0 end,
      starts_at = case when ${to} = 'checking' then null else starts_at end
    where id = ${id} and state = any(${from}::text[]) returning id`.execute(tx);
  return rows.length > 0;
}

/** Sets when a checked upload starts by itself, and by whom it was planned; false when it is not checked. */
export async function planStart(tx: Tx, id: number, startsAt: Date | null, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    update catalog.upload set starts_at = ${startsAt}, started_by = ${memberId}, fault = null where id = ${id} and state = 'checked' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** When the first sale that a checked bulk change puts products on ends; null for none, and for files, whose products may have sales that are over. */
export async function findSaleEnd(db: Db, id: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min((c.after ->> 'endsAt')::timestamptz) as at from catalog.upload_change c join catalog.upload u on u.id = c.upload_id
    where u.id = ${id} and u.is_bulk and c.pass = 'check' and c.outcome = 'updated' and c.field = 'reference'`.execute(db);
  return rows[0]?.at ?? null;
}

/** Drops a planned start and notes why, for the screen and the bell; false when there is none any more. */
export async function dropStart(tx: Tx, id: number, fault: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update catalog.upload set starts_at = null, fault = ${fault}, ended_at = ${now}
    where id = ${id} and state = 'checked' and starts_at is not null returning id`.execute(tx);
  return rows.length > 0;
}

/** Checked uploads whose time has come, the earliest first, with who planned them. */
export async function findDueUploads(db: Db, now: Date): Promise<{ importId: number; memberId: number | null }[]> {
  const { rows } = await sql<{ importId: number; memberId: number | null }>`
    select id as "importId", started_by as "memberId" from catalog.upload
    where state = 'checked' and starts_at <= ${now} order by starts_at, id`.execute(db);
  return rows;
}

/** Has an upload checked again with other columns or for what it lacks. */
export async function saveChoices(
  tx: Tx,
  id: number,
  { fields, retiresProducts, retiresVariations }: Pick<UploadRow, 'fields' | 'retiresProducts' | 'retiresVariations'>,
): Promise<void> {
  await sql`
    update catalog.upload set fields = ${fields && JSON.stringify(fields)}::jsonb, retires_products = ${retiresProducts},
      retires_variations = ${retiresVariations}, fault = null, report = null where id = ${id}`.execute(tx);
}

/** False when the import does not run. */
export async function askToStop(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`update catalog.upload set stop_asked = true where id = ${id} and state = 'importing' returning id`.execute(tx);
  return rows.length > 0;
}

export async function isStopAsked(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`select stop_asked as asked from catalog.upload where id = ${id}`.execute(db);
  return rows[0]?.asked ?? true;
}

export async function noteRun(tx: Tx, id: number, runId: number): Promise<void> {
  await sql`update catalog.upload set run_id = ${runId} where id = ${id}`.execute(tx);
}

/** Saves what a CSV's columns are. */
export async function noteColumns(tx: Tx, id: number, columns: DescribedColumns): Promise<void> {
  await sql`update catalog.upload set columns = ${JSON.stringify(columns)}::jsonb where id = ${id}`.execute(tx);
}

export async function noteProgress(tx: Tx, id: number, line: number, lines: number): Promise<void> {
  await sql`update catalog.upload set line = ${line}, lines = ${lines} where id = ${id}`.execute(tx);
}

/** Ends a pass over an upload: a check, an import or its undo. A stopped one keeps its progress. */
export async function finishUpload(
  tx: Tx,
  id: number,
  { state, report, fault }: Pick<UploadRow, 'state' | 'report' | 'fault'>,
): Promise<void> {
  await sql`
    update catalog.upload set state = ${state}, report = ${report && JSON.stringify(report)}::jsonb, fault = ${fault},
      stop_asked = false, line = case when ${state === 'stopped'}::boolean then line else lines end,
      ended_at = ${clockOf(tx).now()}
    where id = ${id}`.execute(tx);
}

/** Of uploads with a file: nothing has happened to them since a moment, the end of their last pass or else their upload, and nothing is planned. */
const isForgettable = (before: Date) => sql`
  content <> '' and coalesce(ended_at, uploaded_at) < ${before} and state not in ('checking', 'importing', 'undoing')
    and (state <> 'checked' or starts_at is null)`;

/** Uploads whose file and changes may be forgotten. */
export async function findForgettable(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from catalog.upload where ${isForgettable(before)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Empties an upload's file and its examples; false when something has happened to it meanwhile. */
export async function forgetFile(tx: Tx, id: number, before: Date): Promise<boolean> {
  const { rows } = await sql`
    update catalog.upload set content = '', columns = null where id = ${id} and ${isForgettable(before)} returning id`.execute(tx);
  return rows.length > 0;
}

/** Imports that failed (or were applied) since a moment, and how many of them after another. Stopped ones and those that did not start as scheduled count as failed. */
export async function countEndedImports(
  db: Db,
  { failed, from, since }: { failed: boolean; from: Date; since: Date },
): Promise<{ count: number; fresh: number }> {
  const isAsked = failed ? sql`(state in ('stopped', 'failed') or (state = 'checked' and fault is not null))` : sql`state = 'imported'`;
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where ended_at > ${since})::int as fresh from catalog.upload
    where ended_at > ${from} and ${isAsked}`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

export interface SavedMapping extends ColumnMapping {
  name: string;
}

/** Mappings of files with the same columns, the latest first. */
export async function findMappings(db: Db, headerHash: string): Promise<SavedMapping[]> {
  const { rows } = await sql<{ name: string; fields: ColumnMapping }>`
    select name, fields from catalog.column_mapping where header_hash = ${headerHash} order by saved_at desc, id desc limit 20`.execute(db);
  return rows.map(({ name, fields }) => ({ name, ...fields }));
}

/** A mapping by its name, in any case; null for none. */
export async function findMappingNamed(db: Db, name: string): Promise<ColumnMapping | null> {
  const { rows } = await sql<{ fields: ColumnMapping }>`
    select fields from catalog.column_mapping where lower(name) = lower(${name})`.execute(db);
  return rows[0]?.fields ?? null;
}

/** Names of all mappings. */
export async function listMappingNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from catalog.column_mapping order by lower(name)`.execute(db);
  return rows.map(({ name }) => name);
}

/** Saves a mapping; one with the same name is replaced. */
export async function saveMapping(tx: Tx, name: string, headerHash: string, mapping: ColumnMapping, now: Date): Promise<void> {
  await sql`
    insert into catalog.column_mapping (name, header_hash, fields, saved_at) values (${name}, ${headerHash}, ${JSON.stringify(mapping)}::jsonb, ${now})
    on conflict (lower(name)) do update set name = excluded.name, header_hash = excluded.header_hash, fields = excluded.fields,
      saved_at = excluded.saved_at`.execute(tx);
}
