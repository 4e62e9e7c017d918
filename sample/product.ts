/** Surface material; it determines texture, sheen and edge in photographs. */
export type Material =
  | 'boucle'
  | 'brass'
  | 'ceramic'
  | 'concrete'
  | 'cotton'
  | 'glass'
  | 'jute'
  | 'leaf'
  | 'leather'
  | 'linen'
  | 'marble'
  | 'metal'
  | 'oak'
  | 'painted'
  | 'paper'
  | 'plastic'
  | 'rattan'
  | 'steel'
  | 'stoneware'
  | 'velvet'
  | 'walnut'
  | 'wax'
  | 'wool';

/** Width, depth and height in inches. */
export interface SampleSize {
  width: number;
  depth: number;
  height: number;
}

/** A product of the sample catalogue in source form; `build.ts` turns it into an import record and pictures. */
export interface SampleProduct {
  handle: string;
  name: string;
  brand?: string;
  /** Full path of slugs, from the department down. */
  category: string;
  /** Further category paths the product is also listed in. */
  alsoIn?: readonly string[];
  /** HTML, two short paragraphs. */
  description: string;
  /** Three to five short lines. */
  highlights: readonly string[];
  /** Five to nine: Material, Frame, Dimensions, Weight capacity, Care, Assembly, Made in … */
  specifications: Readonly<Record<string, string | readonly string[]>>;
  /** Input for the studio besides the casting; `kind` groups renders for `--only`, `shape` numbers the silhouette (0 to 5). */
  look: { kind: string; material: Material; shape: number; accent?: string };
  size: SampleSize;
  /** Colour or finish variations; the first is the main picture. `material` when a colour is another material (Oak, Walnut). */
  colors: readonly { name: string; hex: string; material?: Material; accent?: string }[];
  /** Further options; `add` is added to the base price, in cents. */
  sizes?: readonly { name: string; add: number; size?: SampleSize }[];
  /** Left-facing and right-facing, round and rectangular …; `shape` is the silhouette to render. */
  shapes?: readonly { name: string; add: number; shape: number }[];
  /** Cents. */
  price: number;
  /** An evidenced WAS price in cents, for about one product in five. */
  was?: number;
  /** With `was`: days from seeding until the sale ends. */
  saleDays?: number;
  /** Why it cannot be ordered online. */
  restriction?: string;
  /** Stem of the SKUs, e.g. `FSO-1042`. */
  sku: string;
  /** ISO date, 2024 to 2026. */
  introducedOn: string;
  /** Average rating, 1 to 5. */
  rating: number;
  /** How many reviews at length to make, 0 to 14; those with most get many short ones besides. */
  reviews: number;
  /** Three to six sentences true only of this product; its reviews quote them. */
  reviewNotes: readonly string[];
  returnable?: false;
  tags?: readonly string[];
  /** Lead time in business days. */
  leadTimeDays?: number;
  madeToOrder?: true;
  stock?: 'plenty' | 'low' | 'mixed' | 'out';
}
