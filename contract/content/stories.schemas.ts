import { z } from 'zod';
import { anchor, blockBase, contentImage, contentLink, line, richText, systemOf, visibleDates } from './parts.schemas.ts';

/** The text editor block (spec §3). */
export const textBlock = blockBase
  .extend({
    type: z.literal('text_block'),
    system: systemOf('text_block'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    anchor,
    look: z
      .enum(['text', 'note'])
      .default('text')
      .meta({ title: 'Look', description: 'A note stands out. Use it for what nobody should miss.' }),
    align: z.enum(['left', 'center']).default('left').meta({ title: 'Alignment' }),
    html: richText.meta({ title: 'Text' }),
  })
  .meta({ title: 'Text', description: 'Paragraphs, lists and tables.' });

/** Reading matter beside a picture. */
export const story = blockBase
  .extend({
    type: z.literal('story'),
    system: systemOf('story'),
    visibility_dates: visibleDates.prefault({}),
    eyebrow: line.default('').meta({ title: 'Line above the heading' }),
    header_text: line.meta({ title: 'Heading' }),
    html: richText.meta({ title: 'Text' }),
    /** A large quotation; empty for none. */
    quote: z.string().max(300).default('').meta({ title: 'Quote', description: 'Shown large. Leave empty for none.' }),
    image_url: contentImage.nullable().default(null).meta({ title: 'Image' }),
    alt_text: line.default('').meta({ title: 'Alt text' }),
    image_position: z.enum(['left', 'right', 'above']).default('left').meta({ title: 'Image position' }),
    link: contentLink.nullable().default(null),
  })
  .meta({ title: 'Story', description: 'Text beside an image.' });

const videoTile = z
  .object({
    tid: line.default('').meta({ title: 'Tracking name' }),
    title: line.meta({ title: 'Title' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    video_url: z
      .string()
      .regex(/^(?:\/|https:\/\/)\S+$/, 'Start with / or https://')
      .meta({ title: 'Video', description: 'URL of an MP4 or WebM file.' }),
    captions_url: z.string().max(500).default('').meta({ title: 'Captions', description: 'WebVTT. Required if anyone speaks.' }),
    poster: contentImage.nullable().default(null).meta({ title: 'Image' }),
  })
  .meta({ title: 'Video' });

/** The video tile grid, whose tiles open a modal (spec §3). */
export const videoTileGrid = blockBase
  .extend({
    type: z.literal('video_tile_grid'),
    system: systemOf('video_tile_grid'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    tiles: z.array(videoTile).min(1).max(12).meta({ title: 'Videos' }),
  })
  .meta({ title: 'Videos', description: 'Tiles that play in a window over the page.' });

/** The all-departments list (spec §3), in the menu's order. */
export const allDepartmentsList = blockBase
  .extend({
    type: z.literal('all_departments_list'),
    system: systemOf('all_departments_list'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    layout: z
      .enum(['tiles', 'index'])
      .default('index')
      .meta({ title: 'Layout', description: 'Tiles show images with names, an index shows names with their categories.' }),
  })
  .meta({ title: 'All departments', description: 'In the order of the menu.' });

/** The shop's short promises side by side: delivery, returns, care. */
export const serviceStrip = blockBase
  .extend({
    type: z.literal('service_strip'),
    system: systemOf('service_strip'),
    visibility_dates: visibleDates.prefault({}),
    items: z
      .array(
        z
          .object({
            icon: z.enum(['truck', 'return', 'swatch', 'care', 'store', 'gift']).meta({ title: 'Icon' }),
            title: line.meta({ title: 'Title' }),
            text: z.string().max(200).default('').meta({ title: 'Text' }),
            link: contentLink.nullable().default(null),
          })
          .meta({ title: 'Benefit' }),
      )
      .min(2)
      .max(4)
      .meta({ title: 'Benefits' }),
  })
  .meta({ title: 'Benefits', description: 'Delivery, returns, service: short texts side by side.' });

/** The store credit card's offer; its figures come from the brand's configuration, and it shows only where there is a card. */
export const creditStrip = blockBase
  .extend({
    type: z.literal('credit_strip'),
    system: systemOf('credit_strip'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    link: contentLink.nullable().default(null),
  })
  .meta({ title: 'Store card', description: 'The store card’s offer, for brands that have one.' });
