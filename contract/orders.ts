import { z } from 'zod';
import { address } from './addresses.ts';
import { totals } from './cart.ts';
import { image } from './catalog.ts';
import { shippingMethodCode } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { defineProblems } from './problems.ts';

/** The four labels a shopper sees (spec §3); derived from the inner states (rulings: Orders). */
export const orderStatusLabel = z.enum(['Processing', 'Cancelled', 'Return Initiated', 'Return Completed']);

/** How far an order is, where the four labels say no more than Processing (rulings: Orders). */
export const orderStage = z.enum(['awaiting_payment', 'processing', 'partly_shipped', 'shipped', 'delivered', 'cancelled']);
export type OrderStage = z.infer<typeof orderStage>;

const stageWords: Readonly<Record<OrderStage, string>> = {
  awaiting_payment: 'Payment pending',
  processing: 'Processing',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** What is read of where an order stands: the label of the specification, and of an order that runs, how far it is. */
export const orderWords = ({ status, stage }: { status: z.infer<typeof orderStatusLabel>; stage: OrderStage }): string =>
  status === 'Processing' ? stageWords[stage] : status;

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
});
export type OrderLine = z.infer<typeof orderLine>;

export const order = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  status: orderStatusLabel,
  stage: orderStage,
  /** False while the bank has not answered yet. */
  paymentSettled: z.boolean(),
  email: z.string(),
  items: z.array(orderLine),
  shippingAddress: address,
  billingAddress: address,
  delivery: z.object({ code: shippingMethodCode, label: z.string(), earliest: z.string(), latest: z.string() }),
  payment: z.object({ type: z.enum(['CARD', 'PAYPAL', 'PLCC']), brand: z.string(), last4: z.string() }),
  summary: totals,
});
export type Order = z.infer<typeof order>;

export const orderProblems = defineProblems({
  order_not_found: { status: 404, message: 'We can’t find that order.' },
});

export const orderEndpoints = {
  getOrder: endpoint({
    name: 'orders.getOrder',
    summary: 'An order of the visitor, by their session or by the signed token of the e-mail’s link',
    method: 'GET',
    path: '/api/orders/:orderNumber',
    params: z.object({ orderNumber }),
    query: z.object({ token: z.string().max(200).optional() }),
    response: order,
    problems: orderProblems,
  }),
};
