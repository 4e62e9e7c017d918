import { type Listing, pageSize, type SortOrder } from '../../contract/search.ts';
import { getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type Found, findByText, findListed, type Matching, type Restriction } from './store.ts';
import { parseQuery, type TextQuery } from './words.ts';

export interface SearchInput extends Restriction {
  text?: string | undefined;
  page: number;
  sort: SortOrder;
}

/** From exact to forgiving; the first that finds anything answers. */
const matchings: readonly Matching[] = ['all', 'any', 'alike'];

/**
 * Products by text, category or both. All words are asked for first (the last may be unfinished), then any of them, then
 * names that look alike, for slips of the pen. Text without a letter or digit finds nothing.
 */
export async function search(db: Db, { text, page, sort, ...restriction }: SearchInput, now: Date): Promise<Listing> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const query = text === undefined ? null : parseQuery(text);
  const found =
    text === undefined
      ? await findListed(db, restriction, sort, range)
      : query
        ? await firstFound(db, query, restriction, sort, range)
        : { total: 0, ids: [] };
  return { hits: await getCards(db, found.ids, now), total: found.total, page, pages: Math.ceil(found.total / pageSize), sort };
}

async function firstFound(
  db: Db,
  query: TextQuery,
  restriction: Restriction,
  sort: SortOrder,
  range: { limit: number; offset: number },
): Promise<Found> {
  for (const matching of matchings) {
    const found = await findByText(db, query, matching, restriction, sort, range);
    if (found.total > 0) return found;
  }
  return { total: 0, ids: [] };
}
