import { z } from 'zod';
import { productId, variationId } from '../catalog/catalog.schemas.ts';
import { blockBase, categoryPath, contentImage, contentLink, line, systemOf, visibleDates } from './parts.schemas.ts';

/** A product by id; `option_id` is the variation to show, null for the product's first. */
export const productReference = z
  .object({ option_id: variationId.nullable().default(null), product_id: productId })
  .meta({ title: 'Product' });

/** The product grid by ids (spec §3); products no longer sold are left out when shown. */
export const productGrid = blockBase
  .extend({
    type: z.literal('product_grid'),
    system: systemOf('product_grid'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    /** `row` scrolls sideways. */
    tile_type: z
      .enum(['grid', 'row', 'feature'])
      .default('grid')
      .meta({ title: 'Layout', description: 'A row scrolls sideways. A feature is one large card.' }),
    /** Tiles' tids consist of this and their position. */
    tid_base: line.default('').meta({ title: 'Tracking name of the tiles' }),
    link: contentLink.nullable().default(null),
    product_option_list: z.array(productReference).min(1).max(24).meta({ title: 'Products' }),
  })
  .meta({ title: 'Selected products', description: 'Products you choose one by one.' });

/** A category's current leading products, chosen when the page is rendered. */
export const categoryRow = blockBase
  .extend({
    type: z.literal('category_row'),
    system: systemOf('category_row'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    category: categoryPath.meta({ title: 'Category' }),
    tile_type: z.enum(['grid', 'row']).default('row').meta({ title: 'Layout' }),
    most: z.int().min(2).max(24).default(8).meta({ title: 'Maximum products' }),
  })
  .meta({ title: 'Products of a category', description: 'The category’s top products right now.' });

/** A position on a picture, in percent from its left and top edge. */
export const hotSpot = z
  .object({
    x: z.number().min(0).max(100).meta({ title: 'Left, %' }),
    y: z.number().min(0).max(100).meta({ title: 'Top, %' }),
    product: productReference,
  })
  .meta({ title: 'Spot' });

/** A room picture with spots that link to its products. */
export const shoppableRoom = blockBase
  .extend({
    type: z.literal('shoppable_room'),
    system: systemOf('shoppable_room'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.meta({ title: 'Heading' }),
    text: z.string().max(600).default('').meta({ title: 'Text' }),
    image_url: contentImage.nullable().default(null).meta({ title: 'Image' }),
    alt_text: line.meta({ title: 'Alt text' }),
    hot_spots: z.array(hotSpot).min(1).max(12).meta({ title: 'Spots', 'x-picture': 'image_url' }),
  })
  .meta({ title: 'Shop the room', description: 'An image with spots that link to products.' });
