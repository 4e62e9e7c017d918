import type { Endpoints } from '../../api/endpoint.ts';
import type { staffPackingDeclarations } from './staff-packing.schemas.ts';

export * from './staff-packing.rules.ts';
export type { ChosenOrders, PackingSlip, WarehousePicks } from './staff-packing.schemas.ts';

/** Packing several orders of the list at once. */
export const staffPackingEndpoints: Endpoints<typeof staffPackingDeclarations> = {
  orders: { method: 'GET', path: '/api/staff/packing/orders' },
  pickList: { method: 'GET', path: '/api/staff/packing/pick-list' },
  slips: { method: 'GET', path: '/api/staff/packing/slips' },
  ship: { method: 'PUT', path: '/api/staff/packing/shipments/:batchUuid' },
};
