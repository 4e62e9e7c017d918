import { facetKinds } from '../../../contract/facets.ts';
import { type SortOrder, sortOrder } from '../../../contract/search.ts';
import type { Restriction } from '../../search-url.ts';

export interface ListRequest {
  readonly page: number;
  readonly sort: SortOrder;
}

/** Page and order of a list's URL; null when they are none. For page modules: it runs a schema. */
export function readListRequest(query: URLSearchParams): ListRequest | null {
  const page = Number(query.get('page') ?? 1);
  const sort = sortOrder.safeParse(query.get('sort') ?? 'relevance');
  return Number.isSafeInteger(page) && page >= 1 && sort.success ? { page, sort: sort.data } : null;
}

/** The search endpoint's input for a list's restrictions, page and order. */
export function searchInput(restrictions: readonly Restriction[], request: ListRequest) {
  const input: Record<string, string | string[]> = {};
  for (const { key, value } of restrictions) {
    const isOneOfMany = key !== 'k' && ['categories', 'values'].includes(facetKinds[key]);
    input[key] = isOneOfMany ? [input[key] ?? [], value].flat() : value;
  }
  return { ...input, ...request };
}
