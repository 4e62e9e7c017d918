import type { Endpoints } from '../api/endpoint.ts';
import type { returnDeclarations } from './returns.schemas.ts';

export * from './returns.rules.ts';
export type { OrderReturn, ReturnNews, ReturnQuote, ReturnState } from './returns.schemas.ts';

export const returnEndpoints: Endpoints<typeof returnDeclarations> = {
  quote: { method: 'GET', path: '/api/orders/:orderNumber/return' },
  list: { method: 'GET', path: '/api/orders/:orderNumber/returns' },
  request: { method: 'POST', path: '/api/return' },
};
