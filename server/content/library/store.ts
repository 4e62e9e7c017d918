import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A picture that editors may choose. */
export interface PictureRow {
  url: string;
  name: string;
  width: number;
  height: number;
  tint: string;
}

export interface StoredPicture extends PictureRow {
  addedBy: string;
}

export interface PictureUse {
  url: string;
  brand: string;
  kind: 'page' | 'site';
  key: string;
}

/** Pictures whose name has all the words in it, the latest first. */
export async function findPictures(db: Db, words: readonly string[], limit: number): Promise<StoredPicture[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql<StoredPicture>`
    select url, name, width, height, tint, added_by as "addedBy" from content.picture
    where name ilike all(${patterns}::text[]) order by added_at desc, name limit ${limit}`.execute(db);
  return rows;
}

/** Which documents of all brands show these pictures in their draft, in public or in what is planned. */
export async function findUses(db: Db, urls: readonly string[], now: Date): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    with shown as (
      select d.brand, d.kind, d.key, v.body from content.document d join content.version v on v.document_id = d.id
      where v.number = (select max(number) from content.version where document_id = d.id)
        or v.number in (select version from content.publication where document_id = d.id and at > ${now})
        or v.number = (
          select version from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1
        )
    )
    select distinct m[1] as url, brand, kind, key
    from shown, regexp_matches(body::text, '"(/media/[^"]+)"', 'g') as m where m[1] = any(${[...urls]}::text[])
    order by kind, key, brand`.execute(db);
  return rows;
}

/** Who added a picture; null when it is not in the library. */
export async function findAdder(db: Db, url: string): Promise<string | null> {
  const { rows } = await sql<{ by: string }>`select added_by as by from content.picture where url = ${url}`.execute(db);
  return rows[0]?.by ?? null;
}

export async function deletePicture(tx: Tx, url: string): Promise<void> {
  await sql`delete from content.picture where url = ${url}`.execute(tx);
}

/** Adds pictures to the library; one that is there already keeps its name. */
export async function savePictures(tx: Tx, pictures: readonly PictureRow[], by: string, now: Date): Promise<void> {
  await sql`
    insert into content.picture (url, name, width, height, tint, added_at, added_by)
    select url, name, width, height, tint, ${now}, ${by}
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p(url text, name text, width int, height int, tint text)
    on conflict (url) do nothing`.execute(tx);
}
