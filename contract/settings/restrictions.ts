import type { Endpoints } from '../api/endpoint.ts';
import type { restrictionDeclarations } from './restrictions.schemas.ts';

export * from './restrictions.rules.ts';
export type { ListedRestriction } from './restrictions.schemas.ts';

/** Restricted postal codes, for staff. */
export const restrictionEndpoints: Endpoints<typeof restrictionDeclarations> = {
  list: { method: 'GET', path: '/api/staff/settings/restricted-codes' },
  add: { method: 'POST', path: '/api/staff/settings/restricted-codes' },
  remove: { method: 'DELETE', path: '/api/staff/settings/restricted-codes/:code' },
};
