import type { DrawingKind, DrawingMaterial } from '../server/media/drawings/kinds.ts';

/** Width, depth and height in inches. */
export interface SampleSize {
  width: number;
  depth: number;
  height: number;
}

/** One product of the sample catalogue, as its writers put it down; `build.ts` turns it into an import record and pictures. */
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
  /** How the studio draws it. */
  drawing: { kind: DrawingKind; material: DrawingMaterial; shape: number; accent?: string };
  size: SampleSize;
  /** Colour or finish variations; the first is the main picture. `material` when a colour is another material (Oak, Walnut). */
  colors: readonly { name: string; hex: string; material?: DrawingMaterial; accent?: string }[];
  /** Further options; `add` is added to the base price, in cents. */
  sizes?: readonly { name: string; add: number; size?: SampleSize }[];
  /** Left-facing and right-facing, round and rectangular …; `shape` is the silhouette to draw. */
  shapes?: readonly { name: string; add: number; shape: number }[];
  /** Cents. */
  price: number;
  /** An evidenced WAS price in cents, for about one product in five. */
  was?: number;
  /** With `was`: the sale ends so many days after the shop was filled. */
  saleDays?: number;
  /** Why it cannot be ordered online. */
  restriction?: string;
  /** Stem of the SKUs, e.g. `FSO-1042`. */
  sku: string;
  /** ISO date, 2024 to 2026. */
  introducedOn: string;
  /** 1 to 5: what reviewers think. */
  rating: number;
  /** How many reviews to make, 0 to 14. */
  reviews: number;
  /** Three to six hand-written sentences that are only true of this product; its reviews quote them. */
  reviewNotes: readonly string[];
  returnable?: false;
  tags?: readonly string[];
  /** Business days until it can leave the warehouse. */
  leadTimeDays?: number;
  madeToOrder?: true;
  stock?: 'plenty' | 'low' | 'mixed' | 'out';
}
