import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StoredPhoto } from '../photo.ts';

/** The owner and product of a photo. */
export interface PhotoOwner {
  readonly customerId: number;
  readonly productId: number;
}

/** Locks these photos' files against being stored or deleted until the transaction ends. */
export async function lockFiles(tx: Tx, sources: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(src, 7260140)) from (select unnest(${sources}::text[]) as src order by 1) s`.execute(tx);
}

/** A customer's photos that wait for a review, for any product. */
export async function countUploads(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from reviews.upload where customer_id = ${customerId}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertUpload(tx: Tx, photoId: string, owner: PhotoOwner, photo: StoredPhoto, now: Date): Promise<void> {
  const { src, width, height, tint } = photo;
  await sql`
    insert into reviews.upload (id, customer_id, product_id, src, width, height, tint, uploaded_at)
    values (${photoId}, ${owner.customerId}, ${owner.productId}, ${src}, ${width}, ${height}, ${tint}, ${now})`.execute(tx);
}

/** Takes the owner's waiting photos in the given order; leaves out unknown ones and other people's. */
export async function takeUploads(tx: Tx, { customerId, productId }: PhotoOwner, photoIds: readonly string[]): Promise<StoredPhoto[]> {
  const { rows } = await sql<StoredPhoto & { id: string }>`
    delete from reviews.upload where id = any(${photoIds}::uuid[]) and customer_id = ${customerId} and product_id = ${productId}
    returning id, src, width, height, tint`.execute(tx);
  const taken = new Map(rows.map(({ id, ...photo }) => [id, photo]));
  return photoIds.flatMap((id) => taken.get(id) ?? []);
}

/** Deletes photos without a review since then. */
export async function dropUploadsBefore(tx: Tx, time: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    delete from reviews.upload where id in (select id from reviews.upload where uploaded_at < ${time} limit ${limit}) returning src`.execute(
    tx,
  );
  return rows.map(({ src }) => src);
}

/** The files among these that no photo uses any more. */
export async function unusedOf(tx: Tx, sources: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select src from unnest(${sources}::text[]) as s(src)
    where not exists (select from reviews.upload u where u.src = s.src)
      and not exists (select from reviews.review r where r.photos <> '[]'::jsonb and r.photos @> jsonb_build_array(jsonb_build_object('src', s.src)))`.execute(
    tx,
  );
  return rows.map(({ src }) => src);
}
