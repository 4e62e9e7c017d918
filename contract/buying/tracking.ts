import type { Endpoints } from '../api/endpoint.ts';
import type { carrierDeclarations } from './tracking.schemas.ts';

export * from './tracking.rules.ts';

/** Where carriers send their webhooks. */
export const carrierEndpoints: Endpoints<typeof carrierDeclarations> = {
  receive: { method: 'POST', path: '/api/webhooks/carriers/:carrier', raw: true },
};
