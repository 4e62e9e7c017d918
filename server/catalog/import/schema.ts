import { z } from 'zod';
import { referencePriceType } from '../../../contract/money.ts';
import { isOwnPrice } from '../products/price.ts';
import { isInFolder } from './gather/places.ts';
import { sanitizeDescription } from './html.ts';
import type { ProductRecord } from './record.ts';

/** Text as PostgreSQL and pages can hold it: well-formed, without control characters, single spaces. */
const text = (max: number, min = 0) => z.string().transform(tidy).pipe(z.string().min(min, 'is missing').max(max));
const day = z.iso.date();
const slugPath = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,4}$/, 'must be a path of slugs, like furniture/living-room/sofas');
const units = z.int().min(0, 'cannot be negative').max(1_000_000);
/** Above a million dollars it is a slip of the keyboard; and amounts times 99 stay within 32 bits. */
const price = z.int('must be whole cents').min(1, 'must be above 0').max(20_000_000, 'is more than $200,000');

/** A year: what takes longer is not sold by a date. */
const leadTime = { leadTimeDays: z.int().min(0, 'cannot be negative').max(365).optional(), madeToOrder: z.boolean().optional() };

const reference = z
  .object({ type: referencePriceType, amount: price, evidence: text(500, 1), endsAt: z.iso.datetime({ offset: true }).optional() })
  .refine((value) => value.endsAt === undefined || isOwnPrice(value.type), {
    path: ['endsAt'],
    message: 'is for sales: prices compared with the shop’s own',
  });

const variation = z
  .object({
    sku: text(100, 1),
    options: z.record(text(60, 1), text(120, 1)).optional(),
    price,
    reference: reference.optional(),
    stock: z.union([units, z.record(z.string(), units)]),
    weightGrams: z.int().min(0).max(10_000_000).optional(),
    ...leadTime,
    restriction: text(200, 1).optional(),
  })
  .refine((value) => !value.reference || value.reference.amount > value.price, {
    path: ['reference', 'amount'],
    message: 'must be above the price',
  });

const mediaUrl = z
  .string()
  .max(2000)
  .regex(/^(\/media\/|https?:\/\/)\S+$/, 'must be a path under /media/ or an http(s) URL');

/** Besides, a file of the folder that comes with the import; never one above it. */
const source = z
  .string()
  .max(2000)
  .refine((value) => mediaUrl.safeParse(value).success || isInFolder(value), {
    message: 'must be a path under /media/, an http(s) URL or the name of a file in the folder of pictures',
  });

const image = z.object({
  src: source,
  alt: text(300),
  width: z.int().min(0).max(20_000).optional(),
  height: z.int().min(0).max(20_000).optional(),
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  skus: z.array(text(100, 1)).max(250).optional(),
  view: z.enum(['scale', 'room']).optional(),
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

const record = z
  .object({
    handle: z
      .string()
      .max(200)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'),
    name: text(200, 1),
    brand: text(100).optional(),
    category: slugPath,
    alsoIn: z.array(slugPath).max(20).optional(),
    description: z.string().max(100_000).transform(sanitizeDescription),
    highlights: z.array(text(300, 1)).max(20).optional(),
    specifications: z
      .array(z.object({ label: text(80, 1), values: z.array(text(500, 1)).min(1).max(50) }))
      .max(60)
      .optional(),
    options: z
      .array(
        z.object({
          name: text(60, 1),
          values: z.array(z.object({ value: text(120, 1), swatch: text(200).optional() })).max(250),
        }),
      )
      .max(5)
      .optional(),
    ...leadTime,
    variations: z.array(variation).min(1, 'has none').max(250),
    images: z.array(image).max(250).optional(),
    tags: z.array(text(100, 1)).max(100).optional(),
    introducedOn: day.optional(),
    returnable: z.boolean().optional(),
    published: z.boolean().optional(),
    discontinued: z.boolean().optional(),
    replacedBy: text(200, 1).optional(),
    model: source.optional(),
    video: z.object({ url: mediaUrl, title: text(200, 1), poster: mediaUrl.optional() }).optional(),
    reviews: z.array(review).max(5000).optional(),
  })
  .superRefine(checkTogether);

function checkTogether(value: ProductRecord, context: z.RefinementCtx): void {
  const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const skus = new Set<string>();
  const choices = new Set<string>();
  const names = value.options?.map((option) => option.name);
  for (const [i, { sku, options = {} }] of value.variations.entries()) {
    if (skus.has(sku)) complain(['variations', i, 'sku'], `${sku} is there twice`);
    skus.add(sku);
    const choice = JSON.stringify(Object.entries(options).sort());
    if (choices.has(choice)) complain(['variations', i, 'options'], 'are those of another variation');
    choices.add(choice);
    for (const name of Object.keys(options)) {
      if (names && !names.includes(name)) complain(['variations', i, 'options'], `${name} is not an option of the product`);
    }
  }
  for (const [i, { skus: shown = [] }] of (value.images ?? []).entries()) {
    const unknown = shown.find((sku) => !skus.has(sku));
    if (unknown) complain(['images', i, 'skus'], `${unknown} is not a variation of the product`);
  }
}

/** Anything but single plain blanks between other letters. */
const untidy = /^ | $| {2}|\p{Cc}|[^\P{Zs} ]/u;

function tidy(value: string): string {
  const text = value.toWellFormed();
  // Nearly every text is tidy, and asking is much cheaper than replacing each of its blanks.
  return untidy.test(text) ? text.replace(/[\p{Cc}\p{Zs}]+/gu, ' ').trim() : text;
}

/** A record that can be stored, or what is wrong with it, one message a fault. */
export type ReadRecord = { ok: true; record: ProductRecord } | { ok: false; faults: string[] };

/** Checks and cleans a record: texts tidied, HTML sanitised, options derived from the variations where none are declared. */
export function readRecord(value: unknown, warehouses: ReadonlySet<string>): ReadRecord {
  const parsed = record.safeParse(value);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`) };
  }
  const unknown = parsed.data.variations
    .flatMap(({ stock }) => (typeof stock === 'number' ? [] : Object.keys(stock)))
    .find((code) => !warehouses.has(code));
  if (unknown !== undefined) return { ok: false, faults: [`variations: there is no warehouse ${unknown}`] };
  return { ok: true, record: { ...parsed.data, options: parsed.data.options ?? optionsOf(parsed.data) } };
}

function optionsOf({ variations }: Pick<ProductRecord, 'variations'>): NonNullable<ProductRecord['options']> {
  const values = new Map<string, Set<string>>();
  for (const { options = {} } of variations) {
    for (const [name, value] of Object.entries(options)) values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values].map(([name, set]) => ({ name, values: [...set].map((value) => ({ value })) }));
}
