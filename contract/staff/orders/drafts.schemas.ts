import { z } from 'zod';
import { typedAddress } from '../../addresses/addresses.schemas.ts';
import type { Declarations } from '../../api/endpoint.ts';
import { cartLine, totals } from '../../cart/cart.schemas.ts';
import { deliveryMethod, shippingMethodCode } from '../../delivery/delivery.schemas.ts';
import { orderNumber } from '../../orders/orders.schemas.ts';
import { promotionsOfCart } from '../../promotions/promotions.schemas.ts';
import { maxPromoCodes } from '../../promotions/promotions.ts';
import { keysOf } from '../../values/keys.ts';
import { cents } from '../../values/money.schemas.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { draftProblems, draftStateNames, linkDays, paymentLinkProblems } from './drafts.rules.ts';
import { maxNoteLetters, maxTagLetters, maxTags } from './order-work.rules.ts';

const state = z.enum(keysOf(draftStateNames));
const draftId = bigId;
const version = wholeNumber({ min: 1 });

/** A discount that a member gives on the whole order, before tax. */
const manualDiscount = z
  .object({
    kind: z.enum(['percent', 'amount']),
    /** Percent, with up to two decimals; or cents. */
    value: z.number().positive({ error: 'Enter a discount' }),
    /** For staff; customers see “Discount”. */
    reason: z.string().trim().min(1, { error: 'Reason is required' }).max(255, { error: 'Reason must be less than 256 characters' }),
  })
  .superRefine(({ kind, value }, context) => {
    const message =
      kind === 'percent'
        ? value > 100 && 'Enter a percentage up to 100'
        : (!Number.isInteger(value) || value > 100_000_000) && 'Enter an amount in dollars and cents';
    if (message) context.addIssue({ code: 'custom', path: ['value'], message });
  });
export type ManualDiscount = z.output<typeof manualDiscount>;

const line = z.object({ variationId: z.int().positive(), quantity: z.int().min(1).max(99) });

/** What staff write into a draft. */
const written = z.object({
  /** The account that the order will belong to; null for somebody without one. */
  customerId: bigId.nullable().default(null),
  email: z.union([z.literal(''), z.email({ error: 'Please enter a valid email address' }).max(255)]).default(''),
  /** May be incomplete: the customer fills in the rest. */
  address: typedAddress,
  lines: z.array(line).max(100, { error: 'An order has up to 100 different items' }),
  promoCodes: z
    .array(z.string().trim().toUpperCase().min(1).max(40))
    .max(maxPromoCodes, { error: `An order takes up to ${maxPromoCodes} promo codes` }),
  discount: manualDiscount.nullable().default(null),
  deliveryMethod: shippingMethodCode.default('GROUND'),
  /** Cents; null for the usual price. */
  shippingPrice: z.int().min(0, { error: 'Enter a price' }).max(1_000_000).nullable().default(null),
  /** For staff; goes to the order. */
  note: z
    .string()
    .trim()
    .max(maxNoteLetters, { error: `Note must be less than ${maxNoteLetters + 1} characters` })
    .default(''),
  tags: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .min(1)
        .max(maxTagLetters, { error: `A tag has up to ${maxTagLetters} characters` }),
    )
    .max(maxTags, { error: `An order has up to ${maxTags} tags` })
    .default([]),
});
export type WrittenDraft = z.output<typeof written>;

const draft = written.extend({
  draftId: z.int(),
  version: z.int(),
  state,
  /** The account's; null without one. */
  customerName: z.string().nullable(),
  createdBy: z.string(),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The payment link as last sent; null without one that works. */
  link: z.object({ url: z.string(), until: z.string() }).nullable(),
  orderNumber: orderNumber.nullable(),
  /** At today's prices, in the draft's order. */
  items: z.array(cartLine.extend({ inStock: z.int() })),
  totals,
  promotions: promotionsOfCart,
  deliveryMethods: z.array(deliveryMethod),
  /** What keeps the address from being complete or reachable, by field; empty for an empty address, which the customer fills in. */
  addressErrors: z.record(z.string(), z.string()),
  /** What is missing before a link can be sent. */
  missing: z.array(z.string()),
});
export type DraftOrder = z.output<typeof draft>;

const listedDraft = z.object({
  draftId: z.int(),
  state,
  /** Empty while unknown. */
  name: z.string(),
  email: z.string(),
  units: z.int(),
  /** When it was last saved. */
  total: cents,
  createdBy: z.string(),
  /** ISO timestamp (UTC). */
  updatedAt: z.string(),
  orderNumber: orderNumber.nullable(),
});
export type ListedDraft = z.output<typeof listedDraft>;

