import type { Endpoints } from '../api/endpoint.ts';
import type { redirectDeclarations, redirectStaffDeclarations } from './redirects.schemas.ts';

export * from './redirects.rules.ts';
export type { ListedRedirect } from './redirects.schemas.ts';

export const redirectEndpoints: Endpoints<typeof redirectDeclarations> = {
  info: { method: 'GET', path: '/api/redirect/info' },
};

export const redirectStaffEndpoints: Endpoints<typeof redirectStaffDeclarations> = {
  list: { method: 'GET', path: '/api/staff/redirects' },
  save: { method: 'PUT', path: '/api/staff/redirects' },
  saveMany: { method: 'POST', path: '/api/staff/redirects/lines' },
  upload: { method: 'POST', path: '/api/staff/redirects/file', upload: 'file' },
  remove: { method: 'DELETE', path: '/api/staff/redirects/:redirectId' },
};
