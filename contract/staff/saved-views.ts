import type { Endpoints } from '../api/endpoint.ts';
import type { savedViewDeclarations } from './saved-views.schemas.ts';

export * from './saved-views.rules.ts';
export type { SavedView } from './saved-views.schemas.ts';

export const savedViewEndpoints: Endpoints<typeof savedViewDeclarations> = {
  list: { method: 'GET', path: '/api/staff/views/:list' },
  save: { method: 'POST', path: '/api/staff/views/:list' },
  change: { method: 'PUT', path: '/api/staff/views/:list/:viewId' },
  delete: { method: 'DELETE', path: '/api/staff/views/:list/:viewId' },
};
