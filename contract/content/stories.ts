import { z } from 'zod';
import { blockBase, contentImage, contentLink, line, richText, systemOf, visibleDates } from './parts.ts';

/** The text editor block (spec §3). */
export const textBlock = blockBase
  .extend({
    type: z.literal('text_block'),
    system: systemOf('text_block'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    align: z.enum(['left', 'center']).default('left').meta({ title: 'Set' }),
    html: richText.meta({ title: 'Text' }),
  })
  .meta({ title: 'Text', description: 'Paragraphs, lists, tables.' });

/** A piece to read beside a picture. */
export const story = blockBase
  .extend({
    type: z.literal('story'),
    system: systemOf('story'),
    visibility_dates: visibleDates.prefault({}),
    eyebrow: line.default('').meta({ title: 'Line above the header' }),
    header_text: line.meta({ title: 'Header' }),
    html: richText.meta({ title: 'Text' }),
    /** Words somebody is quoted with, set large; empty without. */
    quote: z.string().max(300).default('').meta({ title: 'Quote', description: 'Set large; empty without.' }),
    image_url: contentImage.nullable().default(null).meta({ title: 'Picture' }),
    alt_text: line.default('').meta({ title: 'What the picture shows' }),
    image_position: z.enum(['left', 'right', 'above']).default('left').meta({ title: 'Picture stands' }),
    link: contentLink.nullable().default(null),
  })
  .meta({ title: 'Story', description: 'A piece to read beside a picture.' });

export const videoTile = z
  .object({
    tid: line.default('').meta({ title: 'Name in click logs' }),
    title: line.meta({ title: 'Title' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    video_url: z
      .string()
      .regex(/^(?:\/|https:\/\/)\S+$/, 'Begins with / or https://')
      .meta({ title: 'Film', description: 'An MP4 or WebM of the shop or of another host.' }),
    captions_url: z.string().max(500).default('').meta({ title: 'Captions', description: 'WebVTT; needed where somebody speaks.' }),
    poster: contentImage.nullable().default(null).meta({ title: 'Picture' }),
  })
  .meta({ title: 'Film' });

/** The video tile grid, whose tiles open a modal (spec §3). */
export const videoTileGrid = blockBase
  .extend({
    type: z.literal('video_tile_grid'),
    system: systemOf('video_tile_grid'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    tiles: z.array(videoTile).min(1).max(12).meta({ title: 'Films' }),
  })
  .meta({ title: 'Films', description: 'Tiles that play in a window over the page.' });

/** The all-departments list (spec §3): as the menu has them, in its order. */
export const allDepartmentsList = blockBase
  .extend({
    type: z.literal('all_departments_list'),
    system: systemOf('all_departments_list'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    layout: z
      .enum(['tiles', 'index'])
      .default('index')
      .meta({ title: 'Layout', description: 'Tiles are pictures with names, an index names with what is below them.' }),
  })
  .meta({ title: 'All departments', description: 'As the menu has them, in its order.' });

/** Short promises of the shop side by side: delivery, returns, care. */
export const serviceStrip = blockBase
  .extend({
    type: z.literal('service_strip'),
    system: systemOf('service_strip'),
    visibility_dates: visibleDates.prefault({}),
    items: z
      .array(
        z
          .object({
            icon: z.enum(['truck', 'return', 'swatch', 'care', 'store', 'gift']).meta({ title: 'Drawing' }),
            title: line.meta({ title: 'Title' }),
            text: z.string().max(200).default('').meta({ title: 'Text' }),
            link: contentLink.nullable().default(null),
          })
          .meta({ title: 'Promise' }),
      )
      .min(2)
      .max(4)
      .meta({ title: 'Promises' }),
  })
  .meta({ title: 'Promises', description: 'Delivery, returns, care: short, side by side.' });

/** The store credit card's offer; its figures come from the brand's configuration, and it is shown only where there is a card. */
export const creditStrip = blockBase
  .extend({
    type: z.literal('credit_strip'),
    system: systemOf('credit_strip'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    link: contentLink.nullable().default(null),
  })
  .meta({ title: 'Store card', description: 'The card’s offer; only where the brand has one.' });
