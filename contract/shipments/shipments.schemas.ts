import { z } from 'zod';
import { address } from '../addresses/addresses.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { orderProblems } from '../orders/orders.rules.ts';
import { orderedLine, orderLine, orderNumber } from '../orders/orders.schemas.ts';
import { keysOf } from '../values/keys.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { bareTrackingNumber, type CarrierCode, carrierNames, fulfilmentProblems, trackingNumberFault } from './shipments.rules.ts';
import { trackingSteps } from './tracking.rules.ts';

export const carrierCode = z.enum(keysOf(carrierNames));

/** A shipped parcel, for its shopper. */
export const shipment = z.object({
  shipmentUuid: z.uuid(),
  carrier: z.object({ code: carrierCode, name: z.string() }),
  trackingNumber: z.string().nullable(),
  /** The carrier's tracking page; null where there is none. */
  trackingUrl: z.string().nullable(),
  /** ISO timestamp (UTC). */
  shippedAt: z.string(),
  /** The furthest step its carrier reported. */
  status: z.enum(trackingSteps),
  /** The delay mark on top of the step (spec §3, tracking statuses). */
  isDelayed: z.boolean(),
  /** ISO timestamp (UTC); null before delivery. */
  deliveredAt: z.string().nullable(),
  /** Its contents, at the prices paid. */
  items: z.array(orderLine),
});
export type Shipment = z.infer<typeof shipment>;

export const shipmentDeclarations = {
  list: {
    name: 'shipments.list',
    summary: 'List an order’s shipments',
    description: 'For the session that placed the order, or with the signed token of the email’s link.',
    params: z.object({ orderNumber }),
    query: z.object({ token: z.string().max(200).optional() }),
    response: z.object({ shipments: z.array(shipment) }),
    problems: orderProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;

/** An order's status for packing. */
export const fulfilmentStatus = z.enum(['held', 'to_ship', 'partly_shipped', 'shipped', 'unpaid', 'cancelled']);

const listedOrder = z.object({
  orderNumber,
  /** ISO timestamp (UTC). */
  placedAt: z.string(),
  status: fulfilmentStatus,
  /** Name and place, to tell two orders apart. */
  shipsTo: z.string(),
  delivery: z.string(),
  /** Units ordered. */
  units: z.int(),
  total: cents,
  currency: currencyCode,
});
export type OrderToShip = z.infer<typeof listedOrder>;

/** A parcel for staff. */
export const shippedParcel = shipment.extend({ shippedBy: z.string() });
export type ShippedParcel = z.infer<typeof shippedParcel>;

const order = z.object({
  orderNumber,
  placedAt: z.string(),
  status: fulfilmentStatus,
  email: z.string(),
  shippingAddress: address,
  delivery: z.string(),
  lines: z.array(orderedLine),
  shipments: z.array(shippedParcel),
});
export type OrderToPack = z.infer<typeof order>;

/** Ignores spaces and hyphens, which labels contain. */
const trackingNumber = z.string().default('').transform(bareTrackingNumber);

type Refuse = (label: { carrier: CarrierCode; trackingNumber: string }, context: z.RefinementCtx) => void;
const refuseLabel: Refuse = ({ carrier, trackingNumber: typed }, context) => {
  const message = trackingNumberFault(carrier, typed);
  if (message) context.addIssue({ code: 'custom', path: ['trackingNumber'], message });
};

export const fulfilmentDeclarations = {
  list: {
    name: 'fulfilment.list',
    summary: 'List orders to ship',
    description: 'Oldest first; `q` finds orders by number or email address.',
    access: 'orders.fulfil',
    query: z.object({ q: z.string().trim().max(255).default('') }),
    response: z.object({ orders: z.array(listedOrder), waiting: z.int() }),
    problems: fulfilmentProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'fulfilment.get',
    summary: 'Get an order for packing',
    description: 'With its address. Access is audited.',
    access: 'orders.fulfil',
    params: z.object({ orderNumber }),
    response: order,
    problems: fulfilmentProblems,
    whileImpersonating: 'allowed',
  },
  ship: {
    name: 'fulfilment.ship',
    summary: 'Ship units of an order',
    description: 'Emails the shopper. The caller chooses the ID, so that the call is safe to repeat.',
    access: 'orders.fulfil',
    params: z.object({ orderNumber, shipmentUuid: z.uuid() }),
    body: z
      .object({
        carrier: carrierCode,
        trackingNumber,
        lines: z
          .array(z.object({ variationId: z.int().positive(), quantity: z.int().positive().max(99) }))
          .min(1)
          .max(100),
      })
      .superRefine(refuseLabel),
    response: order,
    problems: fulfilmentProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  correct: {
    name: 'fulfilment.correct',
    summary: 'Correct a parcel’s carrier or tracking number',
    description: 'Until it is delivered. The shopper sees the new values.',
    access: 'orders.fulfil',
    params: z.object({ orderNumber, shipmentUuid: z.uuid() }),
    body: z.object({ carrier: carrierCode, trackingNumber }).superRefine(refuseLabel),
    response: order,
    problems: fulfilmentProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  deliver: {
    name: 'fulfilment.deliver',
    summary: 'Mark a parcel as delivered',
    description: 'For carriers that do not report. Emails the shopper. Safe to repeat.',
    access: 'orders.fulfil',
    params: z.object({ orderNumber, shipmentUuid: z.uuid() }),
    response: order,
    problems: fulfilmentProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
