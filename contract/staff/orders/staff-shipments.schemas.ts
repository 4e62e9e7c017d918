import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { orderNumber } from '../../orders/orders.schemas.ts';
import { carrierCode, shipment } from '../../shipments/shipments.schemas.ts';
import { tracking } from '../../shipments/tracking.schemas.ts';
import { calendarDay } from '../../values/days.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { staffProblems } from '../staff.rules.ts';
import { shipmentStateNames } from './staff-shipments.rules.ts';

/** A day of the shop's calendar. */
const day = calendarDay();

/** What a list can be narrowed to; all conditions hold together. */
const shipmentFilter = z.object({
  /** A whole tracking number or order number. */
  q: z.string().trim().max(60).default(''),
  state: z.enum(keysOf(shipmentStateNames)).optional(),
  carrier: carrierCode.optional(),
  /** Shipped on this day or later. */
  from: day.optional(),
  /** Shipped on this day or earlier. */
  to: day.optional(),
});

const listedShipment = shipment
  .pick({ shipmentUuid: true, carrier: true, trackingNumber: true, trackingUrl: true, shippedAt: true, status: true, deliveredAt: true })
  .extend({
    orderNumber,
    /** The last day (`YYYY-MM-DD`) promised with the order; null where it is unknown. */
    promisedOn: z.string().nullable(),
    estimate: tracking.shape.estimate,
    /** What staff should look into; null when nothing. */
    concern: z.enum(['delayed', 'lost']).nullable(),
  });
export type ListedShipment = z.output<typeof listedShipment>;

/** A place in the list, from an answer's `next` or `previous`. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.[0-9a-f-]{36}$/)
  .optional();

export const staffShipmentDeclarations = {
  list: {
    name: 'staffShipments.list',
    summary: 'List shipments',
    description: 'Of all orders, filtered, last shipped first, 50 per page.',
    access: 'orders.read',
    query: shipmentFilter.extend({ after: cursor, before: cursor }),
    response: z.object({
      shipments: z.array(listedShipment),
      /** Counted up to 10,000. */
      total: z.int(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
