import { z } from 'zod';
import { productId, variationId } from '../catalog.ts';
import { blockBase, contentImage, contentLink, line, systemOf, visibleDates } from './parts.ts';

/** A product by its id; `option_id` is the variation to show, null for the product's first. */
export const productReference = z.object({ option_id: variationId.nullable().default(null), product_id: productId });
export type ProductReference = z.infer<typeof productReference>;

/** The product grid by ids (spec §3); what is not sold any more is left out when it is shown. */
export const productGrid = blockBase.extend({
  type: z.literal('product_grid'),
  system: systemOf('product_grid'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line.default(''),
  text: z.string().max(300).default(''),
  /** `row` scrolls sideways. */
  tile_type: z.enum(['grid', 'row', 'feature']).default('grid'),
  /** Tiles' tids are this and their place. */
  tid_base: line.default(''),
  link: contentLink.nullable().default(null),
  product_option_list: z.array(productReference).min(1).max(24),
});

/** Products of a category that lead it just now, chosen when the page is made. */
export const categoryRow = blockBase.extend({
  type: z.literal('category_row'),
  system: systemOf('category_row'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line.default(''),
  /** Slugs of the category from its department down, e.g. `furniture/living-room/sofas`. */
  category: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/),
  tile_type: z.enum(['grid', 'row']).default('row'),
  most: z.int().min(2).max(24).default(8),
});

/** A place on a picture, in per cent from its left and top edge. */
export const hotSpot = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  product: productReference,
});

/** A room in a picture, with spots that lead to what stands in it. */
export const shoppableRoom = blockBase.extend({
  type: z.literal('shoppable_room'),
  system: systemOf('shoppable_room'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line,
  text: z.string().max(600).default(''),
  image_url: contentImage.nullable().default(null),
  alt_text: line,
  hot_spots: z.array(hotSpot).min(1).max(12),
});
