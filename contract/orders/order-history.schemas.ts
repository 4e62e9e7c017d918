import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { commonProblems } from '../api/problems.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
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
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const orderHistoryDeclarations = {
  list: {
    name: 'orders.list',
    summary: 'The customer’s orders, newest first, ten a page',
    query: z.object({ filter: orderFilter.default('most-recent'), page: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: z.object({ orders: z.array(listedOrder), total: z.int(), page: z.int(), pages: z.int() }),
    problems: { unauthorized: commonProblems.unauthorized },
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
