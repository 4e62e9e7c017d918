import type { RestrictionKey } from '../../../contract/search/facets.ts';
import type { Dimensions } from '../../../contract/values/dimensions.ts';

/** A facet value: its key, its name in URLs, and its label. */
export type FacetEntry = readonly [key: RestrictionKey, value: string, label: string];

/** The searchable content of a product: plain text by how much it tells about what the product is, and its facet values. */
export interface Content {
  name: string;
  /** Name of its own category. */
  kind: string;
  /** Names of its ancestors and further categories. */
  categories: string[];
  brand: string;
  options: string[];
  tags: string[];
  /** Specification values and highlights. */
  details: string[];
  description: string;
  /** In lower case, with their stems: `fso-1042-sage` is also found by `fso-1042`. */
  skus: string[];
  facets: FacetEntry[];
  /** Inches; null when unknown. */
  width: number | null;
  depth: number | null;
  height: number | null;
  /** Of its other sizes; a range that holds one of them finds the product. */
  furtherMeasures?: Dimensions[];
}

/** What changes more often than the content, and what lists are sorted by. */
export interface State {
  categoryIds: readonly number[];
  priceCents: number;
  onSale: boolean;
  /** 0 without ratings. */
  rating: number;
  popularity: number;
  /** ISO date. */
  introducedOn: string;
  inStock: boolean;
  /** Some variation can reach anywhere in the contiguous US within days. */
  fast: boolean;
  /** Keys of the brands that list it. */
  soldBy: readonly string[];
}
