import type { DeliveryClass } from '../../../contract/delivery/delivery.ts';
import type { SoldAt, SoldAtChoice } from '../../../contract/merchandising/products.ts';
import type { ReferencePriceType } from '../../../contract/values/money.schemas.ts';

/**
 * A product as it is imported: one JSON object a line (docs/how-to/import.md). The sample catalogue yields the same
 * shape, so that seeding and importing are one path.
 */
export interface ProductRecord {
  /** Unique key of the product: lower-case letters, digits and hyphens. Importing the same handle updates it. */
  handle: string;
  name: string;
  brand?: string;
  /** Category path of slugs from the department down, e.g. `furniture/living-room/sofas`; missing categories are made. */
  category: string;
  /** Further categories the product is also listed in. */
  alsoIn?: string[];
  /** HTML; sanitised on import. */
  description: string;
  /** Title and description of its page for search engines; without them, its name and the beginning of its description. */
  seoTitle?: string;
  seoDescription?: string;
  highlights?: string[];
  specifications?: { label: string; values: string[] }[];
  /** In any order; displayed as Shape, Color, Size, then others (spec §9). */
  options?: { name: string; values: { value: string; swatch?: string }[] }[];
  /** Default for the variations. */
  leadTimeDays?: number;
  madeToOrder?: boolean;
  deliveryClass?: DeliveryClass;
  variations: VariationRecord[];
  images?: ImageRecord[];
  tags?: string[];
  /** ISO date of first sale; decides what is new. Default: the day of import. */
  introducedOn?: string;
  returnable?: boolean;
  /** Default true. */
  published?: boolean;
  /** Discontinued: it leaves lists and search, and its page answers 410 or redirects to its replacement. */
  discontinued?: boolean;
  /** Handle of the replacement. */
  replacedBy?: string;
  /** Brands that always or never sell it, whatever their assortment says. */
  soldAt?: SoldAt;
  /** Handles of products shown beside it, before those that are like it. */
  related?: string[];
  /** A GLB file: a media path, an absolute URL, or a file of the import's folder. */
  model?: string;
  /** A film of the product: a media path or an absolute URL. */
  video?: { url: string; title: string; poster?: string };
  reviews?: ReviewRecord[];
}

export interface VariationRecord {
  /** Unique across the shop. */
  sku: string;
  /** The number below its barcode: a UPC, EAN or other GTIN. */
  gtin?: string;
  options?: Record<string, string>;
  /** Cents, USD. */
  price: number;
  /** A price to compare with, cents; shown only with its evidence (rulings: Money). */
  reference?: {
    type: ReferencePriceType;
    amount: number;
    evidence: string;
    /** ISO timestamp of the sale's end, when the reference is charged again; only for a price of the shop's own. */
    endsAt?: string;
  };
  /** Why it cannot be ordered online, for shoppers; it is shown but not sold. */
  restriction?: string;
  /** Units per warehouse code; a plain number means the default warehouse. */
  stock: number | Record<string, number>;
  weightGrams?: number;
  /** Rows that differ from the product's, by label: the measures of this size. */
  specifications?: { label: string; values: string[] }[];
  /** Lead time in business days, on top of the usual handling. Default 0. */
  leadTimeDays?: number;
  /** Made to order; shown to shoppers. */
  madeToOrder?: boolean;
  /** A parcel or a large item, whatever it weighs. */
  deliveryClass?: DeliveryClass;
}

export interface ImageRecord {
  /** A media path (`/media/…`), an absolute URL, or a file of the import's folder. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  tint?: string;
  /** SKUs this picture shows; none means all. */
  skus?: string[];
  /** Where its subject is, in percent from its left and top edge. */
  focus?: { x: number; y: number };
  /** `scale`: the product with its measures. `room`: in a room; it applies to every colour. */
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
  /** Media paths, at most four. */
  photos?: { src: string; width: number; height: number; tint: string }[];
}

type Variable = Omit<VariationRecord, 'sku' | 'price' | 'stock'>;

/** A file's patch of a variation: what it omits stays, null removes. */
export type VariationPatch = { [K in keyof Variable]?: Variable[K] | null } & Partial<Pick<VariationRecord, 'price' | 'stock'>> & {
    /** Without it the variation is matched by its options. */
    sku?: string;
    /** Price and reference, in cents, that the change was made for; with others it is refused. */
    seen?: { price: number; reference: number | null };
  };

export type ImagePatch = Omit<ImageRecord, 'alt' | 'focus'> & {
  alt?: string;
  /** Without it, a picture that the product has already keeps its own; null removes that. */
  focus?: ImageRecord['focus'] | null;
  /** Indexes of the variations it shows, if they have no SKU. */
  shows?: number[];
  /** Omitted values keep the existing picture's: its text and its variations. */
  keeps?: boolean;
};

type Fixed = 'handle' | 'name' | 'category' | 'description' | 'variations' | 'images';

/**
 * A file's patch of a product. What it omits stays as it is (or has its default in a new product); null removes. A new product needs what a
 * `ProductRecord` needs.
 */
export type ProductPatch = { [K in keyof Omit<ProductRecord, Fixed>]?: ProductRecord[K] | null } & {
  handle: string;
  name?: string;
  category?: string;
  description?: string | null;
  variations?: VariationPatch[];
  images?: ImagePatch[] | null;
  /** The specifications replace those with the same labels; others stay. */
  keepsSpecifications?: boolean;
  /** Tags beside those that it has, and without these. */
  addTags?: string[];
  removeTags?: string[];
  /** Sold by these brands only; null to follow their assortments. */
  soldAtChanges?: Record<string, SoldAtChoice | null>;
  /** Refused for a retired product. */
  unlessRetired?: boolean;
};
