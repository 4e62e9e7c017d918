import { z } from 'zod';
import { blockBase, color, contentImage, contentLink, href, line, moment, systemOf, visibleDates } from './parts.ts';

/** Where words stand on a picture. */
const textPosition = z.enum(['left', 'center', 'right', 'below']);
/** Dark words for bright pictures, light words for dark ones. */
const textTone = z.enum(['dark', 'light']);

/** The multi-size banner (spec §3): `hero` opens a page, the other sizes stand between its parts. */
export const multiSizeBanner = blockBase.extend({
  type: z.literal('multi_size_banner'),
  system: systemOf('multi_size_banner'),
  visibility_dates: visibleDates.prefault({}),
  banner_id: line.default(''),
  banner_size: z.enum(['hero', 'large', 'medium', 'small']).default('large'),
  /** A short line over the header. */
  eyebrow: line.default(''),
  header_text: line,
  text: z.string().max(600).default(''),
  text_position: textPosition.default('left'),
  text_tone: textTone.default('dark'),
  /** A background may be missing: then the words stand on the brand's ground. */
  image_urls: z.object({
    desktop_background_image: contentImage.nullable().default(null),
    /** Of its own shape for phones; without one the desktop picture is cropped. */
    mobile_background_image: contentImage.nullable().default(null),
    /** A drawing over the picture, such as hand-drawn lettering. */
    desktop_svg_overlay: contentImage.nullable().default(null),
    mobile_svg_overlay: contentImage.nullable().default(null),
    /** Empty where the picture only decorates. */
    image_alt_text: line.default(''),
  }),
  redirect_url: href.default(''),
  /** What the button says; without it the whole banner is the link. */
  call_to_action: line.default(''),
});

export const bannerTile = z.object({
  tid: line.default(''),
  alt_text: line.default(''),
  image_url: contentImage.nullable().default(null),
  svg: contentImage.nullable().default(null),
  header_text: line.default(''),
  text: z.string().max(300).default(''),
  text_position: textPosition.default('below'),
  redirect_url: href.default(''),
});
export type BannerTile = z.infer<typeof bannerTile>;

/** Tiles of each layout of a split banner (spec §3). */
export const tilesOfLayout = { single: 1, double: 2, triple: 3, quad: 4 } as const;

export const splitBanner = blockBase
  .extend({
    type: z.literal('split_banner'),
    system: systemOf('split_banner'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default(''),
    layout: z.enum(['single', 'double', 'triple', 'quad']),
    tiles: z.array(bannerTile).min(1).max(4),
  })
  .refine(({ layout, tiles }) => tiles.length === tilesOfLayout[layout], { path: ['tiles'], error: 'As many tiles as the layout has' });

/** The countdown banner (spec §3): the clock runs between its timer dates, the banner stands between its visible dates. */
export const countdownBanner = blockBase
  .extend({
    type: z.literal('countdown_banner'),
    system: systemOf('countdown_banner'),
    banner_enabled: z.boolean().default(true),
    banner_display_text: line,
    banner_background_color: color.default(''),
    banner_text_font_color: color.default(''),
    banner_url: z.object({
      open_new_tab_desktop_: z.boolean().default(false),
      open_new_tab_mobile_: z.boolean().default(false),
      url: contentLink,
    }),
    banner_visibility_dates: visibleDates.prefault({}),
    countdown_timer_dates: z.object({ timer_start_date: moment.default(null), timer_end_date: moment }),
  })
  .refine(({ countdown_timer_dates: { timer_end_date } }) => timer_end_date !== null, {
    path: ['countdown_timer_dates', 'timer_end_date'],
    error: 'A countdown needs its end',
  });
