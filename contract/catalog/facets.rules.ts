/**
 * What a list can be narrowed by, in the one fixed order that URLs, chips and facets keep (rulings: Routes and URLs). In URLs the
 * search text `k` stands before all of them.
 */
export const restrictionKeys = [
  'categories',
  'price',
  'color',
  'material',
  'size',
  'shape',
  'width',
  'depth',
  'height',
  'rating',
  'fastShipping',
  'sale',
  'inStock',
  'brand',
] as const;

export type RestrictionKey = (typeof restrictionKeys)[number];

/**
 * How a key is chosen: `categories` and `values` take several values (any of them will do), `range` one `min-max` (either end may be
 * missing: `100-`, `-72`), `rating` one least number of stars, `switch` only `true`.
 */
export const facetKinds = {
  categories: 'categories',
  price: 'range',
  color: 'values',
  material: 'values',
  size: 'values',
  shape: 'values',
  width: 'range',
  depth: 'range',
  height: 'range',
  rating: 'rating',
  fastShipping: 'switch',
  sale: 'switch',
  inStock: 'switch',
  brand: 'values',
} as const satisfies Record<RestrictionKey, FacetKind>;

export type FacetKind = 'categories' | 'values' | 'range' | 'rating' | 'switch';
/** The keys that are chosen in a way. */
export type KeyOf<Kind extends FacetKind> = {
  [Key in RestrictionKey]: (typeof facetKinds)[Key] extends Kind ? Key : never;
}[RestrictionKey];

/** Whether a key is chosen in a way. */
export const isOf = <Kind extends FacetKind>(kind: Kind, key: RestrictionKey): key is KeyOf<Kind> => facetKinds[key] === kind;
