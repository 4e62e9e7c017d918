import { facetKinds } from '../../../contract/catalog/facets.ts';
import type { Selection } from './selection.ts';

/** Search engines follow filters up to so many chosen values, and to so many products at least (spec §9 indexing). */
const mostOptions = 3;
const fewestResults = 3;

/** Whether a list so filtered is for search engines. Ranges are not: everyone types other ones, and crawlers would never come to an end. */
function isWorthIndexing({ filters }: Selection, results: number): boolean {
  const isRanged = filters.some(({ key }) => key !== 'k' && facetKinds[key] === 'range');
  return filters.length <= mostOptions && results >= fewestResults && !isRanged;
}

/** Whether crawlers may follow a link to this selection. A second value of one key only adds up two lists that have links of their own. */
export function isFollowed(to: Selection, results: number): boolean {
  const keys = to.filters.map(({ key }) => key);
  return isWorthIndexing(to, results) && new Set(keys).size === keys.length;
}

/** The `robots` of a list's page; undefined where it may be indexed (checklist: Search engines 4 and 5). */
export function robotsOf(list: { selection: Selection; total: number; isSearch: boolean }): string | undefined {
  const { selection, total, isSearch } = list;
  if (selection.filters.length > 0 && !isWorthIndexing(selection, total)) return 'noindex, nofollow';
  return isSearch || selection.sort !== 'relevance' || total === 0 ? 'noindex, follow' : undefined;
}
