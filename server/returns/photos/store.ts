import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

interface NewPhoto {
  readonly photoId: string;
  readonly returnId: number;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Adds a photo to a return. The caller holds the order's lock and has counted. */
export async function insertPhoto(tx: Tx, { photoId, returnId, src, width, height }: NewPhoto, now: Date): Promise<void> {
  await sql`
    insert into returns.photo (id, return_id, src, width, height, added_at)
    values (${photoId}::uuid, ${returnId}, ${src}, ${width}, ${height}, ${now})`.execute(tx);
}

/** The file of a case's photo; null for another case's. */
export async function findPhoto(db: Db, caseNumber: string, photoId: string): Promise<string | null> {
  const { rows } = await sql<{ src: string }>`
    select p.src from returns.photo p join returns.return r on r.id = p.return_id
    where r.case_number = ${caseNumber} and p.id = ${photoId}::uuid`.execute(db);
  return rows[0]?.src ?? null;
}

/** Deletes photos of returns that ended before then, and returns their files. */
export async function dropPhotosBefore(tx: Tx, time: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    delete from returns.photo where id in (
      select p.id from returns.photo p join returns.return r on r.id = p.return_id where r.ended_at < ${time} limit ${limit})
    returning src`.execute(tx);
  return rows.map(({ src }) => src);
}
