import { z } from 'zod';
import { money } from '../money.ts';
import { contentImage, contentLink, href, line, richText } from './parts.ts';

/** A link with its words and the name it has in click logs (spec §3, image column). */
const taggedLink = z.object({ url: contentLink, tid: line.default('') });

/** The picture beside a department's panel (spec §3). */
export const imageColumn = z.object({
  is_image_column_visible: z.boolean().default(true),
  category_image: z.object({
    image_src: contentImage.nullable(),
    image_alt_text: line.default(''),
    image_destination: href,
    tid: line.default(''),
  }),
  tag_line: taggedLink.nullable().default(null),
  sub_tag_line: taggedLink.nullable().default(null),
  sale_links_heading: line.default(''),
  sale_links: z.array(taggedLink).max(8).default([]),
});
export type ImageColumn = z.infer<typeof imageColumn>;

/** The Sales section of both menus (spec §3, Sale nav). */
export const saleNav = z.object({
  show_section: z.boolean().default(true),
  title: line,
  tid: line.default(''),
  banner: z
    .object({ image_src: contentImage.nullable(), image_alt_text: line.default(''), image_destination: href, tid: line.default('') })
    .nullable()
    .default(null),
  tiles: z
    .array(
      z.object({
        tag_line: line,
        sub_tag_line: line.default(''),
        image_destination: href,
        image_src: contentImage.nullable().default(null),
        tid: line.default(''),
      }),
    )
    .max(12)
    .default([]),
});
export type SaleNav = z.infer<typeof saleNav>;

/** What content says of the menus; the categories themselves are the catalogue's. */
export const navBar = z.object({
  id: z.string().min(1).max(80),
  /** Slugs of departments in their order; departments that are not named follow in the catalogue's order. */
  departments: z.array(z.string()).max(30).default([]),
  /** By the department's slug. */
  image_columns: z.record(z.string(), imageColumn).default({}),
  sale_nav: saleNav.nullable().default(null),
});
export type NavBar = z.infer<typeof navBar>;

/** The slim banner's three parts (spec §3); a missing one hides the banner (spec §4). */
export const slimLineBanner = z.object({
  coupon: z
    .object({
      active: z.boolean(),
      title: line,
      text: line,
      /** Opens the modal "promo code details". */
      cta: line,
      code: line.default(''),
      /** What the modal says. */
      details: richText.default(''),
    })
    .nullable()
    .default(null),
  productPools: z
    .object({ active: z.boolean(), title: line, pools: z.array(z.object({ text: line, href })).max(8) })
    .nullable()
    .default(null),
  promoMessage: z
    .object({ active: z.boolean(), title: line, text: line, cta: line.default(''), link: href.default('') })
    .nullable()
    .default(null),
});
export type SlimLineBanner = z.infer<typeof slimLineBanner>;

/** Standard delivery: free for more than the threshold, else the rate (spec §9); cents. */
export const flatShippingMetaData = z.object({
  threshold: money.extend({ amount: z.int().nonnegative() }),
  rate: money.extend({ amount: z.int().nonnegative() }),
});
export type FlatShippingMetaData = z.infer<typeof flatShippingMetaData>;

/** What content says on every page of a brand. */
export const siteContent = z.object({
  navBar,
  slimLineBanner: slimLineBanner.prefault({}),
  /** Null: the configured default holds (spec §9). */
  flatShippingMetaData: flatShippingMetaData.nullable().default(null),
  footer: z.object({ description: z.string().max(400).default(''), get_the_app: line.default('') }).prefault({}),
});
export type SiteContent = z.output<typeof siteContent>;
