import { z } from 'zod';
import { maxImages, maxRelated } from '../../../contract/catalog/catalog.ts';
import { isGtin, noGtin } from '../../../contract/catalog/gtin.ts';
import { deliveryClasses } from '../../../contract/delivery/delivery.ts';
import { soldAt } from '../../../contract/merchandising/product-shapes.schemas.ts';
import { calendarDay, calendarMoment } from '../../../contract/values/days.schemas.ts';
import { referencePriceType } from '../../../contract/values/money.schemas.ts';
import { own } from '../../../contract/values/own.ts';
import { isRecord } from '../../../contract/values/record.ts';
import { isCheckable } from '../../platform/http/storable.ts';
import { isOwnPrice } from '../products/price.ts';
import { isInFolder } from './gather/places.ts';
import { sanitizeDescription } from './html.ts';
import { newProduct } from './merging/new-product.ts';
import type { ProductPatch, ProductRecord } from './record.ts';
import { recordWords } from './record-words.ts';

/** Text as PostgreSQL and pages can hold it: well-formed, without control characters, single spaces. */
const text = (max: number, min = 0) => whole(z.string()).transform(tidy).pipe(z.string().min(min, 'is missing').max(max));
/** U+FFFD marks a character another program could not read; it is never shown. */
function whole(string: z.ZodString) {
  return string.refine(
    (value) => !value.includes('\uFFFD') && value.isWellFormed(),
    'holds a character that was lost when the file was written (\uFFFD)',
  );
}
const day = calendarDay('is not a day between 1900 and 9000, like 2026-01-31');
const slugPath = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,4}$/, 'must be a path of slugs, like furniture/living-room/sofas');
const units = z.int().min(0, 'cannot be negative').max(1_000_000);
/** More than a million dollars is a typo; and amounts times 99 must fit 32 bits. */
const price = z.int('must be whole cents').min(1, 'must be above 0').max(20_000_000, 'is more than $200,000');

/** What a product says of all its variations. Longer lead times than a year are not sold. */
const delivery = {
  leadTimeDays: z.int().min(0, 'cannot be negative').max(365).nullish(),
  madeToOrder: z.boolean().nullish(),
  deliveryClass: z.enum(deliveryClasses, 'must be "parcel" or "large"').nullish(),
};

const reference = z
  .object({
    type: referencePriceType,
    amount: price,
    evidence: text(500, 1),
    endsAt: calendarMoment('is not a moment with its zone, like 2026-01-31T12:00:00Z').optional(),
  })
  .refine((value) => value.endsAt === undefined || isOwnPrice(value.type), {
    path: ['endsAt'],
    message: 'is for sales: prices compared with the shop’s own',
  });

const specifications = z.array(z.object({ label: text(80, 1), values: z.array(text(500, 1)).min(1).max(50) })).max(60);

const variation = z
  .object({
    sku: text(100, 1).optional(),
    gtin: z.string().refine(isGtin, noGtin).nullish(),
    options: z.record(text(60, 1), text(120, 1)).nullish(),
    price: price.optional(),
    reference: reference.nullish(),
    stock: z.union([units, z.record(z.string(), units)], 'must be a whole number of units, or one for each warehouse').optional(),
    weightGrams: z.int().min(0).max(10_000_000).nullish(),
    specifications: specifications.nullish(),
    ...delivery,
    restriction: text(200, 1).nullish(),
    seen: z.object({ price, reference: price.nullable() }).optional(),
  })
  .refine((value) => !value.reference || !value.price || value.reference.amount > value.price, {
    path: ['reference', 'amount'],
    message: 'must be above the price',
  });

const mediaUrl = z
  .string()
  .max(2000)
  .regex(/^(\/media\/|https?:\/\/)\S+$/, 'must be a path under /media/ or an http(s) URL');

/** An address with the spaces that browsers send as %20; names of files keep theirs. */
const addressed = (text: string): string => (/^\s*https?:/i.test(text) ? text.trim().replaceAll(' ', '%20') : text);

/** Or a file of the import's folder; never a path above it. */
const source = z
  .string()
  .max(2000)
  .transform(addressed)
  .refine((value) => mediaUrl.safeParse(value).success || isInFolder(value), {
    message: 'must be a path under /media/, an http(s) URL or the name of a file in the folder of pictures',
  });

const percent = z.int('must be a whole percentage').min(0).max(100);

const image = z.object({
  src: source,
  alt: text(300).optional(),
  width: z.int().min(0).max(20_000).optional(),
  height: z.int().min(0).max(20_000).optional(),
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  skus: z.array(text(100, 1)).max(250).optional(),
  view: z.enum(['scale', 'room']).optional(),
  focus: z.object({ x: percent, y: percent }).nullish(),
  shows: z.array(z.int().min(0)).max(250).optional(),
  keeps: z.boolean().optional(),
});

