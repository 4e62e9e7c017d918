import type { Endpoints } from '../api/endpoint.ts';
import type { feedDeclarations } from './feeds.schemas.ts';

export const feedEndpoints: Endpoints<typeof feedDeclarations> = {
  getSitemap: { method: 'GET', path: '/api/sitemap' },
};
