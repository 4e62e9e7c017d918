import { type Listing, pageSize, type SortOrder } from '../../contract/search.ts';
import { getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type Found, findByText, findListed, type Matching, nothingFound, type Restriction } from './store.ts';
import { parseQuery, type TextQuery } from './words.ts';

export interface SearchInput extends Restriction {
  text?: string | undefined;
  page: number;
  sort: SortOrder;
}

/** With fewer products that have all the words, those with some of them follow, so that nobody is left with two hits for six words. */
const few = 10;

/**
 * Products by text, category or both. All words are asked for (the last may be unfinished); when few have them, any of the words; when
 * there is none, names that look alike, for slips of the pen. Text without a letter or digit finds nothing.
 */
export async function search(db: Db, { text, page, sort, ...restriction }: SearchInput): Promise<Listing> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const query = text === undefined ? null : parseQuery(text);
  const found =
    text === undefined
      ? await findListed(db, restriction, sort, range)
      : query
        ? await firstFound(db, query, restriction, sort, range)
        : nothingFound;
  return {
    hits: await getCards(db, found.ids),
    total: found.total,
    page,
    pages: Math.ceil(found.total / pageSize),
    sort,
    facets: [],
    applied: [],
    corrected: null,
    instead: null,
  };
}

async function firstFound(
  db: Db,
  query: TextQuery,
  restriction: Restriction,
  sort: SortOrder,
  range: { limit: number; offset: number },
): Promise<Found> {
  const find = (matching: Matching) => findByText(db, query, matching, restriction, sort, range);
  const all = await find('all');
  // Sorted by price or date, a product with one word of six could come first.
  if (all.bySku || all.total >= few || (all.total > 0 && sort !== 'relevance')) return all;
  const any = query.any === query.all ? all : await find('any');
  return any.total > 0 ? any : find('alike');
}