const review = z.object({
  stars: z.int().min(1).max(5),
  title: text(200),
  text: text(5000, 1),
  author: text(100, 1),
  publishedOn: day,
  verifiedPurchase: z.boolean().optional(),
  helpfulVotes: z.int().min(0).max(1_000_000).optional(),
  answers: z.record(z.string().max(40), z.int().min(1).max(5)).optional(),
  photos: z
    .array(
      z.object({
        src: z.string().regex(/^\/media\/[\w/]+\.\w+$/, 'is not a path of the media store'),
        width: z.int().min(1).max(20_000),
        height: z.int().min(1).max(20_000),
        tint: z.string().regex(/^#[0-9a-f]{6}$/i),
      }),
    )
    .max(4)
    .optional(),
});

const tags = z.array(text(100, 1)).max(100);

/** Drawn as it is, and sorted into a family of colours. */
const swatch = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #8a9a7b');

const patch = z.object({
  handle: z
    .string()
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'),
  name: text(200, 1).optional(),
  brand: text(100).nullish(),
  category: slugPath.optional(),
  alsoIn: z.array(slugPath).max(20).nullish(),
  description: whole(z.string().max(100_000)).transform(sanitizeDescription).nullish(),
  seoTitle: text(120).nullish(),
  seoDescription: text(320).nullish(),
  highlights: z.array(text(300, 1)).max(20).nullish(),
  specifications: specifications.nullish(),
  keepsSpecifications: z.boolean().optional(),
  options: z
    .array(
      z.object({
        name: text(60, 1),
        values: z.array(z.object({ value: text(120, 1), swatch: swatch.optional() })).max(250),
      }),
    )
    .max(5)
    .nullish(),
  ...delivery,
  variations: z.array(variation).min(1, 'has none').max(250).optional(),
  images: z.array(image).max(maxImages, `has more than ${maxImages}`).nullish(),
  tags: tags.nullish(),
  addTags: tags.optional(),
  removeTags: tags.optional(),
  introducedOn: day.nullish(),
  returnable: z.boolean().nullish(),
  published: z.boolean().nullish(),
  discontinued: z.boolean().nullish(),
  replacedBy: text(200, 1).nullish(),
  soldAt: soldAt.nullish(),
  soldAtChanges: z.record(soldAt.keyType, soldAt.valueType.nullable()).optional(),
  unlessRetired: z.boolean().optional(),
  related: z.array(text(200, 1)).max(maxRelated).nullish(),
  model: source.nullish(),
  video: z.object({ url: mediaUrl, title: text(200, 1), poster: mediaUrl.optional() }).nullish(),
  reviews: z.array(review).max(5000).nullish(),
});

/** Whitespace other than single spaces between words. */
const untidy = /^ | $| {2}|\p{Cc}|[^\P{Zs} ]/u;

function tidy(value: string): string {
  const text = value;
  // Test first: nearly every text is tidy, and replacing is much slower.
  return untidy.test(text) ? text.replace(/[\p{Cc}\p{Zs}]+/gu, ' ').trim() : text;
}

/** A checked patch, or one message per fault. */
export type ReadPatch = { ok: true; patch: ProductPatch; unknown: string[] } | { ok: false; faults: string[] };

/** Validates and cleans a patch: texts tidied, HTML sanitized. */
export function readPatch(value: unknown, warehouses: ReadonlySet<string>): ReadPatch {
  if (!isCheckable(value)) return { ok: false, faults: ['record: is nested too deeply, or has a length that is no number'] };
  const parsed = patch.safeParse(value, { reportInput: true, error: recordWords });
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map(faultOf) };
  const strange = parsed.data.variations
    ?.flatMap(({ stock }) => (typeof stock === 'object' ? Object.keys(stock) : []))
    .find((code) => !warehouses.has(code));
  if (strange !== undefined) return { ok: false, faults: [`variations: there is no warehouse ${strange}`] };
  return { ok: true, patch: parsed.data, unknown: unknownFields(Object(value)) };
}

/**
 * A record without the pictures that have no possible address, and what is said of each: one of them must not refuse the whole product. Without any other it
 * says nothing of pictures.
 */
export function withoutBadPictures(value: unknown): { record: unknown; dropped: string[] } {
  if (!isRecord(value)) return { record: value, dropped: [] };
  const { images, ...rest } = value;
  if (!Array.isArray(images)) return { record: value, dropped: [] };
  const given: readonly unknown[] = images;
  const isBad = (each: unknown) => isRecord(each) && typeof each.src === 'string' && !source.safeParse(each.src).success;
  const bad = given.filter(isBad);
  const good = given.filter((each) => !isBad(each));
  if (bad.length === 0) return { record: value, dropped: [] };
  return {
    record: good.length > 0 ? { ...rest, images: good } : rest,
    dropped: bad.map(
      (each) => `images: ${JSON.stringify(String(Object(each).src).slice(0, 200))} isn’t a valid picture address, so it was left out`,
    ),
  };
}

/** Includes a short value. */
function faultOf({ path, message, input }: z.core.$ZodIssue): string {
  const shown =
    typeof input === 'number' || (typeof input === 'string' && input !== '' && input.length <= 40) ? ` (${JSON.stringify(input)})` : '';
  return `${path.join('.') || 'record'}: ${message}${shown}`;
}

const fields = new Set(Object.keys(patch.shape));
/** Fields of what a product has several of. */
const parts = {
  variations: new Set(Object.keys(variation.shape)),
  images: new Set(Object.keys(image.shape)),
  reviews: new Set(Object.keys(review.shape)),
};

function unknownFields(value: Record<string, unknown>): string[] {
  const strange = Object.keys(value).filter((name) => !fields.has(name));
  const theirs = Object.entries(parts).flatMap(([part, known]) => {
    const several = own(value, part);
    const each = Array.isArray(several) ? several : [];
    return each.flatMap((one) => Object.keys(Object(one)).flatMap((name) => (known.has(name) ? [] : `${part}.${name}`)));
  });
  return [...strange, ...new Set(theirs)];
}

/** A storable record, or one message per fault. */
export type ReadRecord = { ok: true; record: ProductRecord } | { ok: false; faults: string[] };

/** Validates and cleans the record of a new product. */
export function readRecord(value: unknown, warehouses: ReadonlySet<string>, rules: { brief?: boolean } = {}): ReadRecord {
  const read = readPatch(value, warehouses);
  if (!read.ok) return read;
  const { record, faults } = newProduct(read.patch, rules);
  return record ? { ok: true, record } : { ok: false, faults };
}
