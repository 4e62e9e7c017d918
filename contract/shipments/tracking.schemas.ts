import { z } from 'zod';
import { typedAddress } from '../addresses/addresses.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { orderNumber } from '../orders/orders.schemas.ts';
import { shipment } from './shipments.schemas.ts';
import { carrierProblems, trackingProblems, trackingSteps } from './tracking.rules.ts';

export const tracking = shipment.extend({
  orderNumber,
  /** The parcel's position among the order's parcels, from 1. */
  parcel: z.object({ number: z.int(), of: z.int() }),
  /** The expected days (`YYYY-MM-DD`), both included; null when delivered or unknown. */
  estimate: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
  /** The four steps in order, each with its events; `at` is an ISO timestamp (UTC). */
  steps: z.array(
    z.object({
      step: z.enum(trackingSteps),
      isReached: z.boolean(),
      events: z.array(z.object({ at: z.string(), place: z.string().nullable(), isDelay: z.boolean() })),
    }),
  ),
  /** The carrier has reported at least one event. */
  isHeard: z.boolean(),
  shipsTo: typedAddress.pick({ city: true, stateRegion: true, postalCode: true, countryCode: true }),
  /** The sandbox simulates the carrier. */
  isSandbox: z.boolean(),
});
export type Tracking = z.infer<typeof tracking>;

export const trackingDeclarations = {
  get: {
    name: 'tracking.get',
    summary: 'Get a parcel’s tracking status',
    description: 'For the session that placed the order, or with the signed token of the email’s link.',
    params: z.object({ shipmentUuid: z.uuid() }),
    query: z.object({ token: z.string().max(200).optional() }),
    response: tracking,
    problems: trackingProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;

export const carrierDeclarations = {
  receive: {
    name: 'carriers.receiveWebhook',
    summary: 'Receive carrier tracking events',
    description: 'Called by carriers with a signature. Repeated, late or out-of-order events are harmless.',
    access: 'carrierSignature',
    params: z.object({ carrier: z.string().max(40) }),
    response: z.object({ ok: z.literal(true) }),
    problems: carrierProblems,
  },
} satisfies Declarations;
