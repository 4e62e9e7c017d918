import { z } from 'zod';
import { maxImages, maxRelated } from '../catalog/catalog.rules.ts';
import { pictureFocus } from '../catalog/catalog.schemas.ts';
import { deliveryClasses } from '../delivery/delivery.rules.ts';
import { cents, referencePriceType } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { maxNote, productStates, soldAtChoices, stateFilters, stockFilters, stockReasons } from './products.rules.ts';

export const productId = wholeNumber({ min: 1 });
export const state = z.enum(productStates);

/** By brand key; other brands sell by their rules. */
export const soldAt = z.record(
  z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not the key of a brand'),
  z.enum(soldAtChoices, 'must be "always" or "never"'),
);

/** A state that a product gets by itself. */
const plan = z.object({
  state,
  /** ISO timestamp. */
  at: z.string(),
  /** Why it could not be done at its time, for staff; null while it is to come. */
  fault: z.string().nullable(),
});
export type ProductPlan = z.output<typeof plan>;

/** A brand of the family, and whether its rules sell a product. */
const seller = z.object({
  brand: z.string(),
  name: z.string(),
  /** Null for a product that is not saved yet. */
  byRule: z
    .object({
      sold: z.boolean(),
      /** Why it is sold: the brand sells everything, its category, or its tag. */
      because: z.enum(['everything', 'category', 'tag']).nullable(),
      /** The category's title, or the tag. */
      of: z.string().nullable(),
    })
    .nullable(),
});
export type Seller = z.output<typeof seller>;

export const picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  tint: z.string(),
  focus: pictureFocus.optional(),
});

/** What a list can be narrowed to. */
export const productFilter = z.object({
  /** Words of the name, the beginning of a SKU, or an id. */
  q: z.string().trim().max(200).default(''),
  /** A category with everything below it. */
  category: wholeNumber({ min: 1 }).optional(),
  state: z.enum(stateFilters).optional(),
  stock: z.enum(stockFilters).optional(),
  /** On sale: `1`. */
  sale: z.enum(['1']).optional(),
  /** Without a picture: `none`. */
  picture: z.enum(['none']).optional(),
});
export type ProductFilter = z.output<typeof productFilter>;

export const listedProduct = z.object({
  productId: z.int(),
  /** For `save`. */
  version: z.int(),
  name: z.string(),
  state,
  /** The next one, or one that could not be done. */
  plan: plan.nullable(),
  picture: picture.nullable(),
  category: z.string(),
  /** Its first variation's; null for a product without variations. */
  sku: z.string().nullable(),
  variations: z.int(),
  /** Cents; null for a product without variations. */
  price: cents.nullable(),
  highestPrice: cents.nullable(),
  isOnSale: z.boolean(),
  /** Units in all warehouses, of all variations. */
  stock: z.int(),
  /** Units by warehouse of the only variation; null for several. */
  shelves: z.record(z.string(), z.int()).nullable(),
  /** ISO timestamp. */
  changedAt: z.string(),
});
export type ListedProduct = z.output<typeof listedProduct>;

export const categoryChoice = z.object({
  taxonomyId: z.int(),
  path: z.string(),
  title: z.string(),
  depth: z.int(),
  /** Rules take its products; nothing can be filed in it. */
  isAutomatic: z.boolean(),
});
export type CategoryChoice = z.output<typeof categoryChoice>;

const reference = z.object({ type: referencePriceType, amount: z.int(), evidence: z.string().max(1000), endsAt: z.string().optional() });
const specification = z.object({ label: z.string().max(500), values: z.array(z.string().max(2000)).max(100) });
const option = z.object({
  name: z.string().max(200),
  values: z.array(z.object({ value: z.string().max(500), swatch: z.string().max(500).optional() })).max(300),
});
const shownPicture = picture.extend({ skus: z.array(z.string()).default([]), view: z.enum(['scale', 'room']).nullable().default(null) });
export type ProductPicture = z.output<typeof shownPicture>;

/** Paths of stored files; one that was imported may be an address elsewhere. */
const video = z.object({ url: z.string().max(2000), title: z.string().max(200), poster: z.string().max(2000).optional() });

const heldVariation = z.object({
  variationId: z.int(),
  sku: z.string(),
  gtin: z.string().nullable(),
  options: z.record(z.string(), z.string()),
  price: cents,
  reference: reference.nullable(),
  weightGrams: z.int().nullable(),
  /** Null for what its weight says. */
  deliveryClass: z.enum(deliveryClasses).nullable(),
  /** Rows that differ from the product's. */
  specifications: z.array(specification),
  restriction: z.string().nullable(),
  leadTimeDays: z.int(),
  madeToOrder: z.boolean(),
  /** Units by warehouse. */
  stock: z.record(z.string(), z.int()),
});

const change = z.object({ field: z.string(), sku: z.string().optional(), before: z.unknown(), after: z.unknown() });
export type ProductChange = z.output<typeof change>;

