import type { Endpoints } from '../api/endpoint.ts';
import type { synonymDeclarations } from './staff-synonyms.schemas.ts';

export * from './staff-synonyms.rules.ts';
export type { ListedSynonym } from './staff-synonyms.schemas.ts';

export const synonymEndpoints: Endpoints<typeof synonymDeclarations> = {
  list: { method: 'GET', path: '/api/staff/synonyms' },
  get: { method: 'GET', path: '/api/staff/synonyms/:synonymId' },
  add: { method: 'POST', path: '/api/staff/synonyms' },
  change: { method: 'PUT', path: '/api/staff/synonyms/:synonymId' },
  remove: { method: 'DELETE', path: '/api/staff/synonyms/:synonymId' },
};
