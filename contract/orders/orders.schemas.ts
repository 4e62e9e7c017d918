import { z } from 'zod';
import { address } from '../addresses/addresses.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { totals } from '../cart/cart.schemas.ts';
import { image } from '../catalog/catalog.schemas.ts';
import { shippingMethodCode } from '../delivery/delivery.schemas.ts';
import { adjustment } from '../promotions/promotions.schemas.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { nextStep } from './next-step.schemas.ts';
import { orderProblems } from './orders.rules.ts';

/** The four labels for shoppers (spec §3), derived from the internal states (rulings: Orders). */
export const orderStatusLabel = z.enum(['Processing', 'Cancelled', 'Return Initiated', 'Return Completed']);

/** Progress where the four labels only say Processing (rulings: Orders). */
export const orderStage = z.enum(['awaiting_payment', 'processing', 'partly_shipped', 'shipped', 'delivered', 'cancelled']);
export type OrderStage = z.infer<typeof orderStage>;

export const orderNumber = z.string().regex(/^[A-Z0-9-]{6,24}$/);

export const orderLine = z.object({
  productId: z.int(),
  variationId: z.int(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  options: z.record(z.string(), z.string()),
  image: image.nullable(),
  quantity: z.int(),
  unitPrice: cents,
  lineTotal: cents,
  /** What promotions took off. */
  adjustments: z.array(adjustment),
  /** Tax on `lineTotal` less promotions. */
  tax: cents,
});
export type OrderLine = z.infer<typeof orderLine>;

/** How an order is paid, as far as shoppers may see it. */
export const paidWith = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CARD'), brand: z.string(), last4: z.string() }),
  /** The payer's e-mail, masked. */
  z.object({ type: z.literal('PAYPAL'), payerEmail: z.string() }),
  /** The store card by its name; `planMonths` is null without a plan. */
  z.object({ type: z.literal('PLCC'), card: z.string(), last4: z.string(), planMonths: z.int().nullable() }),
  /** A replacement at no charge. */
  z.object({ type: z.literal('NONE') }),
]);
export type PaidWith = z.infer<typeof paidWith>;

/** A line with its current state; units neither shipped nor cancelled are still to come. */
export const orderedLine = orderLine.extend({ shipped: z.int(), cancelled: z.int() });

/** One of the taxes in an order's tax: its name, its rate in thousandths of a percent, and cents. */
const taxLine = z.object({ name: z.string(), rate: z.int(), amount: cents });
export type TaxLine = z.infer<typeof taxLine>;

export const order = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  status: orderStatusLabel,
  stage: orderStage,
  /** False until the bank has answered. */
  paymentSettled: z.boolean(),
  email: z.string(),
  /** Some units were cancelled, but not all. */
  partlyCancelled: z.boolean(),
  items: z.array(orderedLine.extend({ currencyCode })),
  shippingAddress: address,
  billingAddress: address,
  delivery: z.object({ code: shippingMethodCode, label: z.string(), earliest: z.string(), latest: z.string() }),
  payment: paidWith,
  summary: totals,
  /** The taxes in `summary.tax`, adding up to it; empty without tax, and where only the whole is known. */
  taxLines: z.array(taxLine),
});
export type Order = z.infer<typeof order>;

/** An order on its page. */
const shownOrder = order.extend({
  /** Null when nothing is left to happen. */
  next: nextStep.nullable(),
  /** Placed less than an hour ago. */
  isNew: z.boolean(),
  /** The order that paid for the items a replacement replaces, with the token that opens it; null for an ordinary order. */
  replaces: z.object({ orderNumber, token: z.string() }).nullable(),
});
export type ShownOrder = z.infer<typeof shownOrder>;

export const orderDeclarations = {
  getOrder: {
    name: 'orders.getOrder',
    summary: 'Get an order',
    description: 'By the visitor’s session or the signed token of the email’s link.',
    params: z.object({ orderNumber }),
    query: z.object({ token: z.string().max(200).optional() }),
    response: shownOrder,
    problems: orderProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
