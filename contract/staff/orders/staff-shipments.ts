import type { Endpoints } from '../../api/endpoint.ts';
import type { staffShipmentDeclarations } from './staff-shipments.schemas.ts';

export * from './staff-shipments.rules.ts';
export type { ListedShipment } from './staff-shipments.schemas.ts';

export const staffShipmentEndpoints: Endpoints<typeof staffShipmentDeclarations> = {
  list: { method: 'GET', path: '/api/staff/shipments' },
};
