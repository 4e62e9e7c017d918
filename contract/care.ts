import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents, currencyCode } from './money.ts';
import { order, orderNumber, orderStage, orderStatusLabel } from './orders.ts';
import { defineProblems } from './problems.ts';
import { staffProblems } from './staff.ts';

export const careProblems = defineProblems({
  ...staffProblems,
  customer_not_found: { status: 404, message: 'There is no such customer.' },
  care_order_not_found: { status: 404, message: 'There is no order with this number.' },
  review_not_waiting: { status: 409, message: 'Somebody has decided on this review already.' },
});

/** A customer as a list shows them: enough to tell two apart, no more. */
const foundCustomer = z.object({
  customerId: z.int(),
  name: z.string(),
  /** With most of it left out, unless all of it was typed. */
  email: z.string(),
  /** ISO timestamp (UTC). */
  since: z.string(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;

const foundOrder = z.object({
  orderNumber,
  placedAt: z.string(),
  status: orderStatusLabel,
  stage: orderStage,
  total: cents,
  currency: currencyCode,
  /** Null for a guest's. */
  customerId: z.int().nullable(),
});
export type FoundOrder = z.infer<typeof foundOrder>;

const customerId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** An address with what care does not need left out. */
const maskedAddress = z.object({ label: z.string(), isDefaultShipping: z.boolean(), isDefaultBilling: z.boolean() });

const waitingReview = z.object({
  reviewId: z.int(),
  productId: z.int(),
  productName: z.string(),
  /** Path segments of the product's page; null when it is gone. */
  product: z.object({ departmentSlug: z.string(), slug: z.string(), productId: z.int() }).nullable(),
  status: z.enum(['waiting', 'approved']),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** What looks suspicious in it, in a word each. */
  flags: z.array(z.string()),
  photos: z.array(z.object({ src: z.string() })),
  verifiedPurchase: z.boolean(),
  /** ISO timestamps (UTC). */
  submittedAt: z.string(),
  publishAfter: z.string(),
});
export type WaitingReview = z.infer<typeof waitingReview>;

const done = z.object({ ok: z.literal(true) });

export const careEndpoints = {
  find: endpoint({
    name: 'care.find',
    summary: 'Customers by the beginning of their e-mail address, guests’ orders by all of it, an order by its number (customers.read)',
    method: 'GET',
    path: '/api/staff/customers',
    query: z.object({ q: z.string().trim().max(255).default('') }),
    response: z.object({ customers: z.array(foundCustomer), orders: z.array(foundOrder) }),
    problems: careProblems,
  }),
  getCustomer: endpoint({
    name: 'care.getCustomer',
    summary: 'A customer for care; that it was looked at is in the log (customers.read)',
    method: 'GET',
    path: '/api/staff/customers/:customerId',
    params: z.object({ customerId }),
    response: z.object({
      customerId: z.int(),
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      since: z.string(),
      addresses: z.array(maskedAddress),
      orders: z.array(foundOrder),
    }),
    problems: careProblems,
  }),
  getOrder: endpoint({
    name: 'care.getOrder',
    summary: 'An order for care; that it was looked at is in the log (orders.read)',
    method: 'GET',
    path: '/api/staff/orders/:orderNumber',
    params: z.object({ orderNumber }),
    response: z.object({
      order: order.omit({ shippingAddress: true, billingAddress: true }),
      shipsTo: z.string(),
      customerId: z.int().nullable(),
      /** Who of staff placed it for the customer; null: nobody. */
      placedBy: z.object({ memberId: z.int(), name: z.string() }).nullable(),
    }),
    problems: careProblems,
  }),
  listReviews: endpoint({
    name: 'care.listReviews',
    summary: 'Reviews that wait, the oldest first (reviews.moderate)',
    method: 'GET',
    path: '/api/staff/reviews',
    response: z.object({ reviews: z.array(waitingReview) }),
    problems: careProblems,
  }),
  decideReview: endpoint({
    name: 'care.decideReview',
    summary: 'Lets a review be published at once, or turns it down with a reason (reviews.moderate)',
    method: 'POST',
    path: '/api/staff/reviews/:reviewId',
    params: z.object({ reviewId: z.coerce.number().int().positive() }),
    body: z
      .object({ decision: z.enum(['approve', 'reject']), reason: z.string().trim().max(255).default('') })
      .refine(({ decision, reason }) => decision === 'approve' || reason !== '', { path: ['reason'], message: 'Reason is required' }),
    response: done,
    problems: careProblems,
    originalError: true,
  }),
};
