import { z } from 'zod';
import { blockBase, contentImage, contentLink, line, richText, systemOf, visibleDates } from './parts.ts';

/** The text editor block (spec §3). */
export const textBlock = blockBase.extend({
  type: z.literal('text_block'),
  system: systemOf('text_block'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line.default(''),
  align: z.enum(['left', 'center']).default('left'),
  html: richText,
});

/** A piece to read beside a picture. */
export const story = blockBase.extend({
  type: z.literal('story'),
  system: systemOf('story'),
  visibility_dates: visibleDates.prefault({}),
  eyebrow: line.default(''),
  header_text: line,
  html: richText,
  /** Words somebody is quoted with, set large; empty without. */
  quote: z.string().max(300).default(''),
  image_url: contentImage.nullable().default(null),
  alt_text: line.default(''),
  image_position: z.enum(['left', 'right', 'above']).default('left'),
  link: contentLink.nullable().default(null),
});

export const videoTile = z.object({
  tid: line.default(''),
  title: line,
  text: z.string().max(300).default(''),
  /** An MP4 or WebM of the shop or of another host. */
  video_url: z.string().regex(/^(?:\/|https:\/\/)\S+$/),
  /** WebVTT captions; needed where somebody speaks. */
  captions_url: z.string().max(500).default(''),
  poster: contentImage.nullable().default(null),
});

/** The video tile grid, whose tiles open a modal (spec §3). */
export const videoTileGrid = blockBase.extend({
  type: z.literal('video_tile_grid'),
  system: systemOf('video_tile_grid'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line.default(''),
  tiles: z.array(videoTile).min(1).max(12),
});

/** The all-departments list (spec §3): as the menu has them, in its order. */
export const allDepartmentsList = blockBase.extend({
  type: z.literal('all_departments_list'),
  system: systemOf('all_departments_list'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line.default(''),
  /** `tiles` are pictures with names, `index` names with what is below them. */
  layout: z.enum(['tiles', 'index']).default('index'),
});

/** Short promises of the shop side by side: delivery, returns, care. */
export const serviceStrip = blockBase.extend({
  type: z.literal('service_strip'),
  system: systemOf('service_strip'),
  visibility_dates: visibleDates.prefault({}),
  items: z
    .array(
      z.object({
        icon: z.enum(['truck', 'return', 'swatch', 'care', 'store', 'gift']),
        title: line,
        text: z.string().max(200).default(''),
        link: contentLink.nullable().default(null),
      }),
    )
    .min(2)
    .max(4),
});

/** The store credit card's offer; its figures come from the brand's configuration, and it is shown only where there is a card. */
export const creditStrip = blockBase.extend({
  type: z.literal('credit_strip'),
  system: systemOf('credit_strip'),
  visibility_dates: visibleDates.prefault({}),
  header_text: line.default(''),
  text: z.string().max(300).default(''),
  link: contentLink.nullable().default(null),
});
