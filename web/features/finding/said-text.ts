import { readSaid } from '../../../contract/search/said-filters.ts';
import type { SortOrder } from '../../../contract/search/search.ts';
import { type Restriction, searchTextOf } from '../../../contract/urls/search-url.ts';

/** A typed text as results search for it: `cheapest gift under $50` searches for gifts, filters by price and sorts by it. */
export function partSaid(typed: string): { searchText: string | null; said: Restriction[]; sort: SortOrder | undefined } {
  const { text, filters, sort } = readSaid(typed);
  const said = Object.entries(filters).map(([key, value]) => ({ key: key as keyof typeof filters, value: String(value) }));
  return { searchText: said.length === 0 && sort === undefined ? typed : searchTextOf(text), said, sort };
}
