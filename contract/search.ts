import { z } from 'zod';
import { productCard, taxonomyId } from './catalog.ts';
import { endpoint } from './endpoint.ts';

export const sortOrder = z.enum(['relevance', 'price-low', 'price-high', 'rating', 'newest']);
export type SortOrder = z.infer<typeof sortOrder>;

export const pageSize = 24;

export const listing = z.object({
  hits: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  sort: sortOrder,
});
export type Listing = z.infer<typeof listing>;

export const productRow = z.object({
  title: z.string(),
  /** What the row is made of; the page links it to the matching list. */
  kind: z.enum(['popular', 'new', 'sale', 'department']),
  category: z.object({ slug: z.string(), taxonomyId: z.int() }).nullable(),
  products: z.array(productCard),
});
export type ProductRow = z.infer<typeof productRow>;

export const searchEndpoints = {
  search: endpoint({
    name: 'search.search',
    summary: 'Products by text, by category or both; ranked, sorted and paged (24 a page)',
    method: 'GET',
    path: '/api/search',
    query: z.object({
      k: z.string().max(200).optional(),
      category: taxonomyId.optional(),
      sale: z.union([z.boolean(), z.stringbool()]).optional(),
      page: z.coerce.number().int().min(1).max(500).default(1),
      sort: sortOrder.default('relevance'),
    }),
    response: listing,
  }),
  getRows: endpoint({
    name: 'search.getRows',
    summary: 'The product rows of the home page',
    method: 'GET',
    path: '/api/search/rows',
    response: z.object({ rows: z.array(productRow) }),
  }),
};
