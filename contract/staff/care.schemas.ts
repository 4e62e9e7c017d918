import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { order, orderNumber, orderStage, orderStatusLabel } from '../orders/orders.schemas.ts';
import { shippedParcel } from '../orders/shipments.schemas.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { careProblems } from './care.rules.ts';

/** A customer in a list: enough to tell two apart. */
const foundCustomer = z.object({
  customerId: z.int(),
  name: z.string(),
  /** Masked, unless it was typed in full. */
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
  partlyCancelled: z.boolean(),
  total: cents,
  currency: currencyCode,
  /** Null for a guest's. */
  customerId: z.int().nullable(),
});
export type FoundOrder = z.infer<typeof foundOrder>;

const customerId = bigId;

/** An address without the parts care does not need. */
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
  /** What looks suspicious, one word each. */
  flags: z.array(z.string()),
  photos: z.array(z.object({ src: z.string() })),
  verifiedPurchase: z.boolean(),
  /** ISO timestamps (UTC). */
  submittedAt: z.string(),
  publishAfter: z.string(),
});
export type WaitingReview = z.infer<typeof waitingReview>;

const done = z.object({ ok: z.literal(true) });

export const careDeclarations = {
  find: {
    name: 'care.find',
    summary: 'Customers by the beginning of their e-mail address, guests’ orders by all of it, an order by its number (customers.read)',
    query: z.object({ q: z.string().trim().max(255).default('') }),
    response: z.object({ customers: z.array(foundCustomer), orders: z.array(foundOrder) }),
    problems: careProblems,
    whileImpersonating: 'allowed',
  },
  getCustomer: {
    name: 'care.getCustomer',
    summary: 'A customer for care; that it was looked at is in the log (customers.read)',
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
    whileImpersonating: 'allowed',
  },
  getOrder: {
    name: 'care.getOrder',
    summary: 'An order for care; that it was looked at is in the log (orders.read)',
    params: z.object({ orderNumber }),
    response: z.object({
      order: order.omit({ shippingAddress: true, billingAddress: true }),
      shipsTo: z.string(),
      /** Its parcels, with who shipped them. */
      shipments: z.array(shippedParcel),
      customerId: z.int().nullable(),
      /** The staff member who placed it for the customer; null when the customer did. */
      placedBy: z.object({ memberId: z.int(), name: z.string() }).nullable(),
      /** Where the visit that led to it began: a host, or `email` for a letter of ours to the same address; null when unknown. */
      cameFrom: z.string().nullable(),
    }),
    problems: careProblems,
    whileImpersonating: 'allowed',
  },
  listReviews: {
    name: 'care.listReviews',
    summary: 'Reviews that wait, the oldest first (reviews.moderate)',
    response: z.object({ reviews: z.array(waitingReview) }),
    problems: careProblems,
    whileImpersonating: 'allowed',
  },
  decideReview: {
    name: 'care.decideReview',
    summary: 'Lets a review be published at once, or turns it down with a reason (reviews.moderate)',
    params: z.object({ reviewId: wholeNumber({ min: 1 }) }),
    body: z
      .object({ decision: z.enum(['approve', 'reject']), reason: z.string().trim().max(255).default('') })
      .refine(({ decision, reason }) => decision === 'approve' || reason !== '', { path: ['reason'], message: 'Reason is required' }),
    response: done,
    problems: careProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
