import { sql } from 'kysely';
import { categoryLinks } from '../../contract/urls/category-links.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Portion } from '../platform/paging.ts';
import { seeder } from './actors.ts';

/** Identifies a document: a page by its id, or the site-wide content with the key `site`. */
export interface DocumentName {
  readonly brand: string;
  readonly kind: 'page' | 'site';
  readonly key: string;
}

/** A version without its body. */
export interface VersionRow {
  number: number;
  savedAt: Date;
  savedBy: string;
}

/** A version that is public. */
interface PublicVersion {
  body: unknown;
  number: number;
  publishedBy: string;
}

/** The version public at a moment; null when none is. */
export async function findPublic(db: Db, { brand, kind, key }: DocumentName, now: Date): Promise<PublicVersion | null> {
  const { rows } = await sql<PublicVersion>`
    select v.body, v.number, p.asked_by as "publishedBy"
    from content.document d
    cross join lateral (
      select version, asked_by from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1
    ) p
    join content.version v on v.document_id = d.id and v.number = p.version
    where d.brand = ${brand} and d.kind = ${kind} and d.key = ${key}`.execute(db);
  return rows[0] ?? null;
}

interface FoundVersion extends VersionRow {
  body: Record<string, unknown>;
  /** The number of the version before it; null for the first that is kept. */
  previous: number | null;
}

/** A version; by default the latest, which is the draft. */
export async function findVersion(db: Db, { brand, kind, key }: DocumentName, number: number | null = null): Promise<FoundVersion | null> {
  const { rows } = await sql<FoundVersion>`
    select v.number, v.body, v.saved_at as "savedAt", v.saved_by as "savedBy",
      (select max(b.number) from content.version b where b.document_id = d.id and b.number < v.number) as previous
    from content.document d join content.version v on v.document_id = d.id
    where d.brand = ${brand} and d.kind = ${kind} and d.key = ${key} and (${number}::int is null or v.number = ${number})
    order by v.number desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Versions of a document, newest first. */
export async function findVersions(db: Db, { brand, kind, key }: DocumentName, { offset, limit }: Portion): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.saved_at as "savedAt", v.saved_by as "savedBy"
    from content.document d join content.version v on v.document_id = d.id
    where d.brand = ${brand} and d.kind = ${kind} and d.key = ${key}
    order by v.number desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How much history a document has. */
interface DocumentHistory {
  versions: number;
  publications: number;
  /** The number of the public version; null when none is. */
  public: number | null;
}

export async function findHistory(db: Db, { brand, kind, key }: DocumentName, now: Date): Promise<DocumentHistory> {
  const { rows } = await sql<DocumentHistory>`
    select (select count(*) from content.version where document_id = d.id)::int as versions,
      (select count(*) from content.publication where document_id = d.id)::int as publications,
      (select version from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1) as public
    from content.document d where d.brand = ${brand} and d.kind = ${kind} and d.key = ${key}`.execute(db);
  return rows[0] ?? { versions: 0, publications: 0, public: null };
}

/** Titles of the documents whose draft, public or planned version names a category by its path or links to its page. */
export async function findContentNaming(db: Db, { taxonomyId, path }: { taxonomyId: number; path: string }, now: Date): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select distinct coalesce(nullif(draft.body->>'title', ''), d.key) as title from content.document d
    cross join lateral (select number, body from content.version where document_id = d.id order by number desc limit 1) draft
    where exists (
      select from content.version v
      where v.document_id = d.id and v.number in (
        select draft.number
        union (select version from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1)
        union select version from content.publication where document_id = d.id and at > ${now}
      ) and (
        jsonb_path_exists(v.body, '$.** ? (@ == $path)', jsonb_build_object('path', ${path}::text))
        or v.body::text ~ ${categoryLinks(taxonomyId)}
      )
    )
    order by 1`.execute(db);
  return rows.map(({ title }) => title);
}

