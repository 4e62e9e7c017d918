import type { Endpoints } from '../api/endpoint.ts';
import type { warehouseDeclarations } from './warehouses.schemas.ts';

export * from './warehouses.rules.ts';
export type { ListedWarehouse, WarehouseHandling } from './warehouses.schemas.ts';

/** Warehouses, for staff. */
export const warehouseEndpoints: Endpoints<typeof warehouseDeclarations> = {
  list: { method: 'GET', path: '/api/staff/settings/warehouses' },
  add: { method: 'POST', path: '/api/staff/settings/warehouses' },
  remove: { method: 'DELETE', path: '/api/staff/settings/warehouses/:code' },
  save: { method: 'PUT', path: '/api/staff/settings/warehouses/:code' },
};
