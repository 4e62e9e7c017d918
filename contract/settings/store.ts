import type { Endpoints } from '../api/endpoint.ts';
import type { storeDeclarations } from './store.schemas.ts';

export * from './store.rules.ts';
export type { StoreSettings } from './store.schemas.ts';

const path = '/api/staff/settings/store';

/** A brand's name and contact details. */
export const storeEndpoints: Endpoints<typeof storeDeclarations> = {
  getPublic: { method: 'GET', path: '/api/store-details' },
  getNames: { method: 'GET', path: '/api/brand-names' },
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
  restore: { method: 'POST', path: `${path}/restore` },
};
