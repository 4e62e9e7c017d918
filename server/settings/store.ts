import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

export type Subject = 'brand' | 'ranking' | 'retention' | 'returns' | 'sender' | 'shipping' | 'store' | 'theme' | 'wording';

export interface StoredVersion {
  readonly version: number;
  readonly value: unknown;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** The latest versions of a brand's setting, newest first. */
export async function findVersions(db: Db, subject: Subject, brand: string, limit: number): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select version, value, saved_by as "savedBy", saved_at as "savedAt" from settings.version
    where subject = ${subject} and brand = ${brand} order by version desc limit ${limit}`.execute(db);
  return rows;
}

/** One version of a brand's setting. */
export async function findVersion(db: Db, subject: Subject, brand: string, version: number): Promise<StoredVersion | null> {
  const { rows } = await sql<StoredVersion>`
    select version, value, saved_by as "savedBy", saved_at as "savedAt" from settings.version
    where subject = ${subject} and brand = ${brand} and version = ${version}`.execute(db);
  return rows[0] ?? null;
}

/** The brands' names that staff have set. */
export async function findBrandNames(db: Db): Promise<{ brand: string; name: string | null }[]> {
  const { rows } = await sql<{ brand: string; name: string | null }>`
    select distinct on (brand) brand, value->>'name' as name from settings.version
    where subject = 'store' order by brand, version desc`.execute(db);
  return rows;
}

/** Every host that a brand made in the console has or had, with the brand that had it last. */
export async function findHostsEver(db: Db): Promise<{ host: string | null; brand: string }[]> {
  const { rows } = await sql<{ host: string | null; brand: string }>`
    select distinct on (value->>'host') value->>'host' as host, brand from settings.version
    where subject = 'brand' order by value->>'host', saved_at desc, version desc`.execute(db);
  return rows;
}

/** The newest version of a subject for every brand that has one, by its key. */
export async function findNewest(db: Db, subject: Subject): Promise<{ brand: string; version: number; value: unknown }[]> {
  const { rows } = await sql<{ brand: string; version: number; value: unknown }>`
    select distinct on (brand) brand, version, value from settings.version where subject = ${subject} order by brand, version desc`.execute(
    db,
  );
  return rows;
}

/** Writes the next version; false when it exists already. */
export async function insertVersion(
  tx: Tx,
  subject: Subject,
  brand: string,
  { version, value, savedBy, savedAt }: StoredVersion,
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    insert into settings.version (subject, brand, version, value, saved_by, saved_at)
    values (${subject}, ${brand}, ${version}, ${JSON.stringify(value)}::jsonb, ${savedBy}, ${savedAt})
    on conflict do nothing returning version`.execute(tx);
  return rows.length === 1;
}
