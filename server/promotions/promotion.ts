import { z } from 'zod';
import { family } from '../../brands/family.ts';
import { paymentType, promotionGroup } from '../../contract/buying/promotions.schemas.ts';
import { cents } from '../../contract/values/money.schemas.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** What files know promotions and pools by. */
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

/** Of these, or of none of these; both may be given. */
const among = <T extends z.ZodType>(item: T) =>
  z.strictObject({ in: z.array(item).min(1).optional(), notIn: z.array(item).min(1).optional() });

/** What must hold, all of it; what is left out does not matter (money: Promotions). */
export const conditions = z.strictObject({
  /** Cents of the goods that it counts for: before any discount for the item group, after item promotions for the others. */
  minimumMerchandise: positive.optional(),
  /** Units of the goods that it counts for. */
  minimumUnits: units.optional(),
  /** Products by slug. */
  products: among(z.string().min(1)).optional(),
  /** Categories by path (`furniture/sofas`), with all that is below them. */
  categories: among(z.string().min(1)).optional(),
  /** Lists of products by name. */
  pools: among(handle).optional(),
  saleItems: z.enum(['only', 'excluded']).optional(),
  signedIn: z.literal(true).optional(),
  /** The customer's first order, by account or e-mail address. */
  firstOrder: z.literal(true).optional(),
  /** Only these customers, by e-mail address. */
  customers: z.array(z.string().trim().toLowerCase().min(3)).min(1).optional(),
  paymentTypes: among(paymentType).optional(),
  /** Where it ships to. */
  countries: z
    .array(z.enum(['US', 'CA']))
    .min(1)
    .optional(),
  /** Needs one of its codes. */
  code: z.literal(true).optional(),
  /** Needs one of its campaigns' links. */
  campaign: z.literal(true).optional(),
});
export type Conditions = Readonly<z.output<typeof conditions>>;

const most = { most: positive.optional() };

/** What is taken off; `most` bounds it in cents over the whole cart. */
export const benefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent, ...most }),
  /** Cents off each unit in the item group, else off the order or its delivery once. */
  z.strictObject({ kind: z.literal('amount'), amount: positive, ...most }),
  /** Cents a unit costs instead. */
  z.strictObject({ kind: z.literal('fixed_price'), price: cents.nonnegative(), ...most }),
  /** Of every `buy + get` units, the `get` cheapest cost `percent` less. */
  z.strictObject({ kind: z.literal('buy_x_get_y'), buy: units, get: units, percent: percent.default(100), ...most }),
  /** The highest step that is reached counts. */
  z.strictObject({
    kind: z.literal('tiers'),
    tiers: z.array(z.union([z.strictObject({ from: positive, percent }), z.strictObject({ from: positive, amount: positive })])).min(1),
    ...most,
  }),
  z.strictObject({ kind: z.literal('free_shipping'), ...most }),
]);
export type Benefit = Readonly<z.output<typeof benefit>>;

/** Which benefits make sense in which group. */
const kindsOf: Readonly<Record<z.output<typeof promotionGroup>, readonly Benefit['kind'][]>> = {
  item: ['percent', 'amount', 'fixed_price', 'buy_x_get_y'],
  order: ['percent', 'amount', 'tiers'],
  shipping: ['percent', 'amount', 'free_shipping'],
};

/** A promotion as a file has it (`npm run promotions -- import`); dates in ISO 8601 with their zone, money in cents. */
export const promotion = z
  .strictObject({
    /** What files, campaigns and the command know it by; never shown to shoppers. */
    key: handle,
    /** For staff. */
    name: z.string().trim().min(1).max(200),
    /** What shoppers read: "15% off rugs". */
    label: z.string().trim().min(1).max(80),
    /** Empty: every brand of the family. */
    brands: z.array(z.string().refine((brand) => family.some(({ key }) => key === brand), 'There is no such brand')).default([]),
    startsAt: moment,
    endsAt: moment.nullable().default(null),
    group: promotionGroup,
    /** The other groups whose promotions it may be combined with; two combine where each names the other's. */
    stacksWith: z.array(promotionGroup).default([]),
    conditions: conditions.default({}),
    benefit,
    /** Uses in all, and by each customer; null: no limit. */
    usesLimit: z.int().min(1).nullable().default(null),
    usesPerCustomer: z.int().min(1).nullable().default(null),
    /** Whether product pages and cards say what a thing costs with it. */
    advertised: z.boolean().default(false),
    /** Codes that everybody may use. */
    codes: z.array(z.string().trim().min(3).max(40)).default([]),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, { path: ['endsAt'], error: 'A promotion ends after it begins' })
  .refine(({ group, benefit: { kind } }) => kindsOf[group].includes(kind), { path: ['benefit'], error: 'This group cannot give that' })
  .refine(({ conditions: { code }, codes }) => codes.length === 0 || code === true, {
    path: ['codes'],
    error: 'Codes are for promotions that need one (conditions.code)',
  });

export type WrittenPromotion = z.input<typeof promotion>;

/** Where something is in its time: in force from `startsAt` on, and no more from `endsAt` on; null: without an end. */
export function phaseOf({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date | null }, now: Date) {
  if (now < startsAt) return 'not_begun';
  return endsAt !== null && now >= endsAt ? 'ended' : 'in_force';
}

/** A promotion: what `evaluate` goes by. */
export interface Promotion extends Readonly<Omit<z.output<typeof promotion>, 'codes' | 'key'>> {
  readonly id: number;
}
