import { z } from 'zod';
import { productId, variationId } from '../catalog.ts';
import { blockBase, categoryPath, contentImage, contentLink, line, systemOf, visibleDates } from './parts.ts';

/** A product by its id; `option_id` is the variation to show, null for the product's first. */
export const productReference = z
  .object({ option_id: variationId.nullable().default(null), product_id: productId })
  .meta({ title: 'Product' });
export type ProductReference = z.infer<typeof productReference>;

/** The product grid by ids (spec §3); what is not sold any more is left out when it is shown. */
export const productGrid = blockBase
  .extend({
    type: z.literal('product_grid'),
    system: systemOf('product_grid'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    /** `row` scrolls sideways. */
    tile_type: z
      .enum(['grid', 'row', 'feature'])
      .default('grid')
      .meta({ title: 'Shown as', description: 'A row scrolls sideways; a feature is one large card.' }),
    /** Tiles' tids are this and their place. */
    tid_base: line.default('').meta({ title: 'Tiles’ name in click logs' }),
    link: contentLink.nullable().default(null),
    product_option_list: z.array(productReference).min(1).max(24).meta({ title: 'Products' }),
  })
  .meta({ title: 'Chosen products', description: 'Products picked one by one.' });

/** Products of a category that lead it just now, chosen when the page is made. */
export const categoryRow = blockBase
  .extend({
    type: z.literal('category_row'),
    system: systemOf('category_row'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    category: categoryPath.meta({ title: 'Category' }),
    tile_type: z.enum(['grid', 'row']).default('row').meta({ title: 'Shown as' }),
    most: z.int().min(2).max(24).default(8).meta({ title: 'At most' }),
  })
  .meta({ title: 'Products of a category', description: 'Those that lead it just now.' });

/** A place on a picture, in per cent from its left and top edge. */
export const hotSpot = z
  .object({
    x: z.number().min(0).max(100).meta({ title: 'From the left, %' }),
    y: z.number().min(0).max(100).meta({ title: 'From the top, %' }),
    product: productReference,
  })
  .meta({ title: 'Spot' });

/** A room in a picture, with spots that lead to what stands in it. */
export const shoppableRoom = blockBase
  .extend({
    type: z.literal('shoppable_room'),
    system: systemOf('shoppable_room'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.meta({ title: 'Header' }),
    text: z.string().max(600).default('').meta({ title: 'Text' }),
    image_url: contentImage.nullable().default(null).meta({ title: 'Picture of the room' }),
    alt_text: line.meta({ title: 'What the picture shows' }),
    hot_spots: z.array(hotSpot).min(1).max(12).meta({ title: 'Spots', 'x-picture': 'image_url' }),
  })
  .meta({ title: 'Room to shop', description: 'A room with spots that lead to what stands in it.' });
