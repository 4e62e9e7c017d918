import { z } from 'zod';
import { money } from '../values/money.schemas.ts';
import { contentImage, contentLink, departmentSlug, href, line, richText } from './parts.schemas.ts';

/** A link with its text and its name in click logs (spec §3, image column). */
const taggedLink = z.object({ url: contentLink, tid: line.default('').meta({ title: 'Tracking name' }) }).meta({ title: 'Link' });

/** The picture beside a department's panel (spec §3). */
export const imageColumn = z
  .object({
    is_image_column_visible: z.boolean().default(true).meta({ title: 'Visible' }),
    category_image: z
      .object({
        image_src: contentImage.nullable().meta({ title: 'Image' }),
        image_alt_text: line.default('').meta({ title: 'Alt text' }),
        image_destination: href.meta({ title: 'Link' }),
        tid: line.default('').meta({ title: 'Tracking name' }),
      })
      .meta({ title: 'Image' }),
    tag_line: taggedLink.nullable().default(null).meta({ title: 'Tag line' }),
    sub_tag_line: taggedLink.nullable().default(null).meta({ title: 'Subheading' }),
    sale_links_heading: line.default('').meta({ title: 'Heading for sale links' }),
    sale_links: z.array(taggedLink).max(8).default([]).meta({ title: 'Sale links' }),
  })
  .meta({ title: 'Menu image' });

/** The Sales section of both menus (spec §3, Sale nav). */
const saleNav = z.object({
  show_section: z.boolean().default(true).meta({ title: 'Visible' }),
  title: line.meta({ title: 'Title' }),
  tid: line.default('').meta({ title: 'Tracking name' }),
  banner: z
    .object({
      image_src: contentImage.nullable().meta({ title: 'Image' }),
      image_alt_text: line.default('').meta({ title: 'Alt text' }),
      image_destination: href.meta({ title: 'Link' }),
      tid: line.default('').meta({ title: 'Tracking name' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Banner' }),
  tiles: z
    .array(
      z
        .object({
          tag_line: line.meta({ title: 'Line' }),
          sub_tag_line: line.default('').meta({ title: 'Subheading' }),
          image_destination: href.meta({ title: 'Link' }),
          image_src: contentImage.nullable().default(null).meta({ title: 'Image' }),
          tid: line.default('').meta({ title: 'Tracking name' }),
        })
        .meta({ title: 'Tile' }),
    )
    .max(12)
    .default([])
    .meta({ title: 'Tiles' }),
});
export type SaleNav = z.infer<typeof saleNav>;

/** Content's settings for the menus; the categories come from the catalogue. */
const navBar = z
  .object({
    id: z.string().min(1).max(80),
    /** Slugs of departments in order; unnamed ones follow in the catalogue's order. */
    departments: z
      .array(departmentSlug.meta({ title: 'Department' }))
      .max(30)
      .default([])
      .meta({ title: 'Department order', description: 'Other departments follow in catalog order.' }),
    /** By the department's slug. */
    image_columns: z.record(departmentSlug, imageColumn).default({}).meta({ title: 'Menu images' }),
    sale_nav: saleNav.nullable().default(null).meta({ title: 'Sales section' }),
  })
  .meta({ title: 'Menus' });
export type NavBar = z.infer<typeof navBar>;

/** The slim banner's three parts (spec §3); a missing one hides the banner (spec §4). */
const slimLineBanner = z.object({
  coupon: z
    .object({
      active: z.boolean().meta({ title: 'Visible' }),
      title: line.meta({ title: 'Title' }),
      text: line.meta({ title: 'Text' }),
      cta: line.meta({ title: 'Button text', description: 'The button opens “promo code details”.' }),
      code: line.default('').meta({ title: 'Code' }),
      details: richText.default('').meta({ title: 'Details', description: 'Shown in “promo code details”.' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Coupon' }),
  productPools: z
    .object({
      active: z.boolean().meta({ title: 'Visible' }),
      title: line.meta({ title: 'Title' }),
      pools: z
        .array(z.object({ text: line.meta({ title: 'Text' }), href: href.meta({ title: 'Link' }) }).meta({ title: 'Pool' }))
        .max(8)
        .meta({ title: 'Pools' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Product pools' }),
  promoMessage: z
    .object({
      active: z.boolean().meta({ title: 'Visible' }),
      title: line.meta({ title: 'Title' }),
      text: line.meta({ title: 'Text' }),
      cta: line.default('').meta({ title: 'Link text' }),
      link: href.default('').meta({ title: 'Link' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Message' }),
});
export type SlimLineBanner = z.infer<typeof slimLineBanner>;

/** Standard delivery: free above the threshold, else the rate (spec §9); cents. */
const flatShippingMetaData = z.object({
  threshold: money.extend({ amount: z.int().nonnegative() }).meta({ title: 'Free shipping over' }),
  rate: money.extend({ amount: z.int().nonnegative() }).meta({ title: 'Shipping cost below that' }),
});
export type FlatShippingMetaData = z.infer<typeof flatShippingMetaData>;

/** A brand's site-wide content. */
export const siteContent = z.object({
  navBar,
  slimLineBanner: slimLineBanner.prefault({}).meta({ title: 'Slim banner', description: 'The banner is hidden unless all parts are set.' }),
  /** Null uses the configured default (spec §9). */
  flatShippingMetaData: flatShippingMetaData
    .nullable()
    .default(null)
    .meta({ title: 'Standard delivery', description: 'If removed, the configured amounts apply ($49.99, $6.99).' }),
  /** A document links to the other pages of its group. */
  page_groups: z
    .array(
      z
        .object({
          title: line.meta({ title: 'Title' }),
          pages: z.array(contentLink).min(1).max(24).meta({ title: 'Pages' }),
        })
        .meta({ title: 'Group' }),
    )
    .max(12)
    .default([])
    .meta({ title: 'Page groups', description: 'Documents that belong together, such as help; each shows the others beside it.' }),
  footer: z
    .object({
      description: z.string().max(400).default('').meta({ title: 'About the shop' }),
      get_the_app: line.default('').meta({ title: 'Get the app' }),
    })
    .prefault({})
    .meta({ title: 'Footer' }),
});
export type SiteContent = z.output<typeof siteContent>;