/** A document in the editors' list. */
export interface DocumentRow {
  kind: DocumentName['kind'];
  key: string;
  title: string;
  latest: number;
  savedAt: Date;
  savedBy: string;
  /** The public version; null when none is. */
  public: number | null;
  publicSince: Date | null;
  publishedBy: string | null;
  /** The next scheduled change; `at` in the database's format. */
  planned: { version: number | null; at: string; askedBy: string } | null;
}

export async function findDocuments(db: Db, brand: string, now: Date): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.kind, d.key, coalesce(v.body ->> 'title', d.key) as title, v.number as latest, v.saved_at as "savedAt", v.saved_by as "savedBy",
      p.version as public, case when p.version is not null then p.at end as "publicSince",
      case when p.version is not null then p.asked_by end as "publishedBy", n.planned
    from content.document d
    cross join lateral (select * from content.version where document_id = d.id order by number desc limit 1) v
    left join lateral (
      select version, at, asked_by from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1
    ) p on true
    left join lateral (
      select jsonb_build_object('version', version, 'at', at, 'askedBy', asked_by) as planned
      from content.publication where document_id = d.id and at > ${now} order by at, id limit 1
    ) n on true
    where d.brand = ${brand} order by d.kind, d.key`.execute(db);
  return rows;
}

/** A past or scheduled publication. */
export interface PublicationRow {
  id: number;
  version: number | null;
  at: Date;
  askedBy: string;
}

/** Publications of a document, newest first. */
export async function findPublications(db: Db, { brand, kind, key }: DocumentName, { offset, limit }: Portion): Promise<PublicationRow[]> {
  const { rows } = await sql<PublicationRow>`
    select p.id, p.version, p.at, p.asked_by as "askedBy"
    from content.document d join content.publication p on p.document_id = d.id
    where d.brand = ${brand} and d.kind = ${kind} and d.key = ${key}
    order by p.at desc, p.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Creates the document if needed and locks it until the transaction ends; returns its id. */
export async function lockDocument(tx: Tx, { brand, kind, key }: DocumentName): Promise<number> {
  await sql`insert into content.document (brand, kind, key) values (${brand}, ${kind}, ${key}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select id from content.document where brand = ${brand} and kind = ${kind} and key = ${key} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no document ${brand}/${kind}/${key}`);
  return row.id;
}

export async function saveVersion(tx: Tx, documentId: number, version: VersionRow & { body: unknown }): Promise<void> {
  const { number, body, savedAt, savedBy } = version;
  await sql`
    insert into content.version (document_id, number, body, saved_at, saved_by)
    values (${documentId}, ${number}, ${JSON.stringify(body)}::jsonb, ${savedAt}, ${savedBy})`.execute(tx);
}

/** `told`: it is already in force, and its event is being emitted. */
export async function savePublication(
  tx: Tx,
  documentId: number,
  publication: { version: number | null; at: Date; askedAt: Date; askedBy: string; told: boolean },
): Promise<void> {
  const { version, at, askedAt, askedBy, told } = publication;
  await sql`
    insert into content.publication (document_id, version, at, asked_at, asked_by, told_at)
    values (${documentId}, ${version}, ${at}, ${askedAt}, ${askedBy}, ${told ? askedAt : null})`.execute(tx);
}

