import type { ReferencePriceType } from '../../../contract/money.ts';

/**
 * A product as it is imported: one JSON object a line (docs/how-to/import.md). The sample catalogue yields the same
 * shape, so that seeding and importing are one path.
 */
export interface ProductRecord {
  /** Unique key of the product: lower-case letters, digits and hyphens. Importing the same handle again updates it. */
  handle: string;
  name: string;
  brand?: string;
  /** Category path of slugs from the department down, e.g. `furniture/living-room/sofas`; missing categories are made. */
  category: string;
  /** Further categories the product is also listed in. */
  alsoIn?: string[];
  /** HTML; sanitised on import. */
  description: string;
  highlights?: string[];
  specifications?: { label: string; values: string[] }[];
  /** In any order; shown as Shape, Color, Size, then others (spec §9). */
  options?: { name: string; values: { value: string; swatch?: string }[] }[];
  /** For variations that say nothing of their own. */
  leadTimeDays?: number;
  madeToOrder?: boolean;
  variations: VariationRecord[];
  images?: ImageRecord[];
  tags?: string[];
  /** ISO date of first sale; decides what is new. Default: the day of import. */
  introducedOn?: string;
  returnable?: boolean;
  /** Default true. */
  published?: boolean;
  /** No longer made: it leaves lists and search, and its page answers 410, or leads to its successor. */
  discontinued?: boolean;
  /** Handle of the product that took its place. */
  replacedBy?: string;
  /** A GLB file: a path of the media store, an absolute URL, or a file of the folder that comes with the import. */
  model?: string;
  /** A film of the product: a path of the media store or an absolute URL. */
  video?: { url: string; title: string; poster?: string };
  reviews?: ReviewRecord[];
}

export interface VariationRecord {
  /** Unique over the shop. */
  sku: string;
  options?: Record<string, string>;
  /** Cents, USD. */
  price: number;
  /** A price to compare with, cents; shown only with its evidence (rulings: Money). */
  reference?: {
    type: ReferencePriceType;
    amount: number;
    evidence: string;
    /** ISO timestamp at which the reduced price ends and the reference is asked again; only with a price of the shop's own. */
    endsAt?: string;
  };
  /** Why it cannot be ordered here, in words for shoppers; it is shown and not sold. */
  restriction?: string;
  /** Units per warehouse code; a plain number goes to the default warehouse. */
  stock: number | Record<string, number>;
  weightGrams?: number;
  /** Business days from the order until it can leave the warehouse, over and above the usual handling. Default 0. */
  leadTimeDays?: number;
  /** Made after it is ordered; shoppers are told. */
  madeToOrder?: boolean;
}

export interface ImageRecord {
  /** A path of the media store (`/media/…`), an absolute URL, or a file of the folder that comes with the import. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  tint?: string;
  /** SKUs this picture shows; none means all. */
  skus?: string[];
  /** `scale`: the product beside its measures. `room`: where somebody might have it; it says something of every colour. */
  view?: 'scale' | 'room';
}

export interface ReviewRecord {
  stars: number;
  title: string;
  text: string;
  author: string;
  /** ISO date. */
  publishedOn: string;
  verifiedPurchase?: boolean;
  helpfulVotes?: number;
  /** Question of the shop's review templates → 1 to 5. */
  answers?: Record<string, number>;
  /** Paths of the media store; four at the most. */
  photos?: { src: string; width: number; height: number; tint: string }[];
}
