import type { Endpoints } from '../../api/endpoint.ts';
import type { impersonationDeclarations } from './impersonation.schemas.ts';

export * from './impersonation.rules.ts';
export type { Impersonation } from './impersonation.schemas.ts';

export const impersonationEndpoints: Endpoints<typeof impersonationDeclarations> = {
  begin: { method: 'POST', path: '/api/impersonate' },
  get: { method: 'GET', path: '/api/impersonate' },
  end: { method: 'DELETE', path: '/api/impersonate' },
};
