import type { Endpoints } from '../api/endpoint.ts';
import type { orderLookupDeclarations } from './order-lookup.schemas.ts';

export * from './order-lookup.rules.ts';

export const orderLookupEndpoints: Endpoints<typeof orderLookupDeclarations> = {
  find: { method: 'POST', path: '/api/orders/lookup' },
};
