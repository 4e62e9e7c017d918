import { z } from 'zod';
import { restrictionKeys } from './facets.rules.ts';

/** A value in a URL or query: slugs (`navy`, `8x10`), taxonomy ids, ranges, stars, `true`. */
const value = z.string().min(1).max(80);
/** One value, or the parameter repeated. */
const several = z.union([value, z.array(value).max(20)]).transform((given) => [...new Set([given].flat())]);
/** Dollars or inches: `100-250`, `100-`, `-250`. */
const range = z.string().regex(/^(?=.*\d)\d{0,7}(\.\d{1,2})?-\d{0,7}(\.\d{1,2})?$/, 'must be a range such as 100-250');
/** The least average: a number of stars or half stars. */
const stars = z.preprocess(
  (given) => (typeof given === 'string' && /^[1-5](?:\.5)?$/.test(given) ? Number(given) : given),
  z.number().min(1).max(5).multipleOf(0.5),
);
const on = z.union([z.boolean(), z.stringbool()]);

/** The restrictions as query parameters of the search endpoint. */
export const restrictions = z.object({
  categories: several.optional(),
  price: range.optional(),
  color: several.optional(),
  material: several.optional(),
  size: several.optional(),
  shape: several.optional(),
  width: range.optional(),
  depth: range.optional(),
  height: range.optional(),
  rating: stars.optional(),
  fastShipping: on.optional(),
  sale: on.optional(),
  inStock: on.optional(),
  brand: several.optional(),
});
/** The chosen values: several as a list, a range as text, others as they are. */
export type Restrictions = z.infer<typeof restrictions>;

/** A facet value with the number of products if it is chosen (as the only one in its facet, with all other choices unchanged). */
const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  selected: z.boolean(),
  /** A CSS colour, for colours. */
  swatch: z.string().optional(),
  /** Levels below the facet's first, for categories: a chosen one is followed by its children. */
  level: z.int().optional(),
});
export type FacetValue = z.infer<typeof facetValue>;

/** A filter of the list. Its own choice does not affect its own counts, so that siblings stay (checklist: Lists 2). */
export const facet = z.object({
  key: z.enum(restrictionKeys),
  title: z.string(),
  kind: z.enum(['categories', 'values', 'range', 'rating', 'switch']),
  /** For a range: predefined steps (`50-100`), which work as links; the one value of a switch is `true`. */
  values: z.array(facetValue),
  /** For a range: the list's bounds and the choice, in dollars or inches; null for other kinds. */
  range: z
    .object({
      unit: z.enum(['USD', 'in']),
      min: z.number(),
      max: z.number(),
      selected: z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable(),
    })
    .nullable(),
  /** True for the few shown above the list, not only in the side column (checklist: Lists 5). */
  promoted: z.boolean(),
});
export type Facet = z.infer<typeof facet>;
