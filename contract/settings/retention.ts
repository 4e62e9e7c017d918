import type { Endpoints } from '../api/endpoint.ts';
import type { retentionDeclarations } from './retention.schemas.ts';

export * from './retention.rules.ts';

const path = '/api/staff/settings/retention';

/** How long data is kept, for staff. */
export const retentionEndpoints: Endpoints<typeof retentionDeclarations> = {
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
};
