import type { Endpoints } from '../api/endpoint.ts';
import type { figureDeclarations } from './figures.schemas.ts';

export * from './figures.rules.ts';
export type { SearchLine, SearchSums } from './figures.schemas.ts';

export const figureEndpoints: Endpoints<typeof figureDeclarations> = {
  searches: { method: 'GET', path: '/api/staff/reports/searches' },
};
