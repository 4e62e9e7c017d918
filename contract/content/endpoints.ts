import type { Endpoints } from '../api/endpoint.ts';
import type { contentDeclarations } from './endpoints.schemas.ts';

export * from './endpoints.rules.ts';

export const contentEndpoints: Endpoints<typeof contentDeclarations> = {
  getPage: { method: 'GET', path: '/api/content/pages/:page' },
  getSite: { method: 'GET', path: '/api/content' },
  query: { method: 'POST', path: '/api/content' },
  preview: { method: 'GET', path: '/api/content/preview/:page' },
  previewSite: { method: 'GET', path: '/api/content/preview-site' },
};
