import type { Listing } from '../../../contract/search/search.ts';
import type { Selection } from './selection.ts';

/** A chosen value's label: from the list, or the filter where it was clicked; a typed range describes itself. */
export function labelOf({ applied, facets }: Pick<Listing, 'applied' | 'facets'>, key: string, value: string): string {
  const facet = facets.find((one) => one.key === key);
  const isHere = (one: { value: string }) => one.value === value;
  const said = applied.find((one) => one.key === key && isHere(one))?.label;
  return said ?? (facet?.kind === 'switch' ? facet.title : facet?.values.find(isHere)?.label) ?? value;
}

/** What tells a list's page from the whole list: its filters and its number, to follow a name; empty on the first page of all. */
export function partOf(listing: Pick<Listing, 'applied' | 'facets' | 'page' | 'pages'>, selection: Selection): string {
  const filters = labelsOf(listing, selection);
  return (filters && `, filtered by ${filters}`) + (listing.page > 1 ? `, page ${listing.page} of ${listing.pages}` : '');
}

/** All of them in one line, for the page's title. */
export const labelsOf = (listing: Pick<Listing, 'applied' | 'facets'>, { filters }: Selection): string =>
  filters.map(({ key, value }) => labelOf(listing, key, value)).join(', ');
