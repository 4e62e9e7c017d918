import { readSaid } from '../../../contract/catalog/said-filters.ts';
import { type Restriction, searchTextOf } from '../../../contract/urls/search-url.ts';

/** A typed text as results search for it: `gift under $50` searches for gifts and filters by price. */
export function partSaid(typed: string): { searchText: string | null; said: Restriction[] } {
  const { text, filters } = readSaid(typed);
  const said = Object.entries(filters).map(([key, value]) => ({ key: key as keyof typeof filters, value: String(value) }));
  return { searchText: said.length === 0 ? typed : searchTextOf(text), said };
}
