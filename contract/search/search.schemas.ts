import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { image, productCard, taxonomyId, variationPrice } from '../catalog/catalog.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { facet, restrictions } from './facets.schemas.ts';
import { helpTopics } from './said-help.ts';
import { sortOrders } from './search.rules.ts';

const sortOrder = z.enum(sortOrders);

/** A category to visit. */
const nearCategory = z.object({ title: z.string(), slug: z.string(), taxonomyId: z.int(), image: image.nullable() });
export type NearCategory = z.infer<typeof nearCategory>;

/** A chosen value as a removable chip. */
const appliedRestriction = z.object({ key: z.string(), value: z.string(), label: z.string() });
export type AppliedRestriction = z.infer<typeof appliedRestriction>;

const listing = z.object({
  hits: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  sort: sortOrder,
  /** Filters of the list, most used first; omits facets that would not narrow it, unless chosen. */
  facets: z.array(facet),
  /** Chosen values in the fixed order of the keys. */
  applied: z.array(appliedRestriction),
  /** The first so many of all products, 0 for none, match the whole text, the others are similar; null where the list is not divided so. */
  matching: z.int().nullable(),
  /** The corrected spelling searched for, when the typed text finds nothing; null when it was searched as typed. */
  corrected: z.object({ query: z.string() }).nullable(),
  /** The help that the whole text asks for, to which a shop's page leads ("returns"); null where it searches for products. */
  help: z.enum(helpTopics).nullable(),
  /** What the text asks for besides the product ("without wool"), each with the remaining text. */
  wishes: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Where to go from an empty or nearly empty search; null otherwise. */
  instead: z
    .object({
      /** The first category is the closest match. */ isNear: z.boolean(),
      categories: z.array(nearCategory),
      popular: z.array(productCard),
    })
    .nullable(),
});
export type Listing = z.infer<typeof listing>;

const productRow = z.object({
  title: z.string(),
  /** The row's source; the page links to the matching list. */
  kind: z.enum(['popular', 'new', 'sale', 'department']),
  category: z.object({ slug: z.string(), taxonomyId: z.int() }).nullable(),
  products: z.array(productCard),
});
export type ProductRow = z.infer<typeof productRow>;

/** A search suggestion. Without `searchUrl` it leads to its results; otherwise to that path of this site (spec §2.1, §3). */
const suggestion = z.object({ query: z.string(), searchUrl: z.string().optional() });
export type Suggestion = z.infer<typeof suggestion>;

/** A product in the type-ahead. */
const suggestedProduct = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  image: image.nullable(),
  lowestVariationPrice: variationPrice,
  hasPriceRange: z.boolean(),
  /** The variation shown, where the text asks for a colour other than the first. */
  variationId: z.int().optional(),
});

const suggestions = z.object({
  ok: z.literal(true),
  /** At most 8. */
  suggestions: z.array(suggestion),
  /** At most 3, each with its ancestors' names, department first. */
  categories: z.array(nearCategory.extend({ path: z.array(z.string()) })),
  /** At most 4: the top results. */
  products: z.array(suggestedProduct),
});
export type Suggestions = z.infer<typeof suggestions>;

export const searchDeclarations = {
  search: {
    name: 'search.search',
    summary: 'Search products',
    description: 'By text, category or both, narrowed by facets; ranked, sorted and paged (24 per page).',
    query: z.object({
      k: z.string().max(200).optional(),
      /** The listed category of a category page. Filters within a list are `categories`. */
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
    summary: 'Get search suggestions',
    description: 'Searches, categories and products for unfinished text. Empty text gets an empty response (spec §5).',
    body: z.object({ query: z.string().max(200).default('') }),
    response: suggestions,
    whileImpersonating: 'allowed',
  },
  getRows: {
    name: 'search.getRows',
    summary: 'Get the product rows of the home page',
    response: z.object({ rows: z.array(productRow) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
