import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const feedEndpoints = {
  getSitemap: endpoint({
    name: 'feeds.getSitemap',
    summary: 'The sitemaps of the shop and when what they name last changed; the same as /sitemap.xml',
    method: 'GET',
    path: '/api/sitemap',
    response: z.object({ sitemaps: z.array(z.object({ url: z.url(), lastModified: z.iso.datetime().nullable() })) }),
  }),
};
