/** The filters of a list in the fixed order of URLs, chips and facets (rulings: Routes and URLs). In URLs the search text `k` comes before them. */
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
 * How values of a key are chosen: `categories` and `values` take several (matching any), `range` one `min-max` (either end may be missing: `100-`,
 * `-72`), `rating` a minimum number of stars, `switch` only `true`.
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
/** The keys of a kind. */
export type KeyOf<Kind extends FacetKind> = {
  [Key in RestrictionKey]: (typeof facetKinds)[Key] extends Kind ? Key : never;
}[RestrictionKey];

/** Whether a key is of a kind. */
export const isOf = <Kind extends FacetKind>(kind: Kind, key: RestrictionKey): key is KeyOf<Kind> => facetKinds[key] === kind;
