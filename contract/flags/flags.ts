import type { Endpoints } from '../api/endpoint.ts';
import type { flagDeclarations } from './flags.schemas.ts';

export * from './flags.rules.ts';
export type { Exposure } from './flags.schemas.ts';

export const flagEndpoints: Endpoints<typeof flagDeclarations> = {
  getBrandFlags: { method: 'GET', path: '/api/flags' },
  logExposures: { method: 'POST', path: '/api/flags/exposures' },
};
