import { sql } from 'kysely';
import { likeOf } from '../../platform/db/conditions.ts';
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
  kind: 'page' | 'site' | 'category';
  key: string;
}

/** Pictures whose name contains all the words, newest first; after the picture with this address, unless null. */
export async function findPictures(
  db: Db,
  words: readonly string[],
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<StoredPicture[]> {
  const patterns = words.map((word) => `%${likeOf(word)}%`);
  // A picture removed meanwhile still has its place.
  const { rows } = await sql<StoredPicture>`
    select p.url, p.name, p.width, p.height, p.tint, p.added_by as "addedBy"
    from content.picture p left join content.picture a on a.url = ${after}
    where p.removed_at is null and p.name ilike all(${patterns}::text[])
      and (${after}::text is null or p.added_at < a.added_at or (p.added_at = a.added_at and (p.name, p.url) > (a.name, a.url)))
    order by p.added_at desc, p.name, p.url limit ${limit}`.execute(db);
  return rows;
}

/** The documents, of all brands, that show these pictures in their draft, in public or in a scheduled version. */
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

/** The pictures in the library that this actor added, by address. */
export async function picturesAddedBy(db: Db, by: string): Promise<Map<string, PictureRow>> {
  const { rows } = await sql<PictureRow>`
    select url, name, width, height, tint from content.picture where added_by = ${by} and removed_at is null`.execute(db);
  return new Map(rows.map((picture) => [picture.url, picture]));
}

/** Who added a picture; null when it is not in the library. */
export async function findAdder(db: Db, url: string): Promise<string | null> {
  const { rows } = await sql<{ by: string }>`select added_by as by from content.picture where url = ${url} and removed_at is null`.execute(
    db,
  );
  return rows[0]?.by ?? null;
}

/** Locks these files against being stored or deleted until the transaction ends. */
export async function lockFiles(tx: Tx, urls: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(url, 7260141)) from (select unnest(${[...urls]}::text[]) as url order by 1) u`.execute(
    tx,
  );
}

export async function takeOut(tx: Tx, url: string, now: Date): Promise<void> {
  await sql`update content.picture set removed_at = ${now} where url = ${url}`.execute(tx);
}

/** Removed pictures whose files are still there. */
export async function findTakenOut(db: Db): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`select url from content.picture where removed_at is not null`.execute(db);
  return rows.map(({ url }) => url);
}

/** Deletes those of these pictures, locked before, that are removed and that no version uses; returns their addresses. */
export async function dropUnseen(tx: Tx, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<{ url: string }>`
    delete from content.picture p where p.url = any(${[...urls]}::text[]) and p.removed_at is not null
      and not exists (select from content.version v where position('"' || p.url || '"' in v.body::text) > 0)
    returning p.url`.execute(tx);
  return rows.map(({ url }) => url);
}

/** Adds pictures to the library. A picture already there keeps its name; a removed one returns under its new name. */
export async function savePictures(tx: Tx, pictures: readonly PictureRow[], by: string, now: Date): Promise<void> {
  await sql`
    insert into content.picture (url, name, width, height, tint, added_at, added_by)
    select distinct on (url) url, name, width, height, tint, ${now}::timestamptz, ${by}::text
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p(url text, name text, width int, height int, tint text)
    on conflict (url) do update set name = excluded.name, added_at = excluded.added_at, added_by = excluded.added_by, removed_at = null
    where picture.removed_at is not null`.execute(tx);
}
