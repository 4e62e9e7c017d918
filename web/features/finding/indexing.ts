import { facetKinds } from '../../../contract/search/facets.ts';
import type { Selection } from './selection.ts';

/** Search engines follow filters up to this many values, and with at least this many products (spec §9 indexing). */
const maxOptions = 3;
const minResults = 3;

/** Whether a filtered list is indexed. Ranges are not: there are endless ones, and crawlers would never finish. */
function isWorthIndexing({ filters }: Selection, results: number): boolean {
  const isRanged = filters.some(({ key }) => key !== 'k' && facetKinds[key] === 'range');
  return filters.length <= maxOptions && results >= minResults && !isRanged;
}

/** Whether crawlers may follow a link to this selection. A second value of one filter only combines two lists that already have links. */
export function isFollowed(to: Selection, results: number): boolean {
  const keys = to.filters.map(({ key }) => key);
  return isWorthIndexing(to, results) && new Set(keys).size === keys.length;
}

/** Lists filtered by more values, or with fewer products, keep their links crawlable but are not indexed: nobody searches for them. */
const maxIndexed = 1;
const minIndexed = 8;

/** A list page's `robots`; undefined where it may be indexed (checklist: Search engines 4 and 5). */
export function robotsOf(list: { selection: Selection; total: number; isSearch: boolean }): string | undefined {
  const { selection, total, isSearch } = list;
  if (selection.filters.length > 0 && !isWorthIndexing(selection, total)) return 'noindex, nofollow';
  const isThin = selection.filters.length > 0 && (selection.filters.length > maxIndexed || total < minIndexed);
  return isThin || isSearch || selection.sort !== 'relevance' || total === 0 ? 'noindex, follow' : undefined;
}
