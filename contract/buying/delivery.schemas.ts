import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { variationId } from '../catalog/catalog.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { deliveryProblems } from './delivery.rules.ts';

/** Shipping methods; both are labelled Standard (spec §3). */
export const shippingMethodCode = z.enum(['GROUND', 'FRNTDOOR']);
export type ShippingMethodCode = z.infer<typeof shippingMethodCode>;

/** Spec §3. What takes more than three weeks is counted in weeks. */
export const estimateUnit = z.enum(['BUSINESS_DAYS', 'WEEKS']);

export const deliveryMethod = z.object({
  code: shippingMethodCode,
  label: z.string(),
  price: cents,
  /** What the shopper should know of it, such as import duties. */
  note: z.string().optional(),
  /** ISO dates (UTC) between which the parcel arrives, both included. */
  earliest: z.string(),
  latest: z.string(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

/** When something arrives: two ISO dates, both included, and the same counted from today. */
export const arrival = z.object({
  earliest: z.iso.date(),
  latest: z.iso.date(),
  unit: estimateUnit,
  fewest: z.int(),
  most: z.int(),
});
export type Arrival = z.infer<typeof arrival>;

/** Where a postal code lies. */
export const destination = z.object({
  countryCode: z.enum(['US', 'CA']),
  stateRegion: z.string(),
  /** As carriers write it: `10001`, `M5V 2T6`. */
  postalCode: z.string(),
});
export type DeliveryDestination = z.infer<typeof destination>;

export const deliveryEstimate = z.object({
  variationId: z.int(),
  quantity: z.int(),
  method: shippingMethodCode,
  /** Null when so many cannot be had, or it is not brought there. */
  arrival: arrival.nullable(),
  /** Why it is not brought there, in words for shoppers. */
  refusal: z.string().optional(),
  /** ISO timestamp (UTC) until which an order keeps these dates; null without dates. */
  orderBy: z.string().nullable(),
  /** Parcels it comes in: one from each warehouse it is gathered from. */
  parcels: z.int(),
  /** Made after it is ordered. */
  madeToOrder: z.boolean(),
  /** Business days until it can leave the warehouse. */
  leadTimeDays: z.int(),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;

/** What is paid for delivery, and what is missing to free delivery; `freeShipping` is null where it is never free. */
export const shippingCost = z.object({ price: cents, freeShipping: z.object({ threshold: cents, missing: cents }).nullable() });

export const estimateAnswer = z.object({
  /** Null: dates that hold all over the contiguous US. */
  destination: destination.nullable(),
  estimate: deliveryEstimate,
  /** For these units alone; import duties in `note`. */
  shipping: shippingCost.extend({ note: z.string().optional() }),
});
export type EstimateAnswer = z.infer<typeof estimateAnswer>;

export const estimatesAnswer = z.object({
  destination: destination.nullable(),
  /** In the order of the items; those that are not sold any more are left out. */
  estimates: z.array(deliveryEstimate),
  /** From the first parcel to the last; null when nothing can be had. */
  arrival: arrival.nullable(),
  parcels: z.int(),
});
export type EstimatesAnswer = z.infer<typeof estimatesAnswer>;

/** As typed; its form is told by the operation, in words of its own. */
const postalCode = z.string().trim().max(20);
const units = wholeNumber({ min: 1, max: 99 }).default(1);

export const deliveryDeclarations = {
  getMethods: {
    name: 'delivery.getMethods',
    summary: 'How things are delivered to a postal code, and what it costs',
    query: z.object({ postalCode }),
    response: z.object({
      destination,
      methods: z.array(
        z.object({
          code: shippingMethodCode,
          label: z.string(),
          /** Which things travel so. */
          detail: z.string(),
          price: cents,
          /** Merchandise over this many cents travels free; null where nothing does. */
          freeOver: cents.nullable(),
          note: z.string().optional(),
        }),
      ),
    }),
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  rememberPostalCode: {
    name: 'delivery.rememberPostalCode',
    summary: 'Keeps the visitor’s postal code for delivery dates, rates and the tax estimate',
    body: z.object({ postalCode }),
    response: z.object({ destination }),
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getEstimate: {
    name: 'delivery.getEstimate',
    summary: 'When a variation arrives at a postal code and what its delivery costs; without a postal code, anywhere in the contiguous US',
    query: z.object({ variationId, quantity: units, postalCode: postalCode.optional() }),
    response: estimateAnswer,
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getEstimateForPage: {
    name: 'delivery.getEstimateForPage',
    summary: 'The same for the shop’s own pages, which are made for everybody and must not run into one visitor’s limit',
    query: z.object({ variationId, postalCode: postalCode.optional() }),
    response: estimateAnswer,
    problems: deliveryProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  getEstimates: {
    name: 'delivery.getEstimates',
    summary: 'When each of several variations arrives, and all of them together',
    body: z.object({
      items: z.array(z.object({ variationId, quantity: units })).max(100),
      postalCode: postalCode.optional(),
    }),
    response: estimatesAnswer,
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
