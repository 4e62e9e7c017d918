import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';

export const feedDeclarations = {
  getSitemap: {
    name: 'feeds.getSitemap',
    summary: 'List sitemaps',
    description: 'With the time of the latest change in each; the same as /sitemap.xml.',
    response: z.object({ sitemaps: z.array(z.object({ url: z.url(), lastModified: z.iso.datetime().nullable() })) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
