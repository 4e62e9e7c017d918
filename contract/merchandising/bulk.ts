import type { Endpoints } from '../api/endpoint.ts';
import type { bulkDeclarations } from './bulk.schemas.ts';

export * from './bulk.rules.ts';
export type { BulkChange } from './bulk.schemas.ts';

/** One change of many products. */
export const bulkEndpoints: Endpoints<typeof bulkDeclarations> = {
  prepare: { method: 'POST', path: '/api/staff/products/bulk' },
};
