import type { Endpoints } from '../api/endpoint.ts';
import type { returnSettingsDeclarations } from './returns.schemas.ts';

export * from './returns.rules.ts';

const path = '/api/staff/settings/returns';

/** A brand's returns policy, for staff. */
export const returnSettingsEndpoints: Endpoints<typeof returnSettingsDeclarations> = {
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
};
