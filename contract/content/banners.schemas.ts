import { z } from 'zod';
import { blockBase, color, contentImage, contentLink, href, line, moment, systemOf, visibleDates } from './parts.schemas.ts';

/** Position of the text on a picture. */
const textPosition = z.enum(['left', 'center', 'right', 'below']);
/** Dark text for bright pictures, light text for dark ones. */
const textTone = z.enum(['dark', 'light']);

/** The multi-size banner (spec §3): `hero` opens a page, the other sizes divide its parts. */
export const multiSizeBanner = blockBase
  .extend({
    type: z.literal('multi_size_banner'),
    system: systemOf('multi_size_banner'),
    visibility_dates: visibleDates.prefault({}),
    banner_id: line.default('').meta({ title: 'Banner id' }),
    banner_size: z
      .enum(['hero', 'large', 'medium', 'small'])
      .default('large')
      .meta({ title: 'Size', description: 'A hero opens the page. Other sizes go between blocks.' }),
    /** A short line above the header. */
    eyebrow: line.default('').meta({ title: 'Line above the heading' }),
    header_text: line.meta({ title: 'Heading' }),
    text: z.string().max(600).default('').meta({ title: 'Text' }),
    text_position: textPosition.default('left').meta({ title: 'Text position' }),
    text_tone: textTone
      .default('dark')
      .meta({ title: 'Text color', description: 'Dark text for bright images, light text for dark ones.' }),
    /** Without a background the text is on the brand's own ground. */
    image_urls: z
      .object({
        desktop_background_image: contentImage.nullable().default(null).meta({ title: 'Image' }),
        /** A separate crop for phones; by default the desktop picture is cropped. */
        mobile_background_image: contentImage
          .nullable()
          .default(null)
          .meta({ title: 'Image on phones', description: 'Portrait. If empty, the main image is cropped.' }),
        /** A drawing over the picture, such as hand lettering. */
        desktop_svg_overlay: contentImage.nullable().default(null).meta({ title: 'Overlay graphic' }),
        mobile_svg_overlay: contentImage.nullable().default(null).meta({ title: 'Overlay graphic on phones' }),
        /** Empty for a decorative picture. */
        image_alt_text: line
          .default('')
          .meta({ title: 'Alt text', description: 'Describes the image for screen readers. Leave empty for decorative images.' }),
      })
      .meta({ title: 'Images' }),
    redirect_url: href.default('').meta({ title: 'Link' }),
    /** The button's label; without it the whole banner is the link. */
    call_to_action: line.default('').meta({ title: 'Button text', description: 'If empty, the whole banner is the link.' }),
  })
  .meta({ title: 'Banner', description: 'An image with text on or beside it.' });

const bannerTile = z
  .object({
    tid: line.default('').meta({ title: 'Tracking name' }),
    alt_text: line.default('').meta({ title: 'Alt text' }),
    image_url: contentImage.nullable().default(null).meta({ title: 'Image' }),
    svg: contentImage.nullable().default(null).meta({ title: 'Overlay graphic' }),
    header_text: line.default('').meta({ title: 'Heading' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    text_position: textPosition.default('below').meta({ title: 'Text position' }),
    redirect_url: href.default('').meta({ title: 'Link' }),
  })
  .meta({ title: 'Tile' });
export type BannerTile = z.infer<typeof bannerTile>;

/** Tiles of each layout of a split banner (spec §3). */
const tilesOfLayout = { single: 1, double: 2, triple: 3, quad: 4 } as const;

export const splitBanner = blockBase
  .extend({
    type: z.literal('split_banner'),
    system: systemOf('split_banner'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Heading' }),
    layout: z.enum(['single', 'double', 'triple', 'quad']).meta({ title: 'Layout' }),
    tiles: z.array(bannerTile).min(1).max(4).meta({ title: 'Tiles' }),
  })
  .refine(({ layout, tiles }) => tiles.length === tilesOfLayout[layout], {
    path: ['tiles'],
    error: 'The number of tiles must match the layout',
  })
  .meta({ title: 'Split banner', description: 'One to four tiles side by side.' });

/** The countdown banner (spec §3): the clock runs between its timer dates, the banner shows between its visible dates. */
export const countdownBanner = blockBase
  .extend({
    type: z.literal('countdown_banner'),
    system: systemOf('countdown_banner'),
    banner_enabled: z.boolean().default(true).meta({ title: 'Visible' }),
    banner_display_text: line.meta({ title: 'Text' }),
    banner_background_color: color.default('').meta({ title: 'Background color', description: 'If empty, the brand’s color is used.' }),
    banner_text_font_color: color.default('').meta({ title: 'Text color' }),
    banner_url: z
      .object({
        open_new_tab_desktop_: z.boolean().default(false).meta({ title: 'Open in a new tab on desktop' }),
        open_new_tab_mobile_: z.boolean().default(false).meta({ title: 'Open in a new tab on phones' }),
        url: contentLink,
      })
      .meta({ title: 'Destination' }),
    banner_visibility_dates: visibleDates.prefault({}),
    countdown_timer_dates: z
      .object({ timer_start_date: moment.default(null).meta({ title: 'Starts' }), timer_end_date: moment.meta({ title: 'Ends' }) })
      .meta({ title: 'Timer' }),
  })
  .refine(({ countdown_timer_dates: { timer_end_date } }) => timer_end_date !== null, {
    path: ['countdown_timer_dates', 'timer_end_date'],
    error: 'A countdown needs an end date',
  })
  .meta({ title: 'Countdown', description: 'A timer that counts down to a date.' });
