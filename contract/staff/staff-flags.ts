import type { Endpoints } from '../api/endpoint.ts';
import type { flagStaffDeclarations } from './staff-flags.schemas.ts';

export * from './staff-flags.rules.ts';
export type { FlagSettingState, ListedFlag } from './staff-flags.schemas.ts';

export const flagStaffEndpoints: Endpoints<typeof flagStaffDeclarations> = {
  list: { method: 'GET', path: '/api/staff/flags' },
  get: { method: 'GET', path: '/api/staff/flags/:flag' },
  set: { method: 'PUT', path: '/api/staff/flags/:flag' },
  clear: { method: 'POST', path: '/api/staff/flags/:flag/clearing' },
};
