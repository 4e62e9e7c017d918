import type { RestrictionKey } from '../../../contract/facets.ts';

/** A value a product can be chosen by: its key, its name in URLs, and how shoppers read it. */
export type FacetEntry = readonly [key: RestrictionKey, value: string, label: string];

/** What of a product is searched: its words, by how much each part tells of what it is (plain text, no markup), and its facet values. */
export interface Content {
  name: string;
  /** Name of its own category: the kind of thing it is. */
  kind: string;
  /** Names of the categories above it and of those it is also listed in. */
  categories: string[];
  brand: string;
  options: string[];
  tags: string[];
  /** Values of its specifications and its highlights. */
  details: string[];
  description: string;
  /** In lower case, with their stems: `fso-1042-sage` is also found by `fso-1042`. */
  skus: string[];
  facets: FacetEntry[];
  /** Inches; null where not known. */
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** What changes more often than the words, and lists are sorted by. */
export interface State {
  categoryIds: readonly number[];
  priceCents: number;
  onSale: boolean;
  /** 0 while nobody has rated. */
  rating: number;
  popularity: number;
  /** ISO date. */
  introducedOn: string;
  inStock: boolean;
  /** Some variation of it can be anywhere in the contiguous US within days. */
  fast: boolean;
  /** Keys of the brands that list it. */
  soldBy: readonly string[];
}
