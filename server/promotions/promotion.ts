import { z } from 'zod';
import { family } from '../../brands/family.ts';
import { paymentType, promotionGroup } from '../../contract/buying/promotions.schemas.ts';
import { cents } from '../../contract/values/money.schemas.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** How files refer to promotions and pools. */
export const handle = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens')
  .max(64);
const positive = cents.positive();
const units = z.int().min(1).max(99);
/** Percent with up to two decimals. */
const percent = z
  .number()
  .positive()
  .max(100)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'At most two decimals');

/** Includes and excludes; both may be given. */
const among = <T extends z.ZodType>(item: T) =>
  z.strictObject({ in: z.array(item).min(1).optional(), notIn: z.array(item).min(1).optional() });

/** All given conditions must hold (money: Promotions). */
export const conditions = z.strictObject({
  /** Cents of the merchandise it counts for: before any discount in the item group, after item promotions in the others. */
  minimumMerchandise: positive.optional(),
  /** Units it counts for. */
  minimumUnits: units.optional(),
  /** Products by slug. */
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
  paymentTypes: among(paymentType).optional(),
  /** Within so many days of the store card's approval. */
  storeCardDays: z.int().min(1).max(365).optional(),
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
  z.strictObject({ kind: z.literal('fixed_price'), price: cents.nonnegative(), ...most }),
  /** In every `buy + get` units, the `get` cheapest cost `percent` less. */
  z.strictObject({ kind: z.literal('buy_x_get_y'), buy: units, get: units, percent: percent.default(100), ...most }),
  /** The highest tier reached applies. */
  z.strictObject({
    kind: z.literal('tiers'),
    tiers: z.array(z.union([z.strictObject({ from: positive, percent }), z.strictObject({ from: positive, amount: positive })])).min(1),
    ...most,
  }),
  z.strictObject({ kind: z.literal('free_shipping'), ...most }),
]);
export type Benefit = Readonly<z.output<typeof benefit>>;

/** Benefits allowed in each group. */
const kindsOf: Readonly<Record<z.output<typeof promotionGroup>, readonly Benefit['kind'][]>> = {
  item: ['percent', 'amount', 'fixed_price', 'buy_x_get_y'],
  order: ['percent', 'amount', 'tiers'],
  shipping: ['percent', 'amount', 'free_shipping'],
};

/** A promotion in an import file (`npm run promotions -- import`); dates in ISO 8601 with zone, money in cents. */
export const promotion = z
  .strictObject({
    /** How files, campaigns and the command refer to it; never shown to shoppers. */
    key: handle,
    /** For staff. */
    name: z.string().trim().min(1).max(200),
    /** Shown to shoppers: "15% off rugs". */
    label: z.string().trim().min(1).max(80),
    /** Empty applies to every brand of the family. */
    brands: z.array(z.string().refine((brand) => family.some(({ key }) => key === brand), 'There is no such brand')).default([]),
    startsAt: moment,
    endsAt: moment.nullable().default(null),
    group: promotionGroup,
    /** Other groups it may be combined with; two promotions combine only if each names the other's group. */
    stacksWith: z.array(promotionGroup).default([]),
    conditions: conditions.default({}),
    benefit,
    /** Maximum uses overall and per customer; null is unlimited. */
    usesLimit: z.int().min(1).nullable().default(null),
    usesPerCustomer: z.int().min(1).nullable().default(null),
    /** Whether product pages and cards show the price with it. */
    advertised: z.boolean().default(false),
    /** Shared codes. */
    codes: z.array(z.string().trim().min(3).max(40)).default([]),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, { path: ['endsAt'], error: 'A promotion ends after it begins' })
  .refine(({ group, benefit: { kind } }) => kindsOf[group].includes(kind), { path: ['benefit'], error: 'This group cannot give that' })
  .refine(({ conditions: { code }, codes }) => codes.length === 0 || code === true, {
    path: ['codes'],
    error: 'Codes are for promotions that need one (conditions.code)',
  });

export type WrittenPromotion = z.input<typeof promotion>;

/** The phase of something that is in force from `startsAt` until just before `endsAt`; null never ends. */
export function phaseOf({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date | null }, now: Date) {
  if (now < startsAt) return 'not_begun';
  return endsAt !== null && now >= endsAt ? 'ended' : 'in_force';
}

/** A promotion as `evaluate` needs it. */
export interface Promotion extends Readonly<Omit<z.output<typeof promotion>, 'codes' | 'key'>> {
  readonly id: number;
}
