import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { imageColumn } from '../content/site.schemas.ts';
import { returnTerms } from '../settings/returns.schemas.ts';
import { advertisedPrice, cents, currencyCode, referencePrice } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { catalogProblems } from './catalog.rules.ts';

export const productId = wholeNumber({ min: 1 });
export const variationId = wholeNumber({ min: 1 });
export const taxonomyId = wholeNumber({ min: 1 });

/** Availability of a variation (spec §3). */
export const availability = z.enum(['OUT_OF_STOCK', 'RESTRICTED', 'SELLABLE', 'UNAVAILABLE']);
export type Availability = z.infer<typeof availability>;

const percent = z.int().min(0).max(100);
/** A picture's subject, in percent from its left and top edge; cropping keeps it in view. */
export const pictureFocus = z.object({ x: percent, y: percent });

/** A picture with its actual size; `tint` is shown until it has loaded. */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  tint: z.string(),
  /** Omitted for its middle. */
  focus: pictureFocus.optional(),
});
export type Image = z.infer<typeof image>;

/** `basePrice` is the price before a sale, `salePrice` the sale price if any, `amount` what is paid (spec §3). */
export const variationPrice = z.object({
  basePrice: cents,
  salePrice: cents.nullable(),
  amount: cents,
  currency: currencyCode,
  reference: referencePrice.nullable(),
  /** ISO timestamp (UTC) at which a sale price ends; omitted without an end (spec §4 sale urgency). */
  saleEndsAt: z.string().optional(),
  /** Omitted where no advertised promotion lowers the price, and in carts, which show the actual discount. */
  advertised: advertisedPrice.optional(),
});
export type VariationPrice = z.infer<typeof variationPrice>;

const rating = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof rating>;

/** A category above; `url` is its page's path (spec §3). */
const breadcrumb = z.object({ id: z.int(), label: z.string(), slug: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** One option of a product; options come in the order Shape, Color, Size, then others (spec §9). */
const productOption = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), swatch: z.string().nullable() })),
});
export type ProductOption = z.infer<typeof productOption>;

const specification = z.object({ label: z.string(), values: z.array(z.string()) });
export type Specification = z.infer<typeof specification>;

const variation = z.object({
  variationId: z.int(),
  name: z.string(),
  fullSku: z.string(),
  /** The number below its barcode: 8, 12, 13 or 14 digits. */
  gtin: z.string().optional(),
  /** Option name → chosen value, e.g. `{Color: 'Sage', Size: 'Queen'}`. */
  options: z.record(z.string(), z.string()),
  imageUrl: z.string().nullable(),
  price: variationPrice,
  quantityAvailable: z.int(),
  availability,
  /** ISO timestamp (UTC): all units are in other shoppers’ checkouts, and the first may be free again then. */
  heldUntil: z.string().optional(),
  /** Why a RESTRICTED variation cannot be ordered here, for shoppers. */
  restriction: z.string().optional(),
  /** Rows that differ from the product's `specifications`, by label: measures and weight of its size. */
  specifications: z.array(specification).optional(),
  /** Too large for parcel mail, so delivered to the front door. */
  isLarge: z.boolean().optional(),
});
export type Variation = z.infer<typeof variation>;

/** A quality tag (spec §9), computed from orders, returns and ratings, never set by hand. */
const qualityTag = z.object({
  kind: z.enum(['best-seller', 'top-5', 'top-10', 'few-returns']),
  /** Name of the category it applies to; null for tags without one. */
  category: z.string().nullable(),
});
export type QualityTag = z.infer<typeof qualityTag>;

/** `view` marks pictures of the product with its measures or in a room. */
const productImage = image.extend({ variationIds: z.array(z.int()), view: z.enum(['scale', 'room']).optional() });

const productVideo = z.object({ url: z.string(), title: z.string(), poster: z.string().optional() });
export type ProductVideo = z.infer<typeof productVideo>;

/** A GLB file in metres, front to +z; its material variants are named like option values (`Sage`), if it has several. */
const productModel = z.object({ url: z.string() });
export type ProductModel = z.infer<typeof productModel>;

const product = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  brand: z.string().nullable(),
  images: z.array(productImage),
  /** Each picture's variations by its address, and the first picture's address (spec §3). */
  imageData: z.object({ images: z.record(z.string(), z.array(z.int())), productImageUrl: z.string().nullable() }),
  video: productVideo.optional(),
  model: productModel.optional(),
  details: z.object({
    sku: z.string(),
    /** Sanitized HTML: paragraphs, lists, emphasis and links only. */
    description: z.string(),
    highlights: z.array(z.string()),
  }),
  /** Title and description for search engines, instead of the product's own. */
  seo: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
  lowestVariationPrice: variationPrice,
  options: z.array(productOption),
  variations: z.array(variation),
  breadcrumbs: z.array(breadcrumb),
  specifications: z.array(specification),
  rating: rating.nullable(),
  /** False for kinds that cannot be returned, such as mattresses (spec §9), and in departments that the brand excludes from returns. */
  returnable: z.boolean(),
  /** The brand's terms for it: days after delivery to request a return, days after that for its arrival, and who pays for sending it. */
  returns: returnTerms.pick({ days: true, arriveDays: true, paidBy: true }),
  /** A last piece, sold with the tag `vault`; its return window is shorter (spec §9). */
  isVault: z.boolean(),
  /** ISO date of first sale; decides whether it is new. */
  introducedOn: z.string().optional(),
  qualityTags: z.array(qualityTag),
});
export type Product = z.infer<typeof product>;