const historyEntry = z.object({
  at: z.string(),
  by: z.string().nullable(),
  action: z.string(),
  reason: z.string().nullable(),
  changes: z.array(change),
  /** The version that it made; null where the log does not say. */
  version: z.int().nullable(),
  /** The same for `restore`; null for one that cannot be taken back. */
  change: z.int().nullable(),
});

export const product = z.object({
  productId: z.int(),
  version: z.int(),
  handle: z.string(),
  state,
  /** Publication and withdrawal, the earlier first. */
  plans: z.array(plan),
  name: z.string(),
  brand: z.string(),
  /** HTML. */
  description: z.string(),
  /** For search engines; empty for the name and the beginning of the description. */
  seoTitle: z.string(),
  seoDescription: z.string(),
  highlights: z.array(z.string()),
  specifications: z.array(specification),
  tags: z.array(z.string()),
  /** Paths of slugs. */
  category: z.string(),
  alsoIn: z.array(z.string()),
  /** Categories that it is in by their rules. */
  automaticIn: z.array(z.object({ taxonomyId: z.int(), title: z.string() })),
  returnable: z.boolean(),
  /** Handle of the product that replaces it. */
  replacedBy: z.string(),
  soldAt,
  sellers: z.array(seller),
  options: z.array(option),
  variations: z.array(heldVariation),
  pictures: z.array(shownPicture),
  /** A film; null for none. */
  video: video.nullable(),
  /** Path of a 3D model; null for none. */
  model: z.string().nullable(),
  /** Shown beside it before similar products, in this order. */
  related: z.array(z.object({ productId: z.int(), name: z.string() })),
  /** Its page in the shop. */
  href: z.string(),
  /** Preview before publication, for a day and anyone with this link. */
  previewHref: z.string(),
  warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
  categories: z.array(categoryChoice),
  /** What staff did to it, latest first; a page. */
  history: z.array(historyEntry),
  page: z.int(),
  pages: z.int(),
  /** Changes between the requested versions; empty if none are requested. */
  between: z.array(historyEntry),
});
export type StaffProduct = z.output<typeof product>;

/** Longer than anything stored; the operation answers with its own messages, as an import does. */
const typed = z.string().max(60_000);

const variationEdit = z.object({
  /** Identifies a variation, or is a new one's; a new one without it gets one made from the product's handle. */
  sku: typed.optional(),
  /** Null removes it. */
  gtin: typed.nullable().optional(),
  options: z.record(z.string().max(200), z.string().max(500)).optional(),
  price: z.int().optional(),
  /** Null removes it. */
  reference: reference.nullable().optional(),
  weightGrams: z.int().nullable().optional(),
  /** Null for what its weight says. */
  deliveryClass: z.enum(deliveryClasses).nullable().optional(),
  /** Rows that differ from the product's; none removes them. */
  specifications: z.array(specification).max(60).optional(),
  restriction: typed.nullable().optional(),
  leadTimeDays: z.int().nullable().optional(),
  madeToOrder: z.boolean().optional(),
  /** Units by warehouse; unnamed warehouses keep theirs. */
  stock: z.record(z.string().max(100), z.int()).optional(),
  /** The units the caller saw; refused with `stock_changed` if they have changed. */
  seenStock: z.record(z.string().max(100), z.int()).optional(),
});

export const edit = z.object({
  name: typed.optional(),
  brand: typed.optional(),
  description: typed.optional(),
  seoTitle: typed.optional(),
  seoDescription: typed.optional(),
  highlights: z.array(typed).max(100).optional(),
  specifications: z.array(specification).max(200).optional(),
  tags: z.array(typed).max(300).optional(),
  category: typed.optional(),
  alsoIn: z.array(typed).max(100).optional(),
  returnable: z.boolean().optional(),
  /** For all brands: omitted ones sell by their rules. */
  soldAt: soldAt.optional(),
  options: z.array(option).max(20).optional(),
  variations: z.array(variationEdit).max(300).optional(),
  /** All variations; missing ones are retired. */
  allVariations: z.boolean().default(false),
  pictures: z
    .array(
      shownPicture.extend({
        /** Indexes of the edit's variations it shows beside those of `skus`: new ones may not have SKUs yet. */
        shows: z.array(z.int().min(0)).max(300).optional(),
      }),
    )
    .max(maxImages)
    .optional(),
  /** Null removes it. */
  video: video.nullable().optional(),
  /** Null removes it. */
  model: typed.nullable().optional(),
  /** Ids of products to show beside it. */
  related: z.array(z.int().min(1).max(2_147_483_647)).max(maxRelated).optional(),
  stockReason: z.enum(stockReasons).optional(),
  /** Recorded instead of `stockReason`. */
  stockNote: z.string().trim().max(maxNote, `Enter ${maxNote} characters at most`).optional(),
});
export type ProductEdit = z.input<typeof edit>;
