import { z } from 'zod';
import { money } from '../money.ts';
import { contentImage, contentLink, departmentSlug, href, line, richText } from './parts.ts';

/** A link with its words and the name it has in click logs (spec §3, image column). */
const taggedLink = z.object({ url: contentLink, tid: line.default('').meta({ title: 'Name in click logs' }) }).meta({ title: 'Link' });

/** The picture beside a department's panel (spec §3). */
export const imageColumn = z
  .object({
    is_image_column_visible: z.boolean().default(true).meta({ title: 'Shown' }),
    category_image: z
      .object({
        image_src: contentImage.nullable().meta({ title: 'Picture' }),
        image_alt_text: line.default('').meta({ title: 'What the picture shows' }),
        image_destination: href.meta({ title: 'Leads to' }),
        tid: line.default('').meta({ title: 'Name in click logs' }),
      })
      .meta({ title: 'Picture' }),
    tag_line: taggedLink.nullable().default(null).meta({ title: 'Tag line' }),
    sub_tag_line: taggedLink.nullable().default(null).meta({ title: 'Line below it' }),
    sale_links_heading: line.default('').meta({ title: 'Heading of the sale links' }),
    sale_links: z.array(taggedLink).max(8).default([]).meta({ title: 'Sale links' }),
  })
  .meta({ title: 'Picture beside a menu' });
export type ImageColumn = z.infer<typeof imageColumn>;

/** The Sales section of both menus (spec §3, Sale nav). */
export const saleNav = z.object({
  show_section: z.boolean().default(true).meta({ title: 'Shown' }),
  title: line.meta({ title: 'Title' }),
  tid: line.default('').meta({ title: 'Name in click logs' }),
  banner: z
    .object({
      image_src: contentImage.nullable().meta({ title: 'Picture' }),
      image_alt_text: line.default('').meta({ title: 'What the picture shows' }),
      image_destination: href.meta({ title: 'Leads to' }),
      tid: line.default('').meta({ title: 'Name in click logs' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Banner' }),
  tiles: z
    .array(
      z
        .object({
          tag_line: line.meta({ title: 'Line' }),
          sub_tag_line: line.default('').meta({ title: 'Line below it' }),
          image_destination: href.meta({ title: 'Leads to' }),
          image_src: contentImage.nullable().default(null).meta({ title: 'Picture' }),
          tid: line.default('').meta({ title: 'Name in click logs' }),
        })
        .meta({ title: 'Tile' }),
    )
    .max(12)
    .default([])
    .meta({ title: 'Tiles' }),
});
export type SaleNav = z.infer<typeof saleNav>;

/** What content says of the menus; the categories themselves are the catalogue's. */
export const navBar = z
  .object({
    id: z.string().min(1).max(80),
    /** Slugs of departments in their order; departments that are not named follow in the catalogue's order. */
    departments: z
      .array(departmentSlug.meta({ title: 'Department' }))
      .max(30)
      .default([])
      .meta({ title: 'Order of the departments', description: 'Departments that are not named follow in the catalogue’s order.' }),
    /** By the department's slug. */
    image_columns: z.record(departmentSlug, imageColumn).default({}).meta({ title: 'Pictures beside the menus' }),
    sale_nav: saleNav.nullable().default(null).meta({ title: 'Sales section' }),
  })
  .meta({ title: 'Menus' });
export type NavBar = z.infer<typeof navBar>;

/** The slim banner's three parts (spec §3); a missing one hides the banner (spec §4). */
export const slimLineBanner = z.object({
  coupon: z
    .object({
      active: z.boolean().meta({ title: 'Switched on' }),
      title: line.meta({ title: 'Title' }),
      text: line.meta({ title: 'Text' }),
      cta: line.meta({ title: 'Words of the button', description: 'Opens the window “promo code details”.' }),
      code: line.default('').meta({ title: 'Code' }),
      details: richText.default('').meta({ title: 'Details', description: 'What the window says.' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Coupon' }),
  productPools: z
    .object({
      active: z.boolean().meta({ title: 'Switched on' }),
      title: line.meta({ title: 'Title' }),
      pools: z
        .array(z.object({ text: line.meta({ title: 'Words' }), href: href.meta({ title: 'Leads to' }) }).meta({ title: 'Pool' }))
        .max(8)
        .meta({ title: 'Pools' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Product pools' }),
  promoMessage: z
    .object({
      active: z.boolean().meta({ title: 'Switched on' }),
      title: line.meta({ title: 'Title' }),
      text: line.meta({ title: 'Text' }),
      cta: line.default('').meta({ title: 'Words of the link' }),
      link: href.default('').meta({ title: 'Leads to' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Message' }),
});
export type SlimLineBanner = z.infer<typeof slimLineBanner>;

/** Standard delivery: free for more than the threshold, else the rate (spec §9); cents. */
export const flatShippingMetaData = z.object({
  threshold: money.extend({ amount: z.int().nonnegative() }).meta({ title: 'Free for more than' }),
  rate: money.extend({ amount: z.int().nonnegative() }).meta({ title: 'What delivery costs below' }),
});
export type FlatShippingMetaData = z.infer<typeof flatShippingMetaData>;

/** What content says on every page of a brand. */
export const siteContent = z.object({
  navBar,
  slimLineBanner: slimLineBanner.prefault({}).meta({ title: 'Slim banner', description: 'A part that is missing hides the banner.' }),
  /** Null: the configured default holds (spec §9). */
  flatShippingMetaData: flatShippingMetaData
    .nullable()
    .default(null)
    .meta({ title: 'Standard delivery', description: 'Without it the configured figures hold ($49.99, $6.99).' }),
  footer: z
    .object({
      description: z.string().max(400).default('').meta({ title: 'What the shop is' }),
      get_the_app: line.default('').meta({ title: 'Get the app' }),
    })
    .prefault({})
    .meta({ title: 'Footer' }),
});
export type SiteContent = z.output<typeof siteContent>;
