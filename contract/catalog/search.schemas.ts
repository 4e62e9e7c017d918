import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { image, productCard, taxonomyId, variationPrice } from './catalog.schemas.ts';
import { facet, restrictions } from './facets.schemas.ts';
import { sortOrders } from './search.rules.ts';

const sortOrder = z.enum(sortOrders);

/** A category as a place to go to. */
const nearCategory = z.object({ title: z.string(), slug: z.string(), taxonomyId: z.int(), image: image.nullable() });
export type NearCategory = z.infer<typeof nearCategory>;

/** One chosen value as a removable chip; without this key and value the list is as if it had never been chosen. */
const appliedRestriction = z.object({ key: z.string(), value: z.string(), label: z.string() });
export type AppliedRestriction = z.infer<typeof appliedRestriction>;

const listing = z.object({
  hits: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  sort: sortOrder,
  /** What the list can be narrowed by, the most used first; facets that would not divide it are left out, chosen ones never. */
  facets: z.array(facet),
  /** Chosen values in the fixed order of the keys. */
  applied: z.array(appliedRestriction),
  /** The spelling that was searched for instead, when what was typed finds nothing; null when the list is of the text as typed. */
  corrected: z.object({ query: z.string() }).nullable(),
  /** Where to go from an empty list, or from a search that finds hardly anything; null otherwise. */
  instead: z.object({ categories: z.array(nearCategory), popular: z.array(productCard) }).nullable(),
});
export type Listing = z.infer<typeof listing>;

const productRow = z.object({
  title: z.string(),
  /** What the row is made of; the page links it to the matching list. */
  kind: z.enum(['popular', 'new', 'sale', 'department']),
  category: z.object({ slug: z.string(), taxonomyId: z.int() }).nullable(),
  products: z.array(productCard),
});
export type ProductRow = z.infer<typeof productRow>;

/** A text a shopper may mean. Without `searchUrl` it leads to its results; with it, to that path of this site (spec §2.1, §3). */
const suggestion = z.object({ query: z.string(), searchUrl: z.string().optional() });
export type Suggestion = z.infer<typeof suggestion>;

/** What the type-ahead shows of a product. */
const suggestedProduct = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  image: image.nullable(),
  lowestVariationPrice: variationPrice,
  hasPriceRange: z.boolean(),
  /** The variation that is shown, where the text asks for a colour that is not the first. */
  variationId: z.int().optional(),
});

const suggestions = z.object({
  ok: z.literal(true),
  /** At most 8. */
  suggestions: z.array(suggestion),
  /** At most 3, each with the names above it, the department first. */
  categories: z.array(nearCategory.extend({ path: z.array(z.string()) })),
  /** At most 4, those the results begin with. */
  products: z.array(suggestedProduct),
});
export type Suggestions = z.infer<typeof suggestions>;

export const searchDeclarations = {
  search: {
    name: 'search.search',
    summary: 'Products by text, by category or both, narrowed by facets; ranked, sorted and paged (24 a page)',
    query: z.object({
      k: z.string().max(200).optional(),
      /** The category that is listed: what a category page is about. Narrowing within a list is `categories`. */
      category: taxonomyId.optional(),
      ...restrictions.shape,
      page: wholeNumber({ min: 1, max: 500 }).default(1),
      sort: sortOrder.default('relevance'),
    }),
    response: listing,
    whileImpersonating: 'allowed',
  },
  suggest: {
    name: 'search.suggest',
    summary: 'Searches, categories and products for an unfinished text; an empty text gets an empty answer (spec §5)',
    body: z.object({ query: z.string().max(200) }),
    response: suggestions,
    whileImpersonating: 'allowed',
  },
  getRows: {
    name: 'search.getRows',
    summary: 'The product rows of the home page',
    response: z.object({ rows: z.array(productRow) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
