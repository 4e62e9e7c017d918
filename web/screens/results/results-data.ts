import type { Listing } from '../../../contract/catalog/search.ts';
import { type Selection, sortInUrl } from '../../features/finding/selection.ts';
import { home, results } from '../../routes.ts';

export interface ResultsData {
  /** What was searched for; the header's search box keeps it. Null for a list of filters alone. */
  readonly searchText: string | null;
  /** The last segment, where a suggestion has led here by another than `results.html`; it is kept. */
  readonly name?: string | undefined;
  readonly selection: Selection;
  readonly listing: Listing;
}

/** The URL of a selection of these results. With neither text nor filters there are none, and the way leads home. */
export function resultsHref({ searchText, name }: Pick<ResultsData, 'searchText' | 'name'>, to: Selection, page?: number): string {
  if (searchText === null && to.filters.length === 0) return home();

  return results({ k: searchText ?? undefined }, { filters: to.filters, page, sort: sortInUrl(to.sort), name });
}
