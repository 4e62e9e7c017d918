import { z } from 'zod';
import { paymentType, promotionGroup } from '../promotions/promotions.schemas.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { largestInteger } from '../values/numbers.schemas.ts';

/** How files refer to promotions and pools. */
export const handle = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens')
  .max(64);
const positive = cents.positive('Enter an amount above zero');
const units = z.int('Enter a whole number').min(1, 'Enter a number from 1 to 99').max(99, 'Enter a number from 1 to 99');
/** Percent with up to two decimals. */
const percent = z
  .number('Enter a percentage')
  .positive('Enter a percentage from 0.01 to 100')
  .max(100, 'Enter a percentage from 0.01 to 100')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'At most two decimals');

/** Includes and excludes; both may be given. */
const among = <T extends z.ZodType>(item: T) =>
  z.strictObject({ in: z.array(item).min(1).max(500).optional(), notIn: z.array(item).min(1).max(500).optional() });

/** All given conditions must hold (money: Promotions). */
export const conditions = z.strictObject({
  /** Cents of the merchandise it counts for: before any discount in the item group, after item promotions in the others. */
  minimumMerchandise: positive.optional(),
  /** Units it counts for. */
  minimumUnits: units.optional(),
  /** Products by handle; a slug that only one product has is stored as its handle. */
  products: among(z.string().min(1)).optional(),
  /** Categories by path (`furniture/sofas`), including their descendants. */
  categories: among(z.string().min(1)).optional(),
  /** Pools by name. */
  pools: among(handle).optional(),
  saleItems: z.enum(['only', 'excluded']).optional(),
  signedIn: z.literal(true).optional(),
  /** The customer's first order, by account or e-mail address. */
  firstOrder: z.literal(true).optional(),
  /** Only these customers, by e-mail address. */
  customers: z.array(z.string().trim().toLowerCase().min(3)).min(1).optional(),
  /** Only customers in one of these groups, by key; guests are in none. */
  customerGroups: z.array(handle).min(1).max(100).optional(),
  paymentTypes: among(paymentType).optional(),
  /** Within so many days of the store card's approval. */
  storeCardDays: z.int('Enter a whole number').min(1, 'Enter a number from 1 to 365').max(365, 'Enter a number from 1 to 365').optional(),
  /** Where it ships to. */
  countries: z
    .array(z.enum(['US', 'CA']))
    .min(1)
    .optional(),
  /** Requires one of its codes. */
  code: z.literal(true).optional(),
  /** Requires a link of one of its campaigns. */
  campaign: z.literal(true).optional(),
});
export type Conditions = Readonly<z.output<typeof conditions>>;

const most = { most: positive.optional() };

/** What is taken off; `most` limits it in cents per cart. */
export const benefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent, ...most }),
  /** Cents off each unit in the item group; otherwise once off the order or its delivery. */
  z.strictObject({ kind: z.literal('amount'), amount: positive, ...most }),
  /** The new unit price in cents. */
  z.strictObject({ kind: z.literal('fixed_price'), price: cents.nonnegative('Enter a price of zero or more'), ...most }),
  /** In every `buy + get` units, the `get` cheapest cost `percent` less. */
  z.strictObject({ kind: z.literal('buy_x_get_y'), buy: units, get: units, percent: percent.default(100), ...most }),
  /** The highest tier reached applies. */
  z.strictObject({
    kind: z.literal('tiers'),
    tiers: z
      .array(z.union([z.strictObject({ from: positive, percent }), z.strictObject({ from: positive, amount: positive })]))
      .min(1, 'Enter at least one step'),
    ...most,
  }),
  z.strictObject({ kind: z.literal('free_shipping'), ...most }),
]);
export type Benefit = Readonly<z.output<typeof benefit>>;

export const moment = calendarMoment();

const uses = z
  .int('Enter a whole number')
  .min(1, 'Enter a number of 1 or more')
  .max(largestInteger, `At most ${largestInteger.toLocaleString('en-US')}; leave it empty for no limit`)
  .nullable()
  .default(null);

/** A promotion as files and the console write it: dates in ISO 8601 with zone, money in cents. */
export const writtenPromotion = z.strictObject({
  /** For staff. */
  name: z.string().trim().min(1, 'Enter a name').max(200, 'At most 200 characters'),
  /** Shown to shoppers: "15% off rugs". */
  label: z.string().trim().min(1, 'Enter a label').max(80, 'At most 80 characters'),
  /** Empty applies to every brand of the family. */
  brands: z.array(z.string()).default([]),
  startsAt: moment,
  endsAt: moment.nullable().default(null),
  group: promotionGroup,
  /** Other groups it may be combined with; two promotions combine only if each names the other's group. */
  stacksWith: z.array(promotionGroup).default([]),
  conditions: conditions.default({}),
  benefit,
  /** Maximum uses overall and per customer; null is unlimited. */
  usesLimit: uses,
  usesPerCustomer: uses,
  /** Whether product pages and cards show the price with it. */
  advertised: z.boolean().default(false),
  /** Shared codes. */
  codes: z
    .array(z.string().trim().min(3, 'A code has 3 to 40 characters').max(40, 'A code has 3 to 40 characters'))
    .max(100, 'At most 100 shared codes')
    .default([]),
});
export type PromotionEdit = z.input<typeof writtenPromotion>;
