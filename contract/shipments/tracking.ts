import type { Endpoints } from '../api/endpoint.ts';
import type { carrierDeclarations, trackingDeclarations } from './tracking.schemas.ts';

export * from './tracking.rules.ts';
export type { Tracking } from './tracking.schemas.ts';

export const trackingEndpoints: Endpoints<typeof trackingDeclarations> = {
  get: { method: 'GET', path: '/api/shipments/:shipmentUuid/tracking' },
};

/** The webhook that carriers call. */
export const carrierEndpoints: Endpoints<typeof carrierDeclarations> = {
  receive: { method: 'POST', path: '/api/webhooks/carriers/:carrier', raw: true },
};
