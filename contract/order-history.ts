import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents, currencyCode } from './money.ts';
import { orderLine, orderNumber, orderStage, orderStatusLabel } from './orders.ts';
import { commonProblems } from './problems.ts';

/** Which orders of one's own are shown (spec §9 order history filters); the words are the page's. */
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

/** An order as it stands in the list. */
const listedOrder = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  status: orderStatusLabel,
  stage: orderStage,
  total: cents,
  currency: currencyCode,
  items: z.array(orderLine),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const orderHistoryEndpoints = {
  list: endpoint({
    name: 'orders.list',
    summary: 'The customer’s orders, newest first, ten a page',
    method: 'GET',
    path: '/api/orders',
    query: z.object({ filter: orderFilter.default('most-recent'), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: z.object({ orders: z.array(listedOrder), total: z.int(), page: z.int(), pages: z.int() }),
    problems: { unauthorized: commonProblems.unauthorized },
  }),
};
