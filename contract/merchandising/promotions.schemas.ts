import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { longestCampaignId, longestRestrictionToken } from '../buying/campaigns.rules.ts';
import { adjustment, paymentType, promotionGroup } from '../buying/promotions.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { staffOnlyProblems } from './products.rules.ts';
import { mostCodes, mostTriedLines, promotionProblems, promotionStates, settableStates } from './promotions.rules.ts';

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

const moment = z.iso.datetime({ offset: true, error: 'Enter a date and a time' });

/** A promotion as files and the console write it: dates in ISO 8601 with zone, money in cents. */
export const writtenPromotion = z.strictObject({
  /** For staff. */
  name: z.string().trim().min(1, 'Enter a name').max(200, 'At most 200 characters'),
  /** Shown to shoppers: "15% off rugs". */
  label: z.string().trim().min(1, 'Enter the words that shoppers read').max(80, 'At most 80 characters'),
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
  usesLimit: z.int('Enter a whole number').min(1, 'Enter a number of 1 or more').nullable().default(null),
  usesPerCustomer: z.int('Enter a whole number').min(1, 'Enter a number of 1 or more').nullable().default(null),
  /** Whether product pages and cards show the price with it. */
  advertised: z.boolean().default(false),
  /** Shared codes. */
  codes: z
    .array(z.string().trim().min(3, 'A code has 3 to 40 characters').max(40, 'A code has 3 to 40 characters'))
    .max(100, 'At most 100 shared codes')
    .default([]),
});
export type PromotionEdit = z.input<typeof writtenPromotion>;

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** An offer by link as the console writes it. `campaignId` and `brand` name it; its other texts (spec §3) stay as a file wrote them. */
const writtenCampaign = z.object({
  campaignId: text(longestCampaignId).regex(/^[\w-]+$/, 'Use letters, digits, hyphens and underscores'),
  /** Null: every brand. */
  brand: z.string().nullable(),
  /** For staff. */
  name: text(200).min(1, 'Enter a name'),
  /** Null: open to everybody with the link. */
  restrictionToken: text(longestRestrictionToken).min(1).nullable(),
  startsAt: moment,
  endsAt: moment,
  /** Above the pages while it runs, and after its end. */
  message: text(500),
  shortMessage: text(200).min(1, 'Enter a short text'),
});
export type PromotionCampaign = z.output<typeof writtenCampaign>;

/** What the console's list shows for each promotion. */
const listedPromotion = writtenPromotion.extend({
  promotionId: z.int(),
  key: z.string(),
  state: z.enum(promotionStates),
  /** Paid orders that have it. */
  orders: z.int(),
  /** Cents that it took off them, delivery included. */
  discount: cents,
  /** Counted against its limit: placed orders whose use was not released. */
  uses: z.int(),
});
export type ListedPromotion = z.output<typeof listedPromotion>;

