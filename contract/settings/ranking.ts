import type { Endpoints } from '../api/endpoint.ts';
import type { rankingDeclarations } from './ranking.schemas.ts';

export * from './ranking.rules.ts';
export type { RankedProduct, Understood } from './ranking.schemas.ts';

const path = '/api/staff/settings/search-ranking';

/** How a brand's searches rank products, for staff. */
export const rankingEndpoints: Endpoints<typeof rankingDeclarations> = {
  get: { method: 'GET', path },
  preview: { method: 'GET', path: `${path}/preview` },
  set: { method: 'PUT', path },
  restore: { method: 'POST', path: `${path}/restore` },
};