/** Cancels a scheduled publication and returns what was planned; null when it has already happened or never existed. */
export async function deletePlanned(
  tx: Tx,
  documentId: number,
  publicationId: number,
  now: Date,
): Promise<Pick<PublicationRow, 'version' | 'at'> | null> {
  const { rows } = await sql<Pick<PublicationRow, 'version' | 'at'>>`
    delete from content.publication where id = ${publicationId} and document_id = ${documentId} and at > ${now} returning version, at`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Replaces the moments at which the public version changes its appearance. */
export async function replaceBoundaries(tx: Tx, documentId: number, moments: readonly Date[]): Promise<void> {
  await sql`delete from content.boundary where document_id = ${documentId}`.execute(tx);
  await sql`
    insert into content.boundary (document_id, at)
    select ${documentId}, at from unnest(${moments.map((moment) => moment.toISOString())}::timestamptz[]) as m(at)`.execute(tx);
}

/** Takes the documents with a due publication or boundary, each once, and marks them done. */
export async function takeDue(tx: Tx, now: Date): Promise<(DocumentName & { id: number })[]> {
  const { rows } = await sql<DocumentName & { id: number }>`
    with published as (
      update content.publication set told_at = ${now} where told_at is null and at <= ${now} returning document_id
    ), passed as (
      delete from content.boundary where at <= ${now} returning document_id
    )
    select id, brand, kind, key from content.document
    where id in (select document_id from published union select document_id from passed) order by id`.execute(tx);
  return rows;
}

/** A page for search engines, with the time of its last change. */
export interface PublicPage {
  pageId: string;
  since: Date;
  /** Public only while the brand offers its store card. */
  onlyWithStoreCard: boolean;
}

/** A brand's public pages for search engines. */
export async function findPublicPages(db: Db, brand: string, now: Date): Promise<PublicPage[]> {
  const { rows } = await sql<PublicPage>`
    select d.key as "pageId", p.at as since, coalesce((v.body ->> 'only_with_store_card')::boolean, false) as "onlyWithStoreCard"
    from content.document d
    cross join lateral (
      select version, at from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1
    ) p
    join content.version v on v.document_id = d.id and v.number = p.version
    where d.brand = ${brand} and d.kind = 'page' and not coalesce((v.body ->> 'noindex')::boolean, false) order by d.key`.execute(db);
  return rows;
}

/** Those of these pages that a brand lacks, or whose public text is still the built-in one. */
export async function findUnwrittenPages(db: Db, brand: string, keys: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select d.key from content.document d
    cross join lateral (
      select version from content.publication where document_id = d.id and at <= ${now} order by at desc, id desc limit 1
    ) p
    join content.version v on v.document_id = d.id and v.number = p.version
    where d.brand = ${brand} and d.kind = 'page' and d.key = any(${keys}::text[]) and v.saved_by <> ${seeder}`.execute(db);
  const written = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !written.has(key));
}

/** The last copy of a document from another content system; undefined when it was never fetched. */
export async function findCopy(db: Db, { brand, kind, key }: DocumentName): Promise<{ body: unknown } | undefined> {
  const { rows } = await sql<{ body: unknown }>`
    select body from content.copy where brand = ${brand} and kind = ${kind} and key = ${key}`.execute(db);
  return rows[0];
}

/** Stores a copy from another content system; an unchanged one is not rewritten. */
export async function saveCopy(tx: Tx, { brand, kind, key }: DocumentName, body: unknown, now: Date): Promise<void> {
  await sql`
    insert into content.copy as kept (brand, kind, key, body, fetched_at)
    values (${brand}, ${kind}, ${key}, ${body === null ? null : JSON.stringify(body)}::jsonb, ${now})
    on conflict (brand, kind, key) do update set body = excluded.body, fetched_at = excluded.fetched_at
    where kept.body is distinct from excluded.body`.execute(tx);
}

/** Deletes publications before a moment, except each document's last one, which was in force then. */
export async function forgetPublications(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from content.publication old
    where old.at < ${before} and exists (
      select from content.publication next
      where next.document_id = old.document_id and next.at <= ${before} and (next.at, next.id) > (old.at, old.id)
    )`.execute(tx);
}

/** Deletes versions without a publication, except each document's latest; returns how many. */
export async function forgetVersions(tx: Tx, latest: number): Promise<number> {
  const { rows } = await sql`
    delete from content.version v
    using (
      select document_id, number, row_number() over (partition by document_id order by number desc) as place from content.version
    ) ranked
    where ranked.document_id = v.document_id and ranked.number = v.number and ranked.place > ${latest}
      and not exists (select from content.publication p where p.document_id = v.document_id and p.version = v.number)
    returning v.number`.execute(tx);
  return rows.length;
}