/** A variation found for a draft. */
const foundItem = z.object({
  variationId: z.int(),
  productName: z.string(),
  variationName: z.string(),
  sku: z.string(),
  price: cents,
  inStock: z.int(),
});
export type FoundItem = z.output<typeof foundItem>;

const done = z.object({ ok: z.literal(true) });
const created = z.object({ draftId: z.int() });
const one = z.object({ draftId });

export const draftDeclarations = {
  list: {
    name: 'staffDrafts.list',
    summary: 'List draft orders',
    description: 'Last changed first, 50 per page.',
    access: 'orders.draft',
    query: z.object({
      /** Part of a name or email address, a phone number's end, or the draft's number. */
      q: z.string().trim().max(200).default(''),
      state: state.optional(),
      /** Created by this member. */
      staff: bigId.optional(),
      page: wholeNumber({ min: 1 }).default(1),
    }),
    response: z.object({
      drafts: z.array(listedDraft),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      members: z.array(z.object({ memberId: z.int(), name: z.string() })),
    }),
    problems: draftProblems,
    whileImpersonating: 'allowed',
  },
  create: {
    name: 'staffDrafts.create',
    summary: 'Create a draft order',
    description: 'Empty; optionally for a customer.',
    access: 'orders.draft',
    body: z.object({ customerId: bigId.nullable().default(null) }),
    response: created,
    problems: draftProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  get: {
    name: 'staffDrafts.get',
    summary: 'Get a draft order',
    description: 'At today’s prices and stock, with its payment link.',
    access: 'orders.draft',
    params: one,
    response: draft,
    problems: draftProblems,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'staffDrafts.save',
    summary: 'Replace a draft’s contents',
    description: 'A payment link that was already sent shows the new contents.',
    access: 'orders.draft',
    params: one,
    body: written.extend({
      /** The version that was read, so that nobody overwrites another’s changes. */
      version,
    }),
    response: z.object({ version: z.int() }),
    problems: draftProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  duplicate: {
    name: 'staffDrafts.duplicate',
    summary: 'Duplicate a draft order',
    description: 'A discount above the member’s limit is left out.',
    access: 'orders.draft',
    params: one,
    response: created,
    problems: draftProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  delete: {
    name: 'staffDrafts.delete',
    summary: 'Delete an unpaid draft order',
    description: 'Its payment link stops working.',
    access: 'orders.draft',
    params: one,
    response: done,
    problems: draftProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  send: {
    name: 'staffDrafts.send',
    summary: 'Send a draft’s payment link',
    description: 'Makes it valid for some days, and emails it to the customer unless it is only to be copied.',
    access: 'orders.draft',
    params: one,
    body: z.object({
      days: wholeNumber({ min: 1, max: Math.max(...linkDays) }),
      /** False only makes the link. */
      email: z.boolean().default(true),
    }),
    response: z.object({ url: z.string(), until: z.string() }),
    problems: draftProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  withdraw: {
    name: 'staffDrafts.withdraw',
    summary: 'Withdraw a draft’s payment link',
    description: 'At once. Safe to repeat.',
    access: 'orders.draft',
    params: one,
    response: done,
    problems: draftProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  findItems: {
    name: 'staffDrafts.findItems',
    summary: 'Find variations for a draft',
    description: 'By part of a product’s name or the beginning of a SKU, with price and stock.',
    access: 'orders.draft',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    response: z.object({ items: z.array(foundItem) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;

const token = z.string().max(200);

export const paymentLinkDeclarations = {
  get: {
    name: 'paymentLinks.get',
    summary: 'Get the contents of a payment link',
    description: 'At today’s prices and stock. Changes nothing.',
    params: z.object({ token }),
    response: z.object({
      state: z.enum(['open', 'expired', 'withdrawn', 'paid']),
      /** ISO timestamp (UTC) until which it is valid; null when it is not. */
      until: z.string().nullable(),
      items: z.array(cartLine),
      totals: totals.nullable(),
      promotions: promotionsOfCart.nullable(),
      /** Once paid: the order, and the token that opens it. */
      order: z.object({ orderNumber, token: z.string() }).nullable(),
    }),
    problems: paymentLinkProblems,
    whileImpersonating: 'allowed',
  },
  open: {
    name: 'paymentLinks.open',
    summary: 'Start or resume checkout from a payment link',
    params: z.object({ token }),
    response: z.object({ checkoutUuid: z.uuid() }),
    problems: paymentLinkProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
