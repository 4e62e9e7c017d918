import type { Endpoints } from '../api/endpoint.ts';
import type { maintenanceDeclarations } from './maintenance.schemas.ts';

export const maintenanceEndpoints: Endpoints<typeof maintenanceDeclarations> = {
  get: { method: 'GET', path: '/api/staff/maintenance' },
  close: { method: 'PUT', path: '/api/staff/maintenance' },
  open: { method: 'DELETE', path: '/api/staff/maintenance' },
};
