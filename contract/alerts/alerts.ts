import type { Endpoints } from '../api/endpoint.ts';
import type { alertDeclarations } from './alerts.schemas.ts';

export * from './alerts.rules.ts';

export const alertEndpoints: Endpoints<typeof alertDeclarations> = {
  requestAlert: { method: 'POST', path: '/api/stock-alerts' },
  stopAlerts: { method: 'POST', path: '/api/stock-alerts/stop' },
};
