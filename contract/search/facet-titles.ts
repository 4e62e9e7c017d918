import type { RestrictionKey } from './facets.rules.ts';

/** Facets as lists name them. Apart from the keys, which every page's script has. */
export const facetTitles: Readonly<Record<RestrictionKey, string>> = {
  categories: 'Category',
  price: 'Price',
  color: 'Color',
  material: 'Material',
  size: 'Size',
  shape: 'Shape',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  rating: 'Customer rating',
  fastShipping: 'Fast shipping',
  sale: 'On sale',
  inStock: 'In stock',
  brand: 'Brand',
};
