import { z } from 'zod';
import { shippableCountries } from '../addresses/addresses.rules.ts';
import type { Declarations } from '../api/endpoint.ts';
import { variationId } from '../catalog/catalog.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { deliveryProblems } from './delivery.rules.ts';

/** Shipping methods; both are labelled Standard (spec §3). */
export const shippingMethodCode = z.enum(['GROUND', 'FRNTDOOR']);
export type ShippingMethodCode = z.infer<typeof shippingMethodCode>;

/** Spec §3. More than three weeks are counted in weeks. */
export const estimateUnit = z.enum(['BUSINESS_DAYS', 'WEEKS']);

export const deliveryMethod = z.object({
  code: shippingMethodCode,
  label: z.string(),
  price: cents,
  /** True where it ends at a PO box instead of a door. */
  toPoBox: z.literal(true).optional(),
  /** A note for the shopper, such as import duties. */
  note: z.string().optional(),
  /** ISO dates (UTC) of the arrival window, both included. */
  earliest: z.string(),
  latest: z.string(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

/** An arrival window: two ISO dates, both included, also counted from today. */
export const arrival = z.object({
  earliest: z.iso.date(),
  latest: z.iso.date(),
  unit: estimateUnit,
  fewest: z.int(),
  most: z.int(),
});
export type Arrival = z.infer<typeof arrival>;

/** The place of a postal code. */
export const destination = z.object({
  countryCode: z.enum(shippableCountries),
  stateRegion: z.string(),
  /** In the carriers' spelling: `10001`, `M5V 2T6`. */
  postalCode: z.string(),
});
export type DeliveryDestination = z.infer<typeof destination>;

export const deliveryEstimate = z.object({
  variationId: z.int(),
  quantity: z.int(),
  method: shippingMethodCode,
  /** Null when that many are not available, or it cannot be delivered there. */
  arrival: arrival.nullable(),
  /** Why it cannot be delivered there, for shoppers. */
  refusal: z.string().optional(),
  /** ISO timestamp (UTC) until which an order gets these dates; null without dates. */
  orderBy: z.string().nullable(),
  /** Number of parcels: one per warehouse involved. */
  parcels: z.int(),
  /** Made to order. */
  madeToOrder: z.boolean(),
  /** Lead time in business days. */
  leadTimeDays: z.int(),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;

/** The delivery price, and the amount missing to free delivery; `freeShipping` is null where it is never free. */
export const shippingCost = z.object({ price: cents, freeShipping: z.object({ threshold: cents, missing: cents }).nullable() });

export const estimateAnswer = z.object({
  /** Null: the dates hold across the contiguous US. */
  destination: destination.nullable(),
  estimate: deliveryEstimate,
  /** For these units only; `note` mentions import duties. */
  shipping: shippingCost.extend({ note: z.string().optional() }),
});
export type EstimateAnswer = z.infer<typeof estimateAnswer>;

export const estimatesAnswer = z.object({
  destination: destination.nullable(),
  /** In item order, without items no longer sold. */
  estimates: z.array(deliveryEstimate),
  /** From the first parcel to the last; null when nothing is available. */
  arrival: arrival.nullable(),
  parcels: z.int(),
});
export type EstimatesAnswer = z.infer<typeof estimatesAnswer>;

const methodPrice = z.object({
  code: shippingMethodCode,
  label: z.string(),
  /** The items it applies to. */
  detail: z.string(),
  price: cents,
  /** Merchandise above this many cents ships free; null where nothing does. */
  freeOver: cents.nullable(),
  note: z.string().optional(),
});

/** Places with equal prices. */
const placeRates = z.object({
  place: z.string(),
  /** The states, provinces and postal codes of a zone of the brand's own, for shoppers; null for the built-in ones. */
  holds: z.string().nullable(),
  /** The US states that lie in such a zone as a whole, or Alaska and Hawaii, and the zone's ZIP codes or their beginnings. */
  states: z.array(z.string()),
  zipCodes: z.array(z.string()),
  /** Empty where nothing is delivered. */
  methods: z.array(methodPrice),
});
export type PlaceRates = z.infer<typeof placeRates>;

/** As typed; the operation validates it with its own messages. */
const postalCode = z.string().trim().max(20);
const units = wholeNumber({ min: 1, max: 99 }).default(1);

export const deliveryDeclarations = {
  getMethods: {
    name: 'delivery.getMethods',
    summary: 'List delivery methods for a postal code',
    description: 'With prices; also for a PO box there.',
    query: z.object({
      postalCode,
      /** Tells a PO box, which pays its own rate and takes no large items. */
      addressLine1: z.string().trim().max(255).optional(),
    }),
    response: z.object({
      destination,
      methods: z.array(methodPrice),
    }),
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getRates: {
    name: 'delivery.getRates',
    summary: 'List delivery rates by kind of place',
    description: 'As charged at checkout, the brand’s own zones first.',
    response: z.object({ rates: z.array(placeRates) }),
    problems: {},
    whileImpersonating: 'allowed',
  },
  rememberPostalCode: {
    name: 'delivery.rememberPostalCode',
    summary: 'Remember the visitor’s postal code',
    description: 'For delivery dates, rates and the tax estimate.',
    body: z.object({ postalCode }),
    response: z.object({ destination }),
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getEstimate: {
    name: 'delivery.getEstimate',
    summary: 'Get a delivery estimate for a variation',
    description: 'Date and cost for a postal code; without one, for anywhere in the contiguous US.',
    query: z.object({ variationId, quantity: units, postalCode: postalCode.optional() }),
    response: estimateAnswer,
    problems: deliveryProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getEstimateForPage: {
    name: 'delivery.getEstimateForPage',
    summary: 'Get a delivery estimate for a cached page',
    description: 'The same as `delivery.getEstimate`, in process and without a visitor’s rate limit.',
    query: z.object({ variationId, postalCode: postalCode.optional() }),
    response: estimateAnswer,
    problems: deliveryProblems,
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
  getEstimates: {
    name: 'delivery.getEstimates',
    summary: 'Get delivery estimates for several variations',
    description: 'For each, and for all together.',
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
