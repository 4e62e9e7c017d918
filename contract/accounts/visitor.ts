import type { Endpoints } from '../api/endpoint.ts';
import type { visitorDeclarations } from './visitor.schemas.ts';

/** What every page asks after it has loaded; apart from `accounts.ts`, so that no page carries what it does not need. */
export const visitorEndpoints: Endpoints<typeof visitorDeclarations> = {
  getVisitor: { method: 'GET', path: '/api/authenticated' },
  getToken: { method: 'GET', path: '/api/user/token' },
  keepBearer: { method: 'POST', path: '/api/user/keep-bearer' },
};
