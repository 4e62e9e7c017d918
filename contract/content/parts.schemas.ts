import { z } from 'zod';
import { calendarMoment } from '../values/days.schemas.ts';

/** Parts shared by content blocks. Names are the content system's (spec §3), and so those of a Contentstack entry. */

/** A line of plain text. */
export const line = z.string().trim().max(200);

/** Sanitized on saving: paragraphs, lists, emphasis, small headings, tables and links only. */
export const richText = z.string().max(20_000);

/** A link target: a path of this shop, an external address, an e-mail or a phone number; nothing executable. Empty for no link. */
export const href = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:[\d+() -]+|#[\w-]+|)$/, 'Start with /, https://, mailto: or tel:');

export const contentLink = z
  .object({ href: href.meta({ title: 'URL' }), title: line.meta({ title: 'Link text' }) })
  .meta({ title: 'Link' });
export type ContentLink = z.infer<typeof contentLink>;

/** A picture with its actual size in pixels; `tint` is shown until it has loaded. */
export const contentImage = z.object({
  url: z.string().regex(/^(?:\/(?:media|images)\/|https:\/\/)\S+$/, 'Choose an image from the library, or enter an https:// URL'),
  width: z.int().positive(),
  height: z.int().positive(),
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#f3eee6'),
});
export type ContentImage = z.infer<typeof contentImage>;

/** A colour as `#rrggbb`; empty leaves it to the brand. */
export const color = z.string().regex(/^(?:#[0-9a-f]{6}|)$/i, 'Enter a color such as #a8492a, or leave this empty');

/** Slugs of a category from its department down, e.g. `furniture/living-room/sofas`. */
export const categoryPath = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'Select a category');

/** A department of the menu. */
export const departmentSlug = z.string().max(80);

/** A moment, ISO 8601 with zone; null when not set. */
export const moment = calendarMoment().nullable();

/** A block's anchor; empty: derived from the header. */
export const anchor = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]*$/, 'Small letters, digits and hyphens')
  .default('')
  .meta({ title: 'Anchor', description: 'For links to this part, such as #cookies. Empty: made of the header.' });

/** Steps of the brand's space scale (24, 48, 96 px). */
const margin = z.enum(['none', 'small', 'medium', 'large']);
const margins = z
  .object({ top: margin.default('medium').meta({ title: 'Above' }), bottom: margin.default('medium').meta({ title: 'Below' }) })
  .meta({ title: 'Spacing' });

/** For mentions of the store credit card: hidden while the brand offers none. */
export const onlyWithStoreCard = z.boolean().default(false).meta({ title: 'Only while the store card is offered' });

const visibility = z
  .object({
    show_on_native_app: z.boolean().default(true).meta({ title: 'In the app' }),
    show_on_website: z.boolean().default(true).meta({ title: 'On the website' }),
    only_with_store_card: onlyWithStoreCard,
  })
  .meta({ title: 'Visibility' });

/** Shown from the start (inclusive) to the end (exclusive); null is open-ended. */
export const visibleDates = z
  .object({
    visible_start_date: moment.default(null).meta({ title: 'From' }),
    visible_end_date: moment.default(null).meta({ title: 'Until' }),
  })
  .meta({ title: 'Dates', description: 'If empty, the block is always shown.' });
export type VisibleDates = z.infer<typeof visibleDates>;

/** The content system's uid of an entry; assigned when empty. */
const systemUid = z.string().regex(/^(?:[a-z][\w-]{2,63}|)$/i);

/** Fields of every block (spec §3); `tid` names it in click logs, `title` is for editors and never shown. */
export const blockBase = z.object({
  title: line.default('').meta({ title: 'Internal name', description: 'Not shown to shoppers.' }),
  tid: line.default('').meta({ title: 'Tracking name' }),
  margins: margins.prefault({}),
  visibility: visibility.prefault({}),
});

/** The block's identity: its uid and content type (the same as `type`). */
export const systemOf = <const T extends string>(type: T) =>
  z.object({ uid: systemUid.default(''), content_type_uid: z.literal(type).default(type as never) }).prefault({});
