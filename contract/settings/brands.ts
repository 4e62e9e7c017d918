import type { Endpoints } from '../api/endpoint.ts';
import type { brandDeclarations } from './brands.schemas.ts';

export * from './brands.rules.ts';
export type { AddedBrandSettings } from './brands.schemas.ts';

const path = '/api/staff/brands';

/** Brands made in the console. */
export const brandEndpoints: Endpoints<typeof brandDeclarations> = {
  list: { method: 'GET', path },
  add: { method: 'POST', path },
  get: { method: 'GET', path: `${path}/:key` },
  set: { method: 'PUT', path: `${path}/:key` },
};
