import type { Endpoints } from '../api/endpoint.ts';
import type { figureDeclarations } from './figures.schemas.ts';

export * from './figures.rules.ts';
export type { FunnelLine, FunnelSums, SearchLine, SearchSums, StockLine } from './figures.schemas.ts';

export const figureEndpoints: Endpoints<typeof figureDeclarations> = {
  searches: { method: 'GET', path: '/api/staff/reports/searches' },
  funnel: { method: 'GET', path: '/api/staff/reports/funnel' },
  stock: { method: 'GET', path: '/api/staff/reports/stock' },
};