const choices = z.object({
  categories: z.array(z.object({ path: z.string(), title: z.string(), depth: z.int() })),
  pools: z.array(z.string()),
  brands: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type PromotionChoices = z.output<typeof choices>;

const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type PromotionChange = z.output<typeof change>;

const staffPromotion = listedPromotion.extend({
  /** For `save` and `setState`. */
  version: z.int(),
  stoppedAt: z.string().nullable(),
  /** The shop's clock. */
  now: z.string(),
  singleUseCodes: z.int(),
  usedCodes: z.int(),
  /** Runs of unique codes, the latest first; codes of files and commands have no number. */
  batches: z.array(z.object({ batch: z.int().nullable(), createdAt: z.string().nullable(), codes: z.int(), used: z.int() })),
  campaigns: z.array(writtenCampaign),
  choices,
  history: z.array(z.object({ at: z.string(), by: z.string().nullable(), action: z.string(), changes: z.array(change) })),
});
export type StaffPromotion = z.output<typeof staffPromotion>;

const promotionId = wholeNumber({ min: 1 });
const version = wholeNumber({ min: 1 });
const saved = z.object({ ok: z.literal(true), promotionId: z.int(), version: z.int() });

const outcome = z.object({
  promotionId: z.int(),
  name: z.string(),
  label: z.string(),
  state: z.enum(['applied', 'beaten', 'not_eligible']),
  /** Cents off; 0 unless applied. */
  amount: cents,
  /** Why not, worded for shoppers, or the name of the better promotion. */
  why: z.string().nullable(),
});
export type TriedOutcome = z.output<typeof outcome>;

const day = z.iso.date('Choose a day');

export const promotionDeclarations = {
  list: {
    name: 'promotions.staffList',
    summary: 'Promotions by state and words of name, label, key or a code, fifty a page, the latest start first (promotions.read)',
    query: z.object({
      q: z.string().trim().max(100).default(''),
      state: z.enum(promotionStates).optional(),
      page: wholeNumber({ min: 1, max: 10_000 }).default(1),
    }),
    response: z.object({
      promotions: z.array(listedPromotion),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** Of all promotions, by state. */
      counts: z.record(z.enum(promotionStates), z.int()),
    }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  fresh: {
    name: 'promotions.staffFresh',
    summary: 'What a new promotion can name: categories, pools and brands; and the shop’s clock (promotions.edit)',
    response: choices.extend({ now: z.string() }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'promotions.staffGet',
    summary: 'A promotion with its codes, uses, campaigns and history (promotions.read)',
    params: z.object({ promotionId }),
    response: staffPromotion,
    problems: promotionProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'promotions.staffAdd',
    summary: 'Adds a promotion as a draft, for staff only (promotions.edit)',
    body: writtenPromotion,
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'promotions.staffSave',
    summary:
      'Replaces a promotion; carts have it with their next request. Refused with `promotion_changed` when `version` is no longer the latest (promotions.edit)',
    params: z.object({ promotionId }),
    body: z.object({ version, promotion: writtenPromotion }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  setState: {
    name: 'promotions.staffSetState',
    summary: 'Publishes a draft or starts a stopped promotion again, or takes one back to draft (promotions.edit)',
    params: z.object({ promotionId }),
    body: z.object({ version, state: z.enum(settableStates) }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  stop: {
    name: 'promotions.staffStop',
    summary:
      'Stops an active promotion at once, in every process, whatever version it has. Stopping it again changes nothing (promotions.edit)',
    params: z.object({ promotionId }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  duplicate: {
    name: 'promotions.staffDuplicate',
    summary: 'Copies a promotion as a draft, without its codes (promotions.edit)',
    params: z.object({ promotionId }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  saveCampaign: {
    name: 'promotions.staffSaveCampaign',
    summary:
      'Adds a campaign whose link switches the promotion on, or replaces the one of the same id and brand; it holds at once. Refused with `promotion_changed` as `save` is (promotions.edit)',
    params: z.object({ promotionId }),
    body: z.object({ version, campaign: writtenCampaign }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addCodes: {
    name: 'promotions.staffAddCodes',
    summary:
      'Creates unique codes, each good for one order; `codes.csv?batch=` downloads them. `batch` is the number of the run, one more than the latest, so that a repeated call creates none (promotions.edit)',
    params: z.object({ promotionId }),
    body: z.object({
      count: z.int('Enter a whole number').min(1, 'Enter a number from 1 to 10,000').max(mostCodes, 'Enter a number from 1 to 10,000'),
      batch: wholeNumber({ min: 1 }),
    }),
    response: z.object({ ok: z.literal(true), batch: z.int(), codes: z.int() }),
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  tryOut: {
    name: 'promotions.staffTryOut',
    summary: 'What promotions do to a cart at a moment, and why the others do nothing; it saves nothing (promotions.read)',
    body: z.object({
      /** A brand's key; the caller's own when it is not given. */
      brand: z.string().optional(),
      lines: z
        .array(z.object({ sku: z.string().trim().min(1).max(200), quantity: z.int().min(1).max(99) }))
        .min(1, 'Enter at least one SKU')
        .max(mostTriedLines, `At most ${mostTriedLines} lines`),
      /** Now, when it is not given. Prices and stock are always today's. */
      at: moment.nullable().default(null),
      country: z.enum(['US', 'CA']).nullable().default(null),
      paymentType: paymentType.nullable().default(null),
      signedIn: z.boolean().default(false),
      /** Null: unknown, as for a guest who has not entered an address. */
      firstOrder: z.boolean().nullable().default(null),
      /** The verified address of a signed-in customer, for promotions to chosen ones. */
      email: z.string().trim().max(254).nullable().default(null),
      codes: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
      /** The id in a campaign's link. */
      campaignId: z.string().trim().max(64).nullable().default(null),
      /** A draft that is tried as if it were published. */
      draft: wholeNumber({ min: 1 }).nullable().default(null),
    }),
    response: z.object({
      lines: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          quantity: z.int(),
          /** Cents of one unit, before promotions. */
          price: cents,
          /** Cents of all units, before promotions. */
          lineTotal: cents,
          adjustments: z.array(adjustment),
          /** Why it counts less or not at all, such as "This item is out of stock." */
          notice: z.string().nullable(),
        }),
      ),
      /** Cents, before tax. */
      totals: z.object({ merchandise: cents, discount: cents, shipping: cents, shippingDiscount: cents, total: cents }),
      capped: z.boolean(),
      considered: z.array(outcome),
      /** Codes that belong to no promotion of the brand. */
      unknownCodes: z.array(z.string()),
      at: z.string(),
    }),
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  results: {
    name: 'promotions.staffResults',
    summary: 'Paid orders with a promotion by day in the shop’s time zone, a year at most: number, sales and discount (promotions.read)',
    params: z.object({ promotionId }),
    query: z.object({ from: day, to: day }),
    response: z.object({
      /** Cents; `sales` is merchandise after all discounts, before shipping and tax. */
      days: z.array(z.object({ day: z.string(), orders: z.int(), sales: cents, discount: cents })),
      orders: z.int(),
      sales: cents,
      discount: cents,
    }),
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
