import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A file of the media store; pictures with their size and colour. */
export interface KeptFile {
  src: string;
  width?: number;
  height?: number;
  tint?: string;
}

/** What was fetched from these sources before. */
export async function findFetched(db: Db, sources: readonly string[]): Promise<Map<string, KeptFile>> {
  if (sources.length === 0) return new Map();
  const { rows } = await sql<{ source: string; file: KeptFile }>`
    select source_url as source, file from catalog.fetched_file where source_url = any(${sources}::text[])`.execute(db);
  return new Map(rows.map(({ source, file }) => [source, file]));
}

/** Notes what has been fetched. */
export async function saveFetched(tx: Tx, fetched: readonly { source: string; file: KeptFile }[], now: Date): Promise<void> {
  await sql`
    insert into catalog.fetched_file (source_url, file, fetched_at)
    select f.source, f.file, ${now} from jsonb_to_recordset(${JSON.stringify(fetched)}::jsonb) as f(source text, file jsonb)
    order by 1
    on conflict (source_url) do update set file = excluded.file, fetched_at = excluded.fetched_at`.execute(tx);
}

/** The handles with pictures or models still missing. */
export async function findLacking(db: Db, handles: readonly string[]): Promise<Map<string, { pictures: boolean; model: boolean }>> {
  const { rows } = await sql<{ handle: string; pictures: boolean; model: boolean }>`
    select p.handle, p.model is null as model,
      exists (select from catalog.image i where i.product_id = p.id and i.url is null) as pictures
    from catalog.product p where p.handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map(({ handle, pictures, model }) => [handle, { pictures, model }]));
}
