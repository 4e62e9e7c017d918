import type { Endpoints } from '../api/endpoint.ts';
import type { visitorDeclarations } from './visitor.schemas.ts';

export * from './visitor.rules.ts';

/** Called by every page after loading; separate from `accounts.ts`, so that pages do not carry the rest. */
export const visitorEndpoints: Endpoints<typeof visitorDeclarations> = {
  getVisitor: { method: 'GET', path: '/api/authenticated' },
  getToken: { method: 'GET', path: '/api/user/token' },
  skipLogin: { method: 'POST', path: '/api/user/skip-login' },
  keepBearer: { method: 'POST', path: '/api/user/keep-bearer' },
};
