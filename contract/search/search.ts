import type { Endpoints } from '../api/endpoint.ts';
import type { searchDeclarations } from './search.schemas.ts';

export * from './search.rules.ts';
export type { AppliedRestriction, Listing, NearCategory, ProductRow, Suggestion, Suggestions } from './search.schemas.ts';

export const searchEndpoints: Endpoints<typeof searchDeclarations> = {
  search: { method: 'GET', path: '/api/search' },
  suggest: { method: 'POST', path: '/api/autocomplete/suggestions' },
  getRows: { method: 'GET', path: '/api/search/rows' },
};
