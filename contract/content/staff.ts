import type { Endpoints } from '../api/endpoint.ts';
import type { contentStaffDeclarations } from './staff.schemas.ts';

export * from './staff.rules.ts';

/** The brand is that of the requested address. */
export const contentStaffEndpoints: Endpoints<typeof contentStaffDeclarations> = {
  list: { method: 'GET', path: '/api/staff/content' },
  get: { method: 'GET', path: '/api/staff/content/:kind/:key' },
  save: { method: 'PUT', path: '/api/staff/content/:kind/:key' },
  publish: { method: 'POST', path: '/api/staff/content/:kind/:key/publications' },
  unpublish: { method: 'POST', path: '/api/staff/content/:kind/:key/withdrawals' },
  cancel: { method: 'DELETE', path: '/api/staff/content/:kind/:key/publications/:publicationId' },
  restore: { method: 'POST', path: '/api/staff/content/:kind/:key/restorations' },
  previewLink: { method: 'POST', path: '/api/staff/content/:kind/:key/previews' },
};
