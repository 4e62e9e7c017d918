import type { SearchesShown, SearchLine } from '../../../contract/figures/figures.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import type { Flags } from '../../flags/index.ts';
import { type ReportRange, reportDaysBefore, reportDaysOf } from '../../orders/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { readPage } from '../../platform/paging.ts';
import { findNow } from '../../search/index.ts';
import { findSearches, type SearchedWords, sumSearches } from './store.ts';

/** Lines a page. */
const linesPerPage = 50;

export interface SearchesAsked extends ReportRange {
  readonly show: SearchesShown;
}

export interface SearchParts {
  readonly database: Database;
  readonly flags: Flags;
}

/** A report of searches, one page of it; past the end the last one. Throws `report_range`. */
export async function reportSearches(
  parts: SearchParts,
  { show, brand = '', ...range }: SearchesAsked,
  asked: number,
  now: Date,
  perPage = linesPerPage,
) {
  const db = parts.database.read;
  const today = shopDay(now);
  const days = reportDaysOf(range, today);
  const of = brand || null;
  const [totals, before, { found, page, pages }] = await Promise.all([
    sumSearches(db, days, of),
    sumSearches(db, reportDaysBefore(days), of),
    readPage(
      asked,
      perPage,
      (portion) => findSearches(db, show, days, of, portion),
      ({ count }) => count,
    ),
  ]);
  const lines = await withPresent(parts, found.searches, now);
  return { ...days, today, lines, totals, before, page, pages };
}

/** Adds what the words that found nothing find by now. */
async function withPresent(parts: SearchParts, searches: readonly SearchedWords[], now: Date): Promise<SearchLine[]> {
  const found = await findNow(parts, searches, now);
  return searches.map(({ brands: _, ...line }, at) => ({ ...line, ...(found[at] ?? { findsNow: null, synonym: null }) }));
}
