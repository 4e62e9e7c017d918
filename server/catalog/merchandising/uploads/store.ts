import { sql } from 'kysely';
import type { ImportState } from '../../../../contract/merchandising/imports.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { ImportReport } from '../../import/report.ts';

export interface UploadRow {
  importId: number;
  name: string;
  state: ImportState;
  uploadedAt: Date;
  line: number;
  lines: number;
  fault: string | null;
  report: ImportReport | null;
}

const columns = sql`id as "importId", name, state, uploaded_at as "uploadedAt", line, lines, fault`;

export async function insertUpload(tx: Tx, name: string, content: Buffer, memberId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog.upload (name, content, member_id, uploaded_at, state) values (${name}, ${content}, ${memberId}, ${now}, 'checking')
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the upload was not stored');
  return id;
}

/** The latest uploads, without their reports. */
export async function findUploads(db: Db, limit: number): Promise<Omit<UploadRow, 'report'>[]> {
  const { rows } = await sql<Omit<UploadRow, 'report'>>`select ${columns} from catalog.upload order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findUpload(db: Db, id: number): Promise<UploadRow | null> {
  const { rows } = await sql<UploadRow>`select ${columns}, report from catalog.upload where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findContent(db: Db, id: number): Promise<{ content: Buffer; state: ImportState } | null> {
  const { rows } = await sql<{ content: Buffer; state: ImportState }>`select content, state from catalog.upload where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Moves a checked upload on to its import; false when it is in another state. */
export async function claimUpload(tx: Tx, id: number): Promise<boolean> {
  const { rows } =
    await sql`update catalog.upload set state = 'importing', line = 0 where id = ${id} and state = 'checked' returning id`.execute(tx);
  return rows.length > 0;
}

export async function noteProgress(tx: Tx, id: number, line: number, lines: number): Promise<void> {
  await sql`update catalog.upload set line = ${line}, lines = ${lines} where id = ${id}`.execute(tx);
}

export async function finishUpload(
  tx: Tx,
  id: number,
  state: ImportState,
  report: ImportReport | null,
  fault: string | null,
): Promise<void> {
  await sql`
    update catalog.upload set state = ${state}, report = ${report && JSON.stringify(report)}::jsonb, fault = ${fault}, line = lines
    where id = ${id}`.execute(tx);
}
