import { facetKinds } from '../../../contract/search/facets.ts';
import { type SortOrder, sortOrders } from '../../../contract/search/search.ts';
import type { Restriction } from '../../../contract/urls/search-url.ts';

export interface ListRequest {
  readonly page: number;
  readonly sort: SortOrder;
}

/** Page and order from a list's URL; null when invalid. */
export function readListRequest(query: URLSearchParams): ListRequest | null {
  const page = Number(query.get('page') ?? 1);
  const given = query.get('sort') ?? 'relevance';
  const sort = sortOrders.find((order) => order === given);
  return Number.isSafeInteger(page) && page >= 1 && sort ? { page, sort } : null;
}

/** The search endpoint's input for a list's filters, page and order. */
export function searchInput(restrictions: readonly Restriction[], request: ListRequest) {
  const input: Record<string, string | string[]> = {};
  for (const { key, value } of restrictions) {
    const isOneOfMany = key !== 'k' && ['categories', 'values'].includes(facetKinds[key]);
    input[key] = isOneOfMany ? [input[key] ?? [], value].flat() : value;
  }
  return { ...input, ...request };
}
