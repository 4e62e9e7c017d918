import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { maxCampaignIdLength, maxRestrictionTokenLength } from '../promotions/campaigns.rules.ts';
import { adjustment, paymentType } from '../promotions/promotions.schemas.ts';
import { atEnd, calendarDay, isInOrder } from '../values/days.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { categoryChoices } from './categories.schemas.ts';
import { maxCodes, maxTriedLines, promotionProblems, promotionStates, settableStates } from './promotions.rules.ts';
import { moment, writtenPromotion } from './written-promotion.schemas.ts';

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** A promotion as the console writes it. */
const edit = writtenPromotion.refine(isInOrder, atEnd('A promotion ends after it begins'));

/** An offer by link as the console writes it. `campaignId` and `brand` identify it; omitted texts (spec §3) and other values from a file stay. */
const writtenCampaign = z.object({
  campaignId: text(maxCampaignIdLength).regex(/^[\w-]+$/, 'Use letters, digits, hyphens and underscores'),
  /** Null: every brand. */
  brand: z.string().nullable(),
  /** For staff. */
  name: text(200).min(1, 'Enter a name'),
  /** Null: open to everybody with the link. */
  restrictionToken: text(maxRestrictionTokenLength).min(1).nullable(),
  startsAt: moment,
  endsAt: moment,
  /** Above the pages while it runs, and after its end. */
  message: text(500),
  shortMessage: text(200).min(1, 'Enter a short text'),
  /** Beside the total of cart and checkout. */
  checkoutMessage: text(500).optional(),
  /** What does not get the offer, in a sentence and by name. */
  excludedMessage: text(500).optional(),
  excludedValues: z.array(text(200).min(1)).max(50, 'At most 50').optional(),
  /** What it can be combined with. */
  stackableMessage: text(500).optional(),
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
  categories: categoryChoices,
  pools: z.array(z.string()),
  /** Groups of customers. */
  customerGroups: z.array(z.object({ key: z.string(), name: z.string() })),
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
const day = calendarDay('Choose a day');
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

export const promotionDeclarations = {
  list: {
    name: 'promotions.staffList',
    summary: 'List promotions',
    description: 'Filtered by state and by words in name, label, key or code; 50 per page, latest start first.',
    access: 'promotions.read',
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
      /** Counts of all promotions, by state. */
      counts: z.record(z.enum(promotionStates), z.int()),
    }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  fresh: {
    name: 'promotions.staffFresh',
    summary: 'Get choices for a new promotion',
    description: 'Categories, pools, customer groups, brands, and the shop’s clock.',
    access: 'promotions.edit',
    response: choices.extend({ now: z.string() }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'promotions.staffGet',
    summary: 'Get a promotion',
    description: 'With its codes, uses, campaigns and history.',
    access: 'promotions.read',
    params: z.object({ promotionId }),
    response: staffPromotion,
    problems: promotionProblems,
    whileImpersonating: 'allowed',
  },
  check: {
    name: 'promotions.staffCheck',
    summary: 'Validate a promotion',
    description: 'Returns all errors by field, including references that do not exist. Omitted fields are not checked. Saves nothing.',
    access: 'promotions.edit',
    body: z.object({ promotion: z.record(z.string(), z.unknown()) }),
    response: z.object({ fields: z.record(z.string(), z.string()) }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'promotions.staffAdd',
    summary: 'Create a promotion',
    description: 'As a draft, visible to staff only.',
    access: 'promotions.edit',
    body: edit,
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'promotions.staffSave',
    summary: 'Replace a promotion',
    description: 'Carts follow with their next request. Fails with `promotion_changed` if `version` is not the latest.',
    access: 'promotions.edit',
    params: z.object({ promotionId }),
    body: z.object({ version, promotion: edit }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  setState: {
    name: 'promotions.staffSetState',
    summary: 'Set a promotion’s state',
    description: 'Publishes a draft, starts a stopped promotion again, or takes one back to draft.',
    access: 'promotions.edit',
    params: z.object({ promotionId }),
    body: z.object({ version, state: z.enum(settableStates) }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  stop: {
    name: 'promotions.staffStop',
    summary: 'Stop an active promotion',
    description: 'At once, in every process, whatever its version. Safe to repeat.',
    access: 'promotions.edit',
    params: z.object({ promotionId }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  duplicate: {
    name: 'promotions.staffDuplicate',
    summary: 'Duplicate a promotion',
    description: 'As a draft, without its codes.',
    access: 'promotions.edit',
    params: z.object({ promotionId }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  saveCampaign: {
    name: 'promotions.staffSaveCampaign',
    summary: 'Add or replace a campaign',
    description:
      'Its link applies the promotion, at once. Replaces the campaign with the same ID and brand unless `isNew`. Fails with `promotion_changed` if `version` is not the latest.',
    access: 'promotions.edit',
    params: z.object({ promotionId }),
    body: z.object({
      version,
      /** Refuses to replace one. */
      isNew: z.boolean().default(false),
      campaign: writtenCampaign.refine(isInOrder, atEnd('A campaign ends after it begins')),
    }),
    response: saved,
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addCodes: {
    name: 'promotions.staffAddCodes',
    summary: 'Create unique codes',
    description:
      'Each is good for one order; download them with `codes.csv?batch=`. `batch` is one more than the latest batch, so that a repeated call creates none.',
    access: 'promotions.edit',
    params: z.object({ promotionId }),
    body: z.object({
      count: z.int('Enter a whole number').min(1, 'Enter a number from 1 to 10,000').max(maxCodes, 'Enter a number from 1 to 10,000'),
      batch: wholeNumber({ min: 1 }),
    }),
    response: z.object({ ok: z.literal(true), batch: z.int(), codes: z.int() }),
    problems: promotionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  tryOut: {
    name: 'promotions.staffTryOut',
    summary: 'Try promotions on a sample cart',
    description: 'At a given time: what each promotion does, or why it does not apply. Saves nothing.',
    access: 'promotions.read',
    body: z.object({
      /** A brand's key; the caller's own when it is not given. */
      brand: z.string().optional(),
      lines: z
        .array(z.object({ sku: z.string().trim().min(1).max(200), quantity: z.int().min(1).max(99) }))
        .min(1, 'Enter at least one SKU')
        .max(maxTriedLines, `At most ${maxTriedLines} lines`),
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
    summary: 'Get a promotion’s results',
    description: 'Paid orders by day in the shop’s time zone, for a year at most: number, sales and discount.',
    access: 'promotions.read',
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
