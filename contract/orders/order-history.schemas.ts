import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { commonProblems } from '../api/problems.ts';
import { missedReasons } from '../cart/cart.rules.ts';
import { trackingSteps } from '../shipments/tracking.rules.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { nextStep } from './next-step.schemas.ts';
import { orderProblems } from './orders.rules.ts';
import { orderedLine, orderNumber, orderStage, orderStatusLabel } from './orders.schemas.ts';

/** Filters of the order history (spec §9 order history filters); the page has the labels. */
export const orderFilter = z.enum([
  'most-recent',
  '30-days',
  '6-months',
  'this-year',
  'last-year',
  'two-years-ago',
  'three-or-more-years-ago',
]);
export type OrderFilter = z.infer<typeof orderFilter>;

/** A parcel of a listed order. */
const listedParcel = z.object({ shipmentUuid: z.uuid(), status: z.enum(trackingSteps), isDelayed: z.boolean() });

/** An order in the list. */
const listedOrder = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  status: orderStatusLabel,
  stage: orderStage,
  partlyCancelled: z.boolean(),
  total: cents,
  currency: currencyCode,
  items: z.array(orderedLine),
  /** The parcels shipped so far, oldest first. */
  parcels: z.array(listedParcel),
  /** Null when nothing is left to happen. */
  next: nextStep.nullable(),
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** What buying an order again did. */
const boughtAgain = z.object({
  /** Units added to the cart. */
  added: z.int(),
  /** What could not be added, or not in full. */
  missed: z.array(z.object({ name: z.string(), quantity: z.int(), why: z.enum(missedReasons) })),
});
export type BoughtAgain = z.infer<typeof boughtAgain>;

export const orderHistoryDeclarations = {
  list: {
    name: 'orders.list',
    summary: 'List the customer’s orders',
    description: 'Newest first, ten per page; `q` matches part of an order number or product name.',
    access: 'customer',
    query: z.object({
      filter: orderFilter.default('most-recent'),
      q: z.string().trim().max(100).default(''),
      page: wholeNumber({ min: 1, max: 10_000 }).default(1),
    }),
    response: z.object({ orders: z.array(listedOrder), total: z.int(), page: z.int(), pages: z.int() }),
    problems: { unauthorized: commonProblems.unauthorized },
    whileImpersonating: 'allowed',
  },
  buyAgain: {
    name: 'orders.buyAgain',
    summary: 'Add an order’s items to the cart',
    description: 'Items still sold, as far as they are in stock; by session or token. The response lists what could not be added.',
    params: z.object({ orderNumber }),
    body: z.object({ token: z.string().max(200).optional() }),
    response: boughtAgain,
    problems: orderProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
