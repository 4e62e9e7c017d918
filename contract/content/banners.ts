import { z } from 'zod';
import { blockBase, color, contentImage, contentLink, href, line, moment, systemOf, visibleDates } from './parts.ts';

/** Where words stand on a picture. */
const textPosition = z.enum(['left', 'center', 'right', 'below']);
/** Dark words for bright pictures, light words for dark ones. */
const textTone = z.enum(['dark', 'light']);

/** The multi-size banner (spec §3): `hero` opens a page, the other sizes stand between its parts. */
export const multiSizeBanner = blockBase
  .extend({
    type: z.literal('multi_size_banner'),
    system: systemOf('multi_size_banner'),
    visibility_dates: visibleDates.prefault({}),
    banner_id: line.default('').meta({ title: 'Banner id' }),
    banner_size: z
      .enum(['hero', 'large', 'medium', 'small'])
      .default('large')
      .meta({ title: 'Size', description: 'A hero opens a page; the others stand between its parts.' }),
    /** A short line over the header. */
    eyebrow: line.default('').meta({ title: 'Line above the header' }),
    header_text: line.meta({ title: 'Header' }),
    text: z.string().max(600).default('').meta({ title: 'Text' }),
    text_position: textPosition.default('left').meta({ title: 'Words stand' }),
    text_tone: textTone
      .default('dark')
      .meta({ title: 'Words are', description: 'Dark words for bright pictures, light words for dark ones.' }),
    /** A background may be missing: then the words stand on the brand's ground. */
    image_urls: z
      .object({
        desktop_background_image: contentImage.nullable().default(null).meta({ title: 'Picture' }),
        /** Of its own shape for phones; without one the desktop picture is cropped. */
        mobile_background_image: contentImage
          .nullable()
          .default(null)
          .meta({ title: 'Picture for phones', description: 'Upright. Without one the other is cropped.' }),
        /** A drawing over the picture, such as hand-drawn lettering. */
        desktop_svg_overlay: contentImage.nullable().default(null).meta({ title: 'Drawing over the picture' }),
        mobile_svg_overlay: contentImage.nullable().default(null).meta({ title: 'Drawing for phones' }),
        /** Empty where the picture only decorates. */
        image_alt_text: line
          .default('')
          .meta({ title: 'What the picture shows', description: 'Read out to who cannot see it. Empty where it only decorates.' }),
      })
      .meta({ title: 'Pictures' }),
    redirect_url: href.default('').meta({ title: 'Leads to' }),
    /** What the button says; without it the whole banner is the link. */
    call_to_action: line.default('').meta({ title: 'Words of the button', description: 'Without them the whole banner is the link.' }),
  })
  .meta({ title: 'Banner', description: 'A picture with words on or beside it.' });

export const bannerTile = z
  .object({
    tid: line.default('').meta({ title: 'Name in click logs' }),
    alt_text: line.default('').meta({ title: 'What the picture shows' }),
    image_url: contentImage.nullable().default(null).meta({ title: 'Picture' }),
    svg: contentImage.nullable().default(null).meta({ title: 'Drawing over the picture' }),
    header_text: line.default('').meta({ title: 'Header' }),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    text_position: textPosition.default('below').meta({ title: 'Words stand' }),
    redirect_url: href.default('').meta({ title: 'Leads to' }),
  })
  .meta({ title: 'Tile' });
export type BannerTile = z.infer<typeof bannerTile>;

/** Tiles of each layout of a split banner (spec §3). */
export const tilesOfLayout = { single: 1, double: 2, triple: 3, quad: 4 } as const;

export const splitBanner = blockBase
  .extend({
    type: z.literal('split_banner'),
    system: systemOf('split_banner'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    layout: z.enum(['single', 'double', 'triple', 'quad']).meta({ title: 'Layout' }),
    tiles: z.array(bannerTile).min(1).max(4).meta({ title: 'Tiles' }),
  })
  .refine(({ layout, tiles }) => tiles.length === tilesOfLayout[layout], { path: ['tiles'], error: 'As many tiles as the layout has' })
  .meta({ title: 'Split banner', description: 'One to four tiles side by side.' });

/** The countdown banner (spec §3): the clock runs between its timer dates, the banner stands between its visible dates. */
export const countdownBanner = blockBase
  .extend({
    type: z.literal('countdown_banner'),
    system: systemOf('countdown_banner'),
    banner_enabled: z.boolean().default(true).meta({ title: 'Switched on' }),
    banner_display_text: line.meta({ title: 'Words' }),
    banner_background_color: color.default('').meta({ title: 'Ground', description: 'Empty leaves it to the brand.' }),
    banner_text_font_color: color.default('').meta({ title: 'Color of the words' }),
    banner_url: z
      .object({
        open_new_tab_desktop_: z.boolean().default(false).meta({ title: 'New tab on desktops' }),
        open_new_tab_mobile_: z.boolean().default(false).meta({ title: 'New tab on phones' }),
        url: contentLink,
      })
      .meta({ title: 'Where it leads' }),
    banner_visibility_dates: visibleDates.prefault({}),
    countdown_timer_dates: z
      .object({ timer_start_date: moment.default(null).meta({ title: 'Starts' }), timer_end_date: moment.meta({ title: 'Ends' }) })
      .meta({ title: 'The clock' }),
  })
  .refine(({ countdown_timer_dates: { timer_end_date } }) => timer_end_date !== null, {
    path: ['countdown_timer_dates', 'timer_end_date'],
    error: 'A countdown needs its end',
  })
  .meta({ title: 'Countdown', description: 'A clock that runs to a moment.' });