/** A product in a list (spec §3 search hit), with the swatches of its colours. */
export const productCard = z.object({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  brand: z.string().nullable(),
  image: image.nullable(),
  lowestVariationPrice: variationPrice,
  /** True when variations differ in price, so that the card says "From". */
  hasPriceRange: z.boolean(),
  rating: rating.nullable(),
  swatches: z.array(
    z.object({
      value: z.string(),
      swatch: z.string().nullable(),
      variationId: z.int(),
      imageUrl: z.string().nullable(),
      /** That picture's focus; omitted for its center. */
      focus: pictureFocus.optional(),
    }),
  ),
  available: z.boolean(),
  /** The variation whose picture is shown, where the list asks for a colour other than the first. */
  variationId: z.int().optional(),
});
export type ProductCard = z.infer<typeof productCard>;

/** What may have changed about a product since its page was rendered. */
export const productOffers = z.object({
  productId: z.int(),
  slug: z.string(),
  variations: z.array(variation.pick({ variationId: true, price: true, quantityAvailable: true, availability: true, heldUntil: true })),
});
export type ProductOffers = z.infer<typeof productOffers>;

const menuLeaf = z.object({ title: z.string(), slug: z.string(), taxonomyId: z.int() });
/** An entry of the menu: `link` is its page's path, `optionalTID` its taxonomy id (spec §3). */
const menuItem = menuLeaf.extend({ link: z.string(), optionalTID: z.int() });
/** A department of the catalogue with two levels below (spec §2.3, §3). */
export const menuDepartment = menuItem.extend({
  type: z.enum(['department', 'sale', 'gifts']),
  navImage: image.nullable(),
  /** Sections of the sale have a picture, as they are shown as tiles (spec §2.4). */
  subMenu: z.array(menuItem.extend({ navImage: image.nullable(), secSubMenu: z.array(menuItem) })),
  /** Shown by the sale department instead of columns, unless content has its own tiles; empty elsewhere. */
  tiles: z.array(menuItem.extend({ navImage: image.nullable() })),
  /** Maximum height of its panel in pixels (spec §9). */
  height: z.int(),
});
export type MenuDepartment = z.infer<typeof menuDepartment>;

/** A department as the menu shows it: with the image column that content puts beside it (spec §3); null without one. */
const shownDepartment = menuDepartment.extend({ imageColumn: imageColumn.nullable() });
export type ShownDepartment = z.infer<typeof shownDepartment>;

/** An entry that staff added to the menu (spec §3): a department without a category. Its `link` is a path of the shop or an https address. */
const menuLink = z.object({
  menuItemId: z.int(),
  title: z.string(),
  link: z.string(),
  /** It has no category. */
  optionalTID: z.null(),
  type: z.literal('link'),
  navImage: image.nullable(),
  subMenu: z.array(
    z.object({ title: z.string(), link: z.string(), optionalTID: z.null(), navImage: image.nullable(), secSubMenu: z.array(menuItem) }),
  ),
  tiles: z.array(menuItem),
  height: z.int(),
  /** Taxonomy id of the department it follows; null: before all of them. Behind one that is not in the menu it comes last. */
  behind: z.int().nullable(),
});
export type MenuLink = z.infer<typeof menuLink>;

const category = menuLeaf.extend({
  /** The kind of its department: sale and gifts have their own page design. */
  type: z.enum(['department', 'sale', 'gifts']),
  description: z.string(),
  image: image.nullable(),
  breadcrumbs: z.array(breadcrumb),
  children: z.array(menuLeaf.extend({ image: image.nullable(), productCount: z.int() })),
});
export type Category = z.infer<typeof category>;

export const catalogDeclarations = {
  getProduct: {
    name: 'catalog.getProduct',
    summary: 'Get a product',
    description: 'With variations, options, pictures, prices and stock.',
    params: z.object({ productId }),
    response: product,
    problems: catalogProblems,
    whileImpersonating: 'allowed',
  },
  getProductById: {
    name: 'catalog.getProductById',
    summary: 'Get a product, ID in the query',
    description: 'The same as `catalog.getProduct` (spec §7.6).',
    query: z.object({ productId: productId.optional() }),
    response: product,
    problems: catalogProblems,
    whileImpersonating: 'allowed',
  },
  previewProduct: {
    name: 'catalog.previewProduct',
    summary: 'Preview an unpublished product',
    description: 'Requires a signed link from the console. Called by the page, not the browser.',
    params: z.object({ productId }),
    query: z.object({ token: z.string().max(100) }),
    response: product,
    problems: catalogProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  getProductOffers: {
    name: 'catalog.getProductOffers',
    summary: 'Get current prices and stock of a product',
    description: 'For a page that has been open for a while.',
    params: z.object({ productId }),
    response: productOffers,
    problems: catalogProblems,
    whileImpersonating: 'allowed',
  },
  summarizeProducts: {
    name: 'catalog.summarizeProducts',
    summary: 'Get product cards',
    description: 'In the order requested. Unknown IDs are omitted.',
    body: z.object({ ids: z.array(productId).max(100) }),
    response: z.object({ products: z.array(productCard) }),
    problems: catalogProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  getMenu: {
    name: 'catalog.getMenu',
    summary: 'Get the menu',
    description: 'Departments with their submenus, and the items that staff added.',
    response: z.object({ departments: z.array(shownDepartment), links: z.array(menuLink) }),
    whileImpersonating: 'allowed',
  },
  getCategory: {
    name: 'catalog.getCategory',
    summary: 'Get a category',
    description: 'With breadcrumbs and children.',
    params: z.object({ taxonomyId }),
    response: category,
    problems: catalogProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
