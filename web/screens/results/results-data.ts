import type { Listing } from '../../../contract/search/search.ts';
import { type Selection, sortInUrl } from '../../features/finding/selection.ts';
import { home, results } from '../../routes.ts';

export interface ResultsData {
  /** The search text, kept in the header's search box. Null for a list with filters only. */
  readonly searchText: string | null;
  /** The last URL segment, kept when a suggestion used another than `results.html`. */
  readonly name?: string | undefined;
  readonly selection: Selection;
  readonly listing: Listing;
}

/** The URL of a selection of these results; the home page when neither text nor filters remain. */
export function resultsHref({ searchText, name }: Pick<ResultsData, 'searchText' | 'name'>, to: Selection, page?: number): string {
  if (searchText === null && to.filters.length === 0) return home();

  return results({ k: searchText ?? undefined }, { filters: to.filters, page, sort: sortInUrl(to.sort), name });
}
