import { sql } from 'kysely';
import { categoryLinks } from '../../contract/urls/category-links.ts';
import { likeOf } from '../platform/db/conditions.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { addressOf, type Rule } from './rules.ts';

/** A rule in the editors' list. */
export interface RedirectRow extends Rule {
  readonly id: number;
  readonly savedAt: Date;
  readonly savedBy: string;
}

/** A brand's rules for a path, whatever the query. */
export async function findRules(db: Db, brand: string, path: string): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select path, query, target, status from redirects.redirect where brand = ${brand} and path = ${path}`.execute(db);
  return rows;
}

/** A brand's rules by path, all or those containing the words; a null `limit` returns all. */
export async function findRedirects(
  db: Db,
  brand: string,
  { words, offset, limit }: { words: string; offset: number; limit: number | null },
): Promise<RedirectRow[]> {
  const { rows } = await sql<RedirectRow>`
    select id, path, query, target, status, saved_at as "savedAt", saved_by as "savedBy" from redirects.redirect
    where brand = ${brand} and ${having(words)} order by path, query offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countRedirects(db: Db, brand: string, words: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from redirects.redirect where brand = ${brand} and ${having(words)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Old addresses, at any brand, that lead to a category's page. */
export async function findRedirectsNaming(db: Db, { taxonomyId }: { taxonomyId: number }): Promise<string[]> {
  const { rows } = await sql<Pick<Rule, 'path' | 'query'>>`
    select distinct path, query from redirects.redirect where target ~ ${categoryLinks(taxonomyId)} order by path, query`.execute(db);
  return rows.map(addressOf);
}

function having(words: string) {
  const pattern = `%${likeOf(words.toLowerCase())}%`;
  return sql`(path || '?' || query || ' ' || coalesce(target, '')) ilike ${pattern}`;
}

/** Locks a brand's rules against other changes until the transaction ends. */
export async function lockRedirects(tx: Tx, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${brand}, 7260195))`.execute(tx);
}

/** Saves rules, replacing those with the same path and query; the last of two such rules counts. */
export async function saveRules(tx: Tx, brand: string, rules: readonly Rule[], by: string, now: Date): Promise<void> {
  const each = [...new Map(rules.map((rule) => [`${rule.path}?${rule.query}`, rule])).values()];
  await sql`
    insert into redirects.redirect (brand, path, query, target, status, saved_at, saved_by)
    select ${brand}, path, query, target, status, ${now}::timestamptz, ${by}
    from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as r(path text, query text, target text, status smallint)
    on conflict (brand, path, query) do update
    set target = excluded.target, status = excluded.status, saved_at = excluded.saved_at, saved_by = excluded.saved_by`.execute(tx);
}

/** The rule with this id, locked until the transaction ends. */
export async function lockRedirect(tx: Tx, brand: string, id: number): Promise<(Rule & Pick<RedirectRow, 'savedAt'>) | null> {
  const { rows } = await sql<Rule & Pick<RedirectRow, 'savedAt'>>`
    select path, query, target, status, saved_at as "savedAt" from redirects.redirect where brand = ${brand} and id = ${id} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** What was removed; null when it did not exist. */
export async function deleteRedirect(tx: Tx, brand: string, id: number): Promise<Rule | null> {
  const { rows } = await sql<Rule>`
    delete from redirects.redirect where brand = ${brand} and id = ${id} returning path, query, target, status`.execute(tx);
  return rows[0] ?? null;
}
